/** Coils along a tile's own outlines: lips, focus squares and the gold rings. */
import type { PathPoint, Stroke } from './tube.ts';
import { squirclePoint } from './rings.ts';
import { TILE_HALF, WELL_HALF } from './tile.ts';

const LIP_EXPONENT = 3.1;
const TILE_EXPONENT = 5.2;

/** A closed coil around a well's lip. `show` gives each point's time in seconds, by its angle. */
export function lipStroke(
  radius: number,
  steps: number,
  middle: { x: number; z: number } = { x: 0, z: 0 },
  show?: (angle: number) => number,
): Stroke {
  return traceOutline(WELL_HALF, LIP_EXPONENT, radius, steps, middle, show);
}

/** A closed coil on top of a tile, square enough not to look like an O. */
export function tileStroke(radius: number, steps: number): Stroke {
  return traceOutline(TILE_HALF - 0.035, TILE_EXPONENT, radius, steps, { x: 0, z: 0 });
}

/** How far the lip lies from the middle of its well in a direction given as a unit vector. */
export function lipDistance(x: number, z: number): number {
  return (
    WELL_HALF / (Math.abs(x) ** LIP_EXPONENT + Math.abs(z) ** LIP_EXPONENT) ** (1 / LIP_EXPONENT)
  );
}

function traceOutline(
  half: number,
  exponent: number,
  radius: number,
  steps: number,
  middle: { x: number; z: number },
  show?: (angle: number) => number,
): Stroke {
  const points = Array.from({ length: steps }, (_, step): PathPoint => {
    const [x, z] = squirclePoint(half, exponent, (step + 0.5) / steps);
    const at = show?.(Math.atan2(z, x)) ?? 0;
    return { x: middle.x + x, z: middle.z + z, radius, at };
  });
  return { points, closed: true };
}
