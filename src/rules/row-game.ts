/**
 * The body of every game in which seats fill a row of their own symbols on a board that never
 * changes. A variant says which board; everything else is here once.
 */
import type { CellId, Game, Mark, Outcome, Seat } from './game.ts';
import { EMPTY, finished, reach, type RowBoard } from './row-board.ts';
import { lastLeft, nextSeat, symbolOf, tie, victory, type SeatingOptions } from './seating.ts';

/** A match in progress. `board` has one character a cell: "." or the symbol in it. */
export type RowState<O extends SeatingOptions> = {
  readonly board: string;
  readonly turn: Seat;
  readonly left: readonly Seat[];
  readonly end: Outcome | null;
  readonly seats: number;
  readonly options: O;
};

/** What a variant says for itself. */
export type RowRules<O extends SeatingOptions> = Pick<
  Game<RowState<O>, CellId, O>,
  'id' | 'version' | 'seats' | 'options'
> & { board(options: O): RowBoard };

/** A whole game from a variant's few facts. A move is the cell it takes. */
export function rowGame<O extends SeatingOptions>(
  rules: RowRules<O>,
): Game<RowState<O>, CellId, O> {
  const boardOf = (state: RowState<O>): RowBoard => rules.board(state.options);
  return {
    id: rules.id,
    version: rules.version,
    seats: rules.seats,
    options: rules.options,
    setup: (seats, options, first) => ({
      board: EMPTY.repeat(rules.board(options).names.length),
      turn: first,
      left: [],
      end: null,
      seats,
      options,
    }),
    symbol: symbolOf,
    reach: (seats, options) => reach(rules.board(options), seats, options),
    toMove: (state) => (state.end ? null : state.turn),
    moves: (state) => (state.end ? [] : emptyCells(boardOf(state), state.board)),
    find: (state, text) => (isOpen(boardOf(state), state, text) ? text : undefined),
    apply: (state, cell) => apply(boardOf(state), state, cell),
    leave,
    outcome: (state) => state.end,
    picks: (cell) => [cell],
    cells: (state) => boardOf(state).names,
    marks: (state) => marksOf(boardOf(state), state.board),
  };
}

function emptyCells(board: RowBoard, marked: string): readonly CellId[] {
  return board.names.filter((_, index) => marked[index] === EMPTY);
}

function isOpen<O extends SeatingOptions>(board: RowBoard, state: RowState<O>, text: string) {
  const index = board.index.get(text);
  return state.end === null && index !== undefined && state.board[index] === EMPTY;
}

/** A mark's id says what and where, so that another mark in its cell after an undo is another mark. */
function marksOf(board: RowBoard, marked: string): readonly Mark[] {
  return board.names.flatMap((cell, index) => {
    const symbol = marked[index] ?? EMPTY;
    return symbol === EMPTY ? [] : [{ id: symbol + cell, cell, symbol }];
  });
}

function apply<O extends SeatingOptions>(
  board: RowBoard,
  state: RowState<O>,
  cell: CellId,
): RowState<O> {
  const { turn, seats, options, left } = state;
  const index = board.index.get(cell);
  if (index === undefined) throw new RangeError(`no such cell: ${cell}`);
  const symbol = symbolOf(turn, options);
  const marked = state.board.slice(0, index) + symbol + state.board.slice(index + 1);
  const lines = finished(board, marked, index, symbol);
  const full = !marked.includes(EMPTY);
  const end = lines.length > 0 ? victory(turn, seats, options, lines) : full ? tie(seats) : null;
  return { ...state, board: marked, turn: nextSeat(turn, seats, left), end };
}

function leave<O extends SeatingOptions>(state: RowState<O>, seat: Seat): RowState<O> {
  const { seats, options, turn } = state;
  if (state.end || seat >= seats || state.left.includes(seat)) return state;
  const left = [...state.left, seat];
  return {
    ...state,
    left,
    turn: turn === seat ? nextSeat(turn, seats, left) : turn,
    end: lastLeft(seats, options, left),
  };
}
