import { useThree } from '@react-three/fiber';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { PerspectiveCamera } from 'three';
import { useStore } from 'zustand';
import { attend } from '../../play/attention.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { squareLayouts } from '../../rules/rows/square-layout.ts';
import type { CellId, Mark } from '../../rules/game.ts';
import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { extentOf } from '../../scene/camera/extent.ts';
import { leavingAfter, Marks } from '../../scene/marks/Marks.tsx';
import { LazyLastMoveLip, LazySeam, LazySettling } from '../../scene/board/lazy-parts.tsx';
import { useHome } from '../../scene/camera/camera-moves.ts';
import { acrossBoard, SET_MS, setDown, sink } from '../../scene/board/tile-motion.ts';
import { Tiles } from '../../scene/board/Tiles.tsx';
import { TileMotionContext, useTileMotion } from '../../scene/board/use-tile-motion.ts';
import { ROLL_MS, SINK_MS } from '../../scene/world/motion.ts';
import { LIFT_HEIGHT, ActiveBoardRing, TargetBoardRing } from './scene/Coils.tsx';
import { useLeavingMarks } from './scene/use-leaving-marks.ts';
import { useDelayedList } from './scene/use-delayed-list.ts';
import { useNewMarks } from './scene/use-new-marks.ts';
import type { SceneProps } from '../variant.ts';
import { BOARD_PITCH, boardOfCell, boardsIn } from './board.ts';
import { goNear, sight } from './map/sight.ts';
import { extentNear, leastCell, leastCellOfWhole, LEAST, ROOMY } from './scene/framing.ts';
import { useFollowPlay } from './map/use-follow-play.ts';
import { words } from './words/en.ts';

/** The scale of the great mark and tile of a won board. */
const GREAT_SCALE = BOARD_PITCH / 1.05;
const GREAT_HEIGHT = 1.7;
/** None of the great tiles is dimmed, but passing a set makes them share the small ones' shaders. */
const NO_CELLS: ReadonlySet<CellId> = new Set();

/**
 * When the winning mark is in place, its board sinks; the great tile comes down over it, and arrives when the
 * board is gone.
 */
const GREAT_TILE_MS = ROLL_MS + SINK_MS * 0.7;
const TAKEN_MS = ROLL_MS + SINK_MS;
const SEALED_MS = GREAT_TILE_MS + SET_MS;

/** Nine boards in one tray: active boards are raised, won boards show one great mark. */
export function Scene({ layout, view, roam, onPick, isFirst }: SceneProps) {
  const { active, winners, lines } = useMemo(() => boardsIn(view.state), [view.state]);
  const activeKey = active.join();
  const lifted = useMemo(() => lift(layout, activeKey.split(',').map(Number)), [layout, activeKey]);
  const winnersKey = winners.map((winner) => winner ?? '').join(' ');
  const greatMarks = useMemo(() => winnersKey.split(' ').flatMap(greatMarkOf), [winnersKey]);
  const taken = useDelayedList(greatMarks, TAKEN_MS);
  const going = useLeavingMarks(greatMarks);
  const covered = useMemo(() => new Set(cellsUnder(layout, taken)), [layout, taken]);
  const hidden = useMemo(
    () => new Set(cellsUnder(layout, [...taken, ...going])),
    [layout, taken, going],
  );
  const underGreat = view.last?.cells.find((cell) => covered.has(cell));
  const shown = {
    ...view,
    cells: view.cells.filter((cell) => !covered.has(cell)),
    lines: [],
    // The great mark covers the last move's well, and gets the ring instead.
    last: underGreat === undefined ? view.last : null,
  };
  const { extent, pick } = useCloseView({ layout, view, roam, onPick }, active);
  const dimKey = view.cells.filter((cell) => !active.includes(boardOfCell(cell))).join(' ');
  const dim = useMemo(() => new Set(dimKey.split(' ')), [dimKey]);
  return (
    <BoardScene
      layout={lifted}
      view={shown}
      extent={extent}
      dim={dim}
      covered={hidden}
      onPick={pick}
      isFirst={isFirst}
    >
      <SinkingTiles layout={layout} greatMarks={greatMarks} going={going} />
      <GreatMarks greatMarks={greatMarks} going={going} lines={lines} />
      {winners.map((winner, board) => (
        <LazySettling
          // oxlint-disable-next-line react/no-array-index-key -- a board's number is its identity
          key={board}
          layout={layout}
          cells={boardCells(layout)[board] ?? []}
          isFull={winner === 'tie'}
          from={view.last?.cells[0]}
        />
      ))}
      {underGreat === undefined || !view.last || view.lines.length > 0 ? null : (
        <group scale={[GREAT_SCALE, GREAT_HEIGHT, GREAT_SCALE]}>
          <LazyLastMoveLip
            layout={squareLayouts[3]}
            view={{ last: { ...view.last, cells: [String(boardOfCell(underGreat))] } }}
          />
        </group>
      )}
      <ActiveBoardRing active={active} view={view} />
      <TargetBoardRing view={view} />
    </BoardScene>
  );
}

/** The great mark of a board that is won. */
const greatMarkOf = (winner: string, board: number): readonly Mark[] =>
  winner === '' || winner === 'tie'
    ? []
    : [{ id: `great${board}`, cell: String(board), symbol: winner }];

/** The cells of the boards under great marks. */
const cellsUnder = (layout: BoardLayout, greatMarks: readonly Mark[]): readonly CellId[] =>
  greatMarks.flatMap(({ cell }) => boardCells(layout)[Number(cell)] ?? []);

const boardCells = (layout: BoardLayout): readonly (readonly CellId[])[] => {
  const cells = layout.grid([]).flat(2);
  return Array.from({ length: 9 }, (_, board) =>
    cells.filter((cell) => boardOfCell(cell) === board),
  );
};

