import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { CylinderGeometry } from 'three';
import { useStore } from 'zustand';
import { attend, attention } from '../../play/attention.ts';
import { onCameraCommand } from '../../play/camera-commands.ts';
import { closeStack, showAll, stackView, stepLevel, selectLevel } from './view-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout, Vec3 } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { Coil } from '../../scene/board/Coil.tsx';
import { extentOf } from '../../scene/camera/extent.ts';
import { FLOOR_Y, rimWidth } from '../../scene/geometry/tray.ts';
import { NARROW } from '../../scene/camera/camera-moves.ts';
import { type Fan, fanOut } from './scene/fan.ts';
import { useLevelGestures, type LevelStep } from './scene/level-gestures.ts';
import { PreviewColumn } from './scene/PreviewColumn.tsx';
import { LazyLastMoveLip, LazyWarmRim, makeLazy } from '../../scene/board/lazy-parts.tsx';
import { SceneStyleContext, useSceneStyle } from '../../scene/world/scene-style.ts';
import { Marks } from '../../scene/marks/Marks.tsx';
import type { LabelsProps } from './scene/Labels.tsx';
import { Rods } from './scene/Rods.tsx';
import { Tiles } from '../../scene/board/Tiles.tsx';
import { Trays } from '../../scene/board/Tray.tsx';
import { siteSettings } from '../../look/settings.ts';
import { CHOSEN_GLAZES } from '../../scene/materials/glazes.ts';
import type { SceneProps } from '../variant.ts';
import { text } from '../../text/play.ts';
import { levelOf, pitchOf, type Stack, stackLayout } from './board.ts';
import { words } from './words/en.ts';

const nothing = () => {};

const Labels = makeLazy<LabelsProps>(async () => (await import('./scene/Labels.tsx')).Labels);

/** The stack of levels: all alike, or one selected and the others faded. On phones the selected one is fanned out. */
export function Scene({ view, onPick, isFirst }: SceneProps) {
  const spread = useStore(stackView, (state) => state.spread);
  const confirms = useStore(siteSettings, ({ taps }) => taps === 'confirm');
  const shape = useShape(view.cells);
  const pitch = pitchOf(shape, spread);
  const spaced = useMemo(() => stackLayout(shape, pitch), [shape, pitch]);
  const trayless = useMemo(() => ({ ...spaced, tray: null }), [spaced]);
  const cellKey = view.cells.join(' ');
  const whole = useMemo(() => extentOf(trayless, cellKey.split(' ')), [cellKey, trayless]);
  const { level, fan, open, pick } = useFan(view, shape, onPick);
  const isNear = (cell: CellId) => level === null || levelOf(cell) === level;
  const cells = view.cells.filter(isNear);
  const isOnPage = useIsOnPage();
  useEffect(() => (isOnPage ? closeStack : undefined), [isOnPage]);
  const near: BoardView = fan
    ? partOf(view, cells)
    : {
        ...view,
        cells,
        marks: view.marks.filter(({ cell }) => isNear(cell)),
        lines: view.lines.filter(isFlat),
      };
  const closed = (view.closedAtFirst ?? []).join(' ');
  const dim = useMemo(() => new Set(closed.split(' ')), [closed]);
  return (
    <BoardScene
      key={`${shape.levels} ${shape.size}`}
      layout={fan?.layout ?? trayless}
      view={{ ...near, open }}
      extent={fan?.extent ?? whole}
      shaded={fan?.shaded}
      dim={dim}
      soft
      confirm={confirms}
      marksKey={`${fan !== null} ${level}`}
      beside={fan?.hit}
      onPick={pick}
      isFirst={isFirst}
    >
      {fan ? (
        <Fanned fan={fan} shape={shape} view={view} cells={cells} />
      ) : (
        <Stacked
          layout={spaced}
          shape={shape}
          pitch={pitch}
          level={level}
          view={view}
          cells={cells}
        />
      )}
    </BoardScene>
  );
}

/** On wider canvases the camera's buttons are on the left, and take this much width, CSS pixels. */
const BESIDE = 450;
const BUTTONS = 104;

/** A finger needs more than the stack's cells, even on a tablet. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * On a small canvas, and on any that fingers touch, a tap on a level fans it out, and only its cells can be picked. A
 * finished line that leaves the selected level brings the whole stack back.
 */
