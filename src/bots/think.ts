/** Hard's search: the game's knowledge first, then a search to the end, then a guess. */
import type { SearchLimits, Verdict } from '../engine/brain.ts';
import { CERTAIN, GUESS, MAX_DEPTH } from '../engine/worth.ts';
import type { BotMatch } from './bot-match.ts';
import { opensToSwap, withSwap } from './swap.ts';
import { chooseBest } from '../engine/choose-best.ts';
import type { Random } from '../engine/random.ts';
import { rateAtOnce, rate, sortBest, type Rated, type Rating } from '../engine/rate.ts';
import { fractionOf } from '../engine/search-run.ts';

/** With more plies left than this, the end is out of reach: all time goes into guessing well. */
const IN_SIGHT = 40;

/** The fraction of the time that an endgame's search to the end gets first: for one move, and for the worths of all. */
const ENDGAME = 0.1;
const ENDGAME_EVERY = 0.4;
/**
 * The fraction of the time for a search to the end, usually and in solved games. Above half, because a position that it
 * solves needs no guess. In a solved game only very slow devices fall back to one.
 */
const MOST = 0.7;
const ALMOST_ALL = 0.9;

/** `every`: find each move's own worth; else a bound will do for all but the best. */
type ThinkTask = {
  readonly limits: SearchLimits;
  readonly seed: number;
  readonly every: boolean;
};

/**
 * Returns the best move of `think`, the swap included; `random` chooses among equals. If all moves
 * lose, it takes the one with the fewest good replies, and visits `replyNodes` positions to find
 * it.
 */
export function chooseByThinking(
  opened: BotMatch,
  { limits, seed, random, replyNodes }: Omit<ThinkTask, 'every'> & Choice,
): number {
  const { moves } = think(opened, { limits, seed, every: opensToSwap(opened) });
  return chooseBest(random, withSwap(opened, moves), {
    ...opened,
    limits: { ...limits, maxNodes: replyNodes },
  });
}

type Choice = { readonly random: Random; readonly replyNodes: number };

/** Rates the moves with all of Hard's means. */
export function think(opened: BotMatch, task: ThinkTask): Rating {
  const position = opened.brain?.endgame?.(opened.state);
  if (!position) return consider(opened, task);
  const fraction = task.every ? ENDGAME_EVERY : ENDGAME;
  const ends = searchToEnd({ ...opened, position }, task, fraction);
  return ends.isFinal ? ends : consider(opened, { ...task, limits: reduceLimits(task, ends) });
}

/** The game's knowledge first, then the engines. */
function consider(opened: BotMatch, task: ThinkTask): Rating {
  const { limits, seed, every } = task;
  const { brain, position, state, transpositions } = opened;
  const verdicts = brain?.consult?.(state, { limits, own: transpositions.own, seed, every }) ?? [];
  const verdictRatings = rateVerdicts(opened, verdicts);
  const isSearched = isOwnSearch(verdictRatings.moves);
  if ((verdictRatings.isFinal || isSearched) && !every) return verdictRatings;
  if (verdictRatings.isFinal && verdictRatings.moves.every(({ known }) => known === 'exact'))
    return verdictRatings;
  if (isSearched) return withRest(opened, verdictRatings, limits);
  let seen: Rating = { moves: [], isFinal: false, nodes: 0 };
  if (position.horizon <= IN_SIGHT) {
    seen = searchToEnd(opened, task, opened.isSolved ? ALMOST_ALL : MOST);
    if (seen.isFinal) return seen;
  }
  const rest = reduceLimits(task, seen);
  const options = { limits: rest, estimate: 'guess', deepest: MAX_DEPTH, every } as const;
  const guessed = rate(position, transpositions, options);
  if (guessed.isFinal) return guessed;
  const exact = [...seen.moves, ...verdictRatings.moves].filter(({ known }) => known === 'exact');
  const moves = guessed.moves.map(
    (rated) =>
      exact.find(({ move }) => move === rated.move) ?? clampGuess(rated, verdictRatings.moves),
  );
  return { ...guessed, nodes: seen.nodes + guessed.nodes, moves: sortBest(moves) };
}

/** A search to the end with a fraction of the limits. */
function searchToEnd(
  { position, transpositions }: BotMatch,
  { limits, every }: ThinkTask,
  fraction: number,
): Rating {
  const part = fractionOf(limits, fraction);
  return rate(position, transpositions, {
    limits: part,
    estimate: 'even',
    deepest: MAX_DEPTH,
    every,
  });
}

/** The rest of the limits after a first search. */
const reduceLimits = ({ limits }: ThinkTask, { nodes }: Rating): SearchLimits => ({
  ...limits,
  maxNodes: limits.maxNodes - nodes,
});

/** A book gives a certain best move; a brain's own search guesses, or finds that all moves lose. */
const isOwnSearch = (told: readonly Rated[]): boolean =>
  told.some(({ known }) => known === 'guess') ||
  (told.length > 0 && told.every(({ known }) => known === 'most'));

/** The depth for moves that the game's own search left out. */
const GLANCE_PLIES = 2;

/**
 * Ranks the moves by the game's own verdicts, and below them the other moves by a shallow
 * search.
 */
function withRest(
  { position, transpositions }: BotMatch,
  told: Rating,
  limits: SearchLimits,
): Rating {
  const options = { limits, estimate: 'guess', deepest: GLANCE_PLIES, every: true } as const;
  const glances = rate(position, transpositions, options).moves;
  const below = (told.moves[0]?.worth ?? 0) - 1;
  const moves = glances.map(
    (rated) =>
      told.moves.find(({ move }) => move === rated.move) ??
      (rated.known === 'guess' ? { ...rated, worth: Math.min(rated.worth, below) } : rated),
  );
  return { ...told, moves: sortBest(moves) };
}

/** The verdicts as ratings; final when the best one can't be beaten. */
function rateVerdicts({ position }: BotMatch, verdicts: readonly Verdict[]): Rating {
  const legal = verdicts.length > 0 ? rateAtOnce(position) : [];
  const moves = legal.flatMap(({ move }) => {
    const notation = position.notation(move);
    const verdict = verdicts.find((each) => each.notation === notation);
    return verdict ? [{ move, worth: verdict.worth, known: verdict.known }] : [];
  });
  const best = Math.max(...moves.map(({ worth }) => worth));
  const isBest = moves.some(
    ({ worth, known }) =>
      worth === best && (known === 'exact' || (known === 'least' && best > CERTAIN)),
  );
  // A proven win is enough; anything else only counts when every move is known.
  const isFinal = isBest && (best > GUESS || moves.length === legal.length);
  return { moves: sortBest(moves), isFinal, nodes: 0 };
}

/**
 * Keeps a guess within what is proven: it never exceeds a proven upper bound, and when some moves are proven
 * to hold, the others aren't trusted. A proven lower bound stays 'least' even if the guess is higher.
 */
function clampGuess(rated: Rated, told: readonly Rated[]): Rated {
  if (rated.known === 'exact') return rated;
  const most = told.find(({ move, known }) => move === rated.move && known === 'most');
  if (most && rated.worth > most.worth) return most;
  const floors = told.filter(({ known }) => known === 'least');
  if (floors.length === 0) return rated;
  const floor = Math.max(...floors.map(({ worth }) => worth));
  const isFloor = floors.some(({ move }) => move === rated.move);
  if (!isFloor) return { ...rated, worth: Math.min(rated.worth, floor - 1) };
  return { ...rated, worth: Math.max(rated.worth, floor), known: 'least' };
}
