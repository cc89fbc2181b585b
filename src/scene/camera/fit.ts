/** Computes the camera distance at which a box fills the picture. */
import type { Extent } from '../../play/framing.ts';
import type { Vec3, Viewpoint } from '../../rules/board.ts';
import { squirclePoint } from '../geometry/rings.ts';

export type Fit = { readonly distance: number; readonly target: Vec3 };

/** What a camera is fitted to: a part of the board, and the place from which it fits from a viewpoint. */
export type Fitted = {
  readonly home: Viewpoint;
  readonly extent: Extent;
  readonly fitIn: (viewpoint: Viewpoint) => Fit;
};

export const RADIANS = Math.PI / 180;

/** A camera's angles as a viewpoint; radians, `phi` from straight above. */
export const viewpointAt = (
  home: Viewpoint,
  { theta, phi }: { readonly theta: number; readonly phi: number },
): Viewpoint => ({ ...home, azimuth: theta / RADIANS, elevation: 90 - phi / RADIANS });

/** The margin around the board, as a factor on its projected box. */
export const MARGIN = 1.13;

/**
 * The distance and target from which `extent` fits a picture of width/height `aspect`. The target
 * moves off the box's middle, since perspective makes the near edge larger.
 */
export function fit(extent: Extent, viewpoint: Viewpoint, aspect: number): Fit {
  const tan = Math.tan((viewpoint.fov / 2) * RADIANS);
  const axes = cameraAxes(viewpoint);
  const corners = cornersOf(extent);
  let target = scale(add(extent.min, extent.max), 0.5);
  let distance = 1;
  for (let round = 0; round < 4; round += 1) {
    const seen = corners.map((corner) => inCamera(corner, target, axes));
    distance = Math.max(
      ...seen.map(
        ([x, y, near]) =>
          Math.max((Math.abs(x) * MARGIN) / (tan * aspect), (Math.abs(y) * MARGIN) / tan) + near,
      ),
    );
    const [shiftX, shiftY] = offCentre(seen, distance);
    target = add(target, add(scale(axes.right, shiftX), scale(axes.up, shiftY)));
  }
  return { distance, target };
}

/** Unit vectors: to the right, up in the picture, and from the target towards the camera. */
export function cameraAxes(viewpoint: Pick<Viewpoint, 'azimuth' | 'elevation'>): {
  right: Vec3;
  up: Vec3;
  back: Vec3;
} {
  const [a, e] = [viewpoint.azimuth * RADIANS, viewpoint.elevation * RADIANS];
  return {
    right: [Math.cos(a), 0, -Math.sin(a)],
    up: [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)],
    back: [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)],
  };
}

const STEPS = 32;

/**
 * Points along the outline, at the bottom and at the top. The margin is measured from its rounded corners,
 * not the box's.
 */
function cornersOf({ min, max, exponent = Infinity }: Extent): Vec3[] {
  const at = (axis: 0 | 2, side: number) =>
    (min[axis] + max[axis] + side * (max[axis] - min[axis])) / 2;
  return Array.from({ length: STEPS }, (_, step) =>
    squirclePoint(1, exponent, (step + 0.5) / STEPS),
  ).flatMap(([x, z]) => [min[1], max[1]].map((y): Vec3 => [at(0, x), y, at(2, z)]));
}

function inCamera(point: Vec3, target: Vec3, axes: ReturnType<typeof cameraAxes>): Vec3 {
  const from = add(point, scale(target, -1));
  return [dot(from, axes.right), dot(from, axes.up), dot(from, axes.back)];
}

/** The distance of the projected box's middle from the picture's, at the target's depth. */
function offCentre(seen: readonly Vec3[], distance: number): [number, number] {
  const middle = (axis: 0 | 1) => {
    const along = seen.map((point) => (point[axis] * distance) / (distance - point[2]));
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  return [middle(0), middle(1)];
}

const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
