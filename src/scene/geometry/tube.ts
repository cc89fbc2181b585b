/** Coils of clay: a tube swept along a flat path, its triangles in the order it is rolled. */
import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Glaze } from '../../look/palette.ts';

/** A point of a path, world units: x right, z towards the viewer, and the coil's radius there. */
export type PathPoint = {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  /** Height above the path's own level; 0 when absent. */
  readonly y?: number;
  /** Seconds after which this point shows, for coils that run (attribute `at`). */
  readonly at?: number;
};

export type Stroke = { readonly points: readonly PathPoint[]; readonly closed: boolean };

/** The flattening of the coil's cross-section, 0.8 to 0.86 by the design. */
export const FLATTEN = 0.82;

type Buffers = {
  positions: number[];
  normals: number[];
  heights: number[];
  times: number[];
  index: number[];
  tips: PathPoint[];
  runs: number[];
};

/** How a coil is rolled out, in runs of equal length: the triangles in each, and where the coil ends after each. */
export type Rolling = {
  readonly tips: readonly PathPoint[];
  readonly trianglesEach: number;
  /** The fraction of the whole path, 0 to 1, that each run ends at. */
  readonly fractions: readonly number[];
  /** The raw beginning of a closed coil, visible until it is closed. */
  readonly start: PathPoint | null;
};

const rollings = new WeakMap<BufferGeometry, Rolling>();

/** The data for rolling out a geometry made here. */
export function rollingOf(geometry: BufferGeometry): Rolling {
  return rollings.get(geometry) ?? { tips: [], trianglesEach: 1, fractions: [], start: null };
}

/**
 * All strokes as one geometry around y = 0. Attribute `color` runs from the glaze's pool at the foot to its
 * top; triangles are in drawing order, so a growing draw range rolls the coil out.
 */
export function tubeGeometry(
  strokes: readonly Stroke[],
  glaze: Glaze,
  sides: number,
): BufferGeometry {
  const buffers: Buffers = {
    positions: [],
    normals: [],
    heights: [],
    times: [],
    index: [],
    tips: [],
    runs: [],
  };
  for (const stroke of strokes) sweep(stroke, sides, buffers);
  const geometry = new BufferGeometry();
  const floats = (values: number[]) => new BufferAttribute(new Float32Array(values), 3);
  geometry.setAttribute('position', floats(buffers.positions));
  geometry.setAttribute('normal', floats(buffers.normals));
  geometry.setAttribute('color', floats(glazeColors(buffers.heights, glaze)));
  if (buffers.times.some((time) => time > 0)) {
    geometry.setAttribute('at', new BufferAttribute(new Float32Array(buffers.times), 1));
  }
  geometry.setIndex(buffers.index);
  const [only] = strokes;
  rollings.set(geometry, {
    tips: buffers.tips,
    trianglesEach: sides * 2,
    fractions: fractionsOf(buffers.runs),
    start: only?.closed ? (only.points[0] ?? null) : null,
  });
  return geometry;
}

/** Cumulative fractions of a list of lengths. */
function fractionsOf(lengths: readonly number[]): number[] {
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let behind = 0;
  return lengths.map((length) => (behind += length) / total);
}

/** Glaze runs down before it sets: the pool stays dark only near the foot. Heights are -1 to 1. */
export function glazeColors(heights: readonly number[], glaze: Glaze): number[] {
  const [top, pool, mixed] = [new Color(glaze.top), new Color(glaze.pool), new Color()];
  return heights.flatMap((height) => {
    const fraction = Math.min(1, Math.max(0, (height + 0.82) / 0.75));
    mixed.copy(pool).lerp(top, fraction * fraction * (3 - 2 * fraction));
    return [mixed.r, mixed.g, mixed.b];
  });
}

function sweep(stroke: Stroke, sides: number, out: Buffers): void {
  const rings = stroke.closed ? stroke.points : withRoundEnds(stroke.points);
  const first = out.positions.length / 3;
  const count = rings.length;
  for (let at = 0; at < count; at += 1) {
    const before = rings[stroke.closed ? (at - 1 + count) % count : Math.max(0, at - 1)];
    const after = rings[stroke.closed ? (at + 1) % count : Math.min(count - 1, at + 1)];
    const here = rings[at];
    if (here && before && after) pushRing(here, before, after, sides, out);
  }
  const spans = stroke.closed ? count : count - 1;
  for (let at = 0; at < spans; at += 1) {
    const tip = rings[(at + 1) % count];
    const from = rings[at];
    if (tip && from) {
      out.tips.push(tip);
      out.runs.push(Math.hypot(tip.x - from.x, tip.z - from.z));
    }
    for (let side = 0; side < sides; side += 1) {
      const next = (side + 1) % sides;
      const [a, b] = [first + at * sides + side, first + at * sides + next];
      const ahead = first + ((at + 1) % count) * sides;
      out.index.push(a, ahead + side, b, b, ahead + side, ahead + next);
    }
  }
}

function pushRing(
  here: PathPoint,
  before: PathPoint,
  after: PathPoint,
  sides: number,
  out: Buffers,
): void {
  const [dx, dz] = [after.x - before.x, after.z - before.z];
  const length = Math.hypot(dx, dz) || 1;
  const [acrossX, acrossZ] = [-dz / length, dx / length];
  // A cap's rings shrink along the path: its normals lean forward by the slope.
  const slope = (before.radius - after.radius) / length;
  for (let side = 0; side < sides; side += 1) {
    const angle = (side / sides) * Math.PI * 2;
    const [out2, up] = [Math.cos(angle), Math.sin(angle)];
    out.positions.push(
      here.x + acrossX * out2 * here.radius,
      (here.y ?? 0) + up * here.radius * FLATTEN,
      here.z + acrossZ * out2 * here.radius,
    );
    const normal = [
      acrossX * out2 + (dx / length) * slope,
      up / FLATTEN,
      acrossZ * out2 + (dz / length) * slope,
    ];
    const size = Math.hypot(...normal) || 1;
    out.normals.push(...normal.map((part) => part / size));
    out.heights.push(up);
    out.times.push(here.at ?? 0);
  }
}

/** Half-round ends for an open path: three shrinking rings beyond each end. */
function withRoundEnds(points: readonly PathPoint[]): readonly PathPoint[] {
  const [first, second] = points;
  const [last, beforeLast] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !beforeLast) return points;
  return [...roundEnd(first, second).toReversed(), ...points, ...roundEnd(last, beforeLast)];
}

function roundEnd(end: PathPoint, inner: PathPoint): PathPoint[] {
  const [dx, dz] = [end.x - inner.x, end.z - inner.z];
  const length = Math.hypot(dx, dz) || 1;
  return [0.42, 0.76, 0.95, 1].map((step) => ({
    ...end,
    x: end.x + (dx / length) * end.radius * step,
    z: end.z + (dz / length) * end.radius * step,
    radius: Math.max(0.001, end.radius * Math.sqrt(1 - step * step)),
  }));
}
