import { type BufferGeometry, Color } from 'three';
import type { ScenePalette } from '../../look/palette.ts';
import { ringSurface, type Ring } from './rings.ts';

/** The height of a tile; its top is at y = 0. */
export const TILE_HEIGHT = 0.2;
export const TILE_HALF = 0.492;
/** Half the width of a well at its lip. */
export const WELL_HALF = 0.388;
const WELL_DEPTH = 0.085;

const EDGE = 0.055;
/** The flat top around a well, up to where the tile's edge begins to round. */
export const TOP_HALF = TILE_HALF - EDGE;
export const OUTLINE = 5.2;
const WELL_FOOT = 2.2;
const WELL_LIP = 3.1;

/** The same tile with fewer rings, for boards of many. Its well is flatter. */
export function sparseTileGeometry(tile: ScenePalette['tile'], segments: number): BufferGeometry {
  const rings: Ring[] = [
    ...denseWell(tile),
    { half: TOP_HALF, y: 0, exponent: OUTLINE, color: tile.top },
    { half: TILE_HALF - EDGE * 0.25, y: -EDGE * 0.3, exponent: OUTLINE, color: edgeOf(tile) },
    { half: TILE_HALF, y: -EDGE, exponent: OUTLINE, color: tile.side },
    { half: TILE_HALF - 0.01, y: -TILE_HEIGHT, exponent: OUTLINE, color: shadedSide(tile) },
  ];
  return ringSurface(rings, segments);
}

const SPARSE_DEPTH = 0.06;

/** The well of a sparse tile, from its middle to its lip. */
export const denseWell = (tile: Pick<ScenePalette['tile'], 'pool' | 'top'>): Ring[] => [
  { half: 0, y: -SPARSE_DEPTH, exponent: WELL_FOOT, color: tile.pool },
  { half: WELL_HALF * 0.6, y: -SPARSE_DEPTH, exponent: WELL_FOOT, color: tile.pool },
  { half: WELL_HALF * 0.84, y: -SPARSE_DEPTH * 0.35, exponent: WELL_LIP, color: tile.pool },
  { half: WELL_HALF, y: 0, exponent: WELL_LIP, color: tile.top },
];

/** A tile for boards that show hundreds at once. */
export function coarseTileGeometry(tile: ScenePalette['tile'], segments: number): BufferGeometry {
  const rings: Ring[] = [
    { half: 0, y: -0.06, exponent: WELL_FOOT, color: tile.pool },
    { half: WELL_HALF * 0.8, y: -0.05, exponent: WELL_FOOT, color: tile.pool },
    { half: WELL_HALF, y: 0, exponent: WELL_LIP, color: tile.top },
    { half: TILE_HALF - 0.02, y: -0.01, exponent: OUTLINE, color: tile.top },
    { half: TILE_HALF, y: -TILE_HEIGHT, exponent: OUTLINE, color: tile.side },
  ];
  return ringSurface(rings, segments);
}

/** A tile of a few pixels, for boards that show thousands at once. */
export function farTileGeometry(tile: ScenePalette['tile'], segments: number): BufferGeometry {
  const rings: Ring[] = [
    { half: 0, y: -0.08, exponent: WELL_FOOT, color: tile.pool },
    { half: TILE_HALF - 0.02, y: 0, exponent: OUTLINE, color: tile.top },
    { half: TILE_HALF, y: -TILE_HEIGHT, exponent: OUTLINE, color: tile.side },
  ];
  return ringSurface(rings, segments);
}

/** A porcelain tile with a soft well, its top at y = 0, the middle of the well at the origin. */
export function tileGeometry(tile: ScenePalette['tile'], segments: number): BufferGeometry {
  const rings: Ring[] = [
    ...fineWell(tile),
    { half: TOP_HALF, y: 0, exponent: OUTLINE, color: tile.top },
    ...roundedEdge(tile),
    { half: TILE_HALF, y: -TILE_HEIGHT + 0.03, exponent: OUTLINE, color: tile.side },
    { half: TILE_HALF - 0.03, y: -TILE_HEIGHT, exponent: OUTLINE, color: shadedSide(tile) },
  ];
  return ringSurface(rings, segments);
}

/** The well of a fine tile, from its middle to its lip. */
export const fineWell = (tile: Pick<ScenePalette['tile'], 'pool' | 'lip'>): Ring[] => [
  { half: 0, y: -WELL_DEPTH, exponent: WELL_FOOT, color: tile.pool },
  { half: WELL_HALF * 0.56, y: -WELL_DEPTH, exponent: WELL_FOOT, color: tile.pool },
  ...wellWall(tile),
  { half: WELL_HALF + 0.012, y: 0, exponent: WELL_LIP + 0.2, color: tile.lip },
];

/** From the flat bottom up to the lip on a smooth S. */
function wellWall(tile: Pick<ScenePalette['tile'], 'pool' | 'lip'>): Ring[] {
  return [0.3, 0.62, 0.86].map((step) => {
    const rise = step * step * (3 - 2 * step);
    return {
      half: WELL_HALF * (0.56 + 0.44 * step),
      y: -WELL_DEPTH * (1 - rise),
      exponent: WELL_FOOT + (WELL_LIP - WELL_FOOT) * step,
      color: step < 0.5 ? tile.pool : tile.lip,
    };
  });
}

/** Little light reaches a tile's foot. */
const shadedSide = ({ side }: ScenePalette['tile']): string =>
  `#${new Color(side).multiplyScalar(0.5).getHexString()}`;

const edgeOf = ({ edge, top }: ScenePalette['tile']): string => edge ?? top;

function roundedEdge(tile: ScenePalette['tile']): Ring[] {
  return [0.4, 0.75, 1].map((step) => {
    const angle = (step * Math.PI) / 2;
    return {
      half: TILE_HALF - EDGE + EDGE * Math.sin(angle),
      y: -EDGE + EDGE * Math.cos(angle),
      exponent: OUTLINE,
      color: step < 0.9 ? edgeOf(tile) : tile.side,
    };
  });
}
