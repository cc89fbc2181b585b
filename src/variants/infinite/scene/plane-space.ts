/** Converts between a growing board's coordinates and the world, where its cells are on the plane y = 0. */
import { type Camera, PerspectiveCamera, Plane as Surface, type Ray, Vector3 } from 'three';
import type { PlanePoint } from '../../../play/roam.ts';
import { PITCH, type BoardLayout, type Vec3, type Viewpoint } from '../../../rules/board.ts';
import type { CellId, Mark } from '../../../rules/game.ts';
import { isWithin, idAt, placeOf, type Span } from '../../../rules/plane/plane.ts';
import { extentOf } from '../../../scene/camera/extent.ts';
import { cameraAxes, type Fit } from '../../../scene/camera/fit.ts';
import type { Extent } from '../../../play/framing.ts';
import { OUTLINE } from '../../../scene/geometry/tile.ts';

const ground = new Surface(new Vector3(0, 1, 0), 0);
const point = new Vector3();
const aim = new Vector3();

/** The board coordinates of the world's x and z. */
export function spotAt(layout: BoardLayout, x: number, z: number): PlanePoint {
  const [left, , top] = layout.centreOf(idAt(0, 0));
  return [(x - left) / PITCH, (z - top) / PITCH];
}

/** The middle of a place in the world. */
export function placeAt(layout: BoardLayout, [x, y]: PlanePoint): Vec3 {
  const [left, , top] = layout.centreOf(idAt(0, 0));
  return [left + x * PITCH, 0, top + y * PITCH];
}

/** The cell under a ray, computed instead of testing thousands of targets. */
export function cellUnder(layout: BoardLayout, span: Span, ray: Ray): CellId | null {
  if (!ray.intersectPlane(ground, point)) return null;
  const [x, y] = spotAt(layout, point.x, point.z).map(Math.round);
  return x !== undefined && y !== undefined && isWithin(span, x, y) ? idAt(x, y) : null;
}

/** The box around a rectangle of cells. Its corners are a tile's. */
export const extentOfSpan = (layout: BoardLayout, { x, y, width, height }: Span): Extent => ({
  ...extentOf(layout, [idAt(x, y), idAt(x + width - 1, y + height - 1)]),
  exponent: OUTLINE * Math.min(width, height),
});

/** The box around the marks and their neighbours, or around the whole board before the first. */
export function extentOfMarks(layout: BoardLayout, span: Span, marks: readonly Mark[]): Extent {
  if (marks.length === 0) return extentOfSpan(layout, span);
  const places = marks.map(({ cell }) => placeOf(cell) ?? ([0, 0] as const));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const [width, height] = [Math.max(...xs) + 2 - x, Math.max(...ys) + 2 - y];
  return extentOfSpan(layout, { x, y, width, height });
}

/** The draw distance, as a multiple of the camera's height. */
const HORIZON = 6;
const CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The corners of the part of the board that a camera sees. */
export function outlineOf(camera: Camera, layout: BoardLayout): PlanePoint[] {
  const eye = camera.position;
  return CORNERS.map(([right, up]) => {
    aim.set(right, up, 0.5).unproject(camera).sub(eye).normalize();
    const isDown = aim.y < -1 / HORIZON;
    const away = isDown ? -eye.y / aim.y : (eye.y * HORIZON) / Math.hypot(aim.x, aim.z);
    return spotAt(layout, eye.x + aim.x * away, eye.z + aim.z * away);
  });
}

/** Whether all of a box's top is inside the canvas, or inside its inner `fraction`. */
export function isSeen(camera: Camera, { min, max }: Extent, fraction = 1): boolean {
  return [min[0], max[0]].every((x) =>
    [min[2], max[2]].every((z) => {
      point.set(x, 0, z).project(camera);
      return Math.abs(point.x) <= fraction && Math.abs(point.y) <= fraction;
    }),
  );
}

/** From a cell's middle to the far edge of a neighbour. */
export const NEAR = 1.5 * PITCH;
const seer = new PerspectiveCamera();

/** Whether a camera in this place would show all of a box's top, or show it inside its inner `fraction`. */
export function isSeenFrom(
  { target, distance }: Fit,
  viewpoint: Viewpoint,
  aspect: number,
  area: Extent,
  fraction = 1,
): boolean {
  seer.fov = viewpoint.fov;
  seer.aspect = aspect;
  seer.position.set(...cameraAxes(viewpoint).back).multiplyScalar(distance);
  seer.position.add(point.set(...target));
  seer.lookAt(point);
  seer.updateProjectionMatrix();
  seer.updateMatrixWorld();
  return isSeen(seer, area, fraction);
}

const MARGIN = 0.7 * PITCH;

/** The box with a margin for the next row on every side, so that the first growth needs no camera move. */
export const withMargin = ({ min, max }: Extent): Extent => ({
  min: [min[0] - MARGIN, min[1], min[2] - MARGIN],
  max: [max[0] + MARGIN, max[1], max[2] + MARGIN],
});

/** A box around a number of cells. */
export const boxOf = (cells: number): Extent => {
  const half = (cells * PITCH) / 2;
  return { min: [-half, -0.2, -half], max: [half, 0.1, half] };
};
