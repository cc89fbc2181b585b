import { expect, test } from 'vitest';
import { rowBoard } from '../../rules/rows/row-board.ts';
import { findSymmetries } from './symmetry.ts';

test.each([
  ['3x3', [3, 3], 3, 8],
  ['4x4, four in a row: also some that no turn gives', [4, 4], 4, 32],
  ['4x4, three in a row', [4, 4], 3, 8],
  ['3x3x3', [3, 3, 3], 3, 48],
  ['4x3x3', [4, 3, 3], 3, 16],
  ['4x4x4 (Silver 1967)', [4, 4, 4], 4, 192],
] as const)('%s', (_, sizes, length, count) => {
  const board = rowBoard(sizes, length);
  const ways = findSymmetries(board);
  expect(ways).toHaveLength(count);
  expect(ways[0]).toEqual(board.ids.map((__, cell) => cell));
  const keys = new Set(board.lines.map((line) => line.toSorted((a, b) => a - b).join()));
  for (const way of ways) {
    const moved = board.lines.map((line) =>
      line
        .map((cell) => way[cell] ?? -1)
        .toSorted((a, b) => a - b)
        .join(),
    );
    expect(new Set(moved)).toEqual(keys);
  }
});
