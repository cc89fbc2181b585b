import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { type Camera, PerspectiveCamera, Vector3 } from 'three';
import { LABEL_COLORS } from '../../../look/palette.ts';
import { rimOf, type BoardLayout, type Vec3 } from '../../../rules/board.ts';
import type { CellId } from '../../../rules/game.ts';
import {
  dispose,
  inkWords,
  type LabelPlace,
  placeLabel,
  printLabels,
} from '../../../scene/board/labels.ts';
import { FLOOR_Y, rimWidth, RIM_Y } from '../../../scene/geometry/tray.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';

/**
 * The height of a label, CSS pixels: the maximum; below the second value every other label is further out;
 * below the third there are none.
 */
const HEIGHT = { most: 16, close: 14, least: 8 };
/** Pictures higher than 1200 px have larger labels. */
const LABELS_HIGH = 75;
/** Pictures lower than this have none, CSS pixels, because there is no room above the stack. */
const LOW = 200;

/** The most that a label's height may be in a picture of this height, CSS pixels. */
export const labelHeightIn = (height: number): number =>
  height < LOW ? 0 : Math.max(HEIGHT.most, height / LABELS_HIGH);

export type LabelsProps = {
  readonly layout: BoardLayout;
  /** The cells of one level. */
  readonly cells: readonly CellId[];
  /**
   * The levels from the bottom: their heights, their names, and where to put the names if not beside the
   * stack.
   */
  readonly levels: readonly {
    readonly y: number;
    readonly text: string;
    readonly at?: readonly [x: number, z: number];
  }[];
};

/** A label beside the stack: the point it belongs to, and the direction from there. */
type Label = { readonly of: Vec3; readonly away: Vec3 };

/**
 * The names of columns, rows and levels beside a stack, facing the camera. Columns and rows are named on the
 * highest level, which is never hidden.
 */
export function Labels({ layout, cells, levels }: LabelsProps) {
  const { theme } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const rim = useMemo(
    () => rimOf(layout, layout.grid(cells).find((rows) => rows.flat().length > 0) ?? []),
    [layout, cells],
  );
  const printed = useMemo(
    () =>
      printLabels(
        [...rim.columns, ...rim.rows, ...levels].map(({ text }) => text),
        inkWords(LABEL_COLORS[theme].ink),
      ),
    [rim, levels, theme],
  );
  useEffect(() => {
    invalidate();
    return () => dispose(printed);
  }, [printed, invalidate]);
  useFrame(({ camera, size: { height } }) => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const inner = layout.tray ?? 0;
    const pixel = (2 * Math.tan((camera.getEffectiveFOV() * Math.PI) / 360)) / height;
    labelsFor(camera, inner + rimWidth(inner), rim, levels)
      .flatMap((row) => placesOf(row, camera, pixel, labelHeightIn(height)))
      .forEach((place, index) => placeLabel(printed, index, place));
  });
  return (
    <mesh
      geometry={printed.geometry}
      material={printed.material}
      renderOrder={1}
      frustumCulled={false}
    />
  );
}

/** The labels of columns and rows, along the far edges; of the levels, on the side without row names. */
export function labelsFor(
  camera: Camera,
  wall: number,
  { columns, rows }: ReturnType<typeof rimOf>,
  levels: LabelsProps['levels'],
): readonly (readonly Label[])[] {
  const [right, , back] = axesOf(camera);
  const [far, side] = [back.z < 0 ? wall : -wall, back.x < 0 ? wall : -wall];
  const aside = right.x * side > 0 ? -1 : 1;
  // The corner furthest to the side; of two alike, the nearer one.
  const outward = ([x, z]: readonly [number, number]) =>
    (right.x * x + right.z * z) * aside + (back.x * x + back.z * z) * 0.3;
  const reach = wall * 0.94;
  const corners = [reach, -reach].flatMap((x) => [[x, reach] as const, [x, -reach] as const]);
  const [x, z] = corners.reduce((a, b) => (outward(a) < outward(b) ? b : a));
  const top = (levels.at(-1)?.y ?? 0) + RIM_Y;
  return [
    columns.map(({ at }) => ({ of: [at, top, far], away: [0, 0.3, Math.sign(far)] })),
    rows.map(({ at }) => ({ of: [side, top, at], away: [Math.sign(side), 0.3, 0] })),
    levels.map(({ y, at }) =>
      at
        ? { of: [at[0], y + RIM_Y, at[1]], away: [0, 0, -1] }
        : { of: [x, y + FLOOR_Y, z], away: [aside * right.x, 0, aside * right.z] },
    ),
  ];
}

/** Places these labels, as large as their distances from each other allow; close ones are staggered. */
export function placesOf(
  row: readonly Label[],
  camera: Camera,
  pixel: number,
  most = HEIGHT.most,
): readonly LabelPlace[] {
  const [right, up, back] = axesOf(camera);
  const eye = new Vector3().setFromMatrixPosition(camera.matrixWorld);
  const seen = row.map(({ of: [x, y, z], away: [dx, dy, dz] }) => {
    const of = new Vector3(x, y, z);
    const away = new Vector3(dx, dy, dz);
    away.addScaledVector(back, -away.dot(back)).normalize();
    const seenFrom = of.clone().sub(eye);
    // World units per pixel, at this distance.
    const unit = -pixel * seenFrom.dot(back);
    return { of, away, unit, x: seenFrom.dot(right) / unit, y: seenFrom.dot(up) / unit };
  });
  const gaps = seen
    .slice(1)
    .map(({ x, y }, i) => Math.hypot(x - (seen[i]?.x ?? 0), y - (seen[i]?.y ?? 0)));
  const room = Math.min(...gaps) * 1.2;
  const isStaggered = room < HEIGHT.close;
  const height = Math.min(most, isStaggered ? room * 2 : room);
  return seen.map(({ of, away, unit }, i) => {
    const out = height * 0.5 + 4 + (isStaggered && i % 2 === 1 ? height * 0.6 : 0);
    return {
      at: of.addScaledVector(away, unit * out).toArray(),
      right: right.toArray(),
      up: up.toArray(),
      size: height < HEIGHT.least ? 0 : height * unit,
    };
  });
}

/** To the camera's right, its top and its back. */
function axesOf(camera: Camera): readonly [Vector3, Vector3, Vector3] {
  const axes = [new Vector3(), new Vector3(), new Vector3()] as const;
  camera.matrixWorld.extractBasis(...axes);
  // On a tabletop the camera's world is scaled.
  for (const axis of axes) axis.normalize();
  return axes;
}
