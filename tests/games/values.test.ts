/** The value of small games under perfect play, solved independently: a check of their endings. */
import { expect, test } from 'vitest';
import type { Game, Json } from '../../src/rules/game.ts';
import { notation } from '../../src/rules/match.ts';
import { ContractPosition } from '../../src/engine/contract-position.ts';
import { newTranspositions } from '../../src/engine/memory.ts';
import { rate } from '../../src/engine/rate.ts';
import { delayWorth, MAX_DEPTH } from '../../src/engine/worth.ts';
import { games } from '../../src/variants/rules.ts';
import { emptyOf } from './lib/perft.ts';

/** Replies and their value for the player who makes them; to `deepest` plies, or to the end. */
function replies(game: Game, state: Json, deepest = MAX_DEPTH) {
  const position = new ContractPosition(game, 2, state);
  const limits = { maxNodes: Infinity, until: Infinity };
  return rate(position, newTranspositions(), { limits, estimate: 'even', deepest, every: true })
    .moves;
}

/** The value of a win in this many plies. */
const winIn = (plies: number): number => 1_000_000 - plies;

/** First moves and their value for the player who makes them, with perfect play afterwards. */
function openings(game: Game, state: Json): Readonly<Record<string, number>> {
  return Object.fromEntries(
    game.moves(state).map((move) => {
      const best = Math.max(...replies(game, game.apply(state, move)).map(({ worth }) => worth));
      return [notation(game, move), delayWorth(0 - best, 1)];
    }),
  );
}

test('MIS-02 MIS-03 R-MIS-2: misère 3x3 is a tie, only by the centre', () => {
  const worths = openings(games.misere, emptyOf(games.misere, 2));
  for (const [cell, worth] of Object.entries(worths)) {
    expect(Math.sign(worth), cell).toBe(cell === '4' ? 0 : -1);
  }
});

test('WLD-09 R-WLD-4: wild, line maker: the first player wins in 7 plies, only by the centre', () => {
  const worths = openings(games.wild, emptyOf(games.wild, 2, { winner: 'maker' }));
  for (const [move, worth] of Object.entries(worths)) {
    if (move.startsWith('4')) expect(worth, move).toBe(winIn(7));
    else expect(worth, move).toBeLessThanOrEqual(0);
  }
});

test('WLD-08 R-WLD-3: wild, symbol owner: a tie; to open with the other’s symbol loses', () => {
  const worths = openings(games.wild, emptyOf(games.wild, 2));
  expect(Math.max(...Object.values(worths))).toBe(0);
  for (const [move, worth] of Object.entries(worths)) {
    if (move.endsWith('O')) expect(worth, move).toBeLessThan(0);
  }
});

test('INF-08 R-INF-5: infinite, three in a row: the first player wins by ply 5', () => {
  const game: Game = games.infinite;
  for (const opening of ['2,2', '0,0']) {
    const state = game.apply(emptyOf(game, 2, { length: 3 }), opening);
    for (const { worth } of replies(game, state, 4)) expect(worth).toBe(-winIn(4));
  }
});
