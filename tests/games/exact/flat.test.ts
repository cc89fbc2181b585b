/** AI-03: Hard is exact in the flat games, against a solver that tries everything. */
import { expect, test } from 'vitest';
import type { GameId } from '../../../src/variants/rules.ts';
import { seedRandom } from '../../../src/engine/random.ts';
import { boardOf, everyPosition, misplayed, randomPositions } from './positions.ts';
import type { FlatRules } from './exhaustive.ts';
import { sized } from '../../size.ts';

const small: readonly (readonly [GameId, object, FlatRules, positions: number])[] = [
  ['classic', {}, { size: 3, isWild: false, winner: 'maker' }, 4520],
  ['misere', {}, { size: 3, isWild: false, winner: 'others' }, 4520],
  ['wild', {}, { size: 3, isWild: true, winner: 'owner' }, 11_093],
  ['wild', { winner: 'maker' }, { size: 3, isWild: true, winner: 'maker' }, 11_093],
];

test.each(sized(small, small.slice(0, 2)))(
  'AI-03 R-BOT-6: %s %o, %o: every position, %i',
  (id, raw, rules, count) => {
    const positions = everyPosition({ id, raw: { ...raw } }, boardOf);
    expect(positions).toHaveLength(count);
    expect(misplayed({ id, raw: { ...raw } }, rules, positions, {})).toEqual([]);
  },
);

const large: readonly (readonly [GameId, object, FlatRules])[] = [
  ['extended', {}, { size: 4, isWild: false, winner: 'maker' }],
  ['misere', { size: 4 }, { size: 4, isWild: false, winner: 'others' }],
  ['wild', { size: 4 }, { size: 4, isWild: true, winner: 'owner' }],
  ['wild', { size: 4, winner: 'maker' }, { size: 4, isWild: true, winner: 'maker' }],
];

test.each(sized(large, large.slice(1, 3)))(
  'AI-03 R-BOT-6: %s %o, %o: 60 random positions, with the memory of earlier searches',
  (id, raw, rules) => {
    const asked = { id, raw: { ...raw } };
    const positions = randomPositions(asked, { count: 60, least: 9, most: 14 }, seedRandom(1, id));
    expect(misplayed(asked, rules, positions, {})).toEqual([]);
  },
);
