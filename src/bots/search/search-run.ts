/** One search under way: what it may cost and whether it saw every line's end. */
import type { Limits, Position } from '../../rules/bot.ts';
import type { Tables } from './memory.ts';

/** What a search thinks of a position it has no time to look into. */
export type Judgement = 'even' | 'guess';

/** `exact` turns false when a position was judged before its end, `stopped` when a limit was hit. */
export type Search = {
  readonly position: Position;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly judgement: Judgement;
  /** Where it ends it asks for forced wins. */
  readonly isKeen: boolean;
  /** Room for the moves of every ply. */
  readonly moves: Int32Array;
  nodes: number;
  exact: boolean;
  stopped: boolean;
};

/** No search goes deeper than this many plies below its first position. */
export const DEEPEST = 120;

/** A search that has not begun. */
export function newSearch(
  position: Position,
  tables: Tables,
  limits: Limits,
  judgement: Judgement,
  isKeen = false,
): Search {
  const moves = new Int32Array((DEEPEST + 2) * position.width);
  const fresh = { nodes: 0, exact: true, stopped: false };
  return { position, tables, limits, judgement, isKeen, moves, ...fresh };
}

/** Counts a position, also one that is only judged; false, and the search is over, when there is no room for it. */
export function visit(search: Search): boolean {
  const { maxNodes, until } = search.limits;
  search.nodes += 1;
  // The clock is not free, and 256 positions take well under a millisecond or two.
  const late = until < Infinity && search.nodes % 256 === 0 && Date.now() > until;
  if (search.nodes > maxNodes || late) search.stopped = true;
  return !search.stopped;
}
