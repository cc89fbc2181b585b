import { PITCH } from '../../rules/board.ts';
import { Matrix4, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { writeTile } from './tile-lean.ts';
import { TILE_HEIGHT } from './tile.ts';

const tiles = () =>
  Array.from({ length: 400 }, (_, at) => {
    const matrix = new Matrix4();
    const [x, z] = [((at % 20) - 10) * PITCH, (Math.floor(at / 20) - 10) * PITCH];
    writeTile(matrix.elements, 0, [x, 0, z]);
    return matrix;
  });

test('every tile is tilted a little differently, and the same each time', () => {
  expect(tiles()).toEqual(tiles());
  const lies = tiles().map(({ elements }) => elements.filter((_, at) => at !== 12 && at !== 14));
  expect(new Set(lies.map(String)).size).toBe(lies.length);
});

test('a tile leans by less than 0.4 degrees, and its height differs by less than 1 %', () => {
  const upright = new Vector3(0, 1, 0);
  for (const matrix of tiles()) {
    const up = upright.clone().transformDirection(matrix);
    expect((up.angleTo(upright) * 180) / Math.PI).toBeLessThan(0.4);
    const { y } = new Vector3().setFromMatrixPosition(matrix);
    expect(Math.abs(y)).toBeLessThan(0.01 * TILE_HEIGHT);
  }
});