function useFan(view: BoardView, shape: Stack, onPick: SceneProps['onPick']) {
  const selected = useStore(stackView, (state) => state.level);
  const level = useIsOnPage() ? selected : null;
  const needsFan = useThree(({ size }) => size.width < NARROW) || isTouched();
  const isWide = useThree(({ size }) => size.width > size.height);
  const isOnTabletop = useIsOnTabletop();
  const free = useThree(({ size: { width, height } }) =>
    width > BESIDE && width > height ? BUTTONS / width : 0,
  );
  const isOver = view.lines.length > 0;
  const isInLevel = view.lines.flat().every((cell) => levelOf(cell) === level);
  useLayoutEffect(() => {
    if (!isInLevel && level !== null) showAll();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a level selected after the end stays
  }, [isOver]);
  const canFan = needsFan && !isOnTabletop && isInLevel && view.open.size + view.marks.length > 0;
  const fan = useMemo(
    () => (canFan && level !== null ? fanOut(shape, level, isWide, free) : null),
    [canFan, shape, level, isWide, free],
  );
  useEffect(() => {
    if (!canFan) return undefined;
    const unfollow = attention.subscribe(({ focus }) => {
      if (focus !== null && levelOf(focus) !== stackView.getState().level)
        selectLevel(levelOf(focus));
    });
    const unlisten = onCameraCommand((command) => {
      if (command === 'reset') showAll();
    });
    return () => {
      unfollow();
      unlisten();
    };
  }, [canFan]);
  useEffect(() => {
    if (canFan) attend({ hover: null });
  }, [canFan, level]);
  // Until the first move; after fanning out a level the player knows how.
  const isNew = canFan && level === null && view.marks.length === 0;
  useEffect(() => {
    if (!isNew) return undefined;
    attend({ prompt: words.own.openLevel });
    return () => attend({ prompt: null });
  }, [isNew]);
  const open = useMemo(
    () => (canFan ? new Set([...view.open].filter((cell) => levelOf(cell) === level)) : view.open),
    [canFan, view.open, level],
  );
  const isFanned = fan !== null;
  const step = useMemo(
    () => (isFanned ? (to: LevelStep) => stepLevel(to, shape.levels) : null),
    [isFanned, shape],
  );
  useLevelGestures(step);
  const pick = (cell: CellId) => {
    if (canFan && levelOf(cell) !== level) selectLevel(levelOf(cell));
    else onPick(cell);
  };
  return { level, fan, open, pick };
}

/** False in a clip, which shows all levels and leaves the selected one alone. */
const useIsOnPage = (): boolean => useThree(({ gl }) => gl.domElement.isConnected);

/** Whether the board is on a real table, where its size doesn't change. */
function useIsOnTabletop(): boolean {
  const xr = useThree(({ gl }) => gl.xr);
  const follow = useCallback(
    (tell: () => void) => {
      xr.addEventListener('sessionstart', tell);
      xr.addEventListener('sessionend', tell);
      return () => {
        xr.removeEventListener('sessionstart', tell);
        xr.removeEventListener('sessionend', tell);
      };
    },
    [xr],
  );
  return useSyncExternalStore(follow, () => xr.isPresenting);
}

type PartsProps = {
  readonly shape: Stack;
  readonly view: BoardView;
  /** The cells that `BoardScene` draws in full size, whether or not they can be picked; a small level's are its own. */
  readonly cells: readonly CellId[];
};

/** The parts of a stack besides its cells. */
function Stacked({
  layout,
  shape,
  pitch,
  level,
  view,
  cells,
}: PartsProps & {
  readonly layout: BoardLayout;
  readonly pitch: number;
  readonly level: number | null;
}) {
  const inner = layout.tray ?? 1;
  const places = trayPlaces(layout, cells);
  const far = view.cells.filter((cell) => !cells.includes(cell));
  const cellKey = view.cells.join(' ');
  const [bottom, names] = useMemo(() => {
    const all = cellKey.split(' ');
    const levels = layout.grid(all).map((rows, at) => ({
      y: layout.centreOf(rows[0]?.[0] ?? '')[1],
      text: text.board.level(at + 1),
    }));
    return [all.filter((cell) => levelOf(cell) === 0), levels];
  }, [cellKey, layout]);
  return (
    <>
      <Trays inner={inner} at={places} />
      {places.map((at) => (
        <group key={at[1]} position={at}>
          <LazyWarmRim inner={inner} mover={view.mover ?? null} />
        </group>
      ))}
      <Labels layout={layout} cells={bottom} levels={names} />
      {far.length > 0 ? <Faded layout={layout} view={view} cells={far} /> : null}
      <Posts shape={shape} pitch={pitch} inner={inner} />
      <PreviewColumn layout={layout} view={view} levelOf={levelOf} />
      <Rods layout={layout} lines={view.lines.filter((line) => !isFlat(line))} />
      {level === null || view.preview === null ? null : (
        <SelectedLevelRing layout={layout} level={level} view={view} />
      )}
    </>
  );
}

/** The parts of a fanned level besides its cells: its tray, and the other levels. */
function Fanned({ fan, shape, view, cells }: PartsProps & { readonly fan: Fan }) {
  const { layout, others, scale } = fan;
  const flat = useMemo(() => stackLayout(shape, 0), [shape]);
  const inner = flat.tray ?? 1;
  const labelled = useMemo(() => ({ ...layout, tray: inner }), [layout, inner]);
  const names = useMemo(
    () =>
      others.map(({ level, label }) => ({ y: 0, at: label, text: text.board.level(level + 1) })),
    [others],
  );
  return (
    <>
      <Trays inner={inner} at={MIDDLE} />
      <LazyWarmRim inner={inner} mover={view.mover ?? null} />
      <Labels layout={labelled} cells={cells} levels={names} />
      {others.map(({ level, at }) => (
        <group key={level} position={at} scale={scale}>
          <SmallLevel
            layout={flat}
            view={view}
            cells={view.cells.filter((cell) => levelOf(cell) === level)}
          />
        </group>
      ))}
    </>
  );
}

