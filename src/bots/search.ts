/** Search of any game by its contract alone: deeper and deeper, to the end where that is in reach. */
import type { Game, Json, Seat } from '../rules/game.ts';
import { alphaBeta, OPEN } from './alpha-beta.ts';
import { maxN } from './max-n.ts';
import type { Tables } from './memory.ts';
import type { Limits, Search } from './search-run.ts';
import { isWon, later, MAX_DEPTH } from './worth.ts';

/** A move and its worth to the seat that makes it. */
export type Rated = { readonly move: Json; readonly worth: number };

/** All legal moves; `isSolved` when no deeper search would find a better one. */
export type Rating = { readonly moves: readonly Rated[]; readonly isSolved: boolean };

const FREE: Limits = { maxNodes: Infinity, until: Infinity };

/** Every legal move, rated by the deepest search that the limits allow (one ply at least, `deepest` at most). */
export function rate(
  game: Game,
  seats: number,
  state: Json,
  tables: Tables,
  limits: Limits,
  deepest = MAX_DEPTH,
): Rating {
  let moves: readonly Rated[] = [];
  let nodes = 0;
  for (let depth = 1; depth <= deepest; depth += 1) {
    const allowed = depth === 1 ? FREE : limits;
    const fresh = { nodes, exact: true, stopped: false };
    const search: Search = { game, seats, tables, limits: allowed, ...fresh };
    const next = rateAt(search, state, depth);
    if (search.stopped) break;
    moves = next;
    nodes = search.nodes;
    if (search.exact || moves.some(({ worth }) => isWon(worth, depth))) {
      return { moves, isSolved: true };
    }
  }
  return { moves, isSolved: false };
}

function rateAt(search: Search, state: Json, depth: number): readonly Rated[] {
  const { game } = search;
  const mover = game.toMove(state) ?? 0;
  return game.moves(state).map((move) => {
    const next = game.apply(state, move);
    return { move, worth: later(worthTo(search, mover, next, depth - 1), 1) };
  });
}

function worthTo(search: Search, seat: Seat, state: Json, depth: number): number {
  if (search.seats > 2) return maxN(search, state, depth)[seat] ?? 0;
  const worth = alphaBeta(search, state, depth, OPEN);
  return seat === 0 ? worth : -worth;
}
