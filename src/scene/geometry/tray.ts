import type { BufferGeometry } from 'three';
import type { ScenePalette } from '../../look/palette.ts';
import { ringSurface, type Ring } from './rings.ts';
import { TILE_HEIGHT } from './tile.ts';

/** The tray's rim is this wide, in world units. */
export const LIP = 0.12;
/** The tray reaches this far below its floor. */
export const TRAY_DEPTH = 0.15;

/** Wider trays are squarer, so that their corners keep their size. */
const outlineOf = (inner: number) => (inner > 3 ? 14 : 9);
const RIM_RISE = 0.15;

/** The lowest point of a board, below the tile tops at y = 0. */
export const FLOOR_Y = -TILE_HEIGHT - 0.005;
export const TABLE_Y = FLOOR_Y - TRAY_DEPTH;

/**
 * A glazed tray around a square of tiles, closed underneath.
 * @param inner half the width of its floor, in world units
 */
export function trayGeometry(
  tray: ScenePalette['tray'],
  inner: number,
  segments: number,
): BufferGeometry {
  const middle = inner + LIP / 2;
  const rimY = FLOOR_Y + RIM_RISE;
  const ring = (half: number, y: number, color: string): Ring => ({
    half,
    y,
    exponent: outlineOf(inner),
    color,
  });
  return ringSurface(
    [
      ring(0, FLOOR_Y, tray.floor),
      ring(inner - 0.05, FLOOR_Y, tray.floor),
      ring(inner - 0.01, FLOOR_Y + 0.025, tray.floor),
      ring(inner, rimY - LIP / 2, tray.rim),
      ring(middle - LIP * 0.36, rimY - LIP * 0.16, tray.rim),
      ring(middle, rimY, tray.edge),
      ring(middle + LIP * 0.36, rimY - LIP * 0.16, tray.edge),
      ring(inner + LIP, rimY - LIP / 2, tray.rim),
      ring(inner + LIP + 0.015, FLOOR_Y - TRAY_DEPTH * 0.4, tray.side),
      ring(inner + LIP - 0.03, TABLE_Y + 0.025, tray.side),
      ring(inner + LIP - 0.1, TABLE_Y, tray.side),
      ring(0, TABLE_Y, tray.side),
    ],
    segments,
  );
}
