import type { BufferGeometry } from 'three';
import type { ScenePalette } from '../../look/palette.ts';
import { ringSurface, type Ring } from './rings.ts';
import { TILE_HEIGHT } from './tile.ts';

/** How wide a tray's rim is, from half the width of its floor; wide enough for letters. World units. */
export const rimWidth = (inner: number): number => (inner > 3 ? 0.34 : 0.17);
/** The tray reaches this far below its floor. */
export const TRAY_DEPTH = 0.15;

/** The exponent of a tray's outline. Wider trays are squarer, so that their corners keep their size. */
export const trayOutline = (inner: number) => (inner > 3 ? 14 : 9);
const RIM_RISE = 0.15;
/** How far the rim's edges drop. */
const EDGE = 0.06;
/** A flat stretch along the crest of the rim. */
export const RIM_Y = -TILE_HEIGHT - 0.005 + RIM_RISE;

/** The lowest point of a board, below the tile tops at y = 0. */
export const FLOOR_Y = -TILE_HEIGHT - 0.005;
export const TABLETOP_Y = FLOOR_Y - TRAY_DEPTH;

/**
 * A glazed tray around a square of tiles, closed underneath.
 * @param inner half the width of its floor, in world units
 */
export function trayGeometry(
  tray: ScenePalette['tray'],
  inner: number,
  segments: number,
): BufferGeometry {
  const rim = rimWidth(inner);
  const middle = inner + rim / 2;
  const ring = (half: number, y: number, color: string): Ring => ({
    half,
    y,
    exponent: trayOutline(inner),
    color,
  });
  return ringSurface(
    [
      ring(0, FLOOR_Y, tray.floor),
      ring(inner - 0.05, FLOOR_Y, tray.floor),
      ring(inner - 0.01, FLOOR_Y + 0.025, tray.floor),
      ring(inner, RIM_Y - EDGE, tray.rim),
      ring(inner + 0.017, RIM_Y - EDGE * 0.32, tray.rim),
      ring(inner + 0.045, RIM_Y, tray.rim),
      ring(middle, RIM_Y, tray.edge),
      ring(inner + rim - 0.045, RIM_Y, tray.edge),
      ring(inner + rim - 0.017, RIM_Y - EDGE * 0.32, tray.rim),
      ring(inner + rim, RIM_Y - EDGE, tray.rim),
      ring(inner + rim + 0.015, FLOOR_Y - TRAY_DEPTH * 0.4, tray.side),
      ring(inner + rim - 0.03, TABLETOP_Y + 0.025, tray.side),
      ring(inner + rim - 0.1, TABLETOP_Y, tray.side),
      ring(0, TABLETOP_Y, tray.side),
    ],
    segments,
  );
}
