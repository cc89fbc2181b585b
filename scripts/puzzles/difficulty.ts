/** How hard a puzzle is: a score, and the five difficulties that a game's scores are cut into. */
import { newTranspositions } from '../../src/engine/memory.ts';
import { openBotMatch } from '../../src/bots/bot-match.ts';
import { rate } from '../../src/engine/rate.ts';
import type { MatchRecord } from '../../src/rules/game.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';

/** Beyond this depth a search says no more about how hard a move is to find. */
const DEEPEST = 5;
const LIMITS = { maxNodes: 20_000, until: Infinity };

/**
 * 2 x log2(1 + the wrong moves that don't lose at once) + half the depth at which a search prefers the right move +
 * the fraction of wrong moves that look as good to it three plies deep.
 */
export function scoreOf(record: MatchRecord, firsts: readonly string[], plausible: number): number {
  const { position } = openBotMatch(record, undefined);
  const fraction = (deepest: number): number => {
    const request = { limits: LIMITS, estimate: 'guess', deepest, every: true } as const;
    const { moves } = rate(position, newTranspositions(), request);
    const isRight = moves.map(({ move }) => firsts.includes(position.notation(move)));
    const right = Math.max(...moves.filter((_, at) => isRight[at]).map(({ worth }) => worth));
    const wrong = moves.filter((_, at) => !isRight[at]);
    return wrong.filter(({ worth }) => worth >= right).length / Math.max(wrong.length, 1);
  };
  let found = 1;
  while (found < DEEPEST && fraction(found) > 0) found += 1;
  return 2 * Math.log2(1 + plausible) + found / 2 + fraction(3);
}

/**
 * The scores from which the difficulties 2 to 5 begin: as near to a fifth of the puzzles each as equal scores allow,
 * and none empty.
 */
export function boundsOf(scores: readonly number[]): readonly number[] {
  const sorted = scores.toSorted((a, b) => a - b);
  const steps = sorted.flatMap((score, at) =>
    at > 0 && score > (sorted[at - 1] ?? 0) ? [at] : [],
  );
  let from = 0;
  return [1, 2, 3, 4].map((fifth) => {
    const wanted = (fifth * sorted.length) / 5;
    const off = (step: number): number => Math.abs(step - wanted);
    const left = steps.slice(from, steps.length - (4 - fifth));
    const cut = left.toSorted((a, b) => off(a) - off(b))[0] ?? sorted.length;
    from = steps.indexOf(cut) + 1;
    return sorted[cut] ?? Infinity;
  });
}

export const difficultyOf = (score: number, bounds: readonly number[]): Puzzle['difficulty'] =>
  (1 + bounds.filter((bound) => score >= bound).length) as Puzzle['difficulty'];
