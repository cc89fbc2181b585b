/** The state of one search: its limits, and what is known of its worth. */
import type { SearchLimits, Position } from './brain.ts';
import type { Transpositions } from './memory.ts';
import { FULL_REACH } from './transposition-table.ts';

/** How a search estimates a position beyond its depth. */
export type Estimate = 'even' | 'guess';

/**
 * `isExhausted`: no estimate decides the worth, because every branch ended or a quicker end is impossible. `reach`: no
 * end within so many plies of the root comes sooner than found; one beyond it may, as a forced win needn't be the
 * quickest. `stopped`: a limit was hit.
 */
export type Search = {
  readonly position: Position;
  readonly transpositions: Transpositions;
  readonly limits: SearchLimits;
  readonly estimate: Estimate;
  /** Checks leaf positions for forced wins. */
  readonly checksForcedWins: boolean;
  /** Buffers for the moves of every ply. */
  readonly moves: Int32Array;
  nodes: number;
  isExhausted: boolean;
  reach: number;
  stopped: boolean;
};

/** The maximum depth below the root, in plies. */
export const DEEPEST = 120;

/** A new search. */
export function newSearch(
  position: Position,
  transpositions: Transpositions,
  limits: SearchLimits,
  estimate: Estimate,
  checksForcedWins = false,
): Search {
  const moves = new Int32Array((DEEPEST + 2) * position.width);
  const fresh = { nodes: 0, isExhausted: true, reach: FULL_REACH, stopped: false };
  return { position, transpositions, limits, estimate, checksForcedWins, moves, ...fresh };
}

/** Counts a position. Returns false and stops the search when a limit is reached. */
export function visit(search: Search): boolean {
  const { maxNodes, until } = search.limits;
  search.nodes += 1;
  // Reading the clock costs time, and 256 positions take less than two milliseconds.
  const late = until < Infinity && search.nodes % 256 === 0 && Date.now() > until;
  if (search.nodes > maxNodes || late) search.stopped = true;
  return !search.stopped;
}

/** The limits of the first part of a search. */
export function fractionOf({ maxNodes, until }: SearchLimits, fraction: number): SearchLimits {
  const now = Date.now();
  return {
    maxNodes: maxNodes * fraction,
    until: until === Infinity ? until : now + (until - now) * fraction,
  };
}
