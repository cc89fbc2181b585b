/** The knowledge that a game may provide so that bots play it well. The engine knows no game. */
import type { CellId, Json, Seat } from '../rules/game.ts';

/**
 * A mutable position for a search, with play and undo. Moves are integers that it defines itself.
 * A *side* is a seat or a team; seats that left aren't sides.
 */
export interface Position {
  /** The sides still playing. Two use alpha-beta; more use max-n. */
  readonly sides: readonly number[];
  /** The maximum number of moves in any position. */
  readonly width: number;
  /** The side to move; after the end, the side that would be next. */
  readonly side: number;
  readonly isOver: boolean;
  /** The maximum number of plies to the end. */
  readonly horizon: number;
  /** The fingerprint of the position and its symmetric equals, set by `fingerprint`. */
  readonly lo: number;
  readonly hi: number;
  /** The margin of a side, -1 to 1 (`worth.ts`); only when it is over. */
  margin(side: number): number;
  /** True when a side can't win any more, however the others play. */
  isHopeless(side: number): boolean;
  /** A guess of the position's worth for a side, well within `GUESS`. */
  evaluate(side: number): number;
  /** Writes all legal moves into the list from `at` on, and returns their number. */
  legal(into: Int32Array, at: number): number;
  /**
   * The same without moves that can't change worth or distance: only an immediate win if there is one, else
   * only moves that prevent an immediate loss. Most promising first; at least one before the end.
   */
  candidates(into: Int32Array, at: number): number;
  /** For wide boards: like `legal`, but writes only the few moves worth searching. */
  promising?(into: Int32Array, at: number): number;
  /** The plies of an easily seen forced win for the side to move; else 0. Beyond `QUICKEST` there may be a quicker one. */
  forcedWin?(): number;
  play(move: number): void;
  /** Takes back the latest move. */
  undo(): void;
  /** Sets `lo` and `hi`, and returns the symmetry used, for the next two methods. */
  fingerprint(): number;
  /** A move as seen through a symmetry, and back. */
  mapped(move: number, symmetry: number): number;
  unmapped(move: number, symmetry: number): number;
  /** The notation that `play` takes. */
  notation(move: number): string;
}

/** A forced win of so many plies or fewer is the quickest; where `forcedWin` finds a longer one, none is quicker than this. */
export const QUICKEST = 5;

/** A search's limits: nodes, and a deadline as in `Date.now()` (Infinity: none). */
export type SearchLimits = { readonly maxNodes: number; readonly until: number };

/**
 * A verdict on a legal move: its worth (`worth.ts`) for the side that makes it. 'exact': proven,
 * distance included (of a search's rating only where it has no `isLimit`); 'least' and 'most': proven bounds;
 * 'guess': unproven.
 */
export type Verdict = {
  readonly notation: string;
  readonly worth: number;
  readonly known: 'exact' | 'least' | 'most' | 'guess';
};

/**
 * The data that a bot's search may use besides the state. `own`: the brain's own store for the match, such as a tree.
 * `every`: find each move's own worth; else a bound will do for all but the best.
 */
export type Aids = {
  readonly limits: SearchLimits;
  readonly own: object;
  readonly seed: number;
  readonly every?: boolean;
};

/** The small boards that make up a board, numbered from 0. */
export type BoardOfBoards = {
  /** Rows of small boards that win. */
  readonly lines: readonly (readonly number[])[];
  /** The winner of each: -1 for nobody, null while it is undecided. */
  readonly winners: readonly (Seat | null)[];
  /** The boards that the next move may be on. */
  readonly active: readonly number[];
  boardOf(cell: CellId): number;
  /** The cells with which a seat would win their small boards. */
  winning(seat: Seat): readonly CellId[];
};

/** Columns, rows and levels, in cells. */
export type Coordinates = readonly [x: number, y: number, z: number];

/** How bots play a game. All members are pure, except that `prepare` loads data. */
export type Brain<S extends Json = Json> = {
  /** The state as a packed position; null to use the game's contract instead. */
  pack(state: S): Position | null;
  /**
   * Verdicts on some or all of the state's moves from books, a proof, a network or the game's own search; consulted
   * before Hard searches. The engine doesn't search after a proven win, or if every move has a verdict and the best is
   * exact; with `every`, all verdicts must be exact too. Nor does it after the game's own search, which returns guesses
   * or finds that every move loses; with `every`, the moves that this left out get a short search.
   */
  consult?(state: S, aids: Aids): readonly Verdict[] | null;
  /**
   * The state for a search to the end, which gets the first part of Hard's time; null while the end is out of
   * reach. Its moves are those of `pack`.
   */
  endgame?(state: S): Position | null;
  /**
   * For hints: the cells of every line, in order along it. On a board that grows also lines that end one cell
   * outside it.
   */
  lines?(state: S): readonly (readonly CellId[])[];
  /** For hints. */
  boards?(state: S): BoardOfBoards;
  /**
   * The cells that a move's notation names, so that hints can tell which ones a person sees as close. A
   * cell's own name is read too.
   */
  coordinatesOf?(state: S, notation: string): readonly Coordinates[];
  /**
   * Loads books, a proof and a network, those for a record's options or all; it is called once for each choice of
   * options. Without them `consult` has fewer verdicts.
   */
  prepare?(options?: Json): Promise<void>;
};
