/** The motifs that a program can see in a puzzle's first move. */
import { coordinateReader } from './places.ts';
import { axesOf } from '../../src/bots/strength/opponent-wins.ts';
import { winningMoves } from '../../src/play/learn/goals.ts';
import type { Motif } from '../../src/puzzles/puzzle.ts';
import type { Game, Json, Seat } from '../../src/rules/game.ts';
import { notation } from '../../src/rules/match.ts';
import type { UltimateState } from '../../src/variants/ultimate/rules.ts';
import type { Task } from './proof-by-search.ts';
import type { BruteForceProver } from './proof-by-brute-force.ts';
import { after } from './symmetry.ts';

/** A position with its task solved. */
export type Solved = {
  readonly game: Game;
  readonly state: Json;
  readonly task: Task;
  readonly solution: readonly string[];
};

/** The moves that neither lose at once nor let the other seat win at once. */
export function safeMoves(game: Game, state: Json): readonly string[] {
  const seat = game.toMove(state);
  return game
    .moves(state)
    .filter((move) => {
      const next = game.apply(state, move);
      const turn = game.toMove(next);
      const scores = game.outcome(next)?.scores;
      if (scores || turn === null) return !scores || Math.max(...scores) === scores[seat ?? 0];
      return turn === seat || winningMoves(game, next).length === 0;
    })
    .map((move) => notation(game, move));
}

const BUDGET = 20_000;

/** The motifs of a puzzle. */
export function motifsOf(
  { game, state, task, solution }: Solved,
  plain: BruteForceProver,
): readonly Motif[] {
  const { goal, isHalf } = task;
  const first = solution[0] ?? '';
  const next = after(game, state, first);
  const isWin = goal.kind !== 'hold';
  const found: Motif[] = [];
  const add = (motif: Motif, is: boolean): number => (is ? found.push(motif) : 0);
  add('only', !isWin);
  add('half', isHalf);
  add('fours', goal.kind === 'fours');
  add(
    'forced',
    goal.kind !== 'fours' && (goal.plies ?? 0) >= 5 && isForced({ game, state, task, solution }),
  );
  add('levels', isWin && crossesLevels(game, state, solution));
  if (game.about.choosesSymbol) add('symbol', isTempting(game, state, first));
  if (game.answers) {
    const closes = (move: Json): boolean => game.answers?.(game.apply(state, move)) === true;
    const isAnswer = game.answers(state);
    add('collapse', isAnswer);
    add('close', game.answers(next));
    add('leave', !isAnswer && !game.answers(next) && game.moves(state).some(closes));
  } else if (game.id === 'ultimate') {
    found.push(...boardMotifs(game, state as UltimateState, next as UltimateState));
  } else {
    add('escape', !isWin && isEscape(game, state));
    const passed = { ...(next as object), turn: game.toMove(state) };
    const threats = winningMoves(game, passed).length;
    const ends = game.moves(passed).some((move) => game.outcome(game.apply(passed, move)));
    add('fork', isWin && threats > 1);
    add('quiet', isWin && !ends);
    add('zugzwang', isWin && goal.kind !== 'fours' && !ends && plain.isNoWin(passed, BUDGET));
  }
  return found;
}

/** Whether the other seat, if it could move now, would have two immediate wins afterwards. */
function isEscape(game: Game, state: Json): boolean {
  const seat = game.toMove(state);
  const other = seat === 0 ? 1 : 0;
  if (game.about.lineLoses) return false;
  const turned = (now: Json, turn: Seat): Json => ({ ...(now as object), turn });
  const threatened = turned(state, other);
  return game.moves(threatened).some((move) => {
    const then = game.apply(threatened, move);
    return game.outcome(then) === null && winningMoves(game, turned(then, other)).length > 1;
  });
}

/** Whether each of the other seat's replies is its only one that doesn't lose at once. */
function isForced({ game, state, solution }: Solved): boolean {
  const seat = game.toMove(state);
  let now = state;
  return solution.every((text) => {
    const isFree = game.toMove(now) !== seat && safeMoves(game, now).length > 1;
    now = after(game, now, text);
    return !isFree;
  });
}

function crossesLevels(game: Game, state: Json, solution: readonly string[]): boolean {
  const end = solution.reduce((now, text) => after(game, now, text), state);
  const place = coordinateReader(game.cells(end));
  return (game.outcome(end)?.lines ?? []).some((cells) => axesOf(cells.map(place)).includes(2));
}

/** The other symbol on the same cell looks possible. */
function isTempting(game: Game, state: Json, first: string): boolean {
  const [cell] = first.split('-');
  return safeMoves(game, state).some((text) => text !== first && text.split('-')[0] === cell);
}

/** Motifs of a board of boards. */
function boardMotifs(game: Game, state: UltimateState, next: UltimateState): readonly Motif[] {
  const taking = (from: UltimateState): readonly Json[] =>
    game.moves(from).filter((move) => {
      const { winners, turn } = game.apply(from, move) as UltimateState;
      return winners !== from.winners && turn !== from.turn && !winners.endsWith('=');
    });
  const isTaken = next.winners !== state.winners;
  return [
    ...(state.active !== null && !isTaken ? (['send'] as const) : []),
    ...(next.active === null ? (['free'] as const) : []),
    ...(!isTaken && taking(state).length > 0 ? (['decline'] as const) : []),
    ...(!isTaken && taking(next).length > 0 ? (['sacrifice'] as const) : []),
  ];
}
