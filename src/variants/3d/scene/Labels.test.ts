import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { LabelPlace } from '../../../scene/board/labels.ts';
import { labelsFor, labelHeightIn, placesOf } from './Labels.tsx';

const RIM = {
  columns: [-1, 0, 1].map((at, i) => ({ at, text: 'abc'[i] ?? '' })),
  rows: [-1, 0, 1].map((at, i) => ({ at, text: '321'[i] ?? '' })),
};
const LEVELS = [0, 3, 6].map((y, i) => ({ y, text: `L${i + 1}` }));

/**
 * Columns, rows, levels, and the corners of the highest tray: across and up the picture from the middle of the stack, and
 * how large they are, seen from there.
 */
function seenFrom(x: number, y: number, z: number, pixel = 0.001) {
  const camera = new PerspectiveCamera();
  camera.position.set(x, y, z);
  camera.lookAt(0, 3, 0);
  camera.updateMatrixWorld();
  const seen = ({ at, size }: Pick<LabelPlace, 'at' | 'size'>) => {
    const {
      x: across,
      y: up,
      z: away,
    } = new Vector3(...at).applyMatrix4(camera.matrixWorldInverse);
    return { across: (across / -away) * 13, up: (up / -away) * 13, size };
  };
  const corners = (
    [
      [-2, 6, 2],
      [2, 6, 2],
      [2, 6, -2],
      [-2, 6, -2],
    ] as const
  ).map((at) => seen({ at, size: 0 }));
  const rows = labelsFor(camera, 2, RIM, LEVELS).map((row) =>
    placesOf(row, camera, pixel).map(seen),
  );
  return [...rows, corners];
}

test('the names stand outside the stack, wherever the camera is', () => {
  for (const [x, z] of [
    [4, 12],
    [-4, 12],
    [4, -12],
    [-4, -12],
    [12, 3],
    [-12, -3],
  ] as const) {
    const [columns = [], rows = [], levels = [], corners = []] = seenFrom(x, 10, z);
    const inside = [...columns, ...rows].filter((label) =>
      corners.every(({ across, up }, i) => {
        const next = corners[(i + 1) % corners.length] ?? label;
        return (next.across - across) * (label.up - up) > (next.up - up) * (label.across - across);
      }),
    );
    expect(inside).toEqual([]);
    const mean = (row: typeof rows) =>
      row.reduce((sum, { across }) => sum + across, 0) / row.length;
    expect(Math.abs(mean(levels)), 'levels aside').toBeGreaterThan(1.5);
    if (Math.abs(mean(rows)) > 1) expect(mean(levels) * mean(rows), 'not at rows').toBeLessThan(0);
    expect(levels.map(({ up }) => up)).toEqual(
      levels.map(({ up }) => up).toSorted((a, b) => a - b),
    );
  }
});

test('names that come close are staggered, and left out where they would still overlap', () => {
  const rowsFrom = (pixel: number) => seenFrom(0.5, 9, 13, pixel)[1] ?? [];
  const [near = [], close, far] = [seenFrom(4, 10, 12)[1], rowsFrom(0.005), rowsFrom(0.02)];
  expect(near[0]?.size).toBeCloseTo(0.016 * 13.8, 0);
  const [one, two, three] = close;
  expect(one?.size).toBeGreaterThan(0);
  expect(Math.abs((two?.across ?? 0) - (one?.across ?? 0))).toBeGreaterThan((one?.size ?? 1) * 0.4);
  expect(Math.abs((three?.up ?? 0) - (one?.up ?? 0))).toBeGreaterThan((one?.size ?? 1) * 0.6);
  expect(far.map(({ size }) => size)).toEqual([0, 0, 0]);
});

test('a low picture has no labels, a very high one larger ones', () => {
  expect([150, 260, 800, 2400].map(labelHeightIn)).toEqual([0, 16, 16, 32]);
});
