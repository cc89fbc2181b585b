/** How a tile lies in its place: no two lie quite alike, and each lies the same way every time. */
import type { Vec3 } from '../../rules/board.ts';
import { TILE_HEIGHT } from './tile.ts';

/** The most that a tile leans, in radians along each axis, and the most that its height differs. */
const LEAN = (0.25 * Math.PI) / 180;
const RISE = 0.008 * TILE_HEIGHT;

export type Lie = { readonly leanX: number; readonly leanZ: number; readonly rise: number };

/** By the tile's place on the board, but not by its height, which changes. */
export function lieOf(x: number, z: number): Lie {
  let hash = Math.imul(Math.round(x * 64) ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.round(z * 64), 0xc2b2ae35);
  hash ^= hash >>> 14;
  const share = (bits: number) => ((hash >>> bits) & 0x3ff) / 511.5 - 1;
  return { leanX: share(0) * LEAN, leanZ: share(10) * LEAN, rise: share(20) * RISE };
}

/** Writes the matrix of a tile at a place into `numbers`, from `at` on. */
export function writeTile(
  numbers: Float32Array | number[],
  at: number,
  [x, y, z]: Vec3,
  size = 1,
  aside = 0,
): void {
  const { leanX, leanZ, rise } = lieOf(x, z);
  numbers[at] = size;
  numbers[at + 1] = leanX * size;
  numbers[at + 4] = -leanX * size;
  numbers[at + 5] = size;
  numbers[at + 6] = leanZ * size;
  numbers[at + 9] = -leanZ * size;
  numbers[at + 10] = size;
  numbers[at + 12] = x + aside;
  numbers[at + 13] = y + rise;
  numbers[at + 14] = z;
  numbers[at + 15] = 1;
}
