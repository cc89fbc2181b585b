import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { onAim } from '../../play/aim.ts';
import { attention } from '../../play/attention.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { flatBoards } from '../../rules/rows/flat-board.ts';
import type { CellId } from '../../rules/game.ts';
import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { Frame } from '../../scene/board/Frame.tsx';
import { GLAZES } from '../../scene/materials/glazes.ts';
import { useLook } from '../../scene/world/look.ts';
import { Marks } from '../../scene/marks/Marks.tsx';
import { Seam } from '../../scene/board/late.tsx';
import { useNarrow } from '../../scene/camera/narrow.ts';
import { Tiles } from '../../scene/board/Tiles.tsx';
import type { StageProps } from '../stage.ts';
import { BOARD_PITCH, boardsIn, placeBoard } from './board.ts';

/** How far a board rises on which one may play, world units. */
const LIFT = 0.16;
/** A crowned board is a board of its own, drawn this much larger. */
const CROWN = BOARD_PITCH / 1.05;
const CROWN_HEIGHT = 1.7;
const HALF = 1.5 * 1.05 + 0.06;

const boardOf = (cell: CellId): number => Number(cell.split('.')[0]);
const nothing = () => {};

/** Nine boards in one tray: those in play stand out, those won wear one big mark. */
export function Stage({ layout, view, onPick }: StageProps) {
  const { active, winners, lines } = useMemo(() => boardsIn(view.state), [view.state]);
  const activeKey = active.join();
  const lifted = useMemo(() => lift(layout, activeKey.split(',').map(Number)), [layout, activeKey]);
  const isOwned = (cell: CellId) => isSymbol(winners[boardOf(cell)] ?? null);
  const shown = {
    ...view,
    cells: view.cells.filter((cell) => !isOwned(cell)),
    // The crown covers its well.
    last: view.last?.cells.some(isOwned) ? null : view.last,
  };
  const [zoomed, setZoomed] = useState<number | null>(null);
  const zoom = useZoom(zoomed, setZoomed, onPick);
  // Reset shows the whole board again, whatever small one a phone has gone to.
  useEffect(() => onAim((order) => order === 'reset' && setZoomed(null)), []);
  const dimKey = view.cells.filter((cell) => !active.includes(boardOf(cell))).join(' ');
  const dim = useMemo(() => new Set(dimKey.split(' ')), [dimKey]);
  const frame =
    zoomed === null ? view.cells : view.cells.filter((cell) => boardOf(cell) === zoomed);
  return (
    <BoardScene
      layout={lifted}
      view={{ ...shown, marks: view.marks.filter(({ cell }) => !isOwned(cell)), lines: [] }}
      frame={frame}
      dim={dim}
      onPick={zoom}
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
      return [x, y + (active.includes(boardOf(cell)) ? LIFT : 0), z];
    },
  };
}

/** On a phone a tap goes to a small board first, the next one plays there and goes back. */
function useZoom(
  zoomed: number | null,
  setZoomed: (board: number | null) => void,
  onPick: (pick: string) => void,
): (pick: string) => void {
  const isNarrow = useNarrow();
  return useCallback(
    (pick) => {
      if (!isNarrow) return onPick(pick);
      if (zoomed === boardOf(pick)) {
        setZoomed(null);
        return onPick(pick);
      }
      return setZoomed(zoomed === null ? boardOf(pick) : null);
    },
    [isNarrow, zoomed, setZoomed, onPick],
  );
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

/** Where the hovered cell would send the other player. */
function Sends({ view }: { view: BoardView }) {
  const { palette } = useLook();
  const aim = useStore(attention, ({ hover, focus }) => hover ?? focus);
  if (aim === null || !view.open.has(aim)) return null;
  const [x, , z] = placeBoard(Number(aim.split('.')[1]));
  return <Frame at={[x, 0.03, z]} half={HALF} radius={0.03} color={palette.crack} />;
}
