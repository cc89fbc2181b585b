import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Euler, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { BoardLayout } from '../../rules/board.ts';
import { type CellId, type Mark, type SymbolId, SYMBOLS } from '../../rules/game.ts';
import { finenessOf } from '../world/fineness.ts';
import { COARSE, type Fineness, FINE, MARK_Y } from '../geometry/marks.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import type { Shift, TileMotion } from '../board/tile-motion.ts';
import { LazyContacts } from '../board/lazy-parts.tsx';
import { useMarkLife } from './mark-life.ts';
import { type Finish, markShape, requireSymbol, yawOf } from './mark-shapes.ts';
import { LIFT, SEAM_PAUSE_MS, springValue } from '../world/motion.ts';
import { LeavingMark, RollingMark } from './MovingMark.tsx';

type Props = {
  readonly layout: BoardLayout;
  readonly marks: readonly Mark[];
  readonly lines: readonly (readonly CellId[])[];
  /** Whether finished lines lose: their marks lose their glaze instead of rising. */
  readonly broken: boolean;
  readonly onLand: (cell: CellId) => void;
  /** The motion of the tiles under them. */
  readonly motion?: TileMotion;
  /** The fineness of resting marks; by default, the layout's. */
  readonly fineness?: Fineness;
  /** The visible marks; all by default. */
  readonly isSeen?: (cell: CellId) => boolean;
  /** Cells covered by something larger: their marks are not drawn, even while they move. */
  readonly covered?: ReadonlySet<CellId> | undefined;
};

/** Marks of a finished line rise by this much, world units. */
const RISE = 0.05;
/**
 * If more marks leave than an undo takes back, they sink one by one: ms between two, and the most ms for all.
 */
const FEW = 2;
const PAUSE_MS = 40;
const CLEAR_MS = 320;

/** The delay of the n-th mark that leaves, milliseconds. */
export const leavingAfter = (at: number, leaving: number): number =>
  leaving > FEW ? at * Math.min(PAUSE_MS, CLEAR_MS / leaving) : 0;

/** All marks: one draw call per symbol for resting ones, a mesh each for moving ones. */
export function Marks({
  layout,
  marks,
  lines,
  broken,
  onLand,
  motion,
  fineness: given,
  isSeen = anywhere,
  covered = NOTHING,
}: Props) {
  const { still, tier } = useSceneStyle();
  const fineness = given ?? finenessOf(layout, tier).mark;
  const { life, done } = useMarkLife(marks, still, covered);
  const won = useMemo(() => new Set(lines.flat()), [lines]);
  const resting = life
    .filter(
      ({ mark: { cell }, phase }) => phase === 'resting' && isSeen(cell) && !covered.has(cell),
    )
    .map(({ mark }) => mark);
  const leaving = life.filter(({ phase }) => phase === 'leaving').length;
  // The line is complete once its last mark is in place.
  const isRolling = life.some(({ phase }) => phase === 'rolling');
  const bare = broken && !isRolling ? resting.filter((mark) => won.has(mark.cell)) : [];
  const glazed = resting.filter((mark) => !bare.includes(mark));
  const lying = life.filter(
    ({ mark: { cell }, phase }) => phase !== 'leaving' && isSeen(cell) && !covered.has(cell),
  );
  return (
    <>
      {fineness === COARSE ? null : (
        <LazyContacts
          layout={layout}
          marks={lying.map(({ mark }) => mark)}
          isLying={(mark) => resting.includes(mark)}
          isFine={fineness.along >= FINE.along}
          motion={motion}
        />
      )}
      {SYMBOLS.map((symbol) => (
        <RestingMarks
          key={symbol}
          symbol={symbol}
          finish="glazed"
          marks={glazed.filter((mark) => mark.symbol === symbol)}
          layout={layout}
          fineness={fineness}
          won={won}
          motion={motion}
        />
      ))}
      {SYMBOLS.map((symbol) => (
        <RestingMarks
          key={symbol}
          symbol={symbol}
          finish="bare"
          marks={bare.filter((mark) => mark.symbol === symbol)}
          layout={layout}
          fineness={fineness}
          won={NOTHING}
          motion={motion}
        />
      ))}
      {life.map(({ mark, phase }, at) => {
        if (phase === 'resting' || covered.has(mark.cell)) return null;
        const common = { mark, symbol: requireSymbol(mark), at: layout.centreOf(mark.cell) };
        if (phase === 'rolling') {
          return (
            <RollingMark
              key={mark.id}
              {...common}
              motion={motion}
              onLand={onLand}
              onDone={() => done(mark.id)}
            />
          );
        }
        return (
          <LeavingMark
            key={mark.id}
            {...common}
            delay={leavingAfter(at, leaving)}
            onDone={() => done(mark.id)}
          />
        );
      })}
    </>
  );
}

