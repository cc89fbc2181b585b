/** AI-03: Hard is exact on the small stacks, against plain and/or search. */
import { expect, test } from 'vitest';
import { seedRandom } from '../../../src/engine/random.ts';
import { recordOf } from './positions.ts';
import { spaceMisplayed } from './stacks.ts';

test.each([
  { board: '4x3x3' },
  { board: '4x3x3', centreClosed: true },
  { board: '3x3x3' },
  { board: '3x3x3', centreClosed: true },
] as const)('AI-03 R-BOT-6 R-3D-6: %o: 60 random positions', (raw) => {
  const asked = { id: '3d', raw } as const;
  expect(recordOf(asked, []).seats).toBe(2);
  const { compared, mistakes } = spaceMisplayed(asked, 60, seedRandom(3, raw.board));
  expect(mistakes).toEqual([]);
  expect(compared).toBe(60);
});
