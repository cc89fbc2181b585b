import { useThree } from '@react-three/fiber';
import type { SpringValue } from '@react-spring/three';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, Color, type InstancedMesh, Matrix4 } from 'three';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { attention } from '../../play/attention.ts';
import type { Theme } from '../../look/palette.ts';
import { PALETTES } from '../materials/glazes.ts';
import {
  coarseTileGeometry,
  denseTileGeometry,
  farTileGeometry,
  tileGeometry,
} from '../geometry/tile.ts';
import { grainOf } from '../world/detail.ts';
import { useLook } from '../world/look.ts';
import { PLACE, springValue } from '../world/motion.ts';

/** A tile from the finest to the coarsest, and how many segments its outline has. */
const SHAPES = {
  fine: { make: tileGeometry, segments: 36 },
  medium: { make: denseTileGeometry, segments: 32 },
  dense: { make: denseTileGeometry, segments: 24 },
  coarse: { make: coarseTileGeometry, segments: 12 },
  far: { make: farTileGeometry, segments: 8 },
};
/** How far a tile sinks under a finger or a landing mark. */
const DIP = 0.03;
const shapes = new Map<string, BufferGeometry>();

export type TilesHandle = {
  /** Makes one tile sink under a landing mark. */
  dip(cell: CellId): void;
};

type Props = {
  readonly layout: BoardLayout;
  readonly cells: readonly CellId[];
  /** Cells that recede, in a duller glaze. */
  readonly dim?: ReadonlySet<CellId> | undefined;
  readonly ref?: Ref<TilesHandle>;
};

/** All tiles of a board in one draw call; the pressed one dips and springs back. */
export function Tiles({ layout, cells, dim, ref }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const { theme, palette, surfaces, still } = useLook();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(() => tileShape(theme, grainOf(layout).tile), [theme, layout]);

  useLayoutEffect(() => {
    const tiles = mesh.current;
    if (!tiles) return;
    cells.forEach((cell, index) => setHeight(tiles, layout, cell, index, 0));
    if (dim) {
      const [bright, dull] = [new Color('#ffffff'), new Color(palette.tile.dull)];
      cells.forEach((cell, index) => tiles.setColorAt(index, dim.has(cell) ? dull : bright));
      if (tiles.instanceColor) tiles.instanceColor.needsUpdate = true;
    }
    tiles.computeBoundingSphere();
    invalidate();
  }, [layout, cells, dim, palette, geometry, surfaces, invalidate]);

  const springs = useRef<TileSprings>(null);
  useImperativeHandle(ref, () => ({ dip: (cell) => springs.current?.knock(cell) }), []);
  useEffect(() => {
    if (still) return undefined;
    const moving = new TileSprings((cell, height) => {
      const index = cells.indexOf(cell);
      if (mesh.current && index >= 0) setHeight(mesh.current, layout, cell, index, height);
      invalidate();
    });
    springs.current = moving;
    return () => {
      moving.stop();
      springs.current = null;
    };
  }, [layout, cells, still, invalidate]);

  return (
    <instancedMesh
      ref={mesh}
      key={cells.length}
      args={[geometry, surfaces.tile, cells.length]}
      castShadow
      receiveShadow
      dispose={null}
    />
  );
}

/** One spring for each tile that has moved; tiles under a finger sink automatically. */
export class TileSprings {
  private readonly springs = new Map<CellId, SpringValue<number>>();
  private readonly write: (cell: CellId, height: number) => void;
  private readonly unfollow: () => void;

  constructor(write: (cell: CellId, height: number) => void) {
    this.write = write;
    this.unfollow = attention.subscribe(({ press }, before) => {
      if (press === before.press) return;
      if (before.press !== null) this.move(before.press, 0);
      if (press !== null) this.move(press, -DIP);
    });
  }

  private move(cell: CellId, to: number): void {
    void this.of(cell).start(to, { config: PLACE });
  }

  /** A short push that springs back. */
  knock(cell: CellId): void {
    void this.of(cell).start({ from: -DIP, to: 0, config: PLACE });
  }

  stop(): void {
    this.unfollow();
    for (const spring of this.springs.values()) spring.stop();
  }

  private of(cell: CellId): SpringValue<number> {
    const known = this.springs.get(cell);
    if (known) return known;
    const made = springValue(0, (height) => this.write(cell, height));
    this.springs.set(cell, made);
    return made;
  }
}

const matrix = new Matrix4();

function setHeight(
  mesh: InstancedMesh,
  layout: BoardLayout,
  cell: CellId,
  index: number,
  height: number,
): void {
  const [x, y, z] = layout.place(cell);
  mesh.setMatrixAt(index, matrix.makeTranslation(x, y + height, z));
  mesh.instanceMatrix.needsUpdate = true;
}

/** The shape of all tiles of a board, made once. Never dispose it. */
export function tileShape(theme: Theme, grade: keyof typeof SHAPES): BufferGeometry {
  const key = `${theme} ${grade}`;
  const { make, segments } = SHAPES[grade];
  const shape = shapes.get(key) ?? make(PALETTES[theme].tile, segments);
  shapes.set(key, shape);
  return shape;
}