type RestingProps = {
  readonly symbol: SymbolId;
  readonly finish: Finish;
  readonly marks: readonly Mark[];
  readonly layout: BoardLayout;
  readonly fineness: Fineness;
  readonly won: ReadonlySet<CellId>;
  readonly motion: TileMotion | undefined;
};

function RestingMarks({ symbol, finish, marks, layout, fineness, won, motion }: RestingProps) {
  const mesh = useRef<InstancedMesh>(null);
  const { theme, surfaces, still } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = markShape(theme, symbol, finish, fineness);
  // Capacity doubles, so that most moves write one matrix and rebuild nothing.
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(8, marks.length)));
  const risen = marks.some((mark) => won.has(mark.cell));
  const rise = useRef(0);

  const write = useRef(() => {});
  useLayoutEffect(() => {
    write.current = () => {
      const instances = mesh.current;
      if (!instances) return;
      marks.forEach((mark, index) => {
        const lift = won.has(mark.cell) ? rise.current : 0;
        instances.setMatrixAt(index, matrixOf(mark, layout, lift, motion?.of(mark.cell)));
      });
      instances.count = marks.length;
      instances.instanceMatrix.needsUpdate = true;
      instances.computeBoundingSphere();
      invalidate();
    };
    write.current();
  });
  useLayoutEffect(
    () =>
      motion?.follow((cell, shift) => {
        const index = marks.findIndex((each) => each.cell === cell);
        const mark = marks[index];
        if (!mesh.current || !mark) return;
        const lift = won.has(cell) ? rise.current : 0;
        mesh.current.setMatrixAt(index, matrixOf(mark, layout, lift, shift));
        mesh.current.instanceMatrix.needsUpdate = true;
        invalidate();
      }),
    [motion, marks, won, layout, invalidate],
  );

  useEffect(() => {
    if (!risen) return undefined;
    const spring = springValue(0, (value) => {
      rise.current = value;
      write.current();
    });
    void spring.start(RISE, { config: LIFT, delay: still ? 0 : SEAM_PAUSE_MS, immediate: still });
    return () => {
      spring.stop();
      rise.current = 0;
    };
  }, [risen, still]);

  if (marks.length === 0) return null;
  return (
    <instancedMesh
      ref={mesh}
      key={capacity}
      args={[geometry, finish === 'glazed' ? surfaces.mark : surfaces.bare, capacity]}
      castShadow
      receiveShadow
      frustumCulled={false}
      // Drawn before the tiles, which then paint nothing below them.
      renderOrder={-1}
    />
  );
}

const NOTHING: ReadonlySet<CellId> = new Set();
const anywhere = () => true;
const matrix = new Matrix4();
const turn = new Quaternion();
const euler = new Euler();
const position = new Vector3();
const size = new Vector3();

function matrixOf(mark: Mark, layout: BoardLayout, lift: number, shift?: Readonly<Shift>): Matrix4 {
  const [x, y, z] = layout.centreOf(mark.cell);
  turn.setFromEuler(euler.set(0, yawOf(mark.id), 0));
  position.set(x + (shift?.x ?? 0), y + MARK_Y + lift + (shift?.y ?? 0), z);
  return matrix.compose(position, turn, size.setScalar(shift?.size ?? 1));
}
