/** For tests of the stored puzzles: checks them by the rules alone, and measures how often bots fail them. */
import { choose } from '../../../src/bots/choose.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { findMove, winners } from '../../../src/rules/match.ts';
import { games, isGameId } from '../../../src/variants/rules.ts';
import { foursByForce } from '../../../scripts/puzzles/fours.ts';
import { BruteForceProver } from '../../../scripts/puzzles/proof-by-brute-force.ts';
import { imagesOf, seenIn, stateOf } from '../../../scripts/puzzles/symmetry.ts';

const gameOf = ({ record }: Puzzle) => games[isGameId(record.game) ? record.game : 'classic'];

/** The fault of a puzzle's moves; null when all are legal and the solution reaches its goal. */
export function faultOf(puzzle: Puzzle): string | null {
  const { record, solution, goal } = puzzle;
  const game = gameOf(puzzle);
  const seat = game.toMove(stateOf(game, record));
  const end = stateOf(game, { ...record, moves: [...record.moves, ...solution] });
  const outcome = game.outcome(end);
  const won = outcome ? winners(outcome) : null;
  if (seat === null) return 'the position is over';
  if (goal.kind === 'hold') return won && won.length > 0 ? 'does not hold' : null;
  if (solution.length !== goal.plies) return `${solution.length} plies, not ${goal.plies}`;
  return won?.length === 1 && won[0] === seat ? null : 'does not win';
}

/** The solution's first move, and its mirror images where the puzzle says that they count. */
export function rightMoves(puzzle: Puzzle): readonly string[] {
  const { record, solution, mirrors } = puzzle;
  const game = gameOf(puzzle);
  const [first = ''] = solution;
  if (!mirrors) return [first];
  const { own } = seenIn(game, record, imagesOf(game, record));
  return [...new Set(own.map((image) => image(first)))];
}

/** The number of positions that a proof may visit. */
const BUDGET = 1e7;

/** The first moves that reach the goal, by the rules alone; none when the goal itself is wrong. */
export function provenMoves(puzzle: Puzzle): readonly string[] {
  const { record, goal, solution } = puzzle;
  const game = gameOf(puzzle);
  if (goal.kind === 'fours') {
    const { firsts, solution: found } = foursByForce(record);
    return found.length === goal.plies ? firsts : [];
  }
  const state = stateOf(game, record);
  const plain = new BruteForceProver(game);
  const isTrue = plain.isExact(state, solution[0] ?? '', goal, BUDGET);
  return isTrue ? plain.reaching(state, goal, BUDGET) : [];
}

/** True when a first move ends the match. */
export function endsAtOnce(puzzle: Puzzle): boolean {
  const game = gameOf(puzzle);
  const state = stateOf(game, puzzle.record);
  const first = findMove(game, state, puzzle.solution[0]);
  return first === undefined || game.outcome(game.apply(state, first)) !== null;
}

/** At most `most` of a list, evenly spread. */
export function sampleOf<T>(list: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(list.length, most) }, (_, at) => at * step).flatMap((at) => {
    const each = list[Math.floor(at)];
    return each === undefined ? [] : [each];
  });
}

/** The fraction of tries in which players of these strengths miss the right move. */
export function failures(puzzles: readonly Puzzle[], strengths: readonly number[]): number {
  const tries = puzzles.flatMap((puzzle) => {
    const right = rightMoves(puzzle);
    return strengths.map((strength) =>
      right.includes(choose(puzzle.record, { strength }, { seed: strength })) ? 0 : 1,
    );
  });
  return tries.reduce<number>((sum, missed) => sum + missed, 0) / tries.length;
}
