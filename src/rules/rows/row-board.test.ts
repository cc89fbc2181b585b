import { describe, expect, test } from 'vitest';
import { reach, rowBoard } from './row-board.ts';

const counts = (seats: number, size: number, length = size, options = {}): readonly boolean[] =>
  reach(rowBoard([size, size], length), seats, options);

/** The first `reached` seats can fill a line, the others can't. */
const only = (seats: number, reached: number): readonly boolean[] =>
  Array.from({ length: seats }, (_, seat) => seat < reached);

describe('R-GEN-13 who can still fill a line', () => {
  test.each([
    [3, 3, 3],
    [4, 3, 1],
    [5, 3, 0],
    [6, 3, 0],
    [4, 4, 4],
    [5, 4, 1],
    [6, 4, 0],
    [5, 5, 5],
    [6, 5, 1],
  ])('%i seats on size %i: the first %i', (seats, size, reached) => {
    expect(counts(seats, size)).toEqual(only(seats, reached));
  });

  test('three in a row on 4x4 helps four of six', () => {
    expect(counts(6, 4, 3)).toEqual(only(6, 4));
  });

  test('R-GEN-11 a team has the marks of all its seats', () => {
    expect(counts(6, 3, 3, { teams: true })).toEqual(only(6, 6));
  });

  test('ids of cells are the game’s own', () => {
    const board = rowBoard([2, 2, 2], 2, (index) => `${index >> 2}.${index & 3}`);
    expect(board.ids.slice(3, 5)).toEqual(['0.3', '1.0']);
    expect(board.index.get('1.0')).toBe(4);
  });
});
