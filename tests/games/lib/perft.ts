/** Counts positions and lines of play: fingerprints of a game's rules. */
import type { Game, Json } from '../../../src/rules/game.ts';

/** The number of ways to play this many plies. */
export function perft(game: Game, state: Json, plies: number): number {
  const moves = game.moves(state);
  if (plies === 1) return moves.length;
  return moves.reduce<number>(
    (sum, move) => sum + perft(game, game.apply(state, move), plies - 1),
    0,
  );
}

/** The empty board of a game with raw options. */
export function emptyOf(game: Game, seats: number, options: Json = {}): Json {
  const filled = game.options(options, seats);
  if (filled === undefined) throw new Error(`${game.id}: no such options`);
  return game.setup(seats, filled, 0);
}
