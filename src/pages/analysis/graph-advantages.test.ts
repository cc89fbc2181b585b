import { expect, test } from 'vitest';
import type { Worth } from '../../bots/analyse.ts';
import { openRecord } from '../../../tests/games/lib/open-record.ts';
import { advantagesOf, slipsOf, worstMoves } from './graph-advantages.ts';

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

test('IMP-04: leaving isn’t a slip, and one player’s loss isn’t a win for the player before', async () => {
  const analysed = (worths: Readonly<Record<string, Worth>>) => ({
    best: Object.keys(worths)[0] ?? '',
    moves: Object.entries(worths).map(([move, value]) => ({ move, value })),
  });
  const loss = analysed({ 8: { kind: 'loss', plies: 2, isHalf: false } });
  const known = new Map([
    ['0', analysed({ 1: { kind: 'tie' }, 4: { kind: 'guess', score: 0 } })],
    ['0_4', loss],
  ]);
  const slipsAfter = async (moves: readonly string[], seats: number) => {
    const { match } = await openRecord('classic', moves, { seats });
    return [...slipsOf(match, known)];
  };
  expect(await slipsAfter(['0', '4'], 2)).toEqual([]);
  expect(await slipsAfter(['0', '!1'], 2)).toEqual([]);
  expect(await slipsAfter(['0', '4'], 3)).toEqual([]);
});

test('AN-04: the graph is up for seat 0, whoever moved first', async () => {
  const best = { move: '4', value: { kind: 'win', plies: 3, isHalf: false } } as const;
  const known = new Map([['', { best: '4', moves: [best] }]]);
  const atStart = async (first: number) =>
    advantagesOf((await openRecord('classic', ['4'], { first })).match, known)[0]?.value ?? 0;
  expect(await atStart(0)).toBeGreaterThan(0);
  expect(await atStart(1)).toBeLessThan(0);
});
