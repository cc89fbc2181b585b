import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Ray } from 'three';
import { useStore } from 'zustand';
import { framing } from '../../../play/framing.ts';
import type { BoardView } from '../../../play/view.ts';
import type { CellId } from '../../../rules/game.ts';
import { isWithin, placeOf, type Span, spanOf } from '../../../rules/plane/plane.ts';
import { fit } from '../../../scene/camera/fit.ts';
import { finenessWithinBudget } from '../../../scene/world/fineness.ts';
import { Ground } from '../../../scene/world/Ground.tsx';
import { Marks } from '../../../scene/marks/Marks.tsx';
import { Picker } from '../../../scene/board/Picker.tsx';
import { extentOfMarks, cellUnder, extentOfSpan } from './plane-space.ts';
import { PlaneTiles } from './PlaneTiles.tsx';
import {
  LazyCellPlaces,
  LazyHighlights,
  makeLazy,
  Probe,
  LazySeam,
} from '../../../scene/board/lazy-parts.tsx';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import { RoamingCamera } from './RoamingCamera.tsx';
import {
  TileMotionContext,
  useSetDown,
  useTileMotion,
} from '../../../scene/board/use-tile-motion.ts';
import type { SceneProps } from '../../variant.ts';
import type { WarmEdgeProps } from './WarmEdge.tsx';
import { coarseSpan, sameSpan, type ViewWindow } from './view-window.ts';

const WarmEdge = makeLazy<WarmEdgeProps>(async () => (await import('./WarmEdge.tsx')).WarmEdge);

/** A growing board without a tray. Only its visible part is drawn, lit and picked. */
export function PlaneScene({ layout, view, roam, onPick, isFirst = false }: SceneProps) {
  const span = useSpan(view.cells);
  const { near, fineness, onWindow } = useNear(span, view);
  const extent = useMemo(() => extentOfSpan(layout, span), [layout, span]);
  useEffect(
    () =>
      framing.setState({
        fit: (...from) => fit(extent, ...from),
        extent: { ...extent, grows: true },
      }),
    [extent],
  );
  const showsAll = useStore(framing, (state) => state.showsAll);
  const kept = useMemo(() => extentOfMarks(layout, span, view.marks), [layout, span, view.marks]);
  const lit = useMemo(() => extentOfSpan(layout, near), [layout, near]);
  const last = view.last?.cells[0] ?? null;
  const motion = useTileMotion();
  useSetDown(motion, { layout, cells: view.cells, isFirst, isBare: view.marks.length === 0 });
  const onLand = useCallback((cell: CellId) => motion.knock(cell), [motion]);
  const hit = useCallback((ray: Ray) => cellUnder(layout, span, ray), [layout, span]);
  const isSeen = useCallback((cell: CellId) => isIn(near, cell), [near]);
  return (
    <>
      <RoamingCamera
        layout={layout}
        extent={extent}
        kept={kept}
        last={last}
        lines={view.lines}
        roam={roam}
      />
      <Ground extent={extent} lit={lit} soft={false} />
      <PlaneTiles
        motion={motion}
        layout={layout}
        span={span}
        last={last}
        fineness={fineness.tile}
        roam={roam}
        showsAll={showsAll}
        onWindow={onWindow}
      />
      <WarmEdge layout={layout} span={span} mover={view.mover ?? null} motion={motion} />
      <Marks
        layout={layout}
        marks={view.marks}
        lines={view.lines}
        broken={false}
        onLand={onLand}
        motion={motion}
        fineness={fineness.mark}
        isSeen={isSeen}
      />
      <TileMotionContext value={motion}>
        <LazyHighlights layout={layout} view={view} />
      </TileMotionContext>
      <LazySeam layout={layout} lines={view.lines} />
      <Picker hit={hit} open={view.open} confirm={false} onPick={onPick} />
      <LazyCellPlaces layout={layout} cells={view.cells} />
      <Probe layout={layout} />
    </>
  );
}

/** The board's rectangle; the same object until the board grows. */
function useSpan(cells: readonly CellId[]): Span {
  const { x, y, width, height } = spanOf(cells);
  return useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
}

const isIn = (span: Span, cell: CellId): boolean => {
  const place = placeOf(cell);
  return place !== null && isWithin(span, ...place);
};

/** The part of the board around the visible one, in coarse steps, and its fineness. */
function useNear(span: Span, view: BoardView) {
  const [near, setNear] = useState(span);
  const { tier } = useSceneStyle();
  const [fineness, setFineness] = useState(() => finenessWithinBudget(0, 0, tier));
  const { marks } = view;
  const onWindow = useCallback(
    (window: ViewWindow) => {
      const next = coarseSpan(window, span);
      const seen = marks.filter(({ cell }) => isIn(next, cell)).length;
      setNear((now) => (sameSpan(now, next) ? now : next));
      setFineness(finenessWithinBudget(window.count, seen, tier));
    },
    [span, marks, tier],
  );
  return { near, fineness, onWindow };
}
