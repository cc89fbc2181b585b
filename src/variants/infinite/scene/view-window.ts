/** Computes the visible cells of a large board; only these are drawn. */
import type { PlanePoint } from '../../../play/roam.ts';
import type { Span } from '../../../rules/plane/plane.ts';

/** Neighbouring cells of one row, `from` to `to`; `start` counts the cells of the rows before. */
type Strip = {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
};

export type ViewWindow = { readonly strips: readonly Strip[]; readonly count: number };

/** A margin for cells whose middle is outside the canvas, and a little more. */
const MARGIN = 1;

/** At most `most` cells of a board inside a convex outline, row by row. */
export function cellsWithin(span: Span, outline: readonly PlanePoint[], most: number): ViewWindow {
  const strips: Strip[] = [];
  let count = 0;
  for (let y = span.y; y < span.y + span.height; y += 1) {
    const reach = reachOf(outline, y - MARGIN, y + MARGIN);
    if (!reach) continue;
    const from = Math.max(span.x, Math.ceil(reach[0] - MARGIN));
    const to = Math.min(span.x + span.width - 1, Math.floor(reach[1] + MARGIN));
    if (to < from) continue;
    if (count + to - from + 1 > most) break;
    strips.push({ y, from, to, start: count });
    count += to - from + 1;
  }
  return { strips, count };
}

/** The range of a convex outline between two heights; null when it has none. */
function reachOf(
  outline: readonly PlanePoint[],
  top: number,
  bottom: number,
): [number, number] | null {
  let [least, most] = [Infinity, -Infinity];
  const take = (x: number) => {
    least = Math.min(least, x);
    most = Math.max(most, x);
  };
  outline.forEach(([x, y], at) => {
    if (y >= top && y <= bottom) take(x);
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    for (const level of [top, bottom]) {
      if (level > Math.min(y, nextY) && level < Math.max(y, nextY)) {
        take(x + ((nextX - x) * (level - y)) / (nextY - y));
      }
    }
  });
  return least <= most ? [least, most] : null;
}

/** Steps in which a coarse window moves, cells. */
const STEP = 8;

/** The rectangle around a window, in coarse steps, so that it doesn't change every frame. */
export function coarseSpan({ strips }: ViewWindow, board: Span): Span {
  const [first, last] = [strips[0], strips.at(-1)];
  if (!first || !last) return board;
  const down = (value: number) => Math.floor(value / STEP) * STEP;
  const [left, top] = [
    Math.max(board.x, down(Math.min(...strips.map(({ from }) => from)))),
    Math.max(board.y, down(first.y)),
  ];
  const [right, bottom] = [
    Math.min(board.x + board.width, down(Math.max(...strips.map(({ to }) => to))) + STEP),
    Math.min(board.y + board.height, down(last.y) + STEP),
  ];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const sameSpan = (a: Span, b: Span): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
