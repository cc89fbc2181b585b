/** AI-03: Hard is exact on the small stacks, against plain and/or search. */
import { expect, test } from 'vitest';
import { seeded } from '../../src/bots/random.ts';
import { recordOf } from './exact.ts';
import { spaceMisplayed } from './exact-stacks.ts';

test.each(['4x3x3', '3x3x3'] as const)('AI-03 R-BOT-6: %s: 60 random positions', (board) => {
  const asked = { id: '3d', raw: { board } } as const;
  expect(recordOf(asked, []).seats).toBe(2);
  const { compared, mistakes } = spaceMisplayed(asked, 60, seeded(3, board));
  expect(mistakes).toEqual([]);
  expect(compared).toBe(60);
});
