/** Colours of a geometry's vertices as a small texture: model viewers know textures, not colours of vertices. */
import { BufferAttribute, type BufferGeometry, Color } from 'three';

type Ramp = {
  /** CSS colours, from dark to light. */
  readonly colours: readonly string[];
  /** For each vertex its place in the row of colours, from 0 to 1. */
  readonly uv: BufferAttribute;
};

/** More shades than these can't be told apart. */
const MOST = 64;

/**
 * The colours of a geometry in the order of their lightness, so that a triangle between two of them passes the
 * shades between; null without any.
 */
export function rampOf(geometry: BufferGeometry): Ramp | null {
  const vertices = geometry.getAttribute('color');
  if (!vertices) return null;
  const color = new Color();
  const shade = (at: number) => `#${color.fromBufferAttribute(vertices, at).getHexString()}`;
  const all = Array.from({ length: vertices.count }, (_, at) => shade(at));
  const sorted = [...new Set(all)].toSorted((a, b) => lightness(a) - lightness(b));
  const count = Math.min(MOST, sorted.length);
  const step = (sorted.length - 1) / Math.max(1, count - 1);
  const rank = new Map(sorted.map((each, at) => [each, step > 0 ? Math.round(at / step) : 0]));
  const uv = new Float32Array(all.flatMap((each) => [((rank.get(each) ?? 0) + 0.5) / count, 0.5]));
  return {
    colours: Array.from({ length: count }, (_, at) => sorted[Math.round(at * step)] ?? ''),
    uv: new BufferAttribute(uv, 2),
  };
}

const measured = new Color();

function lightness(hex: string): number {
  const { r, g, b } = measured.set(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
