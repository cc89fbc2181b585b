/**
 * The common implementation of games that fill a row of symbols on a fixed board. A game supplies its
 * board and its differences.
 */
import type { Game, Mark, Seat } from '../game.ts';
import { EMPTY, finishedLines, putSymbol, reach, reachOfAny, type RowBoard } from './row-board.ts';
import {
  leave,
  nextSeat,
  optionsFor,
  newTurnState,
  symbolOf,
  tie,
  winFor,
  type SeatingOptions,
  type TurnState,
} from '../turns.ts';

/** A match in progress. `board` has one character a cell: "." or the symbol in it. */
export type RowState<O extends SeatingOptions> = TurnState<O> & { readonly board: string };

/** The parts that a game supplies. */
type RowRules<O extends SeatingOptions> = Pick<
  Game<RowState<O>, string, O>,
  'id' | 'about' | 'version' | 'seats' | 'allowed' | 'options'
> & {
  /** The board for these options, created once. */
  board(options: O): RowBoard;
  /** Symbols that the mover chooses from; absent, everybody plays their own. */
  readonly symbols?: readonly string[];
  /** The seat that wins when a line is finished; by default the mover. */
  winnerOf?(symbol: string, mover: Seat, options: O): Seat;
  /** Row-major cells that the first mark may not take; absent, none. */
  closed?(options: O): readonly number[];
};

/** Builds a game from its facts. A move is its cell, plus "-X" where symbols are chosen. */
export function rowGame<O extends SeatingOptions>(
  rules: RowRules<O>,
): Game<RowState<O>, string, O> {
  const boardOf = (state: RowState<O>): RowBoard => rules.board(state.options);
  const known = new Map<RowBoard, Moves>();
  const movesIn = (state: RowState<O>): Moves => {
    const board = boardOf(state);
    const before = known.get(board);
    if (before) return before;
    const moves = movesOn(board, rules.symbols);
    known.set(board, moves);
    return moves;
  };
  return {
    id: rules.id,
    about: rules.about,
    version: rules.version,
    seats: rules.seats,
    allowed: rules.allowed,
    options: optionsFor(rules.seats, rules.options),
    setup: (seats, options, first) => ({
      board: EMPTY.repeat(rules.board(options).ids.length),
      ...newTurnState(seats, options, first),
    }),
    symbol: symbolOf,
    reach: (seats, options) =>
      (rules.symbols ? reachOfAny : reach)(rules.board(options), seats, options),
    toMove: (state) => (state.end ? null : state.turn),
    moves: (state) => (state.end ? [] : legal(rules, movesIn(state), state)),
    find: (state, notation) =>
      isLegal(rules, movesIn(state), state, notation) ? notation : undefined,
    apply: (state, move) => apply(rules, movesIn(state), state, move),
    leave,
    outcome: (state) => state.end,
    picks: (move) => (rules.symbols ? move.split('-') : [move]),
    cells: (state) => boardOf(state).ids,
    marks: (state) => marksOf(boardOf(state), state.board),
  };
}

function legal<O extends SeatingOptions>(
  rules: RowRules<O>,
  { notations }: Moves,
  state: RowState<O>,
): readonly string[] {
  const closed = closedNow(rules, state);
  const list: string[] = [];
  for (let index = 0; index < notations.length; index += 1) {
    if (state.board[index] !== EMPTY || closed?.includes(index)) continue;
    for (const notation of notations[index] ?? []) list.push(notation);
  }
  return list;
}

function isLegal<O extends SeatingOptions>(
  rules: RowRules<O>,
  { places }: Moves,
  state: RowState<O>,
  notation: string,
): boolean {
  const place = places.get(notation);
  if (state.end || place === undefined || state.board[place.index] !== EMPTY) return false;
  return !closedNow(rules, state)?.includes(place.index);
}

/** The cells that are closed because no mark is on the board yet. */
function closedNow<O extends SeatingOptions>(rules: RowRules<O>, { board, options }: RowState<O>) {
  const closed = rules.closed?.(options);
  return closed && closed.length > 0 && board === EMPTY.repeat(board.length) ? closed : undefined;
}

/** The moves on an empty board: the notations of each cell, and the move of each notation. */
type Moves = {
  readonly notations: readonly (readonly string[])[];
  readonly places: ReadonlyMap<string, Placement>;
};
/** `symbol`: the chosen one, if there is a choice. */
type Placement = { readonly index: number; readonly symbol?: string };

function movesOn(board: RowBoard, symbols: readonly string[] | undefined): Moves {
  const places = new Map<string, Placement>();
  const notations = board.ids.map((cell, index) => {
    if (!symbols) places.set(cell, { index });
    for (const symbol of symbols ?? []) places.set(`${cell}-${symbol}`, { index, symbol });
    return symbols ? symbols.map((symbol) => `${cell}-${symbol}`) : [cell];
  });
  return { notations: notations, places };
}

/** A mark's id contains symbol and cell, so a different mark in the same cell after an undo is a new mark. */
function marksOf(board: RowBoard, marked: string): readonly Mark[] {
  return board.ids.flatMap((cell, index) => {
    const symbol = marked[index] ?? EMPTY;
    return symbol === EMPTY ? [] : [{ id: symbol + cell, cell, symbol }];
  });
}

function apply<O extends SeatingOptions>(
  rules: RowRules<O>,
  { places }: Moves,
  state: RowState<O>,
  move: string,
): RowState<O> {
  const { turn, seats, options, leftSeats } = state;
  const board = rules.board(options);
  const place = places.get(move);
  if (place === undefined) throw new RangeError(`no such move: ${move}`);
  const { index, symbol = symbolOf(turn, options) } = place;
  const marked = putSymbol(state.board, index, symbol);
  const lines = finishedLines(board, marked, index, symbol);
  const winner = lines.length > 0 ? (rules.winnerOf?.(symbol, turn, options) ?? turn) : null;
  const full = !marked.includes(EMPTY);
  const end = winner !== null ? winFor(winner, seats, options, lines) : full ? tie(seats) : null;
  return { ...state, board: marked, turn: nextSeat(turn, seats, leftSeats), end };
}
