/** Projects a board for a diagram: from far away, so that each level's image is an affine map. */
import type { BoardLayout, Vec3 } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';

/** Degrees to the right of straight ahead, and above the horizon. */
export type Orientation = { readonly azimuth: number; readonly elevation: number };

/** From straight above. */
export const flat: Orientation = { azimuth: 0, elevation: 90 };

/** From the side, so that all levels of a stack are visible. */
export const fromSide: Orientation = { azimuth: 24, elevation: 25 };

/** Drawing units per world unit. */
const SCALE = 100;
const round = (value: number) => Math.round(value * 10) / 10;
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => (degrees === 90 ? 0 : Math.cos((degrees * Math.PI) / 180));

/** Where a place of the board is in the drawing. */
export function project(
  [x, y, z]: Vec3,
  { azimuth, elevation }: Orientation,
): readonly [number, number] {
  const depth = x * sine(azimuth) + z * cosine(azimuth);
  return [
    round(SCALE * (x * cosine(azimuth) - z * sine(azimuth))),
    round(SCALE * (depth * sine(elevation) - y * cosine(elevation))),
  ];
}

/** The transform that lays a drawing on the plane of this height. */
export function planeAt(height: number, { azimuth, elevation }: Orientation): string {
  const across = [cosine(azimuth), sine(azimuth) * sine(elevation)];
  const down = [-sine(azimuth), cosine(azimuth) * sine(elevation)];
  const [, y] = project([0, height, 0], { azimuth, elevation });
  const parts = [...across, ...down].map((part) => Math.round(part * 1e4) / 1e4);
  return `matrix(${[...parts, 0, y].join(' ')})`;
}

const MARGIN = 22;

/** The area that a board takes in the drawing; for a board that can be turned, however it is turned. */
export function drawingBoxOf(
  layout: BoardLayout,
  cells: readonly CellId[],
  orientation: Orientation,
): readonly [x: number, y: number, width: number, height: number] {
  const spots = cells.map((cell) => layout.centreOf(cell));
  const reach = (axis: 0 | 1 | 2): readonly [number, number] => [
    Math.min(...spots.map((spot) => spot[axis])) * SCALE,
    Math.max(...spots.map((spot) => spot[axis])) * SCALE,
  ];
  const [[left, right], [low, high], [back, front]] = [reach(0), reach(1), reach(2)];
  const air = SCALE / 2 + MARGIN;
  if (orientation.elevation === 90)
    return [left - air, back - air, right - left + 2 * air, front - back + 2 * air];
  const wide = Math.hypot(right - left + 2 * air, front - back + 2 * air) / 2;
  const tall = Math.ceil((high - low) / 2 + wide * 0.45);
  return [-Math.ceil(wide), -tall, 2 * Math.ceil(wide), 2 * tall];
}
