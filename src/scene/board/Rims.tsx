import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  MeshBasicMaterial,
  SRGBColorSpace,
} from 'three';
import type { Theme } from '../../look/palette.ts';
import type { BoardLayout, Vec3 } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { rimOf } from '../../rules/rim.ts';
import { FLOOR_Y, lipOf, RIM_Y } from '../geometry/tray.ts';
import { isEdged } from '../materials/glazes.ts';
import { useLook } from '../world/look.ts';

/** A word on a surface. */
type Sign = {
  readonly text: string;
  /** The middle of the word. */
  readonly at: Vec3;
  /** The direction of reading, of length 1. */
  readonly right: Vec3;
  /** From the foot of the letters to their head, of length 1. */
  readonly up: Vec3;
  /** The height of a line, world units. */
  readonly size: number;
};

const INK: Readonly<Record<Theme, string>> = isEdged
  ? { light: '#f7f5ec', dark: '#120e0d' }
  : { light: '#234c3c', dark: '#f0d2b0' };
const ABOVE = 0.004;
const FLAT = { right: [1, 0, 0], up: [0, 0, -1] } as const;

export type RimsProps = {
  readonly layout: BoardLayout;
  readonly cells: readonly CellId[];
  /** The middles of the trays of a stack, with what each is called; absent for a single tray. */
  readonly levels?: readonly { readonly y: number; readonly text: string }[];
};

/** Letters and numbers on the rims of the trays, in one draw call. */
export function Rims({ layout, cells, levels }: RimsProps) {
  const { theme } = useLook();
  const invalidate = useThree((state) => state.invalidate);
  const made = useMemo(() => {
    const signs = levels ? stackSigns(layout, cells, levels) : flatSigns(layout, cells);
    return print(signs, theme);
  }, [layout, cells, levels, theme]);
  useEffect(() => {
    invalidate();
    return () => {
      made.geometry.dispose();
      made.material.map?.dispose();
      made.material.dispose();
    };
  }, [made, invalidate]);
  return <mesh geometry={made.geometry} material={made.material} dispose={null} />;
}

/** On the crest of a single tray: letters in front, numbers at the left. */
function flatSigns(layout: BoardLayout, cells: readonly CellId[]): readonly Sign[] {
  const inner = layout.tray ?? 0;
  const { columns, rows } = rimOf(layout, layout.grid(cells)[0] ?? []);
  const away = inner + lipOf(inner) / 2;
  const size = lipOf(inner) * 0.86;
  const y = RIM_Y + ABOVE;
  return [
    ...columns.map(({ text, at }): Sign => ({ text, at: [at, y, away], size, ...FLAT })),
    ...rows.map(({ text, at }): Sign => ({ text, at: [-away, y, at], size, ...FLAT })),
  ];
}

/** On the walls of a stack, which is seen from the side: letters, numbers, and the level on two corners. */
function stackSigns(
  layout: BoardLayout,
  cells: readonly CellId[],
  levels: NonNullable<RimsProps['levels']>,
): readonly Sign[] {
  const inner = layout.tray ?? 0;
  const wall = inner + lipOf(inner) + 0.02;
  const corner = wall * 0.932;
  const size = 0.23;
  const { columns, rows } = rimOf(layout, layout.grid(cells)[0] ?? []);
  const up: Vec3 = [0, 1, 0];
  const half = Math.SQRT1_2;
  return levels.flatMap(({ y: floor, text: level }) => {
    const y = floor + FLOOR_Y + 0.01;
    return [1, -1].flatMap((side): readonly Sign[] => [
      ...columns.map(({ text, at }): Sign => {
        return { text, at: [at, y, wall * side], right: [side, 0, 0], up, size };
      }),
      ...rows.map(({ text, at }): Sign => {
        return { text, at: [wall * side, y, at], right: [0, 0, -side], up, size };
      }),
      {
        text: level,
        at: [corner * side, y, corner * side],
        right: [half * side, 0, -half * side],
        up,
        size,
      },
    ]);
  });
}

/** Pixels a line of the texture. */
const LINE = 64;

/** One texture with each word once, and two triangles a sign. */
function print(signs: readonly Sign[], theme: Theme) {
  const words = [...new Set(signs.map(({ text }) => text))];
  const canvas = document.createElement('canvas');
  canvas.width = LINE * Math.max(1, words.length);
  canvas.height = LINE;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.font = `700 ${LINE * 0.78}px "Atkinson Hyperlegible Next", sans-serif`;
    pen.textAlign = 'center';
    pen.fillStyle = INK[theme];
    words.forEach((word, at) => {
      // Each word in the middle of its line: "a" is as far from both edges of the rim as "b".
      const { actualBoundingBoxAscent: over, actualBoundingBoxDescent: under } =
        pen.measureText(word);
      pen.fillText(word, LINE * (at + 0.5), (LINE + over - under) / 2);
    });
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  const geometry = new BufferGeometry();
  const [positions, places]: [number[], number[]] = [[], []];
  for (const { text, at, right, up, size } of signs) {
    for (const [x, y] of CORNERS) {
      positions.push(
        ...at.map((value, axis) => value + (along(right, axis) * x + along(up, axis) * y) * size),
      );
      places.push((words.indexOf(text) + x + 0.5) / words.length, y + 0.5);
    }
  }
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(places, 2));
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthWrite: false,
    // On the glaze, not in it, however far the camera is.
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -8,
    toneMapped: false,
    opacity: 0.9,
  });
  return { geometry, material };
}

const along = (direction: Vec3, axis: number): number => direction[axis] ?? 0;

/** Two triangles that face the reader. */
const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;
