import { describe, expect, test } from 'vitest';
import { why } from '../../../tests/games/bots/reasons-of.ts';
import type { CellId } from '../../rules/game.ts';
import { infinite, type InfiniteState } from '../../variants/infinite/rules.ts';
import { chooseOne, seedRandom } from '../../engine/random.ts';

const row = (kind: string, line: string, marks: number) => ({ kind, line: line.split(' '), marks });

describe('rows that are no threats yet', () => {
  const openThree = '2,2 1,1 2,3 1,2 2,4 0,0 3,2';

  test.each(['2,1', '2,5'])('%s closes an open three', (best) => {
    expect(why('infinite', openThree, best)).toEqual([row('closes', '2,2 2,3 2,4', 3)]);
  });

  test('a mark beyond its end leaves it open, as the board grows at the other end', () => {
    expect(why('infinite', openThree, '2,0')).toEqual([row('cuts', '2,0 2,1 2,2 2,3 2,4', 3)]);
    expect(why('infinite', openThree, '4,4')).not.toContainEqual(
      expect.objectContaining({ kind: 'closes' }),
    );
  });

  test('an open three is made, with a gap too, but not against a mark at its end', () => {
    expect(why('infinite', '2,2 1,1 2,3 0,0', '2,4')).toEqual([row('opens', '2,2 2,3 2,4', 3)]);
    expect(why('infinite', '2,1 1,1 2,2 0,0', '2,4')).toEqual([row('opens', '2,1 2,2 2,4', 3)]);
    expect(why('infinite', '2,2 2,1 2,3 0,0', '2,4')).toEqual([]);
  });

  test('with four in a row two marks are enough, with three every pair is a threat', () => {
    expect(why('infinite', '2,2 0,0', '2,3', { length: 4 })).toEqual([row('opens', '2,2 2,3', 2)]);
    expect(why('infinite', '2,2 0,0', '2,3', { length: 3, start: 5 })).toEqual([
      { kind: 'threatens', cells: ['2,1', '2,4'] },
    ]);
  });

  test('no row counts while the other side would win next', () => {
    expect(why('infinite', '2,2 1,1 2,3 1,2 2,4 1,3 0,0 1,4', '2,1')).toEqual([]);
  });

  test('a line that only one side has marks in is built or broken up', () => {
    const line = '5 6 7 8 9';
    expect(why('extended', '9 2', '5', { size: 5 })).toEqual([row('builds', line, 2)]);
    expect(why('extended', '9 1 5', '6', { size: 5 })).toContainEqual(row('cuts', line, 2));
    expect(why('extended', '9 7', '5', { size: 5 })).toEqual([]);
    expect(why('extended', '9 1', '6', { size: 5 })).not.toContainEqual(
      expect.objectContaining({ kind: 'cuts' }),
    );
  });

  test('a line through the levels of a cube', () => {
    const cube = { board: '4x4x4' };
    expect(why('3d', '0.0 1.2', '1.5', cube)).toEqual([row('builds', '0.0 1.5 2.10 3.15', 2)]);
  });
});

/** The most cells on which a seat would win at once after one more mark beside these, its turn each time. */
function winsBeside(state: InfiniteState, seat: number, beside: readonly CellId[]): number {
  const counts = infinite.moves(state).map((gap) => {
    // It may finish another line; only the row matters.
    const next = { ...infinite.apply({ ...state, turn: seat }, gap), end: null };
    return infinite.moves(next).filter((cell) => {
      const lines = infinite.apply({ ...next, turn: seat }, cell).end?.lines ?? [];
      return lines.some((line) => beside.every((at) => line.includes(at)));
    }).length;
  });
  return Math.max(...counts);
}

test.each([4, 5] as const)(
  'by the rules, an open row needs one mark for two winning cells, and a closed one never has two: %i in a row',
  (length) => {
    const random = seedRandom(length, 'open rows');
    const [opened, closed]: [number[], number[]] = [[], []];
    for (let game = 0; game < 25; game += 1) {
      const options = infinite.options({ length }, 2);
      if (!options) throw new Error('bad options');
      let state = infinite.setup(2, options, 0);
      const moves: CellId[] = [];
      for (let ply = 0; ply < 16 && !state.end; ply += 1) {
        const move = chooseOne(random, infinite.moves(state));
        const after = infinite.apply(state, move);
        for (const reason of why('infinite', moves.join(' '), move, { length })) {
          if (reason.kind === 'opens') opened.push(winsBeside(after, state.turn, reason.line));
          if (reason.kind === 'closes') closed.push(winsBeside(after, after.turn, reason.line));
        }
        moves.push(move);
        state = after;
      }
    }
    expect(Math.min(...opened)).toBe(2);
    expect(closed.length).toBeGreaterThan(0);
    expect(Math.max(...closed)).toBeLessThan(2);
  },
);
