import { expect, test } from 'vitest';
import { type GameId, games } from '../variants/games.ts';
import { pickDelay, replyDelay } from './reply-delay.ts';

const table: readonly (readonly [rows: string, game: GameId, milliseconds: number])[] = [
  ['AI-19', 'classic', 500],
  ['AI-20', 'extended', 800],
  ['AI-21', '3d', 1000],
  ['AI-22', 'misere', 500],
  ['AI-23', 'wild', 800],
  ['AI-24', 'quantum', 1000],
  ['AI-18', 'ultimate', 800],
  ['AI-18', 'infinite', 800],
  ['no AI on one device', 'multiplayer', 500],
];

test.each(table)('%s R-SES-2: %s answers after %i ms at least', (_, game, milliseconds) => {
  expect(replyDelay(games[game])).toBe(milliseconds);
});

test('AI-25: quantum waits another 500 ms before its second square; the others don’t wait between picks', () => {
  expect(pickDelay(games.quantum)).toBe(500);
  expect(table.filter(([, game]) => pickDelay(games[game]) > 0)).toHaveLength(1);
});