function SmallLevel({
  layout,
  view,
  cells,
}: Omit<PartsProps, 'shape'> & { readonly layout: BoardLayout }) {
  const own = partOf(view, cells);
  return (
    <>
      <Trays inner={layout.tray ?? 1} at={MIDDLE} />
      <Tiles layout={layout} cells={cells} />
      <Marks layout={layout} marks={own.marks} lines={own.lines} broken={false} onLand={nothing} />
      <LazyLastMoveLip layout={layout} view={own} />
      <PreviewColumn layout={layout} view={{ ...view, cells }} levelOf={levelOf} />
    </>
  );
}

const MIDDLE: readonly Vec3[] = [[0, 0, 0]];

/** The part of a view that concerns these cells. */
function partOf(view: BoardView, cells: readonly CellId[]): BoardView {
  const isOf = (cell: CellId) => cells.includes(cell);
  const { last, hint, worths } = view;
  return {
    ...view,
    cells,
    marks: view.marks.filter(({ cell }) => isOf(cell)),
    lines: view.lines.filter((line) => line.every(isOf)),
    last: last?.cells.every(isOf) ? last : null,
    ...(hint && { hint: hint.filter(isOf) }),
    ...(worths && { worths: new Map([...worths].filter(([cell]) => isOf(cell))) }),
  };
}

const isFlat = (line: readonly CellId[]): boolean => new Set(line.map(levelOf)).size === 1;

/** The levels and their rows, derived from the cells, because the scene doesn't know the options. */
function useShape(cells: readonly CellId[]): Stack {
  const levels = new Set(cells.map(levelOf)).size;
  const size = Math.round(Math.sqrt(cells.length / Math.max(1, levels)));
  return useMemo(() => ({ levels, size }), [levels, size]);
}

/** The places of these cells' trays. */
function trayPlaces(layout: BoardLayout, cells: readonly CellId[]): readonly Vec3[] {
  const levels = [...new Set(cells.map(levelOf))];
  return levels.map((level) => [0, layout.centreOf(`${level}.0`)[1], 0]);
}

/** The levels that aren't selected, faded. */
function Faded({
  layout,
  view,
  cells,
}: {
  layout: BoardLayout;
  view: BoardView;
  cells: readonly CellId[];
}) {
  const style = useSceneStyle();
  const veiled = useMemo(
    () => ({
      ...style,
      surfaces: { ...style.surfaces, ...style.surfaces.veiled },
    }),
    [style],
  );
  const marks = view.marks.filter(({ cell }) => cells.includes(cell));
  return (
    <SceneStyleContext value={veiled}>
      <Trays inner={layout.tray ?? 1} at={trayPlaces(layout, cells)} />
      <Tiles layout={layout} cells={cells} />
      <Marks
        key={cells.join(' ')}
        layout={layout}
        marks={marks}
        lines={[]}
        broken={false}
        onLand={nothing}
      />
    </SceneStyleContext>
  );
}

const post = new CylinderGeometry(0.055, 0.055, 1, 12);

/** Three posts carry the levels; the nearest corner has none, where it would hide cells. */
function Posts({
  shape,
  pitch,
  inner,
}: {
  shape: { readonly levels: number };
  pitch: number;
  inner: number;
}) {
  const { surfaces } = useSceneStyle();
  const height = (shape.levels - 1) * pitch;
  // A tray's corners are round, so the post is a little nearer than where its sides would meet.
  const reach = (inner + rimWidth(inner) * 0.5) * 0.95;
  return [
    [-reach, -reach],
    [reach, -reach],
    [-reach, reach],
  ].map(([x = 0, z = 0]) => (
    <mesh
      key={`${x} ${z}`}
      geometry={post}
      material={surfaces.post}
      position={[x, FLOOR_Y, z]}
      scale={[1, height, 1]}
    />
  ));
}

/** A coil around the selected level, in the mover's colour. */
function SelectedLevelRing({
  layout,
  level,
  view,
}: {
  layout: BoardLayout;
  level: number;
  view: BoardView;
}) {
  const { theme } = useSceneStyle();
  const hovering = useStore(attention, ({ hover }) => hover !== null);
  const [, y] = layout.centreOf(`${level}.0`);
  const color = view.preview ? CHOSEN_GLAZES[theme][view.preview].top : '#ffffff';
  const inner = layout.tray ?? 1;
  const half = inner + rimWidth(inner);
  return <Coil at={[0, y - 0.12, 0]} half={half} radius={hovering ? 0.06 : 0.05} color={color} />;
}
