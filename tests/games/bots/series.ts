/** Plays two players against each other over paired openings, each opening twice with the seats swapped. */
import { chooseOne, seedRandom } from '../../../src/engine/random.ts';
import type { Game, Json, MatchRecord } from '../../../src/rules/game.ts';
import { newRecord, notation, play, replay } from '../../../src/rules/match.ts';
import { marginOf } from '../../../src/engine/worth.ts';
import { games, type GameId } from '../../../src/variants/rules.ts';
import type { Player } from './players.ts';

/** The settings of a series: `empty` has no moves; `opening` random plies start each pair. */
export type Task = {
  readonly empty: MatchRecord;
  readonly games: number;
  readonly opening: number;
  readonly seed: number;
};

/** This many games of a game with its default options. */
export function taskOf(game: GameId, count: number): Task {
  const made = newRecord(games[game], 2, {});
  if (!made.ok) throw new Error(made.error);
  return { empty: made.value, games: count, opening: 0, seed: 3 };
}

/** A finished match, the first player's seat in it, and its points there, 0 to 1. */
export type Played = {
  readonly record: MatchRecord;
  readonly seat: number;
  readonly points: number;
};

/** A mean with its 95 % interval. */
export type Estimate = { readonly mean: number; readonly low: number; readonly high: number };

/** Plays all matches, in rounds of one opening, in which the first player takes every seat once. */
export function playSeries(
  players: readonly [Player, Player],
  { empty, opening, ...task }: Task,
): readonly (readonly Played[])[] {
  return Array.from({ length: Math.ceil(task.games / empty.seats) }, (_, round) => {
    const seed = task.seed * 100_003 + round;
    const start = opened(empty, opening, seed);
    return Array.from({ length: empty.seats }, (__, seat) => playOut(start, seat, players, seed));
  });
}

/** The mean of the rounds: the games of one aren't independent, so the error is computed over their means. */
export const scoreOf = (rounds: readonly (readonly Played[])[]): Estimate =>
  estimate(rounds.map((round) => average(round.map(({ points }) => points))));

/** The mean of independent numbers. */
export function estimate(numbers: readonly number[]): Estimate {
  const mean = average(numbers);
  const spread = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(spread / Math.max(numbers.length - 1, 1) / numbers.length);
  return { mean, low: mean - error, high: mean + error };
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const gameOf = ({ game }: MatchRecord): Game => games[game as GameId];

function opened(empty: MatchRecord, plies: number, seed: number): MatchRecord {
  const game = gameOf(empty);
  const random = seedRandom(seed, game.id);
  let state = stateOf(empty);
  const moves: string[] = [];
  while (moves.length < plies) {
    const move = chooseOne(random, game.moves(state));
    const next = game.apply(state, move);
    if (game.outcome(next)) continue;
    moves.push(notation(game, move));
    state = next;
  }
  return { ...empty, moves };
}

function stateOf(record: MatchRecord): Json {
  const states = replay(gameOf(record), record);
  if (!states.ok) throw new Error(`${record.moves.join(' ')}: ${states.error}`);
  return states.value.at(-1) ?? null;
}

function playOut(
  start: MatchRecord,
  seat: number,
  players: readonly [Player, Player],
  seed: number,
): Played {
  const game = gameOf(start);
  const memories = [{}, {}] as const;
  const moves = [...start.moves];
  let state = stateOf(start);
  for (let turn = game.toMove(state); turn !== null; turn = game.toMove(state)) {
    const who = turn === seat ? 0 : 1;
    const text = players[who]({ ...start, moves: [...moves] }, seed, memories[who]);
    const next = play(game, state, turn, text);
    if (!next.ok) throw new Error(`${moves.join(' ')} ${text}: ${next.error}`);
    moves.push(text);
    state = next.value;
  }
  const outcome = game.outcome(state);
  const record = { ...start, moves };
  return { record, seat, points: outcome ? (marginOf(outcome.scores, seat) + 1) / 2 : 1 / 2 };
}
