/** Surfaces built from rings: the tiles and the tray are stacks of superellipse outlines. */
import { BufferAttribute, BufferGeometry, Color } from 'three';

/** One outline of a surface, from the middle outwards and down. Lengths in world units. */
export type Ring = {
  /** Half the outline's width. */
  readonly half: number;
  readonly y: number;
  /** Superellipse exponent: 2 is a circle; higher is squarer. */
  readonly exponent: number;
  readonly color: string;
};

/** A point of the superellipse |x|^n + |z|^n = half^n; even steps of `turn` crowd at the corners. */
export function squirclePoint(half: number, exponent: number, turn: number): [number, number] {
  const angle = turn * Math.PI * 2;
  const reach = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent) * half;
  return [reach(Math.cos(angle)), reach(Math.sin(angle))];
}

/** A closed surface through `rings`, with smooth normals and a colour at each ring. */
export function ringSurface(rings: readonly Ring[], segments: number): BufferGeometry {
  const positions: number[] = [];
  const colors: number[] = [];
  const color = new Color();
  for (const ring of rings) {
    color.set(ring.color);
    for (let step = 0; step < segments; step += 1) {
      const [x, z] = squirclePoint(ring.half, ring.exponent, (step + 0.5) / segments);
      positions.push(x, ring.y, z);
      colors.push(color.r, color.g, color.b);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 3));
  geometry.setIndex(ringIndex(rings, segments));
  geometry.computeVertexNormals();
  return geometry;
}

/** Two triangles between each pair of neighbours on neighbouring rings, facing up and out; one at a point. */
function ringIndex(rings: readonly Ring[], segments: number): number[] {
  const index: number[] = [];
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    for (let step = 0; step < segments; step += 1) {
      const next = (step + 1) % segments;
      const [a, b] = [ring * segments + step, ring * segments + next];
      const [c, d] = [a + segments, b + segments];
      if (rings[ring]?.half !== 0) index.push(a, b, c);
      if (rings[ring + 1]?.half !== 0) index.push(b, d, c);
    }
  }
  return index;
}
