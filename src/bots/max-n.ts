/** Three seats and more: everybody plays for the best of their own (max-n, Luckhardt and Irani 1986). */
import type { Json } from '../rules/game.ts';
import { remember } from './memory.ts';
import { visit, type Search } from './search-run.ts';
import { later, worthOf } from './worth.ts';

/** The worth to each seat, `depth` plies deep. */
export function maxN(search: Search, state: Json, depth: number): readonly number[] {
  const unknown = Array.from({ length: search.seats }, () => 0);
  if (!visit(search)) return unknown;
  const outcome = search.game.outcome(state);
  if (outcome) return outcome.scores.map((_, seat) => worthOf(outcome, seat));
  if (depth === 0) {
    search.exact = false;
    return unknown;
  }
  const key = JSON.stringify(state);
  const known = search.tables.many.get(key);
  if (known && known.depth >= depth) {
    if (known.depth < Infinity) search.exact = false;
    return known.worths;
  }
  const before = search.exact;
  search.exact = true;
  const worths = bestOf(search, state, depth, unknown);
  const reached = search.exact ? Infinity : depth;
  search.exact &&= before;
  if (!search.stopped) remember(search.tables.many, key, { worths, depth: reached });
  return worths;
}

function bestOf(
  search: Search,
  state: Json,
  depth: number,
  unknown: readonly number[],
): readonly number[] {
  const { game } = search;
  const mover = game.toMove(state) ?? 0;
  let best: readonly number[] | null = null;
  for (const move of game.moves(state)) {
    const deeper = maxN(search, game.apply(state, move), depth - 1);
    if (search.stopped) return unknown;
    const worths = deeper.map((worth) => later(worth, 1));
    if (best === null || (worths[mover] ?? 0) > (best[mover] ?? 0)) best = worths;
  }
  return best ?? unknown;
}
