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
  const lip = { half: WELL_HALF, exponent: LIP_EXPONENT, middle };
  return traceOutline(lip, { radius, steps, show });
}

/** A closed coil on top of a tile, square enough not to look like an O. */
export function tileStroke(radius: number, steps: number): Stroke {
  const edge = { half: TILE_HALF - 0.035, exponent: TILE_EXPONENT, middle: { x: 0, z: 0 } };
  return traceOutline(edge, { radius, steps });
}

/** The distance of the lip from the middle of its well in a direction given as a unit vector. */
export function lipDistance(x: number, z: number): number {
  return (
    WELL_HALF / (Math.abs(x) ** LIP_EXPONENT + Math.abs(z) ** LIP_EXPONENT) ** (1 / LIP_EXPONENT)
  );
}

/** A rounded square. */
type Outline = {
  readonly half: number;
  readonly exponent: number;
  readonly middle: { readonly x: number; readonly z: number };
};

/** Its thickness, its number of steps, and the time at which the point at each angle appears. */
type Coil = {
  readonly radius: number;
  readonly steps: number;
  readonly show?: ((angle: number) => number) | undefined;
};

function traceOutline({ half, exponent, middle }: Outline, { radius, steps, show }: Coil): Stroke {
  const points = Array.from({ length: steps }, (_, step): PathPoint => {
    const [x, z] = squirclePoint(half, exponent, (step + 0.5) / steps);
    const at = show?.(Math.atan2(z, x)) ?? 0;
    return { x: middle.x + x, z: middle.z + z, radius, at };
  });
  return { points, closed: true };
}
