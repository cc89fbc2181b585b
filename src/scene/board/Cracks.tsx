import { useThree } from '@react-three/fiber';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type InstancedMesh, Matrix4 } from 'three';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { crackGeometry } from '../geometry/crack.ts';
import { flatColor, lip } from './Highlights.tsx';
import { TileMotionContext } from './use-tile-motion.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { ROLL_MS, springValue } from '../world/motion.ts';

/** How long a crack takes to run through one tile, milliseconds. */
const TILE_MS = 90;

type Props = { readonly layout: BoardLayout; readonly lines: readonly (readonly CellId[])[] };

/**
 * The part of a line that has cracked, in tiles from its first one, when the crack has run `far` tiles to
 * both sides from the middle of the tile where it began.
 */
export function crackedIn(tiles: number, start: number, far: number): readonly [number, number] {
  const middle = start + 0.5;
  return [Math.max(0, middle - far), Math.min(tiles, middle + far)];
}

/** Outlines wells in danger, or others in a given colour, in one draw call. */
export function DangerLips({ layout, lines, color }: Props & { readonly color?: string }) {
  const mesh = useRef<InstancedMesh>(null);
  const { palette } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const key = [...new Set(lines.flat())].join(' ');
  const cells = useMemo(() => key.split(' ').filter(Boolean), [key]);
  const motion = useContext(TileMotionContext);
  useLayoutEffect(() => {
    const lips = mesh.current;
    if (!lips) return undefined;
    const put = (cell: CellId, right = 0, up = 0) => {
      const [x, y, z] = layout.centreOf(cell);
      lips.setMatrixAt(cells.indexOf(cell), matrix.makeTranslation(x + right, y + LIP_Y + up, z));
      lips.instanceMatrix.needsUpdate = true;
    };
    for (const cell of cells) put(cell, motion?.of(cell).x, motion?.of(cell).y);
    lips.computeBoundingSphere();
    invalidate();
    return motion?.follow((cell, shift) => cells.includes(cell) && put(cell, shift.x, shift.y));
  }, [layout, cells, motion, invalidate]);
  if (cells.length === 0) return null;
  return (
    <instancedMesh
      ref={mesh}
      key={key}
      // As constructor arguments, a geometry or material that changes with the theme would make a new mesh
      // without places.
      args={[undefined, undefined, cells.length]}
      geometry={lip()}
      material={flatColor(color ?? palette.bad)}
    />
  );
}

const matrix = new Matrix4();
const LIP_Y = 0.006;

/** The lines that lost a game: cracks run from the mark that completed them. */
export function Cracks({ layout, lines, from }: Props & { readonly from: CellId | undefined }) {
  return lines.map((line) => (
    <Crack
      key={line.join(' ')}
      layout={layout}
      line={line}
      start={Math.max(0, line.indexOf(from ?? ''))}
    />
  ));
}

type CrackProps = {
  readonly layout: BoardLayout;
  readonly line: readonly CellId[];
  readonly start: number;
};

function Crack({ layout, line, start }: CrackProps) {
  const { palette, still } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const key = line.join(' ');
  const tiles = line.length;
  const geometry = useMemo(
    () => crackGeometry(key.split(' ').map((cell) => layout.centreOf(cell))),
    [layout, key],
  );
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => {
    const triangles = (geometry.getIndex()?.count ?? 0) / 3;
    const show = (far: number) => {
      const [begin, end] = crackedIn(tiles, start, far);
      const first = Math.round((begin / tiles) * triangles);
      geometry.setDrawRange(first * 3, (Math.round((end / tiles) * triangles) - first) * 3);
      invalidate();
    };
    show(still ? tiles : 0);
    if (still) return undefined;
    const run = springValue(0, show);
    const far = Math.max(start, tiles - 1 - start) + 0.5;
    void run.start(far, { delay: ROLL_MS, config: { duration: far * TILE_MS } });
    return () => void run.stop();
  }, [geometry, tiles, start, still, invalidate]);
  return <mesh geometry={geometry} material={flatColor(palette.crack)} />;
}
