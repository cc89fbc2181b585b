import { expect, test } from 'vitest';
import { openRecord } from '../../../tests/games/lib/open-record.ts';
import { worstMoves } from './graph-advantages.ts';

test('A11-11 the worst move of each side: a win turned into a loss before anything else, then the first', async () => {
  const { match } = await openRecord('classic', ['0', '4', '1', '2', '6']);
  const slips = new Map([
    [1, 'tie-loss'],
    [2, 'win-tie'],
    [3, 'win-loss'],
    [4, 'win-tie'],
  ] as const);
  expect(worstMoves(match, slips)).toEqual([
    { ply: 2, seat: 1 },
    { ply: 3, seat: 0 },
  ]);
  expect(worstMoves(match, new Map())).toEqual([]);
});
