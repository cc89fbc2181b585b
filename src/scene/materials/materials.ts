/** Glazes as materials: one small set per theme and tier, created once and shared by every mesh. */
import type { ComponentType } from 'react';
import {
  Color,
  type Material,
  MeshBasicMaterial,
  MeshMatcapMaterial,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import type { ScenePalette, Theme } from '../../look/palette.ts';
import { PALETTES } from './glazes.ts';
import { PREVIEW_OPACITY, shadeEdges, VEIL } from './edge-shade.ts';
import type { Surfaces } from './surfaces.ts';
import type { SunProps } from '../world/Sun.tsx';
import type { Tier } from '../world/tier.ts';

const MARK_GLOSS = 0.75;
const made = new Map<string, Surfaces>();

/** The high tier's materials, once they are loaded. */
let highTier: {
  readonly surfaces: (theme: Theme) => Omit<Surfaces, 'post'>;
  readonly highTierMark: (theme: Theme) => Material;
  readonly studioMap: (renderer: WebGLRenderer, palette: ScenePalette) => WebGLRenderTarget;
  readonly Sun: ComponentType<SunProps>;
} | null = null;

/** Loads the high tier's materials. Until then, and if that fails, everything looks as on the low tier. */
export async function loadHighTier(): Promise<void> {
  highTier ??= await import('./high-tier.ts');
}

/** The shared materials of one theme and tier. Never dispose them. */
export function surfacesOf(theme: Theme, tier: Tier): Surfaces {
  const high = tier === 'high' ? highTier : null;
  const key = `${theme} ${high ? 'high' : 'low'}`;
  let surfaces = made.get(key);
  if (!surfaces) {
    const low = paintSurfaces(PALETTES[theme]);
    // Posts are the same on both tiers: they are too thin to show a difference.
    surfaces = high ? { ...high.surfaces(theme), post: low.post } : low;
    made.set(key, surfaces);
  }
  return surfaces;
}

/** The high tier's light with its shadow; null before it is loaded. */
export const sun = (): ComponentType<SunProps> | null => highTier?.Sun ?? null;

/** The environment that the high tier's glaze reflects; null before it is loaded. The caller disposes it. */
export const studioMap = (
  renderer: WebGLRenderer,
  palette: ScenePalette,
): WebGLRenderTarget | null => highTier?.studioMap(renderer, palette) ?? null;

/** A new material for a glazed mark, which the caller may change. */
export const markMaterial = (theme: Theme, tier: Tier): Material =>
  tier === 'high' && highTier
    ? highTier.highTierMark(theme)
    : shadeEdges(PALETTES[theme], paintOf(ballIn(PALETTES[theme]), MARK_GLOSS));

function paintOf(ball: Ball, gloss: number, extra: object = {}) {
  const material = new MeshMatcapMaterial({ vertexColors: true, ...extra });
  addHighlight(material, ball, gloss);
  return material;
}

/**
 * For flat surfaces, whose light doesn't depend on their place on the screen. Tone mapping removes the
 * reflections that lit glazes have; without any, dark clay would look like chocolate.
 */
function flatPainting(ball: Ball, gloss: number, extra: object = {}) {
  const material = new MeshMatcapMaterial({ vertexColors: true, toneMapped: false, ...extra });
  addHighlight(material, ball, gloss, true);
  return material;
}

function paintSurfaces(palette: ScenePalette): Surfaces {
  const ball = ballIn(palette);
  const paint = (gloss: number, extra: object = {}) =>
    shadeEdges(palette, paintOf(ball, gloss, extra));
  const lay = (gloss: number, extra: object = {}) => flatPainting(ball, gloss, extra);
  const { tileGloss } = palette.matcap;
  return {
    tile: lay(tileGloss),
    farTile: new MeshBasicMaterial({ vertexColors: true, toneMapped: false }),
    tray: lay(tileGloss * 0.25),
    mark: paint(MARK_GLOSS),
    bare: paint(0),
    cord: paintOf(ball, 0),
    preview: paint(0, { transparent: true, opacity: PREVIEW_OPACITY }),
    contact: 0.85,
    post: lay(tileGloss, { vertexColors: false, color: palette.tray.post }),
    veiled: {
      tile: lay(tileGloss, VEIL),
      tray: lay(tileGloss, VEIL),
      mark: paint(MARK_GLOSS, { ...VEIL, opacity: 0.5 }),
      contact: 0.3,
    },
  };
}

/**
 * Adds a highlight, because a matcap only multiplies, and glaze would look matt. Flat surfaces get it only at
 * edges and wells, and sample the matcap as if seen from far away. Otherwise whole tiles would shine
 * depending on their place on the screen, which would look like a highlighted state.
 */
function addHighlight(
  material: MeshMatcapMaterial,
  ball: Ball,
  gloss: number,
  isFlat = false,
): void {
  const edge =
    'smoothstep(.02, .2, 1. - dot(normal, normalize((viewMatrix * vec4(0., 1., 0., 0.)).xyz)))';
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, ball);
    const fragmentShader = shader.fragmentShader
      .replace('void main() {', BALL)
      .replace('vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 )', 'ball( uv )');
    shader.fragmentShader = (
      isFlat
        ? fragmentShader.replace('normalize( vViewPosition )', 'vec3(0., 0., 1.)')
        : fragmentShader
    ).replace(
      '#include <opaque_fragment>',
      `outgoingLight += ${gloss.toFixed(3)} * ${isFlat ? edge : '1.'} * (1. - smoothstep(.03, .15, distance(uv, vec2(.4, .72))));
#include <opaque_fragment>`,
    );
  };
  material.customProgramCacheKey = () => `gloss ${gloss} ${isFlat}`;
}

const ballIn = ({ matcap }: ScenePalette): Ball => ballOf(matcap.ramp, matcap.warm);

/** Gold without lights: bright above, deep towards its foot, with a hard glint. */
export function gildedWith(color: string): MeshMatcapMaterial {
  const material = new MeshMatcapMaterial({ color });
  addHighlight(
    material,
    ballOf(['#ffffff', '#fff5db', '#eed5a6', '#bf9f66', '#ead09c'], '#ead09c'),
    0.8,
  );
  return material;
}

type Ball = { readonly [uniform: string]: { readonly value: Color | readonly Color[] } };

/**
 * A ball lit by the studio: a vertical ramp with a warm spot at the right edge. The shader computes it,
 * because in software rendering a texture lookup takes as long as the rest of the picture.
 */
const BALL = `
uniform vec3 ramp[5];
uniform vec3 warm;
vec4 ball(vec2 uv) {
  vec4 t = clamp((1. - uv.y) * 4. - vec4(0., 1., 2., 3.), 0., 1.);
  vec3 lit = ramp[0] + t.x * ramp[1] + t.y * ramp[2] + t.z * ramp[3] + t.w * ramp[4];
  return vec4(mix(lit, warm, .533 * clamp(1. - distance(uv, vec2(1., .45)) / .42, 0., 1.)), 1.);
}
void main() {`;

/** The first colour of the ramp, and the four steps from each quarter of it to the next. */
function ballOf(ramp: readonly string[], warm: string): Ball {
  const lit = ramp.map((hex) => new Color(hex));
  const steps = lit.map(({ r, g, b }, at) => {
    // A step down is negative, which `Color.sub` does not allow.
    const last = lit[at - 1] ?? { r: 0, g: 0, b: 0 };
    return new Color(r - last.r, g - last.g, b - last.b);
  });
  return { ramp: { value: steps }, warm: { value: new Color(warm) } };
}
