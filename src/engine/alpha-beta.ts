/** Alpha-beta search for two sides, with a transposition table. Worths are for the side to move. */
import { QUICKEST } from './brain.ts';
import { CERTAIN, delayWorth, hastenWorth, WIN } from './worth.ts';
import { DEEPEST, visit, type Search } from './search-run.ts';
import {
  FULL_REACH,
  NO_BOUND,
  LEAST,
  MOST,
  SOLVED_DEPTH,
  type TranspositionTable,
} from './transposition-table.ts';

/** The full window: no worth found in it is a bound. */
export const FULL_WINDOW = WIN + 1;

/** The worth to `depth` plies: a bound where it lies outside the window. `ply` counts from the root. */
function alphaBeta(
  search: Search,
  depth: number,
  least: number,
  most: number,
  ply: number,
): number {
  if (!visit(search)) return 0;
  const { position } = search;
  const { side } = position;
  if (position.isOver) return WIN * position.margin(side);
  const [one = 0, two = 0] = position.sides;
  const canWin = !position.isHopeless(side);
  const canLose = !position.isHopeless(side === one ? two : one);
  if (!canWin && !canLose) return 0;
  const alpha = canLose ? least : Math.max(least, 0);
  const beta = canWin ? most : Math.min(most, 0);
  if (alpha >= beta) return canLose ? beta : alpha;
  if (depth === 0 || ply >= DEEPEST) {
    const plies = search.checksForcedWins ? (position.forcedWin?.() ?? 0) : 0;
    if (plies > 0) {
      if (plies > QUICKEST) search.reach = Math.min(search.reach, ply + QUICKEST - 1);
      return WIN - plies;
    }
    search.isExhausted = false;
    return search.estimate === 'even' ? 0 : position.evaluate(side);
  }
  const table = search.transpositions[search.estimate];
  const symmetry = position.fingerprint();
  const { lo, hi } = position;
  const slot = table.find(lo, hi);
  const deep = Math.min(depth, SOLVED_DEPTH - 1);
  if (slot >= 0 && table.depth(slot) >= deep && answers(table, slot, alpha, beta)) {
    if (table.depth(slot) < SOLVED_DEPTH) search.isExhausted = false;
    search.reach = Math.min(search.reach, ply + table.reach(slot));
    return table.worth(slot);
  }
  const tableMove = slot >= 0 ? table.move(slot) : -1;
  const first = tableMove >= 0 ? position.unmapped(tableMove, symmetry) : -1;
  const before = search.isExhausted;
  const reachBefore = search.reach;
  search.isExhausted = true;
  search.reach = FULL_REACH;
  const { worth, move } = bestOf(search, depth, alpha, beta, ply, first);
  if (search.stopped) return 0;
  search.isExhausted ||= isDecidedWithin(worth, depth);
  const bound = worth <= alpha ? MOST : worth >= beta ? LEAST : NO_BOUND;
  // A forced win's length may be wrong, but not its winner: where nobody is sure to win, no end is hidden.
  const isOpen = Math.abs(worth) <= CERTAIN;
  const reach = isOpen || search.reach === FULL_REACH ? FULL_REACH : search.reach - ply;
  const entry = { worth, depth: deep, isExhausted: search.isExhausted, bound, reach };
  table.put(lo, hi, entry, move < 0 ? -1 : position.mapped(move, symmetry));
  search.isExhausted &&= before;
  search.reach = Math.min(ply + reach, reachBefore);
  return worth;
}

/**
 * True for a whole win or loss within the searched depth: any quicker one would have been found. A table
 * entry may report one beyond that depth, and then a quicker one may exist.
 */
export const isDecidedWithin = (worth: number, depth: number): boolean =>
  Math.abs(worth) > CERTAIN && WIN - Math.abs(worth) <= depth;

function answers(table: TranspositionTable, slot: number, alpha: number, beta: number): boolean {
  const bound = table.bound(slot);
  if (bound === NO_BOUND) return true;
  return bound === LEAST ? table.worth(slot) >= beta : table.worth(slot) <= alpha;
}

/** The worth after a move, for the side that makes it. */
export function worthAfter(
  search: Search,
  move: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): number {
  const { position } = search;
  const { side } = position;
  position.play(move);
  const [low, high] = [hastenWorth(alpha), hastenWorth(beta)];
  const worth =
    position.side === side
      ? alphaBeta(search, depth - 1, low, high, ply + 1)
      : -alphaBeta(search, depth - 1, -high, -low, ply + 1);
  position.undo();
  return delayWorth(worth, 1);
}

type Best = { readonly worth: number; readonly move: number };

function bestOf(
  search: Search,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  first: number,
): Best {
  const { position, moves } = search;
  const from = ply * position.width;
  const count = position.candidates(moves, from);
  let [best, chosen, low] = [-Infinity, -1, alpha];
  if (first >= 0) bringForward(moves, from, count, first);
  for (let at = from; at < from + count; at += 1) {
    const move = moves[at] as number;
    const worth = worthAfter(search, move, depth, low, beta, ply);
    if (search.stopped) break;
    if (worth > best) {
      best = worth;
      chosen = move;
    }
    if (best > low) low = best;
    if (low >= beta) break;
  }
  return { worth: best, move: chosen };
}

function bringForward(moves: Int32Array, from: number, count: number, move: number): void {
  const at = moves.indexOf(move, from);
  if (at < 0 || at >= from + count) return;
  moves.copyWithin(from + 1, from, at);
  moves[from] = move;
}
