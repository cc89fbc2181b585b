/** Cords between marks: arcs that are recomputed while their ends move. */
import { BufferAttribute, BufferGeometry, type Color, DynamicDrawUsage } from 'three';
import type { Vec3 } from '../../../rules/board.ts';

/** One cord: it starts at `from`, and the fraction `out` (0 to 1) of its way to `to` is drawn. */
export type Cord = {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly out: number;
  readonly radius: number;
  readonly color: Color;
};

const ALONG = 11;
const SIDES = 5;
const EACH = (ALONG + 1) * SIDES;
/** An arc's height: a base plus a fraction of its length. */
const RISE = 0.13;
const RISE_BY_LENGTH = 0.24;

/** Empty buffers for a number of cords. */
export function cordBuffers(capacity: number): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const name of ['position', 'normal', 'color']) {
    const attribute = new BufferAttribute(new Float32Array(capacity * EACH * 3), 3);
    geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage));
  }
  const index: number[] = [];
  for (let cord = 0; cord < capacity; cord += 1) {
    for (let at = 0; at < ALONG * SIDES; at += 1) {
      const [ring, side] = [Math.floor(at / SIDES), at % SIDES];
      const next = (side + 1) % SIDES;
      const here = cord * EACH + ring * SIDES;
      const [a, b, c, d] = [here + side, here + next, here + SIDES + side, here + SIDES + next];
      index.push(a, c, b, b, c, d);
    }
  }
  geometry.setIndex(index);
  geometry.setDrawRange(0, 0);
  return geometry;
}

/** Writes the cords that are out into the buffers. */
export function writeCords(geometry: BufferGeometry, cords: readonly Cord[]): void {
  const [position, normal, color] = ['position', 'normal', 'color'].map((name) =>
    geometry.getAttribute(name),
  );
  if (!position || !normal || !color) throw new Error('these are no cord buffers');
  cords.forEach((cord, at) => {
    const arc = arcOf(cord);
    for (let ring = 0; ring <= ALONG; ring += 1) {
      const { point, across, upward } = arc((ring / ALONG) * cord.out);
      for (let side = 0; side < SIDES; side += 1) {
        const angle = (side / SIDES) * Math.PI * 2;
        const [a, b] = [Math.cos(angle), Math.sin(angle)];
        const [nx, ny, nz] = [0, 1, 2].map((axis) => a * across[axis as 0] + b * upward[axis as 0]);
        const vertex = at * EACH + ring * SIDES + side;
        const r = cord.radius;
        normal.setXYZ(vertex, nx ?? 0, ny ?? 0, nz ?? 0);
        position.setXYZ(
          vertex,
          point[0] + (nx ?? 0) * r,
          point[1] + (ny ?? 0) * r,
          point[2] + (nz ?? 0) * r,
        );
        color.setXYZ(vertex, cord.color.r, cord.color.g, cord.color.b);
      }
    }
  });
  for (const attribute of [position, normal, color]) attribute.needsUpdate = true;
  geometry.setDrawRange(0, cords.length * ALONG * SIDES * 6);
}

/** A parabola in the vertical plane through both ends, with its frame. */
function arcOf({ from, to }: Cord) {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  const length = Math.hypot(dx, dz) || 1;
  const [ux, uz] = [dx / length, dz / length];
  const rise = RISE + RISE_BY_LENGTH * length;
  const across: Vec3 = [-uz, 0, ux];
  return (t: number): { point: Vec3; across: Vec3; upward: Vec3 } => {
    const y = from[1] + (to[1] - from[1]) * t + rise * 4 * t * (1 - t);
    const slope = (to[1] - from[1] + rise * 4 * (1 - 2 * t)) / length;
    const steep = Math.hypot(1, slope);
    return {
      point: [from[0] + dx * t, y, from[2] + dz * t],
      across,
      upward: [(-ux * slope) / steep, 1 / steep, (-uz * slope) / steep],
    };
  };
}
