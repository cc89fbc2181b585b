/** Places a board on a tabletop: matrices from world coordinates (world units) to the XR session's space (metres). */
import { Matrix4, Quaternion, type Ray, Vector2, Vector3 } from 'three';
import type { Extent } from '../../play/framing.ts';

/** The board's width at first, at least and at most, metres. */
export const WIDTH = { first: 0.3, least: 0.1, most: 1.2 };
/** The most height at first: a stack of 30 cm would be higher than a seated player's eyes. */
const HIGHEST = 0.5;

const UP = new Vector3(0, 1, 0);

/** The wider side of a board, world units. */
export const widthOf = ({ min, max }: Extent): number => Math.max(max[0] - min[0], max[2] - min[2]);

/** The middle of a board's foot. */
export const footOf = ({ min, max }: Extent): Vector3 =>
  new Vector3((min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2);

/** Metres for a world unit, at first. */
export const firstScale = (extent: Extent): number =>
  Math.min(WIDTH.first / widthOf(extent), HIGHEST / (extent.max[1] - extent.min[1]));

/** Puts the foot of a board at a place, with its front towards the eye. */
export function stand(extent: Extent, at: Vector3, eye: Vector3): Matrix4 {
  const turn = new Quaternion().setFromAxisAngle(UP, Math.atan2(eye.x - at.x, eye.z - at.z));
  const scale = firstScale(extent);
  const foot = footOf(extent).negate();
  return new Matrix4()
    .compose(at, turn, new Vector3(scale, scale, scale))
    .multiply(new Matrix4().makeTranslation(foot));
}

/** The x and z at which a ray meets the tabletop's plane; null if it doesn't. */
export function onTabletop({ origin, direction }: Ray, y: number): Vector2 | null {
  const along = (y - origin.y) / direction.y;
  if (!(along > 0 && along < Infinity)) return null;
  return new Vector2(origin.x + direction.x * along, origin.z + direction.z * along);
}

type Two = readonly [Vector2, Vector2];

/**
 * Moves, turns and scales the board on its tabletop so that two of its places stay under two fingers. `least` and
 * `most`: the smallest and largest scale allowed.
 */
export function drag(from: Two, to: Two, y: number, [least, most]: readonly [number, number]) {
  const before = from[1].clone().sub(from[0]);
  const after = to[1].clone().sub(to[0]);
  // A turn from x towards z.
  const turn = before.lengthSq() > 0 && after.lengthSq() > 0 ? after.angle() - before.angle() : 0;
  const wanted = before.length() > 0 ? after.length() / before.length() : 1;
  const scale = Math.min(most, Math.max(least, wanted));
  const [was, is] = [middle(from), middle(to)];
  return new Matrix4()
    .makeTranslation(is.x, y, is.y)
    .multiply(new Matrix4().makeRotationY(-turn))
    .multiply(new Matrix4().makeScale(scale, scale, scale))
    .multiply(new Matrix4().makeTranslation(-was.x, -y, -was.y));
}

const middle = ([a, b]: Two) => a.clone().add(b).multiplyScalar(0.5);

/** The part of a board within the visible corners. */
export function visibleExtent(extent: Extent, seen: readonly Vector2[]): Extent {
  const [xs, zs] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const within = (value: number, axis: 0 | 2) =>
    Math.min(extent.max[axis], Math.max(extent.min[axis], value));
  const min = [within(Math.min(...xs), 0), extent.min[1], within(Math.min(...zs), 2)] as const;
  const max = [within(Math.max(...xs), 0), extent.max[1], within(Math.max(...zs), 2)] as const;
  return seen.length === 0 || min[0] >= max[0] || min[2] >= max[2]
    ? extent
    : { ...extent, min, max };
}
