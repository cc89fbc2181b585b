/** For tests that Hard is exact: positions, their values, and Hard's moves in them. */
import { choose } from '../../../src/bots/choose.ts';
import type { Json, MatchRecord } from '../../../src/rules/game.ts';
import { findMove, notation } from '../../../src/rules/match.ts';
import type { RowState } from '../../../src/rules/rows/row-game.ts';
import { brainOf, games, type GameId } from '../../../src/variants/rules.ts';
import { solverOf, type FlatRules } from './exhaustive.ts';

/** Positions between two readings of the clock, and those that a fast device visits in a millisecond. */
const READING = 256;
const SPEED = 1000;

/**
 * Answers with `choose` and `analyse` as on a device `times` slower than a fast one, regardless of this one:
 * time passes with each reading of the clock. Also returns how many milliseconds passed.
 */
export function onDevice<T>(times: number, answer: () => T): { said: T; passed: number } {
  let passed = 0;
  const { now } = Date;
  Date.now = () => (passed += (READING / SPEED) * times);
  try {
    const said = answer();
    return { said, passed };
  } finally {
    Date.now = now;
  }
}

/** Hard's move on a device six times slower than a fast one, with no limit but its usual time. */
export const slowly = (...asked: Parameters<typeof choose>): string =>
  onDevice(6, () => choose(...asked)).said;

/** A position, and the moves that led to it. */
export type Reached = { readonly state: Json; readonly moves: readonly string[] };

/** A game with its options. */
export type Asked = { readonly id: GameId; readonly raw: Json; readonly seats?: number };

/** The empty record of a game. */
export function recordOf({ id, raw, seats = 2 }: Asked, moves: readonly string[]): MatchRecord {
  const options = games[id].options(raw, seats) ?? null;
  return { game: id, version: games[id].version, seats, options, moves };
}

/** Every unfinished position after at most this many plies, each once; `name` identifies positions. */
export function everyPosition(
  asked: Asked,
  name: (state: Json) => string,
  plies = Infinity,
): readonly Reached[] {
  const game = games[asked.id];
  const { seats, options } = recordOf(asked, []);
  const found = new Map<string, Reached>();
  const queue: Reached[] = [{ state: game.setup(seats, options, 0), moves: [] }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { state, moves } = next;
    if (found.has(name(state)) || game.toMove(state) === null) continue;
    found.set(name(state), next);
    if (moves.length >= plies) continue;
    for (const move of game.moves(state)) {
      queue.push({ state: game.apply(state, move), moves: [...moves, notation(game, move)] });
    }
  }
  return [...found.values()];
}

/** A position's name: the same for its equals by symmetry. */
export const nameIn =
  (id: GameId) =>
  (state: Json): string => {
    const position = brainOf(id)?.pack(state);
    position?.fingerprint();
    return `${position?.lo} ${position?.hi}`;
  };

/** Random unfinished positions after `least` to `most` plies. */
export function randomPositions(
  asked: Asked,
  { count, least, most }: { readonly count: number; readonly least: number; readonly most: number },
  random: () => number,
): readonly Reached[] {
  const game = games[asked.id];
  const { seats, options } = recordOf(asked, []);
  const list: Reached[] = [];
  while (list.length < count) {
    let state = game.setup(seats, options, 0);
    const moves: string[] = [];
    const plies = least + Math.floor(random() * (most - least + 1));
    while (moves.length < plies && game.toMove(state) !== null) {
      const legal = game.moves(state);
      const move = legal[Math.floor(random() * legal.length)] ?? null;
      moves.push(notation(game, move));
      state = game.apply(state, move);
    }
    if (game.toMove(state) !== null && moves.length === plies) list.push({ state, moves });
  }
  return list;
}

/** The marks of a row game's state. */
export const boardOf = (state: Json): string => (state as RowState<never>).board;

/**
 * Returns positions in which Hard's move does not keep worth and distance, by the exhaustive solver. Every
 * other one uses `memory`, if there is one, to test that earlier results don't mislead.
 */
export function misplayed(
  asked: Asked,
  rules: FlatRules,
  positions: readonly Reached[],
  memory?: object,
): readonly string[] {
  const solve = solverOf(rules);
  const game = games[asked.id];
  return positions.flatMap(({ state, moves }, at) => {
    const opts = { seed: at, ...(memory && at % 2 === 1 && { memory }) };
    const text = slowly(recordOf(asked, moves), 'hard', opts);
    const move = findMove(game, state, text) ?? null;
    const next = game.apply(state, move);
    const best = solve(boardOf(state));
    const made = worthMade(solve, boardOf(next), game.outcome(next), game.toMove(state));
    return made === best ? [] : [`${boardOf(state)} ${text}: ${made}, not ${best}`];
  });
}

function worthMade(
  solve: (board: string) => number,
  board: string,
  outcome: { readonly scores: readonly number[] } | null,
  mover: number | null,
): number {
  if (outcome) {
    const [one = 0, two = 0] = outcome.scores;
    return one === two ? 0 : one > two === (mover === 0) ? 100 : -100;
  }
  const worth = -solve(board);
  return worth - Math.sign(worth) + 0;
}
