import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type BufferGeometry, type InstancedMesh, Matrix4, Vector3 } from 'three';
import type { BoardLayout } from '../../../rules/board.ts';
import type { CellId, SymbolId } from '../../../rules/game.ts';
import { MAX_SIDE, idAt, type Span } from '../../../rules/plane/plane.ts';
import type { TileMotion } from '../../../scene/board/tile-motion.ts';
import { bandOf, useWarmth } from '../../../scene/board/WarmRim.tsx';
import { squirclePoint } from '../../../scene/geometry/rings.ts';
import { OUTLINE, TILE_HALF, TOP_HALF } from '../../../scene/geometry/tile.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';

export type WarmEdgeProps = {
  readonly layout: BoardLayout;
  readonly span: Span;
  readonly mover: SymbolId | null;
  readonly motion: TileMotion;
};

/** Points along one side of a tile. */
const STEPS = 8;
/** The last new tile is in place after this time. */
const GROWN_MS = 820;

/** The mover's colour on the board's outer edge, which has no tray with a rim. */
export function WarmEdge({ layout, span, mover, motion }: WarmEdgeProps) {
  const mesh = useRef<InstancedMesh>(null);
  const edge = useEdge(span);
  const material = useWarmth(mesh, edge === span ? mover : null);
  const invalidate = useThree((state) => state.invalidate);
  const sides = useMemo(() => sidesOf(edge), [edge]);
  useLayoutEffect(() => {
    const bands = mesh.current;
    if (!bands) return undefined;
    const put = (cell: CellId) => {
      const [x, y, z] = layout.centreOf(cell);
      const shift = motion.of(cell);
      for (const { at, turn } of sides.get(cell) ?? []) {
        matrix.makeRotationY(turn).scale(scale.setScalar(shift.size));
        bands.setMatrixAt(at, matrix.setPosition(x + shift.x, y + shift.y, z));
      }
      bands.instanceMatrix.needsUpdate = true;
    };
    for (const cell of sides.keys()) put(cell);
    bands.count = 2 * (edge.width + edge.height);
    invalidate();
    return motion.follow((cell) => sides.has(cell) && put(cell));
  }, [layout, edge, sides, motion, invalidate]);
  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, 4 * MAX_SIDE]}
      geometry={side()}
      material={material}
      visible={false}
      frustumCulled={false}
    />
  );
}

/** The board's edge; while new tiles are laid, the previous edge, where the colour fades. */
function useEdge(span: Span): Span {
  const { still } = useSceneStyle();
  const [grown, setGrown] = useState(span);
  useEffect(() => {
    const timer = setTimeout(() => setGrown(span), GROWN_MS);
    return () => clearTimeout(timer);
  }, [span]);
  return still ? span : grown;
}

type EdgeSide = { readonly at: number; readonly turn: number };

/** The outer sides of the tiles along the edge, and how each is turned from the front. */
function sidesOf({ x, y, width, height }: Span): ReadonlyMap<CellId, readonly EdgeSide[]> {
  const sides = new Map<CellId, EdgeSide[]>();
  let at = 0;
  const add = (cell: CellId, turn: number) => {
    sides.set(cell, [...(sides.get(cell) ?? []), { at, turn }]);
    at += 1;
  };
  for (let column = x; column < x + width; column += 1) {
    add(idAt(column, y), Math.PI);
    add(idAt(column, y + height - 1), 0);
  }
  for (let row = y; row < y + height; row += 1) {
    add(idAt(x, row), -Math.PI / 2);
    add(idAt(x + width - 1, row), Math.PI / 2);
  }
  return sides;
}

let shape: BufferGeometry | undefined;

/** A band over the front edge of a tile, from its top down its side. */
const side = (): BufferGeometry =>
  (shape ??= bandOf(
    [
      { half: TOP_HALF - 0.01, y: 0.004, alpha: 0 },
      { half: TOP_HALF + 0.02, y: 0.002, alpha: 0.5 },
      { half: TILE_HALF - 0.006, y: -0.022, alpha: 0.62 },
      { half: TILE_HALF + 0.004, y: -0.06, alpha: 0.5 },
      { half: TILE_HALF + 0.004, y: -0.13, alpha: 0 },
    ].map(({ half, y, alpha }) => ({
      y,
      alpha,
      points: Array.from({ length: STEPS + 1 }, (_, step) =>
        squirclePoint(half, OUTLINE, 0.125 + (0.25 * step) / STEPS),
      ),
    })),
    true,
  ));

const matrix = new Matrix4();
const scale = new Vector3();
