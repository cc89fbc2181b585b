/** Two seats: alpha-beta with remembered positions. All worths are seat 0's and count from the position. */
import type { Json } from '../rules/game.ts';
import { remember, type Bound, type PairEntry } from './memory.ts';
import { visit, type Search } from './search-run.ts';
import { later, sooner, worthOf } from './worth.ts';

type Window = { readonly alpha: number; readonly beta: number };

/** Everything is asked: the worth is exact. */
export const OPEN: Window = { alpha: -Infinity, beta: Infinity };

/** The worth to seat 0 within a window (a bound of it outside), `depth` plies deep. */
export function alphaBeta(search: Search, state: Json, depth: number, window: Window): number {
  if (!visit(search)) return 0;
  const outcome = search.game.outcome(state);
  if (outcome) return worthOf(outcome, 0);
  if (depth === 0) {
    search.exact = false;
    return 0;
  }
  const key = JSON.stringify(state);
  const known = search.tables.pair.get(key);
  if (known && known.depth >= depth && answers(known, window)) {
    if (known.depth < Infinity) search.exact = false;
    return known.worth;
  }
  const before = search.exact;
  search.exact = true;
  const worth = bestOf(search, state, depth, window);
  const reached = search.exact ? Infinity : depth;
  search.exact &&= before;
  if (!search.stopped) {
    remember(search.tables.pair, key, { worth, depth: reached, bound: boundOf(worth, window) });
  }
  return worth;
}

function bestOf(search: Search, state: Json, depth: number, window: Window): number {
  const { game } = search;
  const climbs = game.toMove(state) === 0;
  let { alpha, beta } = window;
  let best = climbs ? -Infinity : Infinity;
  for (const move of game.moves(state)) {
    const inner = { alpha: sooner(alpha), beta: sooner(beta) };
    const worth = later(alphaBeta(search, game.apply(state, move), depth - 1, inner), 1);
    if (search.stopped) return 0;
    if (climbs) alpha = Math.max(alpha, (best = Math.max(best, worth)));
    else beta = Math.min(beta, (best = Math.min(best, worth)));
    if (alpha >= beta) break;
  }
  return best;
}

const boundOf = (worth: number, { alpha, beta }: Window): Bound =>
  worth <= alpha ? 'most' : worth >= beta ? 'least' : 'exact';

function answers({ worth, bound }: PairEntry, { alpha, beta }: Window): boolean {
  if (bound === 'exact') return true;
  return bound === 'least' ? worth >= beta : worth <= alpha;
}
