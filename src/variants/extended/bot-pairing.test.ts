import { expect, test } from 'vitest';
import { canPair } from './bot-pairing.ts';
import { rowBoard } from '../../rules/rows/row-board.ts';

test('EXT-05 R-BOT-8: every line of 5x5 gets two cells of its own; those of 4x4 and 3x3 do not', () => {
  expect(canPair(rowBoard([5, 5], 5).lines)).toBe(true);
  expect(canPair(rowBoard([4, 4], 4).lines)).toBe(false);
  expect(canPair(rowBoard([3, 3], 3).lines)).toBe(false);
});

test('a line of one cell has no pair, and two lines can’t share one', () => {
  expect(canPair([[3]])).toBe(false);
  expect(
    canPair([
      [1, 2],
      [1, 2, 3],
    ]),
  ).toBe(false);
  expect(
    canPair([
      [1, 2, 3],
      [1, 2],
      [1, 3, 4, 5],
    ]),
  ).toBe(false);
  expect(
    canPair([
      [1, 2, 3, 6],
      [1, 2],
      [3, 4, 5],
    ]),
  ).toBe(true);
});
