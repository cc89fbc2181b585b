/**
 * The common implementation of games that fill a row of symbols on a fixed board. A variant supplies its
 * board and its differences.
 */
import type { CellId, Game, Mark, Seat } from '../game.ts';
import { EMPTY, finished, put, reach, reachOfAny, type RowBoard } from './row-board.ts';
import {
  leave,
  nextSeat,
  optionsFor,
  seated,
  symbolOf,
  tie,
  victory,
  type SeatingOptions,
  type Table,
} from '../seating.ts';

/** A match in progress. `board` has one character a cell: "." or the symbol in it. */
export type RowState<O extends SeatingOptions> = Table<O> & { readonly board: string };

/** What a variant supplies. */
export type RowRules<O extends SeatingOptions> = Pick<
  Game<RowState<O>, string, O>,
  'id' | 'about' | 'version' | 'seats' | 'allowed' | 'options'
> & {
  /** The board for these options, created once. */
  board(options: O): RowBoard;
  /** Symbols that the mover chooses from; absent, everybody plays their own. */
  readonly symbols?: readonly string[];
  /** Who wins by a finished line; absent, the mover. */
  owner?(symbol: string, mover: Seat, options: O): Seat;
  /** Row-major cells that the first mark may not take; absent, none. */
  closed?(options: O): readonly number[];
};

/** Builds the game from a variant's facts. A move is its cell, plus "-X" where symbols are chosen. */
export function rowGame<O extends SeatingOptions>(
  rules: RowRules<O>,
): Game<RowState<O>, string, O> {
  const boardOf = (state: RowState<O>): RowBoard => rules.board(state.options);
  return {
    id: rules.id,
    about: rules.about,
    version: rules.version,
    seats: rules.seats,
    allowed: rules.allowed,
    options: optionsFor(rules.seats, rules.options),
    setup: (seats, options, first) => ({
      board: EMPTY.repeat(rules.board(options).names.length),
      ...seated(seats, options, first),
    }),
    symbol: symbolOf,
    reach: (seats, options) =>
      (rules.symbols ? reachOfAny : reach)(rules.board(options), seats, options),
    toMove: (state) => (state.end ? null : state.turn),
    moves: (state) => (state.end ? [] : legal(rules, state)),
    find: (state, text) => (isLegal(rules, state, text) ? text : undefined),
    apply: (state, move) => apply(rules, state, move),
    leave,
    outcome: (state) => state.end,
    picks: (move) => (rules.symbols ? move.split('-') : [move]),
    cells: (state) => boardOf(state).names,
    marks: (state) => marksOf(boardOf(state), state.board),
  };
}

function legal<O extends SeatingOptions>(rules: RowRules<O>, state: RowState<O>) {
  const { symbols } = rules;
  const { names } = rules.board(state.options);
  const closed = closedNow(rules, state);
  const cells = names.filter(
    (_, index) => state.board[index] === EMPTY && !closed?.includes(index),
  );
  return symbols ? cells.flatMap((cell) => symbols.map((symbol) => `${cell}-${symbol}`)) : cells;
}

function isLegal<O extends SeatingOptions>(rules: RowRules<O>, state: RowState<O>, text: string) {
  const { cell, symbol } = parsed(rules, text);
  const index = rules.board(state.options).index.get(cell);
  if (state.end || index === undefined || state.board[index] !== EMPTY) return false;
  if (rules.symbols && !rules.symbols.includes(symbol ?? '')) return false;
  return !closedNow(rules, state)?.includes(index);
}

/** The cells that are closed because no mark is on the board yet. */
function closedNow<O extends SeatingOptions>(rules: RowRules<O>, { board, options }: RowState<O>) {
  const closed = rules.closed?.(options);
  return closed && closed.length > 0 && board === EMPTY.repeat(board.length) ? closed : undefined;
}

/** Parses a move's text: its cell, and its symbol where symbols are chosen. */
function parsed<O extends SeatingOptions>(
  { symbols }: RowRules<O>,
  text: string,
): { readonly cell: CellId; readonly symbol?: string } {
  if (!symbols) return { cell: text };
  const dash = text.lastIndexOf('-');
  return { cell: text.slice(0, Math.max(dash, 0)), symbol: text.slice(dash + 1) };
}

/** A mark's id contains symbol and cell, so a different mark in the same cell after an undo is a new mark. */
function marksOf(board: RowBoard, marked: string): readonly Mark[] {
  return board.names.flatMap((cell, index) => {
    const symbol = marked[index] ?? EMPTY;
    return symbol === EMPTY ? [] : [{ id: symbol + cell, cell, symbol }];
  });
}

function apply<O extends SeatingOptions>(
  rules: RowRules<O>,
  state: RowState<O>,
  move: string,
): RowState<O> {
  const { turn, seats, options, left } = state;
  const board = rules.board(options);
  const { cell, symbol = symbolOf(turn, options) } = parsed(rules, move);
  const index = board.index.get(cell);
  if (index === undefined) throw new RangeError(`no such cell: ${cell}`);
  const marked = put(state.board, index, symbol);
  const lines = finished(board, marked, index, symbol);
  const winner = lines.length > 0 ? (rules.owner?.(symbol, turn, options) ?? turn) : null;
  const full = !marked.includes(EMPTY);
  const end = winner !== null ? victory(winner, seats, options, lines) : full ? tie(seats) : null;
  return { ...state, board: marked, turn: nextSeat(turn, seats, left), end };
}
