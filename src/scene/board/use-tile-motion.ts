import { createContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardLayout } from '../../rules/board.ts';
import type { BoardView } from '../../play/view.ts';
import type { CellId } from '../../rules/game.ts';
import { useLook } from '../world/look.ts';
import { ROLL_MS } from '../world/motion.ts';
import {
  acrossBoard,
  awayFrom,
  SET_MS,
  setDown,
  SETTLE_MS,
  settled,
  TileMotion,
} from './tile-motion.ts';

/** The motion of the surrounding board's tiles, for what else lies on them. */
export const TileMotionContext = createContext<TileMotion | null>(null);

/** The motion of a board's tiles, which rest where motion is reduced. */
export function useTileMotion(): TileMotion {
  const { still } = useLook();
  const [motion] = useState(() => new TileMotion());
  useEffect(() => (still ? undefined : motion.start()), [motion, still]);
  return motion;
}

type Opening = {
  readonly layout: BoardLayout;
  readonly cells: readonly CellId[];
  readonly isFirst: boolean;
  /** No mark lies on it. */
  readonly isBare: boolean;
};

/** Sets the tiles of a bare board down when it opens; the first mark finds them all in place. */
export function useOpening(motion: TileMotion, { layout, cells, isFirst, isBare }: Opening): void {
  const { still } = useLook();
  const isDue = useRef(isFirst && isBare && !still);
  useLayoutEffect(() => {
    if (isDue.current) motion.wave(cells, SET_MS, setDown, acrossBoard(layout, cells));
    isDue.current = false;
  }, [motion, layout, cells]);
  useEffect(() => {
    if (!isBare) motion.finish();
  }, [motion, isBare]);
}

/** A board that becomes full without a line settles, from its last mark to all sides. */
export function useSettling(motion: TileMotion, layout: BoardLayout, view: BoardView): void {
  const { still } = useLook();
  const { cells, marks, lines, last } = view;
  const taken = new Set(marks.map(({ cell }) => cell));
  const isFull = lines.length === 0 && cells.every((cell) => taken.has(cell));
  const wasFull = useRef(isFull);
  useEffect(() => {
    const isDue = isFull && !wasFull.current && !still;
    wasFull.current = isFull;
    const [from] = last?.cells ?? [];
    if (!isDue || from === undefined) return;
    const delayOf = awayFrom(layout, from);
    motion.wave(cells, SETTLE_MS, settled, (cell) => ROLL_MS + delayOf(cell));
  }, [motion, layout, cells, last, isFull, still]);
}
