/** Ultimate: nine boards in a board (rules R-ULT-1 to R-ULT-8), a row board of row boards. */
import { type SmallBoardWin, squareName } from '../../rules/board.ts';
import type { CellId, Game, Mark, Outcome } from '../../rules/game.ts';
import { EMPTY, finishedLines, isFilled, putSymbol, rowBoard } from '../../rules/rows/row-board.ts';
import {
  leave,
  nextSeat,
  optionsFor,
  newTurnState,
  symbolOf,
  tie,
  winFor,
  type TurnState,
} from '../../rules/turns.ts';
import { choices, type NoOptions } from '../../rules/untrusted.ts';
import { card } from './card.ts';

/** A match in progress. Boards and cells are numbered row by row from 0. */
export type UltimateState = TurnState<NoOptions> & {
  /** Nine small boards, one character a cell: "." or the symbol in it. */
  readonly boards: readonly string[];
  /** Per small board: "." undecided, the symbol that won it, or "=" for a tie. */
  readonly winners: string;
  /** The board that the next move must be on; null for any that is undecided. */
  readonly active: number | null;
};

const TIED = '=';
const SEATS = [2, 2] as const;
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The shape of each small board and of the big board. */
const board = rowBoard([3, 3], 3);
/** "board.cell" by board and cell. */
const ids = NINE.map((big) => NINE.map((cell): CellId => `${big}.${cell}`));
const all = Object.freeze(ids.flat());

/** The game for two seats. A move is its cell. */
export const ultimate: Game<UltimateState, CellId, NoOptions> = {
  id: 'ultimate',
  about: {
    card,
    opens: 'medium',
    replyMs: 800,
    levels: { easy: { atRandom: 0.4, depth: 1 }, medium: { atRandom: 0, depth: 3 } },
    strengths: { unit: 300, bend: 0.8, nodes: [20, 20_000] },
    expert: {},
    room: { most: 2, sizes: [3] },
  },
  version: 1,
  seats: SEATS,
  allowed: {},
  options: optionsFor(SEATS, (raw) => choices(raw, {})),
  setup: (seats, options, first) => ({
    boards: NINE.map(() => EMPTY.repeat(9)),
    winners: EMPTY.repeat(9),
    active: null,
    ...newTurnState(seats, options, first),
  }),
  symbol: symbolOf,
  reach: () => [true, true],
  toMove: (state) => (state.end ? null : state.turn),
  moves: (state) => activeBoards(state).flatMap((big) => emptyCells(state, big)),
  find: (state, notation) => (isOpen(state, notation) ? notation : undefined),
  apply,
  leave,
  outcome: (state) => state.end,
  picks: (cell) => [cell],
  cells: () => all,
  marks: ({ boards }) => boards.flatMap(marksOn),
  nameOf(id) {
    const { big, cell } = placeOf(id);
    return `${squareOf(big).toUpperCase()}${squareOf(cell)}`;
  },
  stored: (state) => ({
    boards: state.boards.map((marked) =>
      Array.from(marked, (symbol) => (symbol === EMPTY ? null : symbol)),
    ),
    winners: boardWinners(state),
    activeBoard: state.end ? null : state.active,
  }),
};

/** The small boards that the next move may be on: one, or all that are undecided; none when the match is over. */
export function activeBoards({ active, winners, end }: UltimateState): readonly number[] {
  if (end) return [];
  return active === null ? NINE.filter((big) => winners[big] === EMPTY) : [active];
}

/** True when the mover may choose any undecided board ('Play anywhere!'), but not before the first mark. */
export const playsAnywhere = ({ active, end, boards }: UltimateState): boolean =>
  !end && active === null && boards.some((marked) => marked !== EMPTY.repeat(9));

/** Each small board's winner: a symbol, 'tie', or null while it is undecided. */
export const boardWinners = ({ winners }: UltimateState): readonly (string | null)[] =>
  NINE.map((big) => (isUndecided(winners, big) ? null : winnerOf(winners[big])));

