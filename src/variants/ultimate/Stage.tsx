import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { PerspectiveCamera } from 'three';
import { useStore } from 'zustand';
import { attention } from '../../play/attention.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { flatBoards } from '../../rules/rows/flat-board.ts';
import type { CellId, Mark } from '../../rules/game.ts';
import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { extentOf } from '../../scene/camera/extent.ts';
import { Frame } from '../../scene/board/Frame.tsx';
import { GLAZES } from '../../scene/materials/glazes.ts';
import { useLook } from '../../scene/world/look.ts';
import { Marks } from '../../scene/marks/Marks.tsx';
import { LastMoveLip, Seam } from '../../scene/board/late.tsx';
import { useHome } from '../../scene/camera/camera-moves.ts';
import { SET_MS, setDown, type TileMotion } from '../../scene/board/tile-motion.ts';
import { Tiles } from '../../scene/board/Tiles.tsx';
import { useTileMotion } from '../../scene/board/use-tile-motion.ts';
import { ROLL_MS } from '../../scene/world/motion.ts';
import { useLater } from './stage/use-later.ts';
import type { StageProps } from '../stage.ts';
import { BOARD_PITCH, boardOfCell, boardsIn, placeBoard, sentTo } from './board.ts';
import { goNear, sight } from './map/sight.ts';
import { frameOf, isCramped, leastCell, LEAST } from './stage/framing.ts';
import { useFollow } from './map/use-follow.ts';

/** How far a board rises on which one may play, world units. */
const LIFT = 0.16;
/** A crowned board is a board of its own, drawn this much larger. */
const CROWN = BOARD_PITCH / 1.05;
const CROWN_HEIGHT = 1.7;
const HALF = 1.5 * 1.05 + 0.06;
/** None of the great tiles is dull, but they share the small ones' shaders. */
const NO_CELLS: ReadonlySet<CellId> = new Set();

/** A crown is set down when the mark that won lies, and covers the board on its way. */
const TAKEN_MS = ROLL_MS + SET_MS * 0.35;
const SEALED_MS = ROLL_MS + SET_MS;

/** Nine boards in one tray: those in play stand out, those won wear one big mark. */
export function Stage({ layout, view, onPick, isFirst }: StageProps) {
  const { active, winners, lines } = useMemo(() => boardsIn(view.state), [view.state]);
  const activeKey = active.join();
  const lifted = useMemo(() => lift(layout, activeKey.split(',').map(Number)), [layout, activeKey]);
  const ownersKey = winners.map((owner) => owner ?? '').join(' ');
  const crowned = useMemo(() => ownersKey.split(' ').flatMap(crownOf), [ownersKey]);
  const taken = useLater(crowned, TAKEN_MS);
  const covered = useMemo(() => {
    const boards = new Set(taken.map(({ cell }) => Number(cell)));
    return new Set(
      layout
        .grid([])
        .flat(2)
        .filter((cell) => boards.has(boardOfCell(cell))),
    );
  }, [layout, taken]);
  const crown = view.last?.cells.find((cell) => covered.has(cell));
  const shown = {
    ...view,
    cells: view.cells.filter((cell) => !covered.has(cell)),
    lines: [],
    // The crown covers its well, and has a ring of its own.
    last: crown === undefined ? view.last : null,
  };
  const { extent, pick } = useCloseView(layout, view, active, onPick);
  const dimKey = view.cells.filter((cell) => !active.includes(boardOfCell(cell))).join(' ');
  const dim = useMemo(() => new Set(dimKey.split(' ')), [dimKey]);
  return (
    <BoardScene
      layout={lifted}
      view={shown}
      extent={extent}
      dim={dim}
      covered={covered}
      onPick={pick}
      isFirst={isFirst}
    >
      <Crowns crowned={crowned} lines={lines} />
      {crown === undefined || !view.last ? null : (
        <group scale={[CROWN, CROWN_HEIGHT, CROWN]}>
          <LastMoveLip
            layout={flatBoards[3]}
            view={{ last: { ...view.last, cells: [String(boardOfCell(crown))] } }}
          />
        </group>
      )}
      <Lit active={active} view={view} />
      <Sends view={view} />
    </BoardScene>
  );
}

