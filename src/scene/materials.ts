/** Glazes as materials: one small set a theme and tier, made once and shared by every mesh. */
import {
  CanvasTexture,
  type Material,
  MeshBasicMaterial,
  MeshMatcapMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
} from 'three';
import { SCENES, type ScenePalette, type Theme } from '../look/palette.ts';
import type { Tier } from './tier.ts';

export type Surfaces = {
  readonly tile: Material;
  /** A tile of a few pixels: no gloss could be seen on it. */
  readonly farTile: Material;
  readonly tray: Material;
  readonly mark: Material;
  /** A mark without its glaze. */
  readonly bare: Material;
  /** A mark that is not played yet. */
  readonly ghost: Material;
  /** What carries a stack. */
  readonly post: Material;
  /** Tiles, trays and marks that are there without being in hand. */
  readonly veiled: { readonly tile: Material; readonly tray: Material; readonly mark: Material };
};

const MARK_GLOSS = 0.75;
const MARK_ROUGHNESS = 0.2;
const GHOST_OPACITY = 0.42;
/** Behind it other levels can still be read. */
const VEIL = { transparent: true, opacity: 0.3, depthWrite: false };
const made = new Map<string, Surfaces>();

/** The shared materials of one theme and tier. Never dispose them. */
export function surfacesOf(theme: Theme, tier: Tier): Surfaces {
  const key = `${theme} ${tier}`;
  let surfaces = made.get(key);
  if (!surfaces) {
    surfaces = tier === 'high' ? fired(SCENES[theme]) : painted(SCENES[theme]);
    made.set(key, surfaces);
  }
  return surfaces;
}

/** A glazed mark's material of its own, to be changed by the caller. */
export const markMaterial = (palette: ScenePalette, tier: Tier): Material =>
  tier === 'high' ? glaze(MARK_ROUGHNESS) : painting(matcapTexture(palette), MARK_GLOSS, 1);

const glaze = (roughness: number, extra: object = {}) =>
  new MeshStandardMaterial({ vertexColors: true, roughness, metalness: 0, ...extra });

function painting(matcap: CanvasTexture, gloss: number, gain: number, extra: object = {}) {
  const material = new MeshMatcapMaterial({ vertexColors: true, matcap, ...extra });
  material.color.setScalar(gain);
  addGloss(material, gloss);
  return material;
}

function fired(palette: ScenePalette): Surfaces {
  return {
    tile: glaze(palette.tile.roughness),
    farTile: glaze(palette.tile.roughness),
    tray: glaze(palette.tray.roughness),
    mark: glaze(MARK_ROUGHNESS),
    bare: glaze(0.85),
    ghost: glaze(0.4, { transparent: true, opacity: GHOST_OPACITY }),
    post: new MeshStandardMaterial({ color: palette.tray.edge, roughness: palette.tray.roughness }),
    veiled: {
      tile: glaze(palette.tile.roughness, VEIL),
      tray: glaze(palette.tray.roughness, VEIL),
      mark: glaze(0.3, { ...VEIL, opacity: 0.5 }),
    },
  };
}

function painted(palette: ScenePalette): Surfaces {
  const matcap = matcapTexture(palette);
  const paint = (gloss: number, gain: number, extra: object = {}) =>
    painting(matcap, gloss, gain, extra);
  const { tileGloss } = palette.matcap;
  return {
    tile: paint(tileGloss, TILE_GAIN),
    farTile: new MeshBasicMaterial({ vertexColors: true }),
    // A wide flat floor would carry one highlight from wall to wall.
    tray: paint(tileGloss * 0.25, TILE_GAIN),
    mark: paint(MARK_GLOSS, 1),
    bare: paint(0, 1),
    ghost: paint(0, 1, { transparent: true, opacity: GHOST_OPACITY }),
    post: new MeshMatcapMaterial({ matcap, color: palette.tray.edge }),
    veiled: {
      tile: paint(tileGloss, TILE_GAIN, VEIL),
      tray: paint(tileGloss, TILE_GAIN, VEIL),
      mark: paint(MARK_GLOSS, 1, { ...VEIL, opacity: 0.5 }),
    },
  };
}

const TILE_GAIN = 1.12;

/** A matcap only multiplies: without this added highlight glaze looks like felt. */
function addGloss(material: MeshMatcapMaterial, gloss: number): void {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `outgoingLight += ${gloss.toFixed(3)} * smoothstep(.15, .03, distance(uv, vec2(.40, .72)));
      #include <opaque_fragment>`,
    );
  };
  material.customProgramCacheKey = () => `gloss ${gloss}`;
}

/** A vertical ramp with a warm spot at the right edge, as a ball lit by the studio would show. */
function matcapTexture(palette: ScenePalette): CanvasTexture {
  const size = 128;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const paint = canvas.getContext('2d');
  if (paint) {
    const ramp = paint.createLinearGradient(0, 0, 0, size);
    palette.matcap.ramp.forEach((color, step) => ramp.addColorStop(step / 2, color));
    paint.fillStyle = ramp;
    paint.fillRect(0, 0, size, size);
    const spot = paint.createRadialGradient(size, size * 0.55, 0, size, size * 0.55, size * 0.42);
    spot.addColorStop(0, `${palette.matcap.warm}88`);
    spot.addColorStop(1, `${palette.matcap.warm}00`);
    paint.fillStyle = spot;
    paint.fillRect(0, 0, size, size);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
