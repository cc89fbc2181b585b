import { PlaneGeometry } from 'three';
import type { Extent } from '../../play/framing.ts';

/** A unit square on the ground. */
export const unitSquare = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);

/** The middle of a box and half its widths. */
export function footprintOf({ min, max }: Extent) {
  return {
    x: (min[0] + max[0]) / 2,
    z: (min[2] + max[2]) / 2,
    halfX: (max[0] - min[0]) / 2,
    halfZ: (max[2] - min[2]) / 2,
  };
}
