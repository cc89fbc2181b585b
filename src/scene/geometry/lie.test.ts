import { Matrix4, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { lieOf, writeTile } from './lie.ts';
import { PITCH, TILE_HEIGHT } from './tile.ts';

const PLACES = Array.from({ length: 400 }, (_, at): [number, number] => [
  ((at % 20) - 10) * PITCH,
  (Math.floor(at / 20) - 10) * PITCH,
]);

test('every tile lies a little differently, and the same each time', () => {
  const lies = PLACES.map(([x, z]) => lieOf(x, z));
  expect(PLACES.map(([x, z]) => lieOf(x, z))).toEqual(lies);
  expect(new Set(lies.map((lie) => JSON.stringify(lie))).size).toBe(PLACES.length);
});

test('a tile leans by less than 0.4 degrees, and its height differs by less than 1 %', () => {
  for (const [x, z] of PLACES) {
    const matrix = new Matrix4();
    writeTile(matrix.elements, 0, [x, 0, z]);
    const up = new Vector3(0, 1, 0).transformDirection(matrix);
    expect((up.angleTo(new Vector3(0, 1, 0)) * 180) / Math.PI).toBeLessThan(0.4);
    expect(Math.abs(new Vector3().setFromMatrixPosition(matrix).y)).toBeLessThan(
      0.01 * TILE_HEIGHT,
    );
  }
});
