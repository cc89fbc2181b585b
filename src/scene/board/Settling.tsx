import { useContext, useEffect, useRef } from 'react';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { ROLL_MS } from '../world/motion.ts';
import type { MoveTile } from './tile-motion.ts';
import { TileMotionContext } from './use-tile-motion.ts';

/** How far the tiles of a full board rise before they settle, and for how long. */
const RISE = 0.14;
const SETTLE_MS = 320;

/** A tile's height over time: up, and down to rest. */
export const sinkTile: MoveTile = (fraction, shift) => {
  shift.y += RISE * Math.sin(fraction * Math.PI) ** 2;
};

/** Milliseconds per world unit that a wave runs. */
const RUN_MS = 110;

/** The delays of a wave that runs from one cell to all sides. */
export function awayFrom(layout: BoardLayout, from: CellId): (cell: CellId) => number {
  const [x, y, z] = layout.centreOf(from);
  return (cell) => {
    const [otherX, otherY, otherZ] = layout.centreOf(cell);
    return Math.hypot(otherX - x, otherY - y, otherZ - z) * RUN_MS;
  };
}

export type SettlingProps = {
  readonly layout: BoardLayout;
  readonly cells: readonly CellId[];
  readonly isFull: boolean;
  /** The cell of the last mark. */
  readonly from: CellId | undefined;
};

/** When a board fills up without a line, its tiles settle in a wave from the last mark. */
export function Settling({ layout, cells, isFull, from }: SettlingProps) {
  const motion = useContext(TileMotionContext);
  const { still } = useSceneStyle();
  const wasFull = useRef(isFull);
  useEffect(() => {
    const isDue = isFull && !wasFull.current && !still;
    wasFull.current = isFull;
    if (!isDue || from === undefined) return;
    const delayOf = awayFrom(layout, from);
    motion?.wave(cells, SETTLE_MS, sinkTile, (cell) => ROLL_MS + delayOf(cell));
  }, [motion, layout, cells, from, isFull, still]);
  return null;
}