/** The lines of three small boards of one winner, as numbers of boards, to draw over the big board. */
export const finishedBigLines = ({ winners }: UltimateState): readonly (readonly number[])[] =>
  board.lines.filter((line) => {
    const [symbol = TIED] = line.map((big) => winners[big]);
    return symbol !== TIED && symbol !== EMPTY && isFilled(line, winners, symbol);
  });

/** The empty cells with which a symbol would win their small board, on all of them. */
export const listBoardWins = (state: UltimateState, symbol: string): readonly SmallBoardWin[] =>
  NINE.filter((big) => isUndecided(state.winners, big)).flatMap((big) =>
    emptyCells(state, big)
      .filter((cell) => winsBoard(state.boards[big] ?? '', placeOf(cell).cell, symbol))
      .map((cell) => ({
        cell,
        isDecisive: wins(putSymbol(state.winners, big, symbol), big, symbol),
      })),
  );

const winsBoard = (marked: string, cell: number, symbol: string): boolean =>
  wins(putSymbol(marked, cell, symbol), cell, symbol);

const isUndecided = (winners: string, big: number): boolean => winners[big] === EMPTY;
const winnerOf = (symbol = TIED): string => (symbol === TIED ? 'tie' : symbol);

function emptyCells({ boards }: UltimateState, big: number): readonly CellId[] {
  const marked = boards[big] ?? '';
  return (ids[big] ?? []).filter((_, cell) => marked[cell] === EMPTY);
}

function isOpen(state: UltimateState, notation: string): boolean {
  if (state.end || !/^[0-8]\.[0-8]$/.test(notation)) return false;
  const { big, cell } = placeOf(notation);
  const mayPlay = state.active === null ? isUndecided(state.winners, big) : state.active === big;
  return mayPlay && state.boards[big]?.[cell] === EMPTY;
}

/** The name of a small board among the nine, or of a cell on its board. */
export const squareOf = (at: number): string => squareName(at % 3, Math.floor(at / 3), 3);

const placeOf = (id: CellId) => ({ big: Number(id[0]), cell: Number(id[2]) });

const marksOn = (marked: string, big: number): readonly Mark[] =>
  (ids[big] ?? []).flatMap((cell, index) => {
    const symbol = marked[index] ?? EMPTY;
    return symbol === EMPTY ? [] : [{ id: symbol + cell, cell, symbol }];
  });

function apply(state: UltimateState, move: CellId): UltimateState {
  const { turn, seats, options, leftSeats } = state;
  const { big, cell } = placeOf(move);
  const symbol = symbolOf(turn, options);
  const marked = putSymbol(state.boards[big] ?? '', cell, symbol);
  const boards = state.boards.with(big, marked);
  const isWon = wins(marked, cell, symbol);
  const result = isWon ? symbol : marked.includes(EMPTY) ? EMPTY : TIED;
  const winners = result === EMPTY ? state.winners : putSymbol(state.winners, big, result);
  const end =
    isWon && wins(winners, big, symbol)
      ? winFor(turn, seats, options, linesIn(boards, winners, symbol))
      : winners.includes(EMPTY)
        ? null
        : tie(seats);
  const active = winners[cell] === EMPTY ? cell : null;
  return { ...state, boards, winners, active, turn: nextSeat(turn, seats, leftSeats), end };
}

/** True when a line of the symbol runs through a place, on a small board or of small boards. */
const wins = (marked: string, place: number, symbol: string): boolean =>
  finishedLines(board, marked, place, symbol).length > 0;

/** The small lines of every small board in a line of three. */
function linesIn(boards: readonly string[], winners: string, symbol: string): Outcome['lines'] {
  const part = new Set(board.lines.filter((line) => isFilled(line, winners, symbol)).flat());
  return [...part].flatMap((big) =>
    board.lines
      .filter((line) => isFilled(line, boards[big] ?? '', symbol))
      .map((line) => line.map((cell) => ids[big]?.[cell] ?? '')),
  );
}
