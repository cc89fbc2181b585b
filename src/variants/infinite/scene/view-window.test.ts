import { describe, expect, test } from 'vitest';
import { cellsWithin, coarseSpan } from './view-window.ts';

const board = { x: -10, y: -10, width: 40, height: 30 };
const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
] as const;

describe('the part of a large board that can be seen', () => {
  test('contains the cells inside the outline, and one more cell each way', () => {
    const { strips, count } = cellsWithin(board, square, 1000);
    expect(strips.map(({ y }) => y)).toEqual([-1, 0, 1, 2, 3, 4, 5]);
    expect(strips[2]).toEqual({ y: 1, from: -1, to: 5, start: 14 });
    expect(count).toBe(49);
  });

  test('ends at the board', () => {
    const outline = square.map(([x, y]) => [x - 12, y - 12] as const);
    const { strips } = cellsWithin(board, outline, 1000);
    expect(strips[0]).toEqual({ y: -10, from: -10, to: -7, start: 0 });
    expect(
      cellsWithin(
        board,
        outline.map(([x, y]) => [x - 50, y] as const),
        1000,
      ).count,
    ).toBe(0);
  });

  test('follows slanting sides', () => {
    const outline = [
      [0, 0],
      [20, 0],
      [10, 10],
    ] as const;
    const { strips } = cellsWithin(board, outline, 1000);
    const last = strips.at(-1);
    expect(last?.y).toBe(11);
    expect([last?.from, last?.to]).toEqual([9, 11]);
  });

  test('never holds more cells than asked for', () => {
    const all = [
      [-100, -100],
      [100, -100],
      [100, 100],
      [-100, 100],
    ] as const;
    expect(cellsWithin(board, all, 5000).count).toBe(1200);
    expect(cellsWithin(board, all, 100).count).toBe(80);
  });

  test('coarsely it moves in steps of eight', () => {
    const window = cellsWithin(board, square, 1000);
    expect(coarseSpan(window, board)).toEqual({ x: -8, y: -8, width: 16, height: 16 });
  });
});
