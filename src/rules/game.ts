import type { GameFacts } from './about.ts';
import type { Allowed } from './untrusted.ts';

/** Anything that survives JSON unchanged. States, moves and options consist only of this. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A place in the turn order, 0 to 5. */
export type Seat = number;

/**
 * A cell's id: "4", "5.0" (board.cell), "1.4" (level.cell), "-1,2". Opaque outside its game, except that boards that
 * grow have "x,y" (`placeOf`).
 */
export type CellId = string;

/** One mark on the board. `id` lasts as long as the mark does, so a view can animate differences. */
export type Mark = {
  readonly id: string;
  readonly cell: CellId;
  /** X, O, A, B, C or D. */
  readonly symbol: string;
  /** A mark of a pair: its move has set one on another cell too, and only one of the two will stay. */
  readonly ghost?: true;
  /** The number of its move, from 1, drawn beside the symbol. */
  readonly subscript?: number;
};

/** How a match ended. */
export type Outcome = {
  /** One score for each seat, 0 to 1; equal scores are a tie. */
  readonly scores: readonly number[];
  /** Every finished line, to draw. */
  readonly lines: readonly (readonly CellId[])[];
};

/**
 * The contract that every game fulfils. All members are pure and total for states that `setup` and
 * `apply` made; only `options` and the notations given to `play` are untrusted.
 */
export interface Game<S extends Json = Json, M extends Json = Json, O extends Json = Json> {
  readonly id: string;
  readonly about: GameFacts;
  /** Raised when old matches would replay differently. */
  readonly version: number;
  /** The minimum and maximum number of seats. */
  readonly seats: readonly [min: number, max: number];
  /** The values that `options` takes. Tests play every combination. */
  readonly allowed: Allowed;
  /** Validates untrusted options and fills in defaults; `undefined` when invalid for this number of seats. */
  options(raw: unknown, seats: number): O | undefined;
  /** The empty board; `first` moves first and seats keep their symbols. */
  setup(seats: number, options: O, first: Seat): S;
  /** The symbol a seat plays: its own, or its team's. */
  symbol(seat: Seat, options: O): string;
  /**
   * Per seat: could it ever fill a line if seat 0 starts on an empty board and all help? Where
   * another seat starts, rotate by it: `reach[(seat - first + seats) % seats]`.
   */
  reach(seats: number, options: O): readonly boolean[];
  /** The seat to move; `null` when the match is over. */
  toMove(state: S): Seat | null;
  /** All legal moves; empty exactly when the match is over. */
  moves(state: S): readonly M[];
  /**
   * The legal move with this notation, where `moves` is long. `play` then asks only this: it must refuse every move that
   * `moves` doesn't list.
   */
  find?(state: S, notation: string): M | undefined;
  /** The state after a move that `moves` listed. Notations go through `play`. */
  apply(state: S, move: M): S;
  /**
   * A seat leaves, possibly out of turn: its turns are skipped, and the last seat or team wins. Returns the
   * same state when the seat has already left or the match is over.
   */
  leave(state: S, seat: Seat): S;
  /** `null` before the match's end. */
  outcome(state: S): Outcome | null;
  /** The picks of this move, in order: ["4"], ["4", "X"], ["0", "8"]. */
  picks(move: M): readonly string[];
  /** Every cell of the board as it is now. */
  cells(state: S): readonly CellId[];
  /** Every mark on the board as it is now. */
  marks(state: S): readonly Mark[];
  /** True when the next move only answers the one before, and so has no number of its own. */
  answers?(state: S): boolean;
  /**
   * A cell's name in texts of matches, like "2b3"; `undefined` where the cells are one square, whose names follow from
   * their order. On a board that grows it may not depend on the board's size.
   */
  nameOf?(cell: CellId, options: O): string | undefined;
  /** The board in a room's database row, for games where a flat list of symbols isn't enough. */
  stored?(state: S): Json;
}

/** A match as data: enough to replay, share and resume it. */
export type MatchRecord = {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Json;
  /** The seat that moved first; 0 when absent. */
  readonly first?: Seat;
  /** Notations in order; "!2" says that seat 2 left. */
  readonly moves: readonly string[];
};

/** Why a move or a record was refused. */
export type RuleError =
  | 'game-over'
  | 'not-your-turn'
  | 'illegal-move'
  | 'bad-options'
  | 'wrong-version';

/** Symbols in seat order (R-GEN-2). */
export const SYMBOLS = ['X', 'O', 'A', 'B', 'C', 'D'] as const;

/** One of the six symbols. */
export type SymbolId = (typeof SYMBOLS)[number];

/** A symbol as one of the six; undefined for anything else. */
export const asSymbol = (text: unknown): SymbolId | undefined =>
  SYMBOLS.find((symbol) => symbol === text);

/** The longest name in a room or a setup (ONL-06). Names beside the board are shorter. */
export const LONGEST_NAME = 24;

/** The move that takes over the first mark (`swap.ts`), as a person picks it and as records write it. */
export const SWAP = 'swap';
