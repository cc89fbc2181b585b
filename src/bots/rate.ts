/** Rates the moves of a position: deeper and deeper, to the end where that is in reach. */
import type { Limits, Position, Verdict } from '../rules/bot.ts';
import { CERTAIN, later, WIN } from '../rules/worth.ts';
import { ALL, worthAfter } from './alpha-beta.ts';
import { worthsAfter } from './max-n.ts';
import type { Tables } from './memory.ts';
import { newSearch, type Judgement, type Search } from './search-run.ts';
import { WHOLE } from './table.ts';

/** A legal move, its worth to the side that makes it, and how sure that is (see `Verdict`). */
export type Rated = { readonly move: number } & Pick<Verdict, 'worth' | 'known'>;

/** The moves, best first; `isSolved` when no deeper search would find a better one. */
export type Rating = {
  readonly moves: readonly Rated[];
  readonly isSolved: boolean;
  readonly nodes: number;
};

/** How to search. `every`: every move's own worth is wanted, not only the best's. */
export type Order = {
  readonly limits: Limits;
  readonly judgement: Judgement;
  readonly deepest: number;
  readonly every?: boolean;
};

/** All legal moves, rated by the deepest search that the limits allow (one ply at least, `deepest` at most). */
export function rate(position: Position, tables: Tables, order: Order): Rating {
  const search = newSearch(position, tables, order.limits, order.judgement);
  let moves = atOnce(position);
  let isSolved = false;
  const last = Math.min(order.deepest, WHOLE - 1);
  for (let depth = 1; depth <= last && !isSolved; depth += 1) {
    search.exact = true;
    const next = rateAt(search, moves, depth, order.every ?? false);
    if (search.stopped) break;
    moves = next;
    isSolved = search.exact || (!order.every && (moves[0]?.worth ?? 0) >= WIN - depth);
  }
  return { moves, isSolved, nodes: search.nodes };
}

/** All legal moves, those that win at once first, the others taken for even. */
export function atOnce(position: Position): readonly Rated[] {
  const { side } = position;
  const list = new Int32Array(position.width);
  const count = position.legal(list, 0);
  const moves = Array.from(list.subarray(0, count), (move) => {
    position.play(move);
    const result = position.isOver ? position.result(side) : 0;
    const known = position.isOver ? ('exact' as const) : ('guess' as const);
    position.undo();
    return { move, worth: later(result * WIN, 1), known };
  });
  return moves.toSorted((a, b) => b.worth - a.worth);
}

function rateAt(
  search: Search,
  before: readonly Rated[],
  depth: number,
  every: boolean,
): readonly Rated[] {
  let best = -ALL;
  let exact = true;
  const rated: Rated[] = [];
  for (const { move } of before) {
    search.exact = true;
    const low = every ? -ALL : best - 1;
    const worth = worthOf(search, move, depth, Math.max(low, -ALL));
    if (search.stopped) return before;
    const isExact = search.exact || Math.abs(worth) > CERTAIN;
    rated.push({ move, worth, known: !isExact ? 'guess' : worth <= low ? 'most' : 'exact' });
    exact &&= isExact;
    best = Math.max(best, worth);
  }
  search.exact = exact;
  return rated.toSorted((a, b) => b.worth - a.worth);
}

function worthOf(search: Search, move: number, depth: number, low: number): number {
  const { sides, side } = search.position;
  if (sides.length > 2) return worthsAfter(search, move, depth, 0)[side] ?? 0;
  return worthAfter(search, move, depth, low, ALL, 0);
}
