import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import type { PerspectiveCamera } from 'three';
import { useStore } from 'zustand';
import { attention } from '../../play/attention.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { flatBoards } from '../../rules/rows/flat-board.ts';
import type { CellId } from '../../rules/game.ts';
import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { extentOf } from '../../scene/camera/extent.ts';
import { Frame } from '../../scene/board/Frame.tsx';
import { GLAZES } from '../../scene/materials/glazes.ts';
import { useLook } from '../../scene/world/look.ts';
import { Marks } from '../../scene/marks/Marks.tsx';
import { Seam } from '../../scene/board/late.tsx';
import { useHome } from '../../scene/camera/camera-moves.ts';
import { Tiles } from '../../scene/board/Tiles.tsx';
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

const nothing = () => {};

/** Nine boards in one tray: those in play stand out, those won wear one big mark. */
export function Stage({ layout, view, onPick }: StageProps) {
  const { active, winners, lines } = useMemo(() => boardsIn(view.state), [view.state]);
  const activeKey = active.join();
  const lifted = useMemo(() => lift(layout, activeKey.split(',').map(Number)), [layout, activeKey]);
  const isOwned = (cell: CellId) => isSymbol(winners[boardOfCell(cell)] ?? null);
  const shown = {
    ...view,
    cells: view.cells.filter((cell) => !isOwned(cell)),
    // The crown covers its well.
    last: view.last?.cells.some(isOwned) ? null : view.last,
  };
  const { extent, pick } = useCloseView(layout, view, active, onPick);
  const dimKey = view.cells.filter((cell) => !active.includes(boardOfCell(cell))).join(' ');
  const dim = useMemo(() => new Set(dimKey.split(' ')), [dimKey]);
  return (
    <BoardScene
      layout={lifted}
      view={{ ...shown, marks: view.marks.filter(({ cell }) => !isOwned(cell)), lines: [] }}
      extent={extent}
      dim={dim}
      onPick={pick}
    >
      <Crowns winners={winners} lines={lines} />
      <Lit active={active} view={view} />
      <Sends view={view} />
    </BoardScene>
  );
}

const isSymbol = (owner: string | null): owner is string => owner !== null && owner !== 'tie';

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
  readonly winners: readonly (string | null)[];
  readonly lines: readonly (readonly number[])[];
};

/** The boards that are won, as the large cells they are, with the gold through three of them. */
function Crowns({ winners, lines }: CrownProps) {
  const key = winners.map((owner) => owner ?? '').join(' ');
  const [cells, marks] = useMemo(() => {
    const owned = key.split(' ').flatMap((owner, board) => {
      const cell = String(board);
      return isSymbol(owner || null) ? [{ id: `crown${cell}`, cell, symbol: owner }] : [];
    });
    return [owned.map(({ cell }) => cell), owned];
  }, [key]);
  const seams = useMemo(() => lines.map((line) => line.map(String)), [lines]);
  if (cells.length === 0) return null;
  return (
    <group scale={[CROWN, CROWN_HEIGHT, CROWN]}>
      <Tiles layout={flatBoards[3]} cells={cells} />
      <Marks layout={flatBoards[3]} marks={marks} lines={seams} broken={false} onLand={nothing} />
      <Seam layout={flatBoards[3]} lines={seams} />
    </group>
  );
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