/** The great mark of a board that is won. */
const crownOf = (owner: string, board: number): readonly Mark[] =>
  owner === '' || owner === 'tie'
    ? []
    : [{ id: `crown${board}`, cell: String(board), symbol: owner }];

function lift(layout: BoardLayout, active: readonly number[]): BoardLayout {
  return {
    ...layout,
    place(cell) {
      const [x, y, z] = layout.place(cell);
      return [x, y + (active.includes(boardOfCell(cell)) ? LIFT : 0), z];
    },
  };
}

/** On a canvas too small for 81 cells: what the camera frames, and which taps play. */
function useCloseView(
  layout: BoardLayout,
  view: BoardView,
  active: readonly number[],
  onPick: (pick: string) => void,
) {
  const size = useThree((state) => state.size);
  const home = useHome(layout);
  const near = useStore(sight, (seen) => seen.near);
  const cramped = useMemo(() => isCramped(size, home), [size, home]);
  useFollow(view, active, cramped);
  const finger = useFinger(layout);

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
    () =>
      cramped ? frameOf(near, home === layout.phone) : extentOf(layout, layout.grid([]).flat(2)),
    [cramped, near, home, layout],
  );
  return { extent, pick };
}

/** How well the latest press on the canvas was aimed, by what could be seen when it began. */
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
        // While the camera moves, a finger was aimed at another picture.
        isBlind: gliding,
        isLarge: (board) => (near === null ? side >= least : near === board),
      };
    };
    canvas.addEventListener('pointerdown', press);
    return () => canvas.removeEventListener('pointerdown', press);
  }, [get, canvas, layout]);
  return finger;
}

type CrownProps = {
  readonly crowned: readonly Mark[];
  readonly lines: readonly (readonly number[])[];
};

/** The boards that are won, as the large cells they are, with the gold through three of them. */
function Crowns({ crowned, lines }: CrownProps) {
  const motion = useTileMotion();
  const onLand = useCallback((cell: CellId) => motion.knock(cell), [motion]);
  const cells = useMemo(() => crowned.map(({ cell }) => cell), [crowned]);
  const sealed = useLater(crowned, SEALED_MS);
  const isSealed = sealed.length === crowned.length;
  const seams = useMemo(
    () => (isSealed ? lines.map((line) => line.map(String)) : []),
    [lines, isSealed],
  );
  useSetDown(motion, cells);
  return (
    <group scale={[CROWN, CROWN_HEIGHT, CROWN]}>
      {cells.length === 0 ? null : (
        <Tiles layout={flatBoards[3]} cells={cells} dim={NO_CELLS} motion={motion} />
      )}
      <Marks
        layout={flatBoards[3]}
        marks={sealed}
        lines={seams}
        broken={false}
        onLand={onLand}
        motion={motion}
      />
      <Seam layout={flatBoards[3]} lines={seams} />
    </group>
  );
}

/** New crowns are set down; those of a match that is resumed lie there already. */
function useSetDown(motion: TileMotion, cells: readonly CellId[]): void {
  const { still } = useLook();
  const before = useRef(cells);
  useLayoutEffect(() => {
    const fresh = cells.filter((cell) => !before.current.includes(cell));
    before.current = cells;
    if (fresh.length > 0 && !still) motion.wave(fresh, SET_MS, setDown, () => ROLL_MS);
  }, [motion, cells, still]);
}

/** A coil in the mover's colour around the one board they must play on. */
function Lit({ active, view }: { active: readonly number[]; view: BoardView }) {
  const { theme } = useLook();
  const [only, more] = active;
  if (only === undefined || more !== undefined || view.ghost === null) return null;
  const [x, , z] = placeBoard(only);
  return (
    <Frame
      at={[x, LIFT - 0.02, z]}
      half={HALF}
      radius={0.055}
      color={GLAZES[theme][view.ghost].top}
    />
  );
}

/** Where the cell under the pointer or a resting finger would send the other player. */
function Sends({ view }: { view: BoardView }) {
  const { palette } = useLook();
  const aim = useStore(attention, ({ press, hover, focus }) => press ?? hover ?? focus);
  if (aim === null || !view.open.has(aim)) return null;
  return sentTo(view.state, aim).map((board) => {
    const [x, , z] = placeBoard(board);
    return <Frame key={board} at={[x, 0.03, z]} half={HALF} radius={0.03} color={palette.crack} />;
  });
}
