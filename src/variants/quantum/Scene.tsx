import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { attention } from '../../play/attention.ts';
import { quantumView } from './view-state.ts';
import type { BoardView } from '../../play/view.ts';
import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { Coins } from './scene/Coins.tsx';
import { Cords } from './scene/Cords.tsx';
import { DangerLips } from '../../scene/board/Cracks.tsx';
import { HoverLip } from '../../scene/board/Highlights.tsx';
import { LazySettling } from '../../scene/board/lazy-parts.tsx';
import { TileMotionContext } from '../../scene/board/use-tile-motion.ts';
import { useSceneStyle } from '../../scene/world/scene-style.ts';
import { after } from '../../scene/world/after.ts';
import { runClock } from '../../scene/world/motion.ts';
import { GLIDE_MS, MotionClock } from './scene/motion-clock.ts';
import { MovingMarks } from './scene/MovingMarks.tsx';
import { Shadows } from './scene/Shadows.tsx';
import type { SceneProps } from '../variant.ts';
import { BISQUE, chainOf, closingCells, loopOf, piecesOf } from './pieces.ts';

/** The delay between links of a collapse. */
const LINK_MS = 220;
/** The delay between cords of a loop that lights up. */
const LIGHT_MS = 160;
const NONE: BoardView['marks'] = [];
const NOTHING: readonly string[] = [];
const NO_DELAYS: ReadonlyMap<string, number> = new Map();

/** The board with small marks in pairs, the cords between them, and their collapse. */
export function Scene({ layout, view, onPick, isFirst }: SceneProps) {
  const { palette } = useSceneStyle();
  const clock = useMemo(() => new MotionClock(runClock), []);
  useEffect(() => () => clock.stop(), [clock]);
  const isCollapsing = usePieces(clock, { layout, view });
  const closing = useMemo(() => closingCells(view).map((cell) => [cell]), [view]);
  const isFull =
    !isCollapsing &&
    view.lines.length === 0 &&
    view.marks.length === view.cells.length &&
    view.marks.every(({ ghost }) => !ghost);
  const shown = { ...view, marks: NONE, preview: null, lines: isCollapsing ? [] : view.lines };
  return (
    <BoardScene
      layout={layout}
      view={shown}
      onPick={onPick}
      isFirst={isFirst && view.marks.length === 0}
    >
      <Following clock={clock} />
      <LazySettling layout={layout} cells={view.cells} isFull={isFull} from={view.last?.cells[0]} />
      <Shadows clock={clock} />
      <MovingMarks clock={clock} symbol="X" />
      <MovingMarks clock={clock} symbol="O" />
      <Cords clock={clock} />
      <Coins clock={clock} />
      <HoverLip layout={layout} view={view} />
      <DangerLips layout={layout} lines={closing} color={palette.crack} />
    </BoardScene>
  );
}

/** Moves the pieces with their tiles. */
function Following({ clock }: { clock: MotionClock }) {
  const motion = useContext(TileMotionContext);
  useEffect(() => {
    const shiftOf = (cell: string) => motion?.of(cell) ?? { x: 0, y: 0 };
    return motion?.follow(() => clock.follow(shiftOf));
  }, [clock, motion]);
  return null;
}

/** Passes the board's pieces to the clock; true while a collapse is animated. */
function usePieces(
  clock: MotionClock,
  { layout, view }: Pick<SceneProps, 'layout' | 'view'>,
): boolean {
  const { still } = useSceneStyle();
  const aim = useStore(attention, ({ hover, focus }) => hover ?? focus);
  const { previewedOption, areLinksShown } = useStore(quantumView);
  const [change, setChange] = useState({ view, chain: NOTHING, loop: NOTHING });
  if (change.view !== view) {
    setChange({ view, chain: chainOf(change.view, view), loop: loopOf(change.view, view) });
  }
  const [collapsed, setCollapsed] = useState(change);
  const told = useRef<typeof change>(null);
  useEffect(() => {
    const { chain, loop } = change;
    const delays =
      told.current === change
        ? NO_DELAYS
        : new Map([
            ...chain.map((pair, at) => [pair, at * LINK_MS] as const),
            ...loop.map((pair, at) => [pair, at * LIGHT_MS] as const),
          ]);
    clock.set(
      piecesOf(layout, change.view, { aim, previewedOption, shown: areLinksShown }),
      delays,
      still || told.current === null,
      new Map(told.current === change ? [] : loop.map((pair) => [pair, BISQUE])),
    );
    told.current = change;
  }, [clock, layout, change, aim, previewedOption, areLinksShown, still]);
  useEffect(() => {
    if (change.chain.length === 0) return undefined;
    const ms = still ? 0 : change.chain.length * LINK_MS + GLIDE_MS;
    return after(ms, () => setCollapsed(change));
  }, [change, still]);
  return change.chain.length > 0 && collapsed !== change;
}
