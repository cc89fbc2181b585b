/** The six marks as coils. Their shapes alone tell them apart. */
import type { BufferGeometry } from 'three';
import type { Glaze } from '../../look/palette.ts';
import type { SymbolId } from '../../rules/game.ts';
import { tubeGeometry, type PathPoint, type Stroke } from './tube.ts';

const COIL = 0.09;
const CROSS_COIL = 0.104;
const CROSS_REACH = 0.3 / Math.SQRT2;

/** The y of a mark's middle when it is in its well. */
export const MARK_Y = 0.028;

/** Steps along a round mark; straight ones need fewer. The board's triangle budget decides. */
export type Fineness = { readonly along: number; readonly sides: number };

/** For thick gloss, which would show the facets of fewer sides. */
export const GLOSSY: Fineness = { along: 48, sides: 14 };
export const FINE: Fineness = { along: 32, sides: 8 };
export const SPARSE: Fineness = { along: 20, sides: 6 };
export const SMALL: Fineness = { along: 16, sides: 5 };
export const COARSE: Fineness = { along: 12, sides: 4 };

/** Corners as degrees (0 right, 90 near) and distance from the middle, world units. */
type Corners = readonly (readonly [degrees: number, distance: number])[];

const TRIANGLE: Corners = [
  [-90, 0.44],
  [30, 0.42],
  [150, 0.42],
];
const SQUARE: Corners = [
  [-135, 0.41],
  [-45, 0.41],
  [45, 0.41],
  [135, 0.41],
];
const DIAMOND: Corners = [
  [-90, 0.42],
  [0, 0.28],
  [90, 0.42],
  [180, 0.28],
];

/**
 * The strokes of a symbol in the order in which a hand would roll them, slightly uneven. `MarkIcon.tsx` draws
 * the same shapes flat: change both.
 */
export const strokesOf = (symbol: SymbolId, along: number): readonly Stroke[] =>
  shapeOf(symbol, along).map(({ points, closed }) => ({
    closed,
    points: points.map((point, at) => {
      const turn = (at / points.length) * Math.PI * 2;
      const pull = 1 + 0.035 * Math.sin(turn * 2 + 0.7) + 0.02 * Math.sin(turn * 3 + 2);
      return { ...point, radius: point.radius * pull };
    }),
  }));

function shapeOf(symbol: SymbolId, along: number): readonly Stroke[] {
  switch (symbol) {
    case 'X':
      return [cross(-1, 1, along), cross(1, 1, along)];
    case 'O':
      return [ring(0.272, along)];
    case 'A':
      return [polygon(TRIANGLE, 0.23)];
    case 'B':
      return [polygon(SQUARE, 0.13)];
    case 'C':
      return [crescent(along)];
    case 'D':
      return [polygon(DIAMOND, 0.19)];
  }
}

/** A mark's geometry around its own middle, resting on y = -height/2. */
export function markGeometry(symbol: SymbolId, glaze: Glaze, fineness: Fineness): BufferGeometry {
  return tubeGeometry(strokesOf(symbol, fineness.along), glaze, fineness.sides);
}

function cross(fromX: number, toZ: number, along: number): Stroke {
  // Only an animated stroke needs its steps.
  const steps = along > COARSE.along ? [-1, -0.6, -0.2, 0.2, 0.6, 1] : [-1, 1];
  const points = steps.map((step) => ({
    x: -fromX * step * CROSS_REACH * -1,
    z: toZ * step * CROSS_REACH,
    radius: CROSS_COIL,
  }));
  return { points, closed: false };
}

function ring(radius: number, along: number): Stroke {
  const points = Array.from({ length: along }, (_, step): PathPoint => {
    const angle = -Math.PI / 2 + (step / along) * Math.PI * 2;
    return { x: Math.cos(angle) * radius, z: Math.sin(angle) * radius, radius: COIL };
  });
  return { points, closed: true };
}

/** A closed path whose corners are rounded from `bend` before to `bend` after, world units. */
function polygon(corners: Corners, bend: number): Stroke {
  const at = corners.map(([degrees, distance]) => {
    const angle = (degrees / 180) * Math.PI;
    return { x: Math.cos(angle) * distance, z: Math.sin(angle) * distance };
  });
  const points = at.flatMap((corner, index) => {
    const before = at[(index - 1 + at.length) % at.length] ?? corner;
    const after = at[(index + 1) % at.length] ?? corner;
    return bendAt(corner, towards(corner, before, bend), towards(corner, after, bend));
  });
  return { points, closed: true };
}

type Corner = { readonly x: number; readonly z: number };

function towards(from: Corner, to: Corner, distance: number): Corner {
  const fraction = distance / Math.hypot(to.x - from.x, to.z - from.z);
  return { x: from.x + (to.x - from.x) * fraction, z: from.z + (to.z - from.z) * fraction };
}

/** A quadratic curve around a corner. */
function bendAt(corner: Corner, start: Corner, end: Corner): PathPoint[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return {
      x: a * start.x + b * corner.x + c * end.x,
      z: a * start.z + b * corner.z + c * end.z,
      radius: COIL,
    };
  });
}

/** Thin at its tips, thick in the middle: the design's taper from 0.03 to 0.135. */
function crescent(along: number): Stroke {
  const points = Array.from({ length: along }, (_, step): PathPoint => {
    const t = step / (along - 1);
    const angle = ((-50 - t * 260) / 180) * Math.PI;
    const radius = 0.03 + 0.105 * Math.sin(t * Math.PI) ** 0.8;
    return { x: Math.cos(angle) * 0.255 + 0.03, z: Math.sin(angle) * 0.255, radius };
  });
  return { points, closed: false };
}
