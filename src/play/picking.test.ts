import { expect, test } from 'vitest';
import type { Game, Json } from '../rules/game.ts';
import { games } from '../variants/rules.ts';
import { completing } from './picking.ts';

/** Only what picking asks of a game: moves of several picks, as quantum's and wild's. */
const game: Game = {
  ...games.classic,
  moves: () => ['0-1', '0-2', '1-2', '4-X', '4-O', '8'],
  picks: (move: Json) => String(move).split('-'),
};

const left = (picks: readonly string[]) =>
  completing(game, null, picks).map(({ move, missing }) => `${String(move)}: ${missing.join()}`);

test('before any pick every move is open', () => {
  expect(left([])).toHaveLength(6);
});

test('picks count in whatever order they are made', () => {
  expect(left(['2'])).toEqual(['0-2: 0', '1-2: 1']);
  expect(left(['2', '0'])).toEqual(['0-2: ']);
  expect(left(['X'])).toEqual(['4-X: 4']);
});

test('the same pick twice, or one that leads nowhere, is in no move', () => {
  expect(left(['0', '0'])).toEqual([]);
  expect(left(['8', '0'])).toEqual([]);
});

test('a single pick can be a whole move', () => {
  expect(left(['8'])).toEqual(['8: ']);
});
