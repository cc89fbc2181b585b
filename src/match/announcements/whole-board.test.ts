import { expect, test } from 'vitest';
import { openRecord } from '../../../tests/games/lib/open-record.ts';
import type { GameId } from '../../variants/rules.ts';
import { describeLines } from './lines.ts';
import { describeBoard, describeBoards } from './whole-board.ts';

async function boardOf(id: GameId, moves: readonly string[]) {
  const { layout, view } = await openRecord(id, moves);
  return [layout, view] as const;
}

test('A11-04 a board is read in one go: only its marks, in reading order', async () => {
  expect(describeBoard(...(await boardOf('classic', [])))).toBe('The board is empty.');
  expect(describeBoard(...(await boardOf('classic', ['8', '4', '0'])))).toBe('a3 X; b2 O; c1 X.');
});

test('a stack is read by levels from the top, and each level is named once', async () => {
  expect(describeBoard(...(await boardOf('3d', ['1.4', '3.0', '1.0'])))).toBe(
    'Level 4: a3 O. Level 3: empty. Level 2: a3 X; b2 X. Level 1: empty.',
  );
});

test('Ultimate: the winners of the nine boards, then the board to play on', async () => {
  const moves = ['4.0', '0.4', '4.1', '1.4', '4.2', '2.4'];
  const [layout, view] = await boardOf('ultimate', moves);
  const boards = describeBoards(layout, view) ?? '';
  expect(boards).toContain('centre board: board won by X.');
  expect(boards).toContain('top-left board: open.');
  expect(boards.match(/board: /g)).toHaveLength(9);
  // The centre is won, so X may play on any of the other eight.
  expect(describeBoard(layout, view)).toBe(
    `${boards} top-left board: b2 O. top board: b2 O. top-right board: b2 O. left board: empty. right board: empty. ` +
      'bottom-left board: empty. bottom board: empty. bottom-right board: empty.',
  );
  const [, sent] = await boardOf('ultimate', moves.slice(0, 3));
  expect(describeBoard(layout, sent)).toBe(`${describeBoards(layout, sent)} top board: empty.`);
});

test('Infinite: every mark by its way from the middle', async () => {
  const said = describeBoard(...(await boardOf('infinite', ['2,2', '3,2', '2,3', '3,4'])));
  expect(said).toMatch(/^[^;.]+ [XO]; [^;.]+ [XO]\. [^;.]+ [XO]\. [^;.]+ [XO]\.$/);
});

test('Quantum: names the cell of a mark’s partner', async () => {
  expect(describeBoard(...(await boardOf('quantum', ['0-4', '4-5'])))).toBe(
    'a3 X 1 linked with b2; b2 X 1 linked with a3, O 2 linked with c2; c2 O 2 linked with b2.',
  );
});

test('A11-09 a mark of Quantum says where its partner may be, or that it is settled', async () => {
  const [layout, view] = await boardOf('quantum', ['0-4', '0-4', '4']);
  expect(describeBoard(layout, view)).toMatch(/a3 [XO] \d settled; b2 [XO] \d settled\./);
});

test('A11-12 Ultimate: S says where a move sends the other side, and that they may then play anywhere', async () => {
  const [layout, view] = await boardOf('ultimate', ['4.0', '0.4', '4.1', '1.4', '4.2', '2.4']);
  expect(describeLines('s', layout, view, '8.1')).toBe(
    'A move here sends the other side to the top board.',
  );
  expect(describeLines('s', layout, view, '8.4')).toBe(
    'A move here sends the other side to the centre board. That one is decided, so they may play anywhere.',
  );
  expect(describeLines('s', layout, view, '4.0')).toBe('This cell is taken.');
});

test('A11-04 a line reads the name of its board or level once', async () => {
  const [layout, view] = await boardOf('ultimate', ['4.4']);
  expect(describeLines('r', layout, view, '4.3')).toBe(
    'Row: centre board: a2 empty; b2 X; c2 empty.',
  );
  const [stack, seen] = await boardOf('3d', ['1.4']);
  expect(describeLines('c', stack, seen, '1.1')).toBe('Column: Level 2: b3 empty; b2 X; b1 empty.');
});
