/** Counts that take seconds: `npm run test:full`. */
import { expect, test } from 'vitest';
import { games } from '../../src/variants/rules.ts';
import { emptyOf, perft } from '../games/lib/perft.ts';

test('ULT-07 ULT-08 R-ULT-2: ultimate, 7 plies', () => {
  expect(perft(games.ultimate, emptyOf(games.ultimate, 2), 7)).toBe(33_782_544);
}, 120_000);

test('R-3D-4: 3x3x3, 5 plies: 27*26*25*24*23', () => {
  const start = emptyOf(games['3d'], 2, { board: '3x3x3' });
  expect(perft(games['3d'], start, 5)).toBe(9_687_600);
}, 120_000);
