/** AI-03: Hard is exact in quantum, half points included. */
import { expect, test } from 'vitest';
import { seedRandom } from '../../../src/engine/random.ts';
import { quantumMisplayed } from './quantum.ts';

test('AI-03 AI-17 R-BOT-6: quantum: 150 random positions', () => {
  const { mistakes, halves } = quantumMisplayed(150, 6, seedRandom(4, 'quantum'));
  expect(mistakes).toEqual([]);
  expect(halves).toBeGreaterThan(0);
});
