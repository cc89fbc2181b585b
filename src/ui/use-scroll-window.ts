import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onWish, see, type Spot } from '../play/roam.ts';
import { type CellId } from '../rules/game.ts';
import { placeOf, type Span } from '../rules/plane.ts';

/** CSS pixels from one cell to the next. */
const CELL = { wide: 64, narrow: 52 };
const NARROW = 560;
/** The window moves in steps of so many cells, so that most scrolling renders nothing. */
const STEP = 4;

export type Pane = { readonly width: number; readonly height: number; readonly cell: number };

/** A flat board that is larger than its pane: which cells are in it, and how the pane is filled. */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  span: Span,
  last: CellId | null,
  isOn: boolean,
): { readonly pane: Pane; readonly shown: Span } {
  const [pane, setPane] = useState<Pane>({ width: 0, height: 0, cell: CELL.wide });
  const [shown, setShown] = useState<Span>({ ...span, width: 0, height: 0 });
  const before = useRef<Span | null>(null);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!isOn || !box) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      setPane({ width, height, cell: width < NARROW ? CELL.narrow : CELL.wide });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, isOn]);

  // Columns and rows that come before all others must not push them away under the pointer.
  useLayoutEffect(() => {
    const box = scroller.current;
    const old = before.current;
    if (!isOn || !box || !old) return;
    box.scrollBy((old.x - span.x) * pane.cell, (old.y - span.y) * pane.cell);
    before.current = span;
  }, [scroller, isOn, pane, span]);

  useEffect(() => {
    const box = scroller.current;
    if (!isOn || !box || pane.width === 0) return undefined;
    const { width, height, cell } = pane;
    const look = () => {
      // Half a pane of air stands around the board, so a scrolled-off pixel is one of its middle.
      const [x, y] = [span.x + box.scrollLeft / cell - 0.5, span.y + box.scrollTop / cell - 0.5];
      const [across, down] = [width / cell / 2, height / cell / 2];
      see(cornersOf(x - across, y - down, x + across, y + down));
      const next = snapped(x - across, y - down, x + across, y + down);
      setShown((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const goTo = ([x, y]: Spot) =>
      box.scrollTo((x - span.x + 0.5) * cell, (y - span.y + 0.5) * cell);
    const isLarge = span.width * cell > width || span.height * cell > height;
    const newest = last === null ? null : placeOf(last);
    const middle: Spot = [span.x + (span.width - 1) / 2, span.y + (span.height - 1) / 2];
    // A corner that comes into the pane need not lie in its middle.
    const held = (at: number, first: number, count: number, room: number) => {
      const air = Math.min(count / 2, room / cell / 2 - 1) - 0.5;
      return Math.max(first + air, Math.min(first + count - 1 - air, at));
    };
    const follow = (to: Spot | 'all') => {
      if (to !== 'all') return goTo(to);
      const [x, y] = (isLarge ? newest : null) ?? middle;
      goTo([held(x, span.x, span.width, width), held(y, span.y, span.height, height)]);
    };
    if (!before.current) follow('all');
    before.current = span;
    look();
    box.addEventListener('scroll', look, { passive: true });
    const stop = onWish(follow);
    return () => {
      box.removeEventListener('scroll', look);
      stop();
    };
  }, [scroller, isOn, pane, span, last]);

  return { pane, shown };
}

const cornersOf = (left: number, top: number, right: number, bottom: number): Spot[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** The cells from one corner to the other and a few more. */
function snapped(left: number, top: number, right: number, bottom: number): Span {
  const down = (value: number) => Math.floor(value / STEP) * STEP;
  const up = (value: number) => Math.ceil(value / STEP) * STEP;
  const [x, y] = [down(left), down(top)];
  return { x, y, width: up(right) - x + 1, height: up(bottom) - y + 1 };
}
