import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Roam, PlanePoint, RoamTarget } from '../../play/roam.ts';
import type { CellId } from '../../rules/game.ts';
import { placeOf, type Span } from '../../rules/plane/plane.ts';

/** The minimum distance between neighbouring cells in CSS pixels. */
const CELL = { wide: 64, narrow: 52 };
const NARROW = 560;
/** The number of cells that a large pane has room for, so that a small board can grow within it. */
const ACROSS = 7;
/** The window moves in steps of this many cells, so that most scrolling renders nothing. */
const STEP = 4;

type Pane = { readonly width: number; readonly height: number; readonly cell: number };

/**
 * Computes the cells in view and the size of a cell, for a flat board larger than its pane. Inactive without
 * `roam`.
 */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  span: Span,
  last: CellId | null,
  roam: Roam | null,
): { readonly pane: Pane; readonly shown: Span } {
  const [pane, setPane] = useState<Pane>({ width: 0, height: 0, cell: CELL.wide });
  const [shown, setShown] = useState<Span>({ ...span, width: 0, height: 0 });
  const middle = useRef<PlanePoint | null>(null);
  const isOn = roam !== null;

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!isOn || !box) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      const least = width < NARROW ? CELL.narrow : CELL.wide;
      const cell = Math.max(least, Math.floor(Math.min(width, height) / ACROSS));
      setPane({ width, height, cell });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, isOn]);

  // New first columns and rows must not move the others under the pointer.
  useLayoutEffect(() => {
    if (isOn && scroller.current && middle.current)
      show(scroller.current, middle.current, span, pane.cell);
  }, [scroller, isOn, pane, span]);

  useEffect(() => {
    const box = scroller.current;
    if (!roam || !box || pane.width === 0) return undefined;
    const { width, height, cell } = pane;
    const update = () => {
      // The board has a margin of half a pane, so the scroll offset is the board's pixel in the pane's middle.
      const [x, y] = [span.x + box.scrollLeft / cell - 0.5, span.y + box.scrollTop / cell - 0.5];
      middle.current = [x, y];
      const [across, down] = [width / cell / 2, height / cell / 2];
      roam.see(cornersOf(x - across, y - down, x + across, y + down));
      const next = snapSpan(x - across, y - down, x + across, y + down);
      setShown((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const goTo = (spot: PlanePoint) => show(box, spot, span, cell);
    const isLarge = span.width * cell > width || span.height * cell > height;
    const newest = last === null ? null : placeOf(last);
    const centre: PlanePoint = [span.x + (span.width - 1) / 2, span.y + (span.height - 1) / 2];
    // Near the board's edge, the place need not be in the pane's middle.
    const clampToBoard = (at: number, first: number, count: number, room: number) => {
      const air = Math.min(count / 2, room / cell / 2 - 1) - 0.5;
      return Math.max(first + air, Math.min(first + count - 1 - air, at));
    };
    const follow = (to: RoamTarget) => {
      if (typeof to === 'object') return goTo(to);
      const [x, y] = (isLarge ? newest : null) ?? centre;
      goTo([
        clampToBoard(x, span.x, span.width, width),
        clampToBoard(y, span.y, span.height, height),
      ]);
    };
    if (!middle.current) follow('all');
    update();
    box.addEventListener('scroll', update, { passive: true });
    const stop = roam.onTarget(follow);
    return () => {
      box.removeEventListener('scroll', update);
      stop();
    };
  }, [scroller, roam, pane, span, last]);

  return { pane, shown };
}

/** Scrolls a place of the board to the middle of the pane. */
function show(box: HTMLElement, [x, y]: PlanePoint, span: Span, cell: number): void {
  box.scrollTo(Math.round((x - span.x + 0.5) * cell), Math.round((y - span.y + 0.5) * cell));
}

const cornersOf = (left: number, top: number, right: number, bottom: number): PlanePoint[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** The cells from one corner to the other and a few more. */
function snapSpan(left: number, top: number, right: number, bottom: number): Span {
  const down = (value: number) => Math.floor(value / STEP) * STEP;
  const up = (value: number) => Math.ceil(value / STEP) * STEP;
  const [x, y] = [down(left), down(top)];
  return { x, y, width: up(right) - x + 1, height: up(bottom) - y + 1 };
}
