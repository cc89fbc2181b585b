import { expect, test } from 'vitest';
import { openRecord } from '../../../tests/games/lib/open-record.ts';
import type { GameId } from '../../variants/rules.ts';
import golden from '../../variants/ultimate/golden/match.txt?raw';
import { describeThreats } from './threats.ts';

type Rest = Parameters<typeof openRecord>[2];

async function heard(id: GameId, moves: readonly string[], rest?: Rest): Promise<string> {
  const { match, view, layout } = await openRecord(id, moves, rest);
  return describeThreats(match, view, layout);
}

test('A11-07 what wins at once, and what the other side threatens', async () => {
  expect(await heard('classic', [])).toBe('X has no move that wins at once.');
  expect(await heard('classic', ['0', '4', '1'])).toBe(
    'O has no move that wins at once. X threatens to win with c3.',
  );
  expect(await heard('classic', ['0', '4', '1', '2'])).toContain('O threatens to win with a1.');
  expect(await heard('classic', ['0', '4', '1', '5'])).toBe(
    'X wins at once with c3. O threatens to win with a2.',
  );
});

test('A11-07 who plays alone is "you"', async () => {
  expect(await heard('classic', [], { isAlone: true })).toBe('You have no move that wins at once.');
  expect(await heard('classic', ['0', '4', '1', '5'], { isAlone: true })).toBe(
    'You win at once with c3. O threatens to win with a2.',
  );
});

test('A11-07 while the other side is to move, who plays alone is "you"', async () => {
  const { match, view, layout } = await openRecord('classic', ['0', '4', '1'], { isAlone: true });
  expect(describeThreats(match, view, layout)).toBe(
    'O has no move that wins at once. You threaten to win with c3.',
  );
});

test('A11-07 through the levels of a stack, and on a board that grows', async () => {
  expect(await heard('3d', ['0.4', '0.0', '1.4'])).toContain('X threatens to win with');
  const four = ['0,0', '0,4', '1,0', '1,4', '2,0', '2,4', '3,0'];
  expect(await heard('infinite', four)).toMatch(
    /^O has no move that wins at once\. X threatens to win with /,
  );
});

test('A11-07 where players choose their symbols, the player is named', async () => {
  const picks = ['4', 'O', '0', 'O'];
  expect(await heard('wild', [], { picks })).toBe('Player 1 has no move that wins at once.');
});

test('A11-07 who measures moves again: that is no threat', async () => {
  expect(await heard('quantum', ['0-4', '0-4'], { isAlone: true })).not.toContain('threatens');
});

test('A11-07 nothing is said where a line loses', async () => {
  expect(await heard('misere', ['0', '4', '1'])).not.toContain('threatens');
});

test('A11-07 small boards that either side can win, where the next move is', async () => {
  const { moves } = JSON.parse(golden.split('\n', 1)[0] ?? '') as { moves: string[] };
  expect(await heard('ultimate', moves.slice(0, 22))).toBe(
    'X has no move that wins at once. X can win a small board with bottom board, c2. O can win a small board with bottom board, a1. Next move: bottom board.',
  );
  expect(await heard('ultimate', moves.slice(0, 48))).toBe(
    'X has no move that wins at once. O would win the game with left board, b2, if sent there. O can win a small board with top-right board, c3. Next move: top-right board.',
  );
});

test('A11-07 open rows of both sides, on a board that grows', async () => {
  const said = await heard('infinite', ['0,0', '0,4', '1,0', '2,4', '2,0']);
  expect(said).toMatch(/ X has an open row of 3: [^.]+; [^.]+; [^.]+\.$/);
  expect(await heard('infinite', ['0,0', '0,4', '1,0', '3,0', '2,0'])).not.toContain('open row');
});
