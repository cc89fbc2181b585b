import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { Camera } from '../camera/Camera.tsx';
import { joinExtents, extentOf } from '../camera/extent.ts';
import { fit } from '../camera/fit.ts';
import { Ground } from '../world/Ground.tsx';
import { Marks } from '../marks/Marks.tsx';
import { type Hit, nearestOf, Picker } from './Picker.tsx';
import { Tiles } from './Tiles.tsx';
import { TileMotionContext, useSetDown, useTileMotion } from './use-tile-motion.ts';
import { Tray } from './Tray.tsx';
import {
  LazyCellPlaces,
  LazyHighlights,
  Probe,
  LazyRims,
  LazySeam,
  LazySettling,
  LazyWarmRim,
} from './lazy-parts.tsx';
import { type Extent, framing } from '../../play/framing.ts';
import type { BoardView } from '../../play/view.ts';

type Props = {
  readonly layout: BoardLayout;
  readonly view: BoardView;
  readonly onPick: (pick: string) => void;
  /** The part of the board that the camera frames; by default, all cells. */
  readonly extent?: Extent;
  /** The part that the soft shadow lies under, where that is less than what is framed. */
  readonly shaded?: Extent | undefined;
  /** Cells that recede. */
  readonly dim?: ReadonlySet<CellId>;
  /** Cells covered by something larger, whose marks aren't shown. */
  readonly covered?: ReadonlySet<CellId>;
  /** No shadow map: on stacked levels, each would cast its shadow on the next. */
  readonly soft?: boolean;
  /** Whether a finger's first tap only previews the move. */
  readonly confirm?: boolean;
  /** A new key shows the marks at rest, without rolling them. */
  readonly marksKey?: string;
  /** A target that can be tapped where no cell is. */
  readonly beside?: Hit | undefined;
  /** Whether the board is shown for the first time, so that its tiles are set down. */
  readonly isFirst?: boolean | undefined;
  /** The variant's own parts. */
  readonly children?: ReactNode;
};

/**
 * A board in one plane, or the cells of 3D's stack: tray (the stack has its own), tiles, marks, what the player points at,
 * and the seam of a finished line.
 */
export function BoardScene({
  layout,
  view,
  onPick,
  extent,
  shaded,
  dim,
  covered,
  soft = false,
  confirm = false,
  marksKey,
  beside,
  isFirst = false,
  children,
}: Props) {
  const cellKey = view.cells.join(' ');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the cells
  const cells = useMemo(() => view.cells, [cellKey]);
  const ground = useMemo(() => extentOf(layout, cells), [layout, cells]);
  const shown = extent ?? ground;
  useEffect(() => {
    // The larger of the two: either may leave out cells.
    framing.setState({
      fit: (...from) => {
        const [a, b] = [fit(ground, ...from), fit(shown, ...from)];
        return a.distance > b.distance ? a : b;
      },
      extent: joinExtents(ground, shown),
    });
  }, [ground, shown]);
  const nearest = useMemo(() => nearestOf(layout, cells), [layout, cells]);
  const hit: Hit = (ray) => nearest(ray) ?? beside?.(ray) ?? null;
  const motion = useTileMotion();
  useSetDown(motion, { layout, cells, isFirst, isBare: view.marks.length === 0 });
  const taken = new Set(view.marks.map(({ cell }) => cell));
  const isFull = view.lines.length === 0 && cells.every((cell) => taken.has(cell));
  const onLand = useCallback((cell: CellId) => motion.knock(cell), [motion]);
  return (
    <TileMotionContext value={motion}>
      <Camera layout={layout} extent={shown} />
      <Ground extent={shaded ?? (soft ? shown : ground)} soft={soft} />
      {layout.tray === null ? null : (
        <>
          <Tray inner={layout.tray} />
          <LazyRims layout={layout} cells={cells} />
          <LazyWarmRim inner={layout.tray} mover={view.mover ?? null} />
        </>
      )}
      <Tiles layout={layout} cells={cells} dim={dim} motion={motion} />
      <Marks
        key={marksKey}
        layout={layout}
        marks={view.marks}
        lines={view.lines}
        broken={view.broken ?? false}
        onLand={onLand}
        motion={motion}
        covered={covered}
      />
      <LazyHighlights layout={layout} view={view} />
      {view.broken ? null : <LazySeam layout={layout} lines={view.lines} />}
      <Picker hit={hit} open={view.open} confirm={confirm} onPick={onPick} />
      <LazySettling layout={layout} cells={cells} isFull={isFull} from={view.last?.cells[0]} />
      <LazyCellPlaces layout={layout} cells={cells} />
      <Probe layout={layout} />
      {children}
    </TileMotionContext>
  );
}
