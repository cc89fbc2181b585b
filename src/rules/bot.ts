/** What a variant may bring so that bots play it well. Engines stand in `src/bots` and know no variant. */
import type { Json } from './game.ts';

/**
 * A position that a search changes in place, plays on and takes back. Moves are whole numbers of its
 * own making. A *side* is who wins together: a seat, or a team; seats that left are none.
 */
export interface Position {
  /** The sides that still play, as their numbers. Two: alpha-beta; more: max-n. */
  readonly sides: readonly number[];
  /** The most moves any position has. */
  readonly width: number;
  /** The side to move (also once it is over: the side that would be next). */
  readonly side: number;
  readonly isOver: boolean;
  /** The plies that the longest way to the end takes. */
  readonly horizon: number;
  /** Fingerprint of the position and its equals by symmetry, set by `fingerprint`. */
  readonly lo: number;
  readonly hi: number;
  /** The margin of a side, -1 to 1 (`worth.ts`); only when it is over. */
  result(side: number): number;
  /** True when a side can win no more, however the others play. */
  isHopeless(side: number): boolean;
  /** A guess at what the position is worth to a side, well within `GUESS`. */
  evaluate(side: number): number;
  /** Writes all legal moves from `at` on; how many. */
  legal(into: Int32Array, at: number): number;
  /**
   * The same without moves that can't change worth or distance: a win at once alone, else only what
   * prevents the loss at once. The most promising first. At least one while it is not over.
   */
  candidates(into: Int32Array, at: number): number;
  /** Where boards are wide: writes the few moves worth a search, as `legal` does. */
  promising?(into: Int32Array, at: number): number;
  /** Plies of a win by force for the side to move that is seen at a glance (not the quickest, maybe); else 0. */
  forcedWin?(): number;
  play(move: number): void;
  /** Takes the latest move back. */
  undo(): void;
  /** Sets `lo` and `hi`; the answer names the symmetry that was used, for the two below. */
  fingerprint(): number;
  /** A move as seen through a symmetry, and back. */
  framed(move: number, frame: number): number;
  unframed(move: number, frame: number): number;
  /** The text that `play` of a match takes. */
  notation(move: number): string;
}

/** How far a thought may go: positions visited, and a time of `Date.now()` (Infinity: none). */
export type Limits = { readonly maxNodes: number; readonly until: number };

/**
 * What is known of a legal move: its worth (`worth.ts`) to the side that makes it. 'exact': proven,
 * distance included; 'least' and 'most': proven bounds; 'guess': an estimate.
 */
export type Verdict = {
  readonly text: string;
  readonly worth: number;
  readonly known: 'exact' | 'least' | 'most' | 'guess';
};

/** What a bot's search may use beside the state. */
export type Aids = { readonly limits: Limits; readonly memory: object; readonly seed: number };

/** How a variant is played by bots. All members are pure but for what `prepare` loads. */
export type Brain<S extends Json = Json> = {
  /** The state as a packed position; null where the game's contract must do. */
  pack(state: S): Position | null;
  /**
   * What tables, books or a search of its own know of the state's moves (not necessarily all); asked
   * before Hard searches. If a verdict is exact and best, or there are guesses among them or nothing but
   * losses (a search of the variant's own), no engine is asked.
   */
  consult?(state: S, aids: Aids): readonly Verdict[] | null;
  /** Loads tables and books; without them `consult` knows less. */
  prepare?(): Promise<void>;
};
