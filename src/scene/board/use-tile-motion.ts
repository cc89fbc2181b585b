import { createContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { acrossBoard, SET_MS, setDown, TileMotion } from './tile-motion.ts';

/** The motion of the surrounding board's tiles, for the objects on them. */
export const TileMotionContext = createContext<TileMotion | null>(null);

/** The motion of a board's tiles, which stay still where motion is reduced. */
export function useTileMotion(): TileMotion {
  const { still } = useSceneStyle();
  const [motion] = useState(() => new TileMotion());
  useEffect(() => (still ? undefined : motion.start()), [motion, still]);
  return motion;
}

type BoardOpening = {
  readonly layout: BoardLayout;
  readonly cells: readonly CellId[];
  readonly isFirst: boolean;
  /** Whether no mark is on it. */
  readonly isBare: boolean;
};

/** Sets the tiles of a bare board down when it opens; the first mark finds them all in place. */
export function useSetDown(
  motion: TileMotion,
  { layout, cells, isFirst, isBare }: BoardOpening,
): void {
  const { still } = useSceneStyle();
  const isDue = useRef(isFirst && isBare && !still);
  useLayoutEffect(() => {
    if (isDue.current) motion.wave(cells, SET_MS, setDown, acrossBoard(layout, cells));
    isDue.current = false;
  }, [motion, layout, cells]);
  useEffect(() => {
    if (!isBare) motion.finish();
  }, [motion, isBare]);
}
