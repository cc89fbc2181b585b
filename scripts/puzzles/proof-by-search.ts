/** The first proof: the bots' analysis finds the goal, the moves that reach it, and the solution. */
import { analyse, type Worth } from '../../src/bots/analyse.ts';
import type { MatchRecord } from '../../src/rules/game.ts';
import type { Goal } from '../../src/puzzles/puzzle.ts';
import { games, type GameId } from '../../src/variants/rules.ts';
import { after, stateOf } from './symmetry.ts';

/** The goal of a position, the first moves that reach it, and all others. */
export type Task = {
  readonly goal: Goal;
  readonly firsts: readonly string[];
  readonly others: readonly string[];
  readonly isHalf: boolean;
};

const isKnown = ({ kind }: Worth): boolean => kind !== 'guess' && kind !== 'no-loss';

/** Finds the task in a position; null when nothing is certain, or there is nothing to find. */
export function taskOf(record: MatchRecord, maxNodes: number, memory: object): Task | null {
  const { moves } = analyse(record, { maxNodes, memory });
  const all = moves.map(({ move }) => move);
  const [best] = moves;
  const kinds = new Set(moves.map(({ value }) => value.kind));
  const task = (goal: Goal, firsts: readonly string[], isHalf = false): Task => {
    return { goal, firsts, others: all.filter((notation) => !firsts.includes(notation)), isHalf };
  };
  if (best?.value.kind === 'win') {
    const { plies, isHalf } = best.value;
    const wins = moves.filter(({ value }) => value.kind === 'win');
    const quick = wins.filter(({ value }) => value.kind === 'win' && value.plies <= plies);
    const isOnly = moves.every(({ value }) => isKnown(value)) && quick.length === wins.length;
    const firsts = quick.map(({ move }) => move);
    if (plies < 3 || (kinds.size === 1 && isOnly)) return null;
    return task({ kind: isOnly ? 'win' : 'fastest', plies }, firsts, isHalf);
  }
  if (!moves.every(({ value }) => isKnown(value)) || !kinds.has('tie') || !kinds.has('loss'))
    return null;
  return task(
    { kind: 'hold' },
    moves.flatMap(({ move, value }) => (value.kind === 'tie' ? [move] : [])),
  );
}

/** The first move, then the best play of both; where the goal is to hold, only while one move holds. */
export function solutionOf(
  record: MatchRecord,
  { goal }: Task,
  first: string,
  memory: object,
): readonly string[] {
  const game = games[record.game as GameId];
  const before = stateOf(game, record);
  const seat = game.toMove(before);
  const solution = [first];
  let own = 1;
  let state = after(game, before, first);
  while (game.toMove(state) !== null) {
    const isOwn = game.toMove(state) === seat;
    const now = { ...record, moves: [...record.moves, ...solution] };
    const { moves } = analyse(now, { maxNodes: 1e7, memory });
    const holding = moves.filter(({ value }) => value.kind !== 'loss');
    if (goal.kind === 'hold' && isOwn && holding.length > 1) break;
    const notation = moves[0]?.move ?? '';
    solution.push(notation);
    if (isOwn) own = solution.length;
    state = after(game, state, notation);
  }
  return goal.kind === 'hold' ? solution.slice(0, own) : solution;
}
