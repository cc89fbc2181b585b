/** Compares the bots' knowledge without a search with the rules' results for the same moves. */
import type { Verdict } from '../../../src/engine/brain.ts';
import type { Game, Json } from '../../../src/rules/game.ts';
import { notation } from '../../../src/rules/match.ts';
import { delayWorth, marginOf, WIN } from '../../../src/engine/worth.ts';
import { brainOf, games, type GameId } from '../../../src/variants/rules.ts';
import type { Reached } from './positions.ts';

/** The least and the most that a move may be worth to its player. */
type Bounds = readonly [least: number, most: number];
/** The bounds of the move from one state to the next, without a verdict on it. */
type Bound = (id: GameId, state: Json, next: Json) => Bounds;

const UNKNOWN: Bounds = [-Infinity, Infinity];

/** A brain's verdicts on a position before an engine is asked. */
export function told(
  id: GameId,
  state: Json,
  { maxNodes = Infinity, own = {} } = {},
): readonly Verdict[] {
  const limits = { maxNodes, until: Infinity };
  return brainOf(id)?.consult?.(state, { limits, own, seed: 0 }) ?? [];
}

/** The worth of the move to a state in which the match is over; else null. */
function worthOfEnd(game: Game, state: Json, next: Json): number | null {
  const outcome = game.outcome(next);
  return outcome && delayWorth(WIN * marginOf(outcome.scores, game.toMove(state) ?? 0), 1);
}

/** By the rules, two plies on: what ends the match, and what lets the next seat win at once. */
export const byRules: Bound = (id, state, next) => {
  const game: Game = games[id];
  const end = worthOfEnd(game, state, next);
  if (end !== null) return [end, end];
  const isLost = game
    .moves(next)
    .some((reply) => worthOfEnd(game, next, game.apply(next, reply)) === WIN - 1);
  return [-Infinity, isLost ? 2 - WIN : Infinity];
};

/** By the rules where the move ends the match, else by the worth of the position after it, if that is known. */
export const endOr =
  (worthIn: (next: Json) => number | null): Bound =>
  (id, state, next) => {
    const game: Game = games[id];
    const end = worthOfEnd(game, state, next);
    if (end !== null) return [end, end];
    const best = worthIn(next);
    if (best === null) return UNKNOWN;
    const worth = delayWorth(game.toMove(next) === game.toMove(state) ? best : 0 - best, 1);
    return [worth, worth];
  };

/** The worth of a position by the book's own page on it; null if there is none. */
export function worthByHeart(id: GameId, state: Json): number | null {
  const exact = told(id, state).filter(({ known }) => known === 'exact');
  return exact.length === 0 ? null : Math.max(...exact.map(({ worth }) => worth));
}

/** Describes verdicts that are out of bounds, and counts those that could be compared. */
export function outOfBounds(
  id: GameId,
  positions: readonly Reached[],
  bound: Bound,
  maxNodes = Infinity,
) {
  const game: Game = games[id];
  // One store for all, because trees are large.
  const own = {};
  let compared = 0;
  const mistakes = positions.flatMap(({ state, moves }) => {
    const legal = new Map(game.moves(state).map((move) => [notation(game, move), move]));
    return told(id, state, { maxNodes, own }).flatMap(({ notation: move, worth, known }) => {
      const [least, most] = bound(id, state, game.apply(state, legal.get(move) ?? null));
      if (known === 'guess' || (least === -Infinity && most === Infinity)) return [];
      compared += 1;
      const isHigh = known !== 'most' && worth > most;
      const isLow = known !== 'least' && worth < least;
      const where = `${[...moves, move].join(' ')}: ${known} ${worth}`;
      return isHigh || isLow ? [`${where}, not ${least} to ${most}`] : [];
    });
  });
  return { compared, mistakes };
}
