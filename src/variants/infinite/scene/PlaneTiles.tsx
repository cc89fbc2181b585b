import type { SpringValue } from '@react-spring/three';
import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { InstancedMesh } from 'three';
import type { Roam, PlanePoint } from '../../../play/roam.ts';
import type { BoardLayout } from '../../../rules/board.ts';
import type { CellId } from '../../../rules/game.ts';
import { idAt, placeOf, type Span } from '../../../rules/plane/plane.ts';
import type { BudgetedFineness } from '../../../scene/world/fineness.ts';
import { writeTile } from '../../../scene/geometry/tile-lean.ts';
import { type Growth, growthOf } from './growth.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import { springValue } from '../../../scene/world/motion.ts';
import { outlineOf, placeAt } from './plane-space.ts';
import { tileShape } from '../../../scene/board/Tiles.tsx';
import { setDown, type Shift, type TileMotion } from '../../../scene/board/tile-motion.ts';
import { cellsWithin, type ViewWindow } from './view-window.ts';

type Props = {
  readonly layout: BoardLayout;
  readonly span: Span;
  /** The last move's cell; the board grows away from it. */
  readonly last: CellId | null;
  readonly fineness: BudgetedFineness['tile'];
  readonly roam: Roam;
  /** Whether to draw tiles outside the canvas, too. */
  readonly showsAll: boolean;
  /** Called in the frame in which another part of the board becomes visible. */
  readonly onWindow: (window: ViewWindow) => void;
  readonly motion: TileMotion;
};

/** The maximum number of tiles, allocated ahead because another capacity needs another mesh. */
const MOST = 6000;

/** The visible tiles of a growing board, in one draw call. */
export function PlaneTiles({
  layout,
  span,
  last,
  fineness,
  roam,
  showsAll,
  onWindow,
  motion,
}: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const { theme, surfaces, still } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(() => tileShape(theme, fineness), [theme, fineness]);
  const drawn = useRef('');
  const redraw = useCallback(() => {
    drawn.current = '';
    invalidate();
  }, [invalidate]);
  const growing = useGrowth(span, last, still, redraw);
  useLayoutEffect(redraw);
  useLayoutEffect(() => motion.follow(redraw), [motion, redraw]);

  useFrame(({ camera, gl }) => {
    // On a tabletop no screen edge cuts the board off.
    const isOut = gl.xr.isPresenting;
    const outline = isOut ? cornersOf(span) : outlineOf(camera, layout);
    const key = outline.flat().join(' ');
    if (!mesh.current || key === drawn.current) return;
    drawn.current = key;
    roam.see(outline);
    const window = cellsWithin(span, showsAll ? cornersOf(span) : outline, MOST);
    write(mesh.current, layout, window, growing.current, motion);
    onWindow(window);
  });

  return (
    <instancedMesh
      ref={mesh}
      args={[undefined, undefined, MOST]}
      geometry={geometry}
      material={fineness === 'far' ? surfaces.farTile : surfaces.tile}
      castShadow={fineness !== 'far'}
      receiveShadow
      frustumCulled={false}
    />
  );
}

const cornersOf = ({ x, y, width, height }: Span): readonly PlanePoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

type Growing = { readonly growth: Growth; ms: number };

/** A ref to the current growth, read while drawing; null when the board rests. */
function useGrowth(span: Span, last: CellId | null, still: boolean, redraw: () => void) {
  const before = useRef(span);
  const growing = useRef<Growing | null>(null);
  useLayoutEffect(() => {
    const played = last === null ? null : placeOf(last);
    const growth = played && !still ? growthOf(before.current, span, played) : null;
    before.current = span;
    growing.current = growth && { growth, ms: 0 };
    if (!growth) return undefined;
    const clock: SpringValue<number> = springValue(0, (ms) => {
      growing.current = ms < growth.length ? { growth, ms } : null;
      redraw();
    });
    void clock.start(growth.length, { config: { duration: growth.length } });
    return () => void clock.stop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a larger board grows
  }, [span, still, redraw]);
  return growing;
}

const laid: Shift = { x: 0, y: 0, size: 1 };

/** Writes the matrices of the cells in a window. */
function write(
  mesh: InstancedMesh,
  layout: BoardLayout,
  { strips, count }: ViewWindow,
  growing: Growing | null,
  motion: TileMotion,
): void {
  const [left, , top] = placeAt(layout, [0, 0]);
  const step = placeAt(layout, [1, 0])[0] - left;
  const numbers = mesh.instanceMatrix.array;
  for (const { y, from, to, start } of strips) {
    for (let x = from; x <= to; x += 1) {
      const at = (start + x - from) * 16;
      const shift = motion.isMoving ? motion.of(idAt(x, y)) : null;
      laid.x = shift?.x ?? 0;
      laid.y = shift?.y ?? 0;
      laid.size = shift?.size ?? 1;
      if (growing) setDown(growing.growth.laidAt(x, y, growing.ms), laid);
      writeTile(numbers, at, [left + x * step, laid.y, top + y * step], laid.size, laid.x);
    }
  }
  mesh.count = count;
  mesh.instanceMatrix.clearUpdateRanges();
  mesh.instanceMatrix.addUpdateRange(0, count * 16);
  mesh.instanceMatrix.needsUpdate = true;
}
