/** The scale on which bots value the end of a match, by result and distance. */
import type { Outcome, Seat } from '../rules/game.ts';

/** The worth of a whole win now. Far above any number of plies, so the result counts before the distance. */
export const WIN = 1_000_000;

/** Beyond this a worth says that a whole win (or loss) is certain. Half wins and guesses stay below. */
export const CERTAIN = 900_000;

/** The greatest guess, below any proven win, even by half a point. */
export const GUESS = 100_000;

/**
 * Deeper than any search can go: as deep as possible, and a switch too, because `rate` checks for forced wins only if a
 * depth is above `DEEPEST`, the real limit. Keep it above, and limited depths below.
 */
export const MAX_DEPTH = 1000;

/**
 * A seat's result between the worst and the best score, -1 to 1: with two seats, the difference of the
 * scores. A win counts 1 even if several seats win (teams, or a line that loses).
 */
export function marginOf(scores: Outcome['scores'], seat: Seat): number {
  return 2 * (scores[seat] ?? 0) - Math.min(...scores) - Math.max(...scores);
}

/** The worth some plies earlier: quick wins are worth more, slow losses cost less. Guesses don't age. */
export const delayWorth = (worth: number, plies: number): number =>
  worth > GUESS ? worth - plies : worth < -GUESS ? worth + plies : worth;

/** The inverse of `delayWorth` by one ply, for the limits of a search one ply down. */
export const hastenWorth = (worth: number): number =>
  worth > GUESS ? worth + 1 : worth < -GUESS ? worth - 1 : worth;

/** The plies to the end that a worth encodes; null for guesses and ties. */
export function pliesOf(worth: number): number | null {
  const size = Math.abs(worth);
  if (size <= GUESS) return null;
  return (size > CERTAIN ? WIN : WIN / 2) - size;
}
