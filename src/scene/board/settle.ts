/** How a full board settles. */
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import type { Pose } from './tile-motion.ts';

/** How far the tiles of a full board rise before they settle, and for how long. */
const RISE = 0.14;
export const SETTLE_MS = 320;
/** Milliseconds for each world unit that a wave runs. */
const RUN_MS = 110;

/** Up, and down to rest. */
export const settled: Pose = (share, shift) => {
  shift.y += RISE * Math.sin(share * Math.PI) ** 2;
};

/** The delays of a wave that runs from one cell to all sides. */
export function awayFrom(layout: BoardLayout, from: CellId): (cell: CellId) => number {
  const [x, y, z] = layout.place(from);
  return (cell) => {
    const [otherX, otherY, otherZ] = layout.place(cell);
    return Math.hypot(otherX - x, otherY - y, otherZ - z) * RUN_MS;
  };
}
