/** AI-03, the long version: 2,000 random positions per game. Prints the figures. */
import { expect, test } from 'vitest';
import { prepare } from '../../src/bots/choose.ts';
import { seedRandom } from '../../src/engine/random.ts';
import type { GameId } from '../../src/variants/rules.ts';
import { misplayed, randomPositions } from '../games/exact/positions.ts';
import type { FlatRules } from '../games/exact/exhaustive.ts';
import { quantumMisplayed } from '../games/exact/quantum.ts';
import { spaceMisplayed } from '../games/exact/stacks.ts';

const COUNT = 2000;
const HOUR = 3_600_000;

const flat: readonly (readonly [GameId, object, FlatRules])[] = [
  ['extended', {}, { size: 4, isWild: false, winner: 'maker' }],
  ['misere', { size: 4 }, { size: 4, isWild: false, winner: 'others' }],
  ['wild', { size: 4 }, { size: 4, isWild: true, winner: 'owner' }],
  ['wild', { size: 4, winner: 'maker' }, { size: 4, isWild: true, winner: 'maker' }],
];

test.each(flat)(
  'AI-03 R-BOT-6: %s %o, %o',
  async (id, raw, rules) => {
    // As the worker does: without its book, the first moves of wild take a slow device too long.
    await prepare(id);
    const asked = { id, raw: { ...raw } };
    const positions = randomPositions(
      asked,
      { count: COUNT, least: 2, most: 14 },
      seedRandom(9, id),
    );
    const mistakes = misplayed(asked, rules, positions, {});
    console.log(`${id} ${JSON.stringify(raw)}: ${positions.length} positions compared`);
    expect(mistakes).toEqual([]);
  },
  HOUR,
);

test.each([
  { board: '4x3x3' },
  { board: '4x3x3', centreClosed: true },
  { board: '3x3x3' },
  { board: '3x3x3', centreClosed: true },
])(
  'AI-03 R-BOT-6: 3d %o',
  (raw) => {
    const { compared, mistakes } = spaceMisplayed({ id: '3d', raw }, COUNT, seedRandom(9, '3d'));
    console.log(`3d ${JSON.stringify(raw)}: ${compared} positions compared`);
    expect(mistakes).toEqual([]);
  },
  HOUR,
);

test(
  'AI-03 AI-17 R-BOT-6: quantum, half points included',
  () => {
    const count = 6000;
    const { mistakes, halves } = quantumMisplayed(count, 6, seedRandom(9, 'quantum'));
    console.log(`quantum: ${count} positions compared, ${halves} of them decided by half a point`);
    expect(mistakes).toEqual([]);
  },
  HOUR,
);
