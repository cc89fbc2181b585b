/** What small games are worth under perfect play, solved independently (bots.md): a check of their ends. */
import { expect, test } from 'vitest';
import type { Game, Json } from '../../src/rules/game.ts';
import { notation } from '../../src/rules/match.ts';
import { newTables } from '../../src/bots/memory.ts';
import { rate } from '../../src/bots/search.ts';
import { games } from '../../src/variants/rules.ts';
import { emptyOf } from './perft.ts';

const FREE = { maxNodes: Infinity, until: Infinity };
/** The worth of a win that takes so many plies. */
const winIn = (plies: number): number => 1_000_000 - plies;

/** First moves and what they are worth to who makes them, all the rest played perfectly. */
function openings(game: Game, state: Json): Readonly<Record<string, number>> {
  // Without an early stop at the first win: every opening is asked for on its own.
  return Object.fromEntries(
    game.moves(state).map((move) => {
      const reply = rate(game, 2, game.apply(state, move), newTables(), FREE);
      const worth = -Math.max(...reply.moves.map((each) => each.worth));
      return [notation(game, move), worth - Math.sign(worth)];
    }),
  );
}

test('MIS-02 MIS-03 R-MIS-2: misère 3x3 is a draw, only by the centre', () => {
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

test('WLD-08 R-WLD-3: wild, symbol owner: a draw; to open with the other’s symbol loses', () => {
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
    const replies = rate(game, 2, state, newTables(), FREE, 4).moves;
    for (const { worth } of replies) expect(worth).toBe(-winIn(4));
  }
});
