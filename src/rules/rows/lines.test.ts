import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coordinates, listDirections, indexOf, linesOf } from './lines.ts';

fc.configureGlobal({ seed: 7 });

describe('lines', () => {
  test.each([
    ['classic', [3, 3], 3, 8],
    ['extended', [4, 4], 4, 10],
    ['extended 5x5', [5, 5], 5, 12],
    ['three in a row on 4x4', [4, 4], 3, 24],
    ['3d 4x3x3', [4, 3, 3], 3, 82],
    ['3x3x3', [3, 3, 3], 3, 49],
    ['4x4x4', [4, 4, 4], 4, 76],
    ['a tesseract of 3', [3, 3, 3, 3], 3, 272],
  ])(
    'R-CLS-2 %s has as many lines as the rules and ((n+2)^d - n^d) / 2 say',
    (_, sizes, length, count) => {
      const lines = linesOf(sizes, length);
      expect(lines).toHaveLength(count);
      const sets = lines.map((line) => line.toSorted((a, b) => a - b).join());
      expect(new Set(sets).size).toBe(count);
    },
  );

  test('R-CLS-2 the eight lines of 3x3, written out', () => {
    const typed = ['012', '345', '678', '036', '147', '258', '048', '246'];
    expect(
      linesOf([3, 3], 3)
        .map((line) => line.join(''))
        .toSorted(),
    ).toEqual(typed.toSorted());
  });

  test('no line without a direction or longer than the board', () => {
    expect(linesOf([3, 3], 1)).toEqual([]);
    expect(linesOf([3, 3], 4)).toEqual([]);
  });

  test('directions: 1, 4, 13, 40', () => {
    expect([1, 2, 3, 4].map((d) => listDirections(d).length)).toEqual([1, 4, 13, 40]);
  });

  test('every line is straight, connected and inside the board (property)', () => {
    const size = fc.integer({ min: 1, max: 5 });
    const sizes = fc.array(size, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 2, max: 4 }), (board, length) => {
        for (const line of linesOf(board, length)) {
          const points = line.map((index) => coordinates(board, index));
          const steps = points
            .slice(1)
            .map((point, at) =>
              point.map((here, axis) => here - (points[at]?.[axis] ?? NaN)).join(),
            );
          expect(line).toHaveLength(length);
          expect(new Set(steps).size).toBe(1);
          expect(points.map((point) => indexOf(board, point))).toEqual([...line]);
        }
      }),
    );
  });
});
