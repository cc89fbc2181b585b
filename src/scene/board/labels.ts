/** Short words drawn in a scene: one texture with each word once, and two triangles a label. */
import {
  BufferGeometry,
  CanvasTexture,
  MeshBasicMaterial,
  SRGBColorSpace,
  Float32BufferAttribute,
} from 'three';
import type { Vec3 } from '../../rules/board.ts';

/** The place of a word. */
export type LabelPlace = {
  /** The middle of the word. */
  readonly at: Vec3;
  /** The direction of reading, of length 1. */
  readonly right: Vec3;
  /** From the foot of the letters to their head, of length 1. */
  readonly up: Vec3;
  /** The height of a line, world units. */
  readonly size: number;
};

type PrintedLabels = ReturnType<typeof printLabels>;

/** The height of a label, texture pixels. */
export const LABEL_PX = 64;

/** Paints a word into a square of `LABEL_PX` pixels around the origin. */
export type Paint = (pen: CanvasRenderingContext2D, word: string) => void;

/** Words in a CSS color. */
export const inkWords =
  (ink: string): Paint =>
  (pen, word) => {
    pen.font = `700 ${LABEL_PX * 0.78}px "Atkinson Hyperlegible Next", sans-serif`;
    pen.textAlign = 'center';
    pen.fillStyle = ink;
    // In the middle of its square: "a" is as far from both edges of the rim as "b".
    const { actualBoundingBoxAscent: over, actualBoundingBoxDescent: under } =
      pen.measureText(word);
    pen.fillText(word, 0, (over - under) / 2, LABEL_PX);
  };

/** Labels with these words; each is invisible until `placeLabel` places it. */
export function printLabels(words: readonly string[], paint: Paint) {
  const different = [...new Set(words)];
  const canvas = document.createElement('canvas');
  canvas.width = LABEL_PX * Math.max(1, different.length);
  canvas.height = LABEL_PX;
  const pen = canvas.getContext('2d');
  if (pen) {
    different.forEach((word, at) => {
      pen.setTransform(1, 0, 0, 1, LABEL_PX * (at + 0.5), LABEL_PX / 2);
      paint(pen, word);
    });
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  const geometry = new BufferGeometry();
  const corners = words.flatMap((word) =>
    CORNERS.flatMap(([x, y]) => [(different.indexOf(word) + x + 0.5) / different.length, y + 0.5]),
  );
  const positions = new Float32Array(words.length * CORNERS.length * 3);
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(corners, 2));
  // Unlit, but normals let labels share the shader program of lips and of the warm rim.
  geometry.setAttribute('normal', new Float32BufferAttribute(positions, 3));
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    depthWrite: false,
    // Polygon offset, to avoid z-fighting with the glaze.
    polygonOffset: true,
    polygonOffsetFactor: -4,
    polygonOffsetUnits: -8,
    toneMapped: false,
    opacity: 0.9,
  });
  return { geometry, material };
}

/** Places the label with this index. */
export function placeLabel(
  { geometry }: PrintedLabels,
  index: number,
  { at, right, up, size }: LabelPlace,
) {
  const positions = geometry.getAttribute('position');
  const along = (axis: 0 | 1 | 2, x: number, y: number) =>
    at[axis] + (right[axis] * x + up[axis] * y) * size;
  CORNERS.forEach(([x, y], corner) =>
    positions.setXYZ(
      index * CORNERS.length + corner,
      along(0, x, y),
      along(1, x, y),
      along(2, x, y),
    ),
  );
  positions.needsUpdate = true;
}

export function dispose({ geometry, material }: PrintedLabels): void {
  geometry.dispose();
  material.map?.dispose();
  material.dispose();
}

/** Two triangles that face the reader. */
const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;
