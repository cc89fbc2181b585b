import { PITCH, type BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import type { Extent } from '../../play/framing.ts';
import { TILE_HALF } from '../geometry/tile.ts';
import { rimWidth, TABLETOP_Y, trayOutline } from '../geometry/tray.ts';

/** Marks rise this far above the tiles. */
export const MARK_TOP = 0.12;

/** The box around everything of a board, world units. */
export function extentOf(layout: BoardLayout, cells: readonly CellId[]): Extent {
  const places = cells.map((cell) => layout.centreOf(cell));
  const along = (axis: 0 | 1 | 2) => places.map((place) => place[axis]);
  const { tray } = layout;
  const rim = tray === null ? TILE_HALF : PITCH / 2 + rimWidth(tray) + 0.02;
  return {
    exponent: tray === null ? Infinity : trayOutline(tray),
    min: [
      Math.min(...along(0)) - rim,
      // Cells may be lifted out of their tray, which stays on the table.
      Math.min(0, ...along(1)) + TABLETOP_Y,
      Math.min(...along(2)) - rim,
    ],
    max: [
      Math.max(...along(0)) + rim,
      Math.max(...along(1)) + MARK_TOP,
      Math.max(...along(2)) + rim,
    ],
  };
}

/** The box around two boxes, with the outline of the first. */
export const joinExtents = (a: Extent, b: Extent): Extent => ({
  ...a,
  min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
  max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
});
