/** How many ways there are to play so many plies: a fingerprint of a game's rules. */
import { describe, expect, test } from 'vitest';
import type { Game, Json } from '../../src/rules/game.ts';
import { games, type GameId } from '../../src/variants/rules.ts';

type Counts = {
  readonly game: GameId;
  readonly seats: number;
  readonly plies: readonly number[];
  readonly source: string;
};

const table: readonly Counts[] = [
  {
    game: 'classic',
    seats: 2,
    plies: [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872],
    // 15120 of 9*8*7*6*5, less 1440 games over at ply 5, times 4; and so on with 5328, 47952 and 72576.
    source:
      'issue 2 (to ply 6); H. Bottomley, "How many games of noughts and crosses are possible?" 2001',
  },
];

describe.each(table)('perft: $game, $seats seats ($source)', ({ game: id, seats, plies }) => {
  test('R-CLS-1 R-CLS-2 R-GEN-4 as many lines of play as published', () => {
    const game: Game = games[id];
    const start = game.setup(seats, game.options({}, seats) ?? null, 0);
    expect(plies.map((_, ply) => perft(game, start, ply + 1))).toEqual([...plies]);
  });
});

function perft(game: Game, state: Json, plies: number): number {
  const moves = game.moves(state);
  if (plies === 1) return moves.length;
  return moves.reduce<number>(
    (sum, move) => sum + perft(game, game.apply(state, move), plies - 1),
    0,
  );
}
