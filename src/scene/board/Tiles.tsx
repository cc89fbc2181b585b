import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, Color, type InstancedMesh } from 'three';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import type { Theme } from '../../look/palette.ts';
import { PALETTES } from '../materials/glazes.ts';
import { writeTile } from '../geometry/tile-lean.ts';
import {
  coarseTileGeometry,
  sparseTileGeometry,
  farTileGeometry,
  tileGeometry,
} from '../geometry/tile.ts';
import { finenessOf } from '../world/fineness.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import type { Shift, TileMotion } from './tile-motion.ts';

/** The tile's geometries from the finest to the coarsest, with the number of segments of their outlines. */
const SHAPES = {
  fine: { make: tileGeometry, segments: 36 },
  medium: { make: sparseTileGeometry, segments: 32 },
  sparse: { make: sparseTileGeometry, segments: 24 },
  coarse: { make: coarseTileGeometry, segments: 12 },
  far: { make: farTileGeometry, segments: 8 },
};
const shapes = new Map<string, BufferGeometry>();

type Props = {
  readonly layout: BoardLayout;
  readonly cells: readonly CellId[];
  /** Cells that recede, in a duller glaze. */
  readonly dim?: ReadonlySet<CellId> | undefined;
  /** The motion of the tiles. */
  readonly motion?: TileMotion;
};

/** All tiles of a board in one draw call. */
export function Tiles({ layout, cells, dim, motion }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const { theme, tier, palette, surfaces } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(
    () => tileShape(theme, finenessOf(layout, tier).tile),
    [theme, tier, layout],
  );

  useLayoutEffect(() => {
    const tiles = mesh.current;
    if (!tiles) return;
    cells.forEach((cell, index) => put(tiles, layout, cell, index, motion?.of(cell)));
    if (dim) {
      const bright = new Color().setScalar(palette.tile.bright);
      const dull = new Color(palette.tile.dull);
      cells.forEach((cell, index) => tiles.setColorAt(index, dim.has(cell) ? dull : bright));
      if (tiles.instanceColor) tiles.instanceColor.needsUpdate = true;
    }
    tiles.computeBoundingSphere();
    invalidate();
  }, [layout, cells, dim, palette, geometry, surfaces, motion, invalidate]);

  useLayoutEffect(() => {
    const indexOf = new Map(cells.map((cell, index) => [cell, index]));
    return motion?.follow((cell, shift) => {
      const index = indexOf.get(cell);
      if (!mesh.current || index === undefined) return;
      put(mesh.current, layout, cell, index, shift);
      invalidate();
    });
  }, [layout, cells, motion, invalidate]);

  return (
    <instancedMesh
      ref={mesh}
      key={cells.length}
      args={[geometry, surfaces.tile, cells.length]}
      castShadow
      receiveShadow
    />
  );
}

const AT_REST: Readonly<Shift> = { x: 0, y: 0, size: 1 };

function put(
  mesh: InstancedMesh,
  layout: BoardLayout,
  cell: CellId,
  index: number,
  shift?: Readonly<Shift>,
): void {
  const [x, y, z] = layout.centreOf(cell);
  const { x: aside, y: up, size } = shift ?? AT_REST;
  writeTile(mesh.instanceMatrix.array, index * 16, [x, y + up, z], size, aside);
  mesh.instanceMatrix.needsUpdate = true;
}

/** The shape of all tiles of a board, made once. Never dispose it. */
export function tileShape(theme: Theme, fineness: keyof typeof SHAPES): BufferGeometry {
  const key = `${theme} ${fineness}`;
  const { make, segments } = SHAPES[fineness];
  const shape = shapes.get(key) ?? make(PALETTES[theme].tile, segments);
  shapes.set(key, shape);
  return shape;
}
