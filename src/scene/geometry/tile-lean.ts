/** How a tile is tilted in its place: hardly two tiles are alike, and each is the same every time. */
import { TILE_HEIGHT } from './tile.ts';

/** The most that a tile leans, in radians along each axis, and the most that its height differs. */
const LEAN = (0.25 * Math.PI) / 180;
const RISE = 0.008 * TILE_HEIGHT;

/** Ten bits of a number as -1 to 1. */
const offsetFrom = (hash: number, bits: number): number => ((hash >>> bits) & 0x3ff) / 511.5 - 1;

/** Writes the matrix of the tile at a place into `numbers`, from `at` on; `aside` is its shift along x. */
export function writeTile(
  numbers: { [at: number]: number },
  at: number,
  [x, y, z]: readonly [x: number, y: number, z: number],
  size = 1,
  aside = 0,
): void {
  // Depends on its place at rest, since it may be raised and shifted.
  let hash = Math.imul(Math.round(x * 64) ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.round(z * 64), 0xc2b2ae35);
  hash ^= hash >>> 14;
  const leanX = offsetFrom(hash, 0) * LEAN * size;
  const leanZ = offsetFrom(hash, 10) * LEAN * size;
  numbers[at] = size;
  numbers[at + 1] = leanX;
  numbers[at + 4] = -leanX;
  numbers[at + 5] = size;
  numbers[at + 6] = leanZ;
  numbers[at + 9] = -leanZ;
  numbers[at + 10] = size;
  numbers[at + 12] = x + aside;
  numbers[at + 13] = y + offsetFrom(hash, 20) * RISE;
  numbers[at + 14] = z;
  numbers[at + 15] = 1;
}
