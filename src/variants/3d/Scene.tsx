import { useMemo } from 'react';
import { CylinderGeometry } from 'three';
import { useStore } from 'zustand';
import { attention } from '../../play/attention.ts';
import { stack } from './view-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout, Vec3 } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { Coil } from '../../scene/board/Coil.tsx';
import { extentOf } from '../../scene/camera/extent.ts';
import { FLOOR_Y, lipOf } from '../../scene/geometry/tray.ts';
import { PreviewColumn } from './scene/PreviewColumn.tsx';
import { makeLazy, LazyWarmRim } from '../../scene/board/lazy-parts.tsx';
import { SceneStyleContext, useSceneStyle } from '../../scene/world/scene-style.ts';
import { Marks } from '../../scene/marks/Marks.tsx';
import type { LabelsProps } from './scene/Labels.tsx';
import { Rods } from './scene/Rods.tsx';
import { Tiles } from '../../scene/board/Tiles.tsx';
import { Trays } from '../../scene/board/Tray.tsx';
import { device } from '../../look/device.ts';
import { CHOSEN_GLAZES } from '../../scene/materials/glazes.ts';
import type { SceneProps } from '../variant.ts';
import { text } from '../../text/play.ts';
import { levelOf, pitchOf, type Stack, stackLayout } from './board.ts';

const nothing = () => {};

const Labels = makeLazy<LabelsProps>(async () => (await import('./scene/Labels.tsx')).Labels);

/** The stack of levels: all alike, or one selected and the others faded. */
export function Scene({ view, onPick, isFirst }: SceneProps) {
  const { level, spread } = useStore(stack);
  const confirms = useStore(device, ({ taps }) => taps === 'confirm');
  const shape = useShape(view.cells);
  const pitch = pitchOf(shape, spread);
  const spaced = useMemo(() => stackLayout(shape, pitch), [shape, pitch]);
  const trayless = useMemo(() => ({ ...spaced, tray: null }), [spaced]);
  const cellKey = view.cells.join(' ');
  const [bottom, signs, extent] = useMemo(() => {
    const all = cellKey.split(' ');
    return [
      all.filter((cell) => levelOf(cell) === 0),
      spaced.grid(all).map((rows, at) => ({
        y: spaced.place(rows[0]?.[0] ?? '')[1],
        text: text.board.level(at + 1),
      })),
      extentOf(trayless, all),
    ];
  }, [cellKey, spaced, trayless]);
  const inHand = (cell: CellId) => level === null || levelOf(cell) === level;
  const far = view.cells.filter((cell) => !inHand(cell));
  const near = { ...view, cells: view.cells.filter(inHand) };
  const places = trayPlaces(spaced, near.cells);
  const closed = (view.closed ?? []).join(' ');
  const dim = useMemo(() => new Set(closed.split(' ')), [closed]);
  const flatLines = view.lines.filter(isFlat);
  return (
    <BoardScene
      key={`${shape.levels} ${shape.size}`}
      layout={trayless}
      view={{ ...near, marks: view.marks.filter(({ cell }) => inHand(cell)), lines: flatLines }}
      extent={extent}
      dim={dim}
      soft
      confirm={confirms}
      marksKey={String(level)}
      onPick={onPick}
      isFirst={isFirst}
    >
      <Trays inner={spaced.tray ?? 1} at={places} />
      {places.map((at) => (
        <group key={at[1]} position={at}>
          <LazyWarmRim inner={spaced.tray ?? 1} mover={view.mover ?? null} />
        </group>
      ))}
      <Labels layout={spaced} cells={bottom} levels={signs} />
      {far.length > 0 ? <Faded layout={spaced} view={view} cells={far} /> : null}
      <Posts shape={shape} pitch={pitch} inner={spaced.tray ?? 1} />
      <PreviewColumn layout={spaced} view={view} levelOf={levelOf} />
      <Rods layout={spaced} lines={view.lines.filter((line) => !isFlat(line))} />
      {level === null || view.preview === null ? null : (
        <InHand layout={spaced} level={level} view={view} />
      )}
    </BoardScene>
  );
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
  return levels.map((level) => [0, layout.place(`${level}.0`)[1], 0]);
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
  const reach = (inner + lipOf(inner) * 0.5) * 0.95;
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
function InHand({ layout, level, view }: { layout: BoardLayout; level: number; view: BoardView }) {
  const { theme } = useSceneStyle();
  const hovering = useStore(attention, ({ hover }) => hover !== null);
  const [, y] = layout.place(`${level}.0`);
  const color = view.preview ? CHOSEN_GLAZES[theme][view.preview].top : '#ffffff';
  const inner = layout.tray ?? 1;
  const half = inner + lipOf(inner);
  return <Coil at={[0, y - 0.12, 0]} half={half} radius={hovering ? 0.06 : 0.05} color={color} />;
}
