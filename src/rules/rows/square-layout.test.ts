import { expect, test } from 'vitest';
import { squareLayout } from './square-layout.ts';

test('CLS-02: nine cells in three rows of three, row by row from the far left', () => {
  const board = squareLayout(3);
  const cells = Array.from({ length: 9 }, (_, cell) => String(cell));
  expect(board.grid(cells)).toEqual([
    [
      ['0', '1', '2'],
      ['3', '4', '5'],
      ['6', '7', '8'],
    ],
  ]);
  expect(board.centreOf('0')).toEqual([-1.05, 0, -1.05]);
  expect(board.centreOf('4')).toEqual([0, 0, 0]);
  expect(board.centreOf('5')).toEqual([1.05, 0, 0]);
});

test('neighbours lie one pitch apart on every size', () => {
  for (const size of [3, 4, 5]) {
    const board = squareLayout(size);
    const [a, b, below] = [board.centreOf('0'), board.centreOf('1'), board.centreOf(String(size))];
    expect(b[0] - a[0]).toBeCloseTo(1.05);
    expect(below[2] - a[2]).toBeCloseTo(1.05);
  }
});
