/** What the end of a match is worth to a seat, sooner or later. */
import type { Outcome, Seat } from '../rules/game.ts';

/** The worth of a whole win now. Far above any number of plies, so that who wins comes before when. */
const WIN = 1_000_000;

/** No search looks so many plies ahead. */
export const MAX_DEPTH = 1000;

/**
 * How much better than the worst and worse than the best a seat came off, -1 to 1: with two seats the
 * difference of the scores, and a win counts 1 also where several win (teams, misère).
 */
export function margin(scores: Outcome['scores'], seat: Seat): number {
  return 2 * (scores[seat] ?? 0) - Math.min(...scores) - Math.max(...scores);
}

/** The worth of an end to a seat, seen from the position itself. */
export const worthOf = (outcome: Outcome, seat: Seat): number => WIN * margin(outcome.scores, seat);

/** The same worth some plies earlier: quick wins are worth more, slow losses cost less. */
export const later = (worth: number, plies: number): number => worth - Math.sign(worth) * plies;

/** The inverse of `later` by one ply, for the limits of a search one ply down. */
export const sooner = (worth: number): number => worth + Math.sign(worth);

/** True for a whole win within so many plies: a search that deep has seen every quicker one. */
export const isWon = (worth: number, plies: number): boolean => worth >= WIN - plies;
