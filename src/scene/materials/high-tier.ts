/** The materials of the high tier: glazed stoneware in studio light. */
import { type Material, MeshStandardMaterial } from 'three';
import type { Theme } from '../../look/palette.ts';
import { ceramic, pourGlaze } from './ceramic.ts';
import { isEdged, PALETTES } from './glazes.ts';
import type { Surfaces } from './surfaces.ts';
export { Sun } from '../world/Sun.tsx';
export { studioMap } from './studio.ts';
import { PREVIEW_OPACITY, shadeEdges, VEIL } from './edge-shade.ts';

const MARK_ROUGHNESS = 0.09;

const glaze = (roughness: number, extra: object = {}) =>
  new MeshStandardMaterial({ vertexColors: true, roughness, metalness: 0, ...extra });

/** A mark as one pour of thick glaze. */
export const highTierMark = (theme: Theme): Material =>
  shadeEdges(PALETTES[theme], pourGlaze(theme, glaze(MARK_ROUGHNESS)));

/** The materials of a theme. */
export function surfaces(theme: Theme): Omit<Surfaces, 'post'> {
  const palette = PALETTES[theme];
  // The glaze's depth doesn't show the edges that some players need, so they get plain colours.
  const ceramicOf = (part: 'tile' | 'tray', extra: object = {}) =>
    isEdged ? glaze(palette[part].roughness, extra) : ceramic(theme, part, extra);
  const tile = ceramicOf('tile');
  return {
    tile,
    farTile: tile,
    tray: ceramicOf('tray'),
    mark: highTierMark(theme),
    bare: shadeEdges(palette, glaze(0.85)),
    cord: glaze(0.85),
    preview: shadeEdges(palette, glaze(0.4, { transparent: true, opacity: PREVIEW_OPACITY })),
    contact: 0.85,
    veiled: {
      tile: ceramicOf('tile', VEIL),
      tray: ceramicOf('tray', VEIL),
      mark: shadeEdges(palette, glaze(0.3, { ...VEIL, opacity: 0.5 })),
      contact: 0.3,
    },
  };
}
