import { Ray, Vector2, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { visibleExtent, drag, footOf, onTabletop, stand, widthOf } from './placement.ts';

const board = { min: [-2, -0.5, -1], max: [2, 0.1, 1] } as const;
const near = (a: Vector3, b: Vector3) => expect(a.distanceTo(b)).toBeLessThan(1e-6);

test('TAB-02: a board is set down 30 cm wide, its front towards the eye', () => {
  const at = new Vector3(1, 0.7, -2);
  const matrix = stand(board, at, new Vector3(4, 1.5, -2));
  near(footOf(board).applyMatrix4(matrix), at);
  const [left, right] = [-2, 2].map((x) => new Vector3(x, -0.5, 0).applyMatrix4(matrix));
  expect(left?.distanceTo(right ?? at)).toBeCloseTo(0.3);
  // The front, z, looks along x.
  near(new Vector3(0, -0.5, 1).applyMatrix4(matrix), at.clone().setX(1 + 0.3 / 4));
});

test('TAB-02: a high stack is set down 50 cm high', () => {
  const stack = { min: [-1, 0, -1], max: [1, 8, 1] } as const;
  const matrix = stand(stack, new Vector3(0, 0.7, 0), new Vector3(0, 1.5, 1));
  expect(new Vector3(0, 8, 0).applyMatrix4(matrix).y).toBeCloseTo(1.2);
});

test('TAB-02: two fingers keep their places of the board', () => {
  const from = [new Vector2(1, 0), new Vector2(1, 1)] as const;
  const to = [new Vector2(0, 0), new Vector2(-2, 0)] as const;
  const matrix = drag(from, to, -0.5, [0.1, 10]);
  near(new Vector3(1, -0.5, 0).applyMatrix4(matrix), new Vector3(0, -0.5, 0));
  near(new Vector3(1, -0.5, 1).applyMatrix4(matrix), new Vector3(-2, -0.5, 0));
  expect(matrix.getMaxScaleOnAxis()).toBeCloseTo(2);
});

test('TAB-02: a scale that is not allowed leaves the middle between the fingers', () => {
  const from = [new Vector2(0, 0), new Vector2(1, 0)] as const;
  const to = [new Vector2(1, 0), new Vector2(9, 0)] as const;
  const matrix = drag(from, to, 0, [0.5, 2]);
  expect(matrix.getMaxScaleOnAxis()).toBeCloseTo(2);
  near(new Vector3(0.5, 0, 0).applyMatrix4(matrix), new Vector3(5, 0, 0));
});

test('TAB-02: a ray meets the table only before it', () => {
  const down = new Ray(new Vector3(1, 2, 3), new Vector3(0, -1, 0));
  expect(onTabletop(down, 0)?.toArray()).toEqual([1, 3]);
  expect(onTabletop(new Ray(down.origin, new Vector3(0, 1, 0)), 0)).toBeNull();
  expect(onTabletop(new Ray(down.origin, new Vector3(1, 0, 0)), 0)).toBeNull();
});

test('TAB-02: of a board that grows, what is in view counts', () => {
  const seen = [new Vector2(-1, -9), new Vector2(1, -9), new Vector2(1, 0.5)];
  expect(visibleExtent(board, seen)).toMatchObject({ min: [-1, -0.5, -1], max: [1, 0.1, 0.5] });
  expect(widthOf(visibleExtent(board, seen))).toBe(2);
  expect(visibleExtent(board, [])).toBe(board);
});
