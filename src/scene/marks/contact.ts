/** The soft shadows where marks touch their wells: one patch for all symbols, with how dark it is at each vertex. */
import { BufferAttribute, type BufferGeometry, Color, ShaderMaterial } from 'three';
import type { ScenePalette } from '../../look/palette.ts';
import { type SymbolId, SYMBOLS } from '../../rules/game.ts';
import { strokesOf } from '../geometry/marks.ts';
import { ringSurface } from '../geometry/rings.ts';
import { denseWell, fineWell, OUTLINE, TOP_HALF } from '../geometry/tile.ts';

/** How far a shadow reaches beyond its mark, world units. */
const REACH = 0.13;
const STEPS = 48;
const patches = new Map<boolean, BufferGeometry>();
const materials = new Map<string, ShaderMaterial>();

/** A well's surface, fine or sparse like its tile, with a shadow for each symbol. Never dispose it. */
export function contactPatch(isFine: boolean): BufferGeometry {
  const known = patches.get(isFine);
  if (known) return known;
  const patch = wellPatch(isFine);
  const position = patch.getAttribute('position');
  const shades = SYMBOLS.map((symbol) =>
    Array.from({ length: position.count }, (_, at) =>
      shadeAt(symbol, position.getX(at), position.getZ(at)),
    ),
  );
  for (const [name, from] of [
    ['shadeXOA', 0],
    ['shadeBCD', 3],
  ] as const) {
    const three = Array.from({ length: position.count }, (_, at) =>
      [0, 1, 2].map((symbol) => shades[from + symbol]?.[at] ?? 0),
    );
    patch.setAttribute(name, new BufferAttribute(new Float32Array(three.flat()), 3));
  }
  patches.set(isFine, patch);
  return patch;
}

const WHITE = { pool: '#fff', top: '#fff', lip: '#fff' };

function wellPatch(isFine: boolean): BufferGeometry {
  const [middle, foot, ...wall] = isFine ? fineWell(WHITE) : denseWell(WHITE);
  if (!middle || !foot) throw new Error('a well has a bottom');
  // Shades are given at vertices, so the flat bottom needs some.
  const bottom = { ...foot, half: foot.half / 2 };
  const top = { half: TOP_HALF, y: 0, exponent: OUTLINE, color: WHITE.top };
  return ringSurface([middle, bottom, foot, ...wall, top], isFine ? 24 : 16);
}

/** 1 below a mark, falling to 0 around it and at the edge of the patch. */
function shadeAt(symbol: SymbolId, x: number, z: number): number {
  const away = Math.min(
    ...strokesOf(symbol, STEPS).flatMap(({ points, closed }) =>
      points.map((point, at) => {
        const next = points[(at + 1) % points.length];
        if (!next || (!closed && at + 1 === points.length)) return Infinity;
        const [dx, dz] = [next.x - point.x, next.z - point.z];
        const along = ((x - point.x) * dx + (z - point.z) * dz) / (dx * dx + dz * dz || 1);
        const fraction = Math.min(1, Math.max(0, along));
        return Math.hypot(x - point.x - dx * fraction, z - point.z - dz * fraction) - point.radius;
      }),
    ),
  );
  const edge = Math.min(1, Math.max(0, (TOP_HALF - Math.max(Math.abs(x), Math.abs(z))) / 0.05));
  return Math.min(1, Math.max(0, 1 - away / REACH)) ** 2 * edge;
}

/** Instance colours say which symbol casts the shadow and how much of it shows. Never dispose it. */
export function contactMaterial({ shadow }: ScenePalette, part: number): ShaderMaterial {
  const key = `${shadow.color} ${part}`;
  const known = materials.get(key);
  if (known) return known;
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -8,
    uniforms: {
      color: { value: new Color(shadow.color).convertLinearToSRGB() },
      most: { value: shadow.blob * part },
    },
    vertexShader: `attribute vec3 shadeXOA;
attribute vec3 shadeBCD;
varying float shade;
void main() {
int symbol = int(instanceColor.r + .5);
shade = instanceColor.g * (symbol < 3 ? shadeXOA[symbol] : shadeBCD[symbol - 3]);
gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.);
}`,
    fragmentShader: `uniform vec3 color;
uniform float most;
varying float shade;
void main() {
gl_FragColor = vec4(color, most * shade);
}`,
  });
  materials.set(key, material);
  return material;
}
