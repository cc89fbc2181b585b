import { expect, test } from 'vitest';
import type { Game, Json } from '../rules/game.ts';
import { games } from '../variants/rules.ts';
import { movesCompletedBy } from './picking.ts';

/** A minimal game whose moves have several picks, as in quantum and wild. */
const game: Game = {
  ...games.classic,
  moves: () => ['0-1', '0-2', '1-2', '4-X', '4-O', '8'],
  picks: (move: Json) => String(move).split('-'),
};

const left = (picks: readonly string[]) =>
  movesCompletedBy(game, null, picks).map(
    ({ move, missing }) => `${String(move)}: ${missing.join()}`,
  );

test('before any pick every move is open', () => {
  expect(left([])).toHaveLength(6);
});

test('picks may come in any order', () => {
  expect(left(['2'])).toEqual(['0-2: 0', '1-2: 1']);
  expect(left(['2', '0'])).toEqual(['0-2: ']);
  expect(left(['X'])).toEqual(['4-X: 4']);
});

test('no move matches a repeated pick or an impossible one', () => {
  expect(left(['0', '0'])).toEqual([]);
  expect(left(['8', '0'])).toEqual([]);
});

test('a single pick can be a whole move', () => {
  expect(left(['8'])).toEqual(['8: ']);
});
