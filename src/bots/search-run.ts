/** One search under way: what it may cost and whether it saw every line's end. */
import type { Game } from '../rules/game.ts';
import type { Tables } from './memory.ts';

/** How far a search may go: positions visited, and a time of `Date.now()` (Infinity: none). */
export type Limits = { readonly maxNodes: number; readonly until: number };

/** `exact` turns false when a position was judged before its end, `stopped` when a limit was hit. */
export type Search = {
  readonly game: Game;
  readonly seats: number;
  readonly tables: Tables;
  readonly limits: Limits;
  nodes: number;
  exact: boolean;
  stopped: boolean;
};

/** Counts a position, also one that is only judged (wide boards have most of those); false, and the search is over, when there is no room for it. */
export function visit(search: Search): boolean {
  const { maxNodes, until } = search.limits;
  search.nodes += 1;
  // The clock is not free, and 256 positions take well under a millisecond or two.
  const late = until < Infinity && search.nodes % 256 === 0 && Date.now() > until;
  if (search.nodes > maxNodes || late) search.stopped = true;
  return !search.stopped;
}
