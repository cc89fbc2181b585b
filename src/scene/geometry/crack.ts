/** Cracks for lost games: one dark line through every tile of the line. */
import type { BufferGeometry } from 'three';
import type { Vec3 } from '../../rules/board.ts';
import { TILE_HALF } from './tile.ts';
import { type PathPoint, type Stroke, tubeGeometry } from './tube.ts';

const WIDTH = 0.015;
const LIFTED = 0.006;
const STEPS = 9;
const BARE = { top: '#ffffff', pool: '#ffffff' };

/** One crack across the tiles in these places, along the line they form. World units. */
export function crackGeometry(wells: readonly Vec3[]): BufferGeometry {
  const [first, last] = [wells[0], wells.at(-1)];
  if (!first || !last) throw new Error('a crack needs a line');
  const [dx, dz] = [last[0] - first[0], last[2] - first[2]];
  const length = Math.hypot(dx, dz) || 1;
  const along = { x: dx / length, z: dz / length };
  const geometry = tubeGeometry(
    wells.map((well, index) => across(well, along, index)),
    BARE,
    5,
  );
  geometry.translate(0, first[1] + LIFTED, 0);
  return geometry;
}

/** From edge to edge of one tile, jagged deterministically. It dips into the well. */
function across(well: Vec3, along: { x: number; z: number }, index: number): Stroke {
  const reach = (TILE_HALF - 0.04) / Math.max(Math.abs(along.x), Math.abs(along.z));
  const points = Array.from({ length: STEPS }, (_, step): PathPoint => {
    const from = (step / (STEPS - 1)) * 2 - 1;
    const inWell = Math.max(0, 1 - Math.abs(from) / 0.72);
    const side = Math.sin(step * 2.4 + index * 1.7) * 0.05;
    return {
      x: well[0] + along.x * from * reach - along.z * side,
      z: well[2] + along.z * from * reach + along.x * side,
      y: -0.08 * Math.min(1, inWell * 2.2),
      radius: WIDTH,
    };
  });
  return { points, closed: false };
}
