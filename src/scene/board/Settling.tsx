import { useContext, useEffect, useRef } from 'react';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { ROLL_MS } from '../world/motion.ts';
import { awayFrom, SETTLE_MS, settle } from './tile-motion.ts';
import { TileMotionContext } from './use-tile-motion.ts';

export type SettlingProps = {
  readonly layout: BoardLayout;
  readonly cells: readonly CellId[];
  readonly isFull: boolean;
  /** Where the last mark lies. */
  readonly from: CellId | undefined;
};

/** Cells that become full without a line settle, from their last mark to all sides. */
export function Settling({ layout, cells, isFull, from }: SettlingProps) {
  const motion = useContext(TileMotionContext);
  const { still } = useSceneStyle();
  const wasFull = useRef(isFull);
  useEffect(() => {
    const isDue = isFull && !wasFull.current && !still;
    wasFull.current = isFull;
    if (!isDue || from === undefined) return;
    const delayOf = awayFrom(layout, from);
    motion?.wave(cells, SETTLE_MS, settle, (cell) => ROLL_MS + delayOf(cell));
  }, [motion, layout, cells, from, isFull, still]);
  return null;
}
