/** Glazes as materials: one small set per theme and tier, created once and shared by every mesh. */
import {
  Color,
  type Material,
  MeshBasicMaterial,
  MeshMatcapMaterial,
  MeshStandardMaterial,
} from 'three';
import type { ScenePalette, Theme } from '../../look/palette.ts';
import { ceramic, poured } from './ceramic.ts';
import { isEdged, PALETTES } from './glazes.ts';
import type { Tier } from '../world/tier.ts';

export type Surfaces = {
  readonly tile: Material;
  /** A tile of a few pixels, too small for a visible gloss. */
  readonly farTile: Material;
  readonly tray: Material;
  readonly mark: Material;
  /** A mark without its glaze. */
  readonly bare: Material;
  /** What links two marks: too thin for an outline. */
  readonly cord: Material;
  /** A mark that is not played yet. */
  readonly ghost: Material;
  /** How much shows of the shadows where marks touch their wells. */
  readonly contact: number;
  /** The posts of a stack. */
  readonly post: Material;
  /** Tiles, trays and marks outside the selected level. */
  readonly veiled: Pick<Surfaces, 'tile' | 'tray' | 'mark' | 'contact'>;
};

const MARK_GLOSS = 0.75;
const MARK_ROUGHNESS = 0.09;
const GHOST_OPACITY = 0.42;
/** Transparent enough to read the levels behind. */
const VEIL = { transparent: true, opacity: 0.3, depthWrite: false };
const made = new Map<string, Surfaces>();

/** The shared materials of one theme and tier. Never dispose them. */
export function surfacesOf(theme: Theme, tier: Tier): Surfaces {
  const key = `${theme} ${tier}`;
  let surfaces = made.get(key);
  if (!surfaces) {
    surfaces = tier === 'high' ? fired(theme) : painted(PALETTES[theme]);
    made.set(key, surfaces);
  }
  return surfaces;
}

/** A glazed mark's material of its own, to be changed by the caller. */
export const markMaterial = (theme: Theme, tier: Tier): Material =>
  rimmed(
    PALETTES[theme],
    tier === 'high'
      ? poured(theme, glaze(MARK_ROUGHNESS))
      : painting(ballIn(PALETTES[theme]), MARK_GLOSS),
  );

const glaze = (roughness: number, extra: object = {}) =>
  new MeshStandardMaterial({ vertexColors: true, roughness, metalness: 0, ...extra });

function painting(ball: Ball, gloss: number, extra: object = {}) {
  const material = new MeshMatcapMaterial({ vertexColors: true, ...extra });
  fire(material, ball, gloss);
  return material;
}

/**
 * A mark's glaze is thick and dark where its surface turns away: an outline from every side. Seen from low,
 * even the ridge of a coil that points away turns far, so the outline begins later there.
 */
function rimmed({ rim }: ScenePalette, material: Material): Material {
  const isDeep = rim < 1 && material instanceof MeshStandardMaterial;
  const { onBeforeCompile } = material;
  material.onBeforeCompile = (shader, renderer) => {
    onBeforeCompile(shader, renderer);
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `vec3 toEye = normalize(vViewPosition);
float least = .3 + .7 * dot(toEye, (viewMatrix * vec4(0., 1., 0., 0.)).xyz);
vec3 pooled = ${rim.toFixed(2)} * ${isDeep ? '(.35 + .65 * diffuseColor.rgb / max(.001, luminance(diffuseColor.rgb)))' : 'vec3(1.)'};
outgoingLight *= mix(pooled, vec3(1.), smoothstep(.58, .84, dot(normal, toEye) / least));
#include <opaque_fragment>`,
    );
  };
  const key = `${material.customProgramCacheKey()} ${rim}`;
  material.customProgramCacheKey = () => key;
  return material;
}

/**
 * For flat surfaces: their light doesn't depend on their place on the screen. Tone mapping removes the
 * reflections that lit glazes have; without any, dark clay would look like chocolate.
 */
function flatPainting(ball: Ball, gloss: number, extra: object = {}) {
  const material = new MeshMatcapMaterial({ vertexColors: true, toneMapped: false, ...extra });
  fire(material, ball, gloss, true);
  return material;
}

function fired(theme: Theme): Surfaces {
  const palette = PALETTES[theme];
  // A glaze's depth says nothing of the edges that some players need: plain colours do.
  const piece = (part: 'tile' | 'tray', extra: object = {}) =>
    isEdged ? glaze(palette[part].roughness, extra) : ceramic(theme, part, extra);
  const tile = piece('tile');
  return {
    tile,
    farTile: tile,
    tray: piece('tray'),
    mark: markMaterial(theme, 'high'),
    bare: rimmed(palette, glaze(0.85)),
    cord: glaze(0.85),
    ghost: rimmed(palette, glaze(0.4, { transparent: true, opacity: GHOST_OPACITY })),
    contact: 0.85,
    post: new MeshStandardMaterial({ color: palette.tray.rim, roughness: 0.16 }),
    veiled: {
      tile: piece('tile', VEIL),
      tray: piece('tray', VEIL),
      mark: rimmed(palette, glaze(0.3, { ...VEIL, opacity: 0.5 })),
      contact: 0.3,
    },
  };
}

function painted(palette: ScenePalette): Surfaces {
  const ball = ballIn(palette);
  const paint = (gloss: number, extra: object = {}) =>
    rimmed(palette, painting(ball, gloss, extra));
  const lay = (gloss: number, extra: object = {}) => flatPainting(ball, gloss, extra);
  const { tileGloss } = palette.matcap;
  return {
    tile: lay(tileGloss),
    farTile: new MeshBasicMaterial({ vertexColors: true, toneMapped: false }),
    tray: lay(tileGloss * 0.25),
    mark: paint(MARK_GLOSS),
    bare: paint(0),
    cord: painting(ball, 0),
    ghost: paint(0, { transparent: true, opacity: GHOST_OPACITY }),
    contact: 0.85,
    post: lay(0, { vertexColors: false, color: palette.tray.edge }),
    veiled: {
      tile: lay(tileGloss, VEIL),
      tray: lay(tileGloss, VEIL),
      mark: paint(MARK_GLOSS, { ...VEIL, opacity: 0.5 }),
      contact: 0.3,
    },
  };
}

/**
 * A matcap only multiplies, so glaze looks like felt without this added highlight. Flat surfaces get it only
 * at edges and wells, and read the matcap as if from afar; otherwise whole tiles would shine depending on
 * their place on the screen, which looks like a state.
 */
function fire(material: MeshMatcapMaterial, ball: Ball, gloss: number, isFlat = false): void {
  const edge = 'smoothstep(.02, .2, 1. - dot(normal, (viewMatrix * vec4(0., 1., 0., 0.)).xyz))';
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
  fire(material, ballOf(['#ffffff', '#fff5db', '#eed5a6', '#bf9f66', '#ead09c'], '#ead09c'), 0.8);
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
