/** Rates the moves of a position by iterative deepening, to the end where possible. */
import type { SearchLimits, Position, Verdict } from './brain.ts';
import { listMoves } from './list-moves.ts';
import { CERTAIN, delayWorth, pliesOf, WIN } from './worth.ts';
import { FULL_WINDOW, isDecidedWithin, worthAfter } from './alpha-beta.ts';
import { worthsAfter } from './max-n.ts';
import type { Transpositions } from './memory.ts';
import { DEEPEST, newSearch, type Estimate, type Search } from './search-run.ts';
import { FULL_REACH } from './transposition-table.ts';

/**
 * A legal move, its worth to the side that makes it, and how sure that is (see `Verdict`). `isLimit`: the distance
 * comes from a forced win, so the end may come sooner.
 */
export type Rated = { readonly move: number; readonly isLimit?: true } & Pick<
  Verdict,
  'worth' | 'known'
>;

/** The moves, best first; `isFinal` when a deeper search can't find a better one. */
export type Rating = {
  readonly moves: readonly Rated[];
  readonly isFinal: boolean;
  readonly nodes: number;
};

/** How to search. `every`: find each move's own worth; else a bound will do for all but the best. */
type SearchOptions = {
  readonly limits: SearchLimits;
  readonly estimate: Estimate;
  readonly deepest: number;
  readonly every?: boolean;
};

/** All legal moves, rated by the deepest search within the limits (at least one ply, at most `deepest`). */
export function rate(
  position: Position,
  transpositions: Transpositions,
  options: SearchOptions,
): Rating {
  const search = newSearch(
    position,
    transpositions,
    options.limits,
    options.estimate,
    // Only a search as deep as possible (`MAX_DEPTH`) checks its leaves for forced wins.
    options.deepest > DEEPEST,
  );
  const deepest = Math.min(options.deepest, DEEPEST);
  const every = (options.every ?? false) || position.sides.length > 2;
  const [chosen, rest] = shortlist(position, rateAtOnce(position));
  let moves = chosen;
  let isFinal = false;
  let depth = 1;
  for (let next = 1; next <= deepest && !isFinal; next = nextDepth(depth, position, options)) {
    depth = next;
    moves = rateAt(search, moves, depth, every);
    if (search.stopped) break;
    isFinal = search.isExhausted || (!every && (moves[0]?.worth ?? 0) >= WIN - depth);
  }
  if (!every && !search.stopped) moves = withEquals(search, moves, depth);
  const least = Math.min(...moves.map(({ worth }) => worth), 0) - 1;
  const left = rest.map((rated) => ({ ...rated, worth: least }));
  return { moves: [...moves, ...left], isFinal, nodes: search.nodes };
}

/** Splits the moves into those worth searching (immediate wins always are) and the rest. */
function shortlist(
  position: Position,
  all: readonly Rated[],
): [readonly Rated[], readonly Rated[]] {
  if (!position.promising) return [all, []];
  const list = new Int32Array(position.width);
  const best = new Set(list.subarray(0, position.promising(list, 0)));
  const isChosen = ({ move, worth }: Rated): boolean => worth > 0 || best.has(move);
  return [all.filter(isChosen), all.filter((rated) => !isChosen(rated))];
}

/** Sorts best first; certain moves come before equal guesses. */
export const sortBest = (moves: readonly Rated[]): readonly Rated[] =>
  moves.toSorted((a, b) => b.worth - a.worth || certaintyOf(b) - certaintyOf(a));

const certaintyOf = ({ known }: Rated): number => (known === 'exact' ? 1 : 0);

/** With at most `FEW` plies left a search goes straight to the end, after `QUICK_PLIES` plies that find quick wins. */
const FEW = 16;
const QUICK_PLIES = 4;

/** Whether a search that has reached this depth goes to the end next. */
export const isEndNext = (depth: number, { horizon }: Position): boolean =>
  horizon <= FEW && depth >= QUICK_PLIES && depth < horizon;

const nextDepth = (depth: number, position: Position, { estimate }: SearchOptions): number =>
  estimate === 'even' && isEndNext(depth, position) ? position.horizon : depth + 1;

/** All legal moves: immediate wins first, the others rated as even. */
export function rateAtOnce(position: Position): readonly Rated[] {
  const { side } = position;
  const moves = listMoves(position).map((move) => {
    position.play(move);
    const margin = position.isOver ? position.margin(side) : 0;
    const known = position.isOver ? ('exact' as const) : ('guess' as const);
    position.undo();
    return { move, worth: delayWorth(margin * WIN, 1), known };
  });
  return sortBest(moves);
}

/** Without `every`, worths no better than the best so far are only bounds. */
function rateAt(
  search: Search,
  before: readonly Rated[],
  depth: number,
  every: boolean,
): readonly Rated[] {
  let best = -FULL_WINDOW;
  let exact = true;
  const rated: Rated[] = [];
  for (const { move } of before) {
    startMove(search);
    const low = every ? -FULL_WINDOW : best;
    const worth = worthOf(search, move, depth, low, FULL_WINDOW);
    if (search.stopped)
      return [...sortBest(rated), ...listUnseen(before.slice(rated.length), best)];
    const isExact = search.isExhausted || isDecidedWithin(worth, depth);
    const isMost = worth <= low;
    const isTied = isMost && !isExact && worth === best;
    const known = !isExact ? 'guess' : isMost ? 'most' : 'exact';
    rated.push({ move, worth: isTied ? worth - 1 : worth, known, ...limitOf(search, worth) });
    exact &&= isExact;
    best = Math.max(best, worth);
  }
  search.isExhausted = exact;
  return sortBest(rated);
}

function startMove(search: Search): void {
  search.isExhausted = true;
  search.reach = FULL_REACH;
}

const limitOf = ({ reach }: Search, worth: number): Pick<Rated, 'isLimit'> =>
  (pliesOf(worth) ?? 0) > reach ? { isLimit: true } : {};

/** Ranks unsearched moves below searched ones, unless those lose. */
const listUnseen = (moves: readonly Rated[], best: number): readonly Rated[] =>
  best < -CERTAIN
    ? moves
    : moves.map((rated) => ({ ...rated, worth: Math.min(rated.worth, best - 1) }));

/** Marks the moves that equal the first: until now they were only known not to be better. */
function withEquals(search: Search, moves: readonly Rated[], depth: number): readonly Rated[] {
  const best = moves[0]?.worth ?? 0;
  return sortBest(
    moves.map((rated, at) => {
      const isOpen = at > 0 && rated.known !== 'exact' && rated.worth >= best - 1;
      if (!isOpen || search.stopped) return rated;
      startMove(search);
      const worth = worthOf(search, rated.move, depth, best - 1, best);
      if (search.stopped || worth < best) return rated;
      const known = search.isExhausted || isDecidedWithin(best, depth) ? 'exact' : 'guess';
      return { ...rated, worth: best, known, ...limitOf(search, best) };
    }),
  );
}

function worthOf(search: Search, move: number, depth: number, low: number, high: number): number {
  const { sides, side } = search.position;
  if (sides.length > 2) return worthsAfter(search, move, depth, 0)[side] ?? 0;
  return worthAfter(search, move, depth, low, high, 0);
}
