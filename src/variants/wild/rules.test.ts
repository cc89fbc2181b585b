import { describe, expect, test } from 'vitest';
import { after, wonBy } from '../../../tests/games/lib/worked.ts';
import { play } from '../../rules/match.ts';
import { wild } from './rules.ts';

const maker = { winner: 'maker' };

describe('wild', () => {
  test('WLD-02 WLD-07 R-WLD-1 R-WLD-2: a move is a cell and one of two symbols', () => {
    const empty = after(wild, '');
    expect(wild.moves(empty)).toHaveLength(18);
    expect(wild.moves(empty).slice(0, 2)).toEqual(['0-X', '0-O']);
    expect(wild.picks('4-O')).toEqual(['4', 'O']);
    for (const text of ['4', 'X', '4-A', '4-', '-X', '4-x', '4-X-O', '9-X', '04-X']) {
      expect(play(wild, empty, 0, text)).toEqual({ ok: false, error: 'illegal-move' });
    }
    expect(wild.cells(after(wild, '', { options: { size: 4 } }))).toHaveLength(16);
  });

  test('WLD-03 R-WLD-2: the state says who moves, and X, O, a tie or nobody yet as winner', () => {
    const said = ['0-X', '0-X 1-X 2-X', '0-O 1-O 2-O', '0-X 1-O 2-X 4-O 3-X 5-O 7-X 6-O 8-X'].map(
      (text) => [wild.toMove(after(wild, text)), wonBy(wild, after(wild, text))],
    );
    expect(said).toEqual([
      [1, undefined],
      [null, [0]],
      [null, [1]],
      [null, []],
    ]);
  });

  test('R-WLD-2: both seats may place either symbol', () => {
    expect(wild.marks(after(wild, '4-O 0-O 1-X'))).toEqual([
      { id: 'O0', cell: '0', symbol: 'O' },
      { id: 'X1', cell: '1', symbol: 'X' },
      { id: 'O4', cell: '4', symbol: 'O' },
    ]);
  });

  test('R-GEN-3 ALL-42: an occupied cell is closed to both symbols', () => {
    const state = after(wild, '4-O');
    for (const text of ['4-X', '4-O']) expect(play(wild, state, 1, text).ok).toBe(false);
  });

  test('WLD-08 R-WLD-3: symbol owner: O completes a line of X, and X wins', () => {
    const state = after(wild, '0-X 1-X 8-O 2-X');
    expect(wild.outcome(state)).toEqual({ scores: [1, 0], lines: [['0', '1', '2']] });
    expect(wonBy(wild, after(wild, '0-O 1-O 2-O'))).toEqual([1]);
  });

  test('WLD-08 R-WLD-3 R-GEN-12: seats keep their symbols when O starts', () => {
    expect(wonBy(wild, after(wild, '0-X 1-X 2-X', { first: 1 }))).toEqual([0]);
  });

  test('WLD-09 R-WLD-4: line maker: the player who completes any line wins', () => {
    expect(wonBy(wild, after(wild, '0-X 1-X 8-O 2-X', { options: maker }))).toEqual([1]);
    expect(wonBy(wild, after(wild, '0-O 1-O 2-O', { options: maker }))).toEqual([0]);
  });

  test('WLD-10 R-WLD-5: with three or four seats line maker is the only rule', () => {
    for (const seats of [3, 4]) {
      expect(wild.options({}, seats)).toEqual({ size: 3, winner: 'maker' });
      expect(wild.options({ winner: 'owner' }, seats)).toBeUndefined();
      expect(wild.options({ size: 4, ...maker }, seats)).toEqual({ size: 4, winner: 'maker' });
    }
    expect(wild.options({}, 2)).toEqual({ size: 3, winner: 'owner' });
    expect(wonBy(wild, after(wild, '0-X 1-X 2-X', { seats: 3 }))).toEqual([2]);
    expect(wonBy(wild, after(wild, '0-X 1-O 4-X 8-X', { seats: 4 }))).toEqual([3]);
  });

  test('R-GEN-13 R-WLD-6: every seat can make a line, since anybody’s marks count', () => {
    for (const seats of [2, 3, 4]) {
      const options = wild.options({}, seats) ?? { size: 3, winner: 'maker' };
      expect(wild.reach(seats, options)).toEqual(Array.from({ length: seats }, () => true));
    }
  });

  test('ONL-72 R-WLD-1: 4x4 needs four equal symbols', () => {
    const options = { size: 4 };
    expect(wonBy(wild, after(wild, '0-X 1-X 2-X', { options }))).toBeUndefined();
    expect(wonBy(wild, after(wild, '0-X 1-X 2-X 3-X', { options }))).toEqual([0]);
  });

  test('ALL-40 R-GEN-6: a full board without a line is a tie', () => {
    const full = after(wild, '0-X 1-O 2-X 4-O 3-X 5-O 7-X 6-O 8-X');
    expect(wonBy(wild, full)).toEqual([]);
  });

  test('R-GEN-8: two lines by one move: both are named', () => {
    const state = after(wild, '0-X 1-X 8-X 5-X 2-X');
    expect(wild.outcome(state)?.lines).toEqual([
      ['0', '1', '2'],
      ['2', '5', '8'],
    ]);
  });
});