function lift(layout: BoardLayout, active: readonly number[]): BoardLayout {
  return {
    ...layout,
    centreOf(cell) {
      const [x, y, z] = layout.centreOf(cell);
      return [x, y + (active.includes(boardOfCell(cell)) ? LIFT_HEIGHT : 0), z];
    },
  };
}

/** Decides, on a canvas too small for 81 cells, what the camera frames, and which taps play. */
function useCloseView({ layout, view, roam, onPick }: SceneProps, active: readonly number[]) {
  const size = useThree((state) => state.size);
  const home = useHome(layout);
  const near = useStore(sight, (seen) => seen.near);
  const isUpright = home === layout.phone;
  const side = useMemo(
    () => leastCellOfWhole(layout, home, size),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a second row of buttons below makes the canvas lower, and must not move the board
    [layout, home, size.width],
  );
  const cramped = side < LEAST.touch;
  const tight = side < ROOMY;
  useFollowPlay(view, active, cramped, roam);
  const finger = useFinger(layout);
  // If several boards may be played on, the first tap only shows its board.
  const isChosen = cramped && near !== null && active.length > 1 && view.open.size > 0;
  useEffect(() => {
    if (!isChosen) return undefined;
    attend({ prompt: words.own.square });
    return () => attend({ prompt: null });
  }, [isChosen]);

  const pick = (cell: CellId) => {
    const board = boardOfCell(cell);
    if (!cramped) return onPick(cell);
    if (finger.current.isBlind) return undefined;
    const [only, more] = active;
    if (active.includes(board)) return finger.current.isLarge(board) ? onPick(cell) : goNear(board);
    if (only !== undefined && more === undefined) goNear(only);
    return onPick(cell);
  };
  const extent = useMemo(
    () => (tight ? extentNear(near, isUpright) : extentOf(layout, layout.grid([]).flat(2))),
    [tight, near, isUpright, layout],
  );
  return { extent, pick };
}

/** Whether the latest press hit a cell large enough to tap, on the canvas as it was when the press began. */
function useFinger(layout: BoardLayout) {
  const get = useThree((state) => state.get);
  const canvas = useThree((state) => state.gl.domElement);
  const finger = useRef({ isBlind: false, isLarge: (_board: number): boolean => true });
  useEffect(() => {
    const press = ({ pointerType }: PointerEvent) => {
      const { camera, size } = get();
      const { near, gliding } = sight.getState();
      const side = leastCell(layout, camera as PerspectiveCamera, size);
      const least = pointerType === 'mouse' ? LEAST.mouse : LEAST.touch;
      finger.current = {
        // While the camera moves, a finger aimed at an earlier picture.
        isBlind: gliding,
        isLarge: (board) => (near === null ? side >= least : near === board),
      };
    };
    canvas.addEventListener('pointerdown', press);
    return () => canvas.removeEventListener('pointerdown', press);
  }, [get, canvas, layout]);
  return finger;
}

type GreatMarksProps = {
  readonly greatMarks: readonly Mark[];
  /** The great marks that are sinking. */
  readonly going: readonly Mark[];
  readonly lines: readonly (readonly number[])[];
};

/** The won boards as large cells with great marks, and the gold seam through three of them. */
function GreatMarks({ greatMarks, going, lines }: GreatMarksProps) {
  const motion = useTileMotion();
  const onLand = useCallback((cell: CellId) => motion.knock(cell), [motion]);
  const cells = useMemo(
    () => [...greatMarks, ...going].map(({ cell }) => cell),
    [greatMarks, going],
  );
  const sealed = useDelayedList(greatMarks, SEALED_MS);
  const isSealed = sealed.length === greatMarks.length;
  const seams = useMemo(
    () => (isSealed ? lines.map((line) => line.map(String)) : []),
    [lines, isSealed],
  );
  useNewMarks(greatMarks, (fresh) => {
    const coming = fresh.map(({ cell }) => cell);
    motion.wave(coming, SET_MS, setDown, () => GREAT_TILE_MS);
  });
  useLayoutEffect(() => {
    if (going.length === 0) return;
    const sinking = going.map(({ cell }) => cell);
    motion.wave(sinking, SINK_MS, sink, (cell) =>
      leavingAfter(sinking.indexOf(cell), sinking.length),
    );
  }, [motion, going]);
  return (
    <group scale={[GREAT_SCALE, GREAT_HEIGHT, GREAT_SCALE]}>
      {cells.length === 0 ? null : (
        <Tiles layout={squareLayouts[3]} cells={cells} dim={NO_CELLS} motion={motion} />
      )}
      <Marks
        layout={squareLayouts[3]}
        marks={sealed}
        lines={seams}
        broken={false}
        onLand={onLand}
        motion={motion}
      />
      <LazySeam layout={squareLayouts[3]} lines={seams} />
    </group>
  );
}

type BelowProps = Pick<GreatMarksProps, 'greatMarks' | 'going'> & { readonly layout: BoardLayout };

/** The tiles of a won board sink before its great tile comes, and are set down again when it goes. */
function SinkingTiles({ layout, greatMarks, going }: BelowProps) {
  const motion = useContext(TileMotionContext);
  useNewMarks(greatMarks, (fresh) =>
    motion?.wave(cellsUnder(layout, fresh), SINK_MS, sink, () => ROLL_MS),
  );
  useLayoutEffect(() => {
    if (going.length === 0) return;
    const cells = cellsUnder(layout, going);
    const across = acrossBoard(layout, cells);
    const free = SINK_MS + leavingAfter(going.length - 1, going.length);
    motion?.wave(cells, SET_MS, setDown, (cell) => free + across(cell) / 2);
  }, [motion, layout, going]);
  return null;
}
