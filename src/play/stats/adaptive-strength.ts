/** Raises Match me after a player's win and lowers it after a loss, until both are equally likely. */
import { STRONGEST, WEAKEST } from '../../rules/about.ts';
import type { AdaptiveStrength, VisitorResult } from './tallies.ts';

/** The step after the first match; each match shortens the next step, down to the least. */
const FIRST = 1.5;
const SHORTER = 0.85;
const LEAST = 0.3;

const RESULT_STEPS = { win: 1, tie: 0, loss: -1 } as const;

/** The strength after another match. */
export function adjustStrength(
  { strength, games }: AdaptiveStrength,
  result: VisitorResult,
): AdaptiveStrength {
  const step = Math.max(FIRST * SHORTER ** games, LEAST);
  const next = strength + RESULT_STEPS[result] * step;
  return { strength: Math.min(Math.max(next, WEAKEST), STRONGEST), games: games + 1 };
}
