/** Helpers for worked examples: a position by its moves, and who won it. */
import type { Game, Json, Seat } from '../../../src/rules/game.ts';
import { replay, winners } from '../../../src/rules/match.ts';

/** The differences from two seats, default options and seat 0 starting. */
export type Beginning = {
  readonly seats?: number;
  readonly options?: Json;
  readonly first?: Seat;
};

/** The state after these moves, separated by spaces; throws on an illegal one and names it. */
export function after<S extends Json, M extends Json, O extends Json>(
  game: Game<S, M, O>,
  text: string,
  { seats = game.seats[0], options = {}, first = 0 }: Beginning = {},
): S {
  const { id, version } = game;
  const moves = text === '' ? [] : text.split(' ');
  for (let count = 0; count <= moves.length; count += 1) {
    const record = { game: id, version, seats, options, first, moves: moves.slice(0, count) };
    const states = replay(game, record);
    if (!states.ok) throw new Error(`${moves[count - 1] ?? 'start'}: ${states.error}`);
    const last = states.value.at(-1);
    if (count === moves.length && last !== undefined) return last;
  }
  throw new Error('no state');
}

/** The winners' seats, none for a tie; `undefined` during the match. */
export function wonBy<S extends Json, M extends Json, O extends Json>(
  game: Game<S, M, O>,
  state: S,
): readonly Seat[] | undefined {
  const outcome = game.outcome(state);
  return outcome ? winners(outcome) : undefined;
}
