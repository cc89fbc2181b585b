import type { ViewExtras } from '../../play/view.ts';
import { type BoardLayout, type CellName, type Vec3, PITCH } from '../../rules/board.ts';
import type { CellId, Json } from '../../rules/game.ts';
import {
  activeBoards,
  finishedBigLines,
  boardWinners,
  listBoardWins,
  playsAnywhere,
  squareOf,
  ultimate,
  type UltimateState,
} from './rules.ts';
import { words } from './words/en.ts';

const { own } = words;

/** Between the middles of neighbouring small boards, world units. */
export const BOARD_PITCH = 3 * PITCH + 0.42;

/** The middle of a small board, numbered row by row from 0. */
export function centreOfBoard(board: number): Vec3 {
  return [((board % 3) - 1) * BOARD_PITCH, 0, (Math.floor(board / 3) - 1) * BOARD_PITCH];
}

function centreOf(cell: CellId): Vec3 {
  const [board = 0, at = 0] = cell.split('.').map(Number);
  const [x, y, z] = centreOfBoard(board);
  return [x + ((at % 3) - 1) * PITCH, y, z + (Math.floor(at / 3) - 1) * PITCH];
}

/** The small board, then the cell in it. */
function nameOf(cell: CellId): CellName {
  const [board = 0, at = 0] = cell.split('.').map(Number);
  return {
    short: `${squareOf(board).toUpperCase()}·${squareOf(at)}`,
    full: `${own.boards.names[board]}, ${squareOf(at)}`,
  };
}

/** The number of the small board that a cell is on. */
export const boardOfCell = (cell: CellId): number => Number(cell.split('.')[0]);

const board: BoardLayout = {
  smallBoards: {
    size: 3,
    nameOf: (cell) => own.boards.names[boardOfCell(cell)] ?? '',
    lines: (state) => boardsIn(state).lines.map((line) => line.map((small) => `${small}.4`)),
    wins: (state, symbol) => listBoardWins(state as unknown as UltimateState, symbol),
  },
  nameOf,
  centreOf,
  grid: () => [
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 9 }, (_each, column) => {
        const small = Math.floor(row / 3) * 3 + Math.floor(column / 3);
        return `${small}.${(row % 3) * 3 + (column % 3)}`;
      }),
    ),
  ],
  fineness: 'sparse',
  tray: (3 * BOARD_PITCH) / 2 - 0.02,
  // The rim names the small boards; the cells of each have the same names.
  rim: {
    columns: ['A', 'B', 'C'].map((text, column) => ({ text, at: (column - 1) * BOARD_PITCH })),
    rows: ['3', '2', '1'].map((text, row) => ({ text, at: (row - 1) * BOARD_PITCH })),
  },
  viewpoint: { fov: 22, azimuth: 14, elevation: 54 },
  // From afar and from above, the far cells are hardly smaller than the near ones.
  phone: { fov: 10, azimuth: 0, elevation: 74 },
};

/** Ultimate: nine boards of nine in one tray. */
export const layoutOf = () => board;

/** The small boards, numbered row by row. */
export type UltimateBoards = {
  /** The boards that the next move may be on. */
  readonly active: readonly number[];
  /** The winner of each: a symbol, 'tie', or null while it is undecided. */
  readonly winners: readonly (string | null)[];
  /** Three boards in a line of one winner. */
  readonly lines: readonly (readonly number[])[];
};

export function boardsIn(raw: Json): UltimateBoards {
  const state = raw as unknown as UltimateState;
  return {
    active: activeBoards(state),
    winners: boardWinners(state),
    lines: finishedBigLines(state),
  };
}

/** The boards on which the opponent might play after a move on an open cell. */
export const sentTo = (raw: Json, cell: CellId): readonly number[] =>
  activeBoards(ultimate.apply(raw as unknown as UltimateState, cell));

/** The status says each turn which boards may be played on. */
export function extras(raw: Json): ViewExtras {
  const { active, winners } = boardsIn(raw);
  const [only, more] = active;
  const tags = new Map(
    winners.flatMap((winner, small) =>
      winner === null
        ? []
        : Array.from(
            { length: 9 },
            (_, at) => [`${small}.${at}`, own.boards.winner(winner)] as const,
          ),
    ),
  );
  if (only === undefined) return { tags };
  const name = more === undefined ? own.boards.names[only] : undefined;
  const free = playsAnywhere(raw as unknown as UltimateState) ? own.anywhere : own.boards.first;
  return { tags, note: { text: name === undefined ? free : own.boards.next(name) } };
}

/** A small board that a move has decided. */
export function describe(before: Json, after: Json): string {
  const [then, now] = [boardsIn(before).winners, boardsIn(after).winners];
  return now
    .flatMap((winner, small) => {
      const name = own.boards.names[small];
      return winner === null || then[small] !== null || name === undefined
        ? []
        : own.boards.decided(winner, name);
    })
    .join(' ');
}
