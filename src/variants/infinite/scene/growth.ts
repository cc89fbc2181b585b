/** Lays the new cells of a grown board one after another, outwards from the cell played. */
import { isWithin, type Span } from '../../../rules/plane/plane.ts';
import { SET_MS } from '../../../scene/board/tile-motion.ts';
import type { PlanePoint } from '../../../play/roam.ts';

/** Milliseconds between neighbours, and the maximum delay of the last one. */
const STAGGER_MS = 35;
const LATEST_MS = 560;

export type Growth = {
  /** Milliseconds until the last new tile is complete. */
  readonly length: number;
  /** The fraction of a cell's laying that is done at a time in milliseconds since the growth began, 0 to 1. */
  laidAt(x: number, y: number, ms: number): number;
};

/** The growth from one board to a larger one around it; null when the board hasn't grown. */
export function growthOf(before: Span, after: Span, played: PlanePoint): Growth | null {
  const isLarger = after.width > before.width || after.height > before.height;
  const isAround =
    isWithin(after, before.x, before.y) &&
    isWithin(after, before.x + before.width - 1, before.y + before.height - 1);
  if (!isLarger || !isAround) return null;
  const away = (x: number, y: number) => Math.max(Math.abs(x - played[0]), Math.abs(y - played[1]));
  const corners = [after.x, after.x + after.width - 1].flatMap((x) =>
    [after.y, after.y + after.height - 1].map((y) => away(x, y)),
  );
  const farthest = Math.max(1, ...corners);
  const step = Math.min(STAGGER_MS, LATEST_MS / farthest);
  return {
    length: farthest * step + SET_MS,
    laidAt(x, y, ms) {
      if (isWithin(before, x, y)) return 1;
      return Math.max(0, Math.min(1, (ms - away(x, y) * step) / SET_MS));
    },
  };
}
