import { expect, test } from 'vitest';
import { Rates } from './rate-limit.ts';

test('a count survives a crowd of other keys', () => {
  const rates = new Rates();
  const limit = { most: 2, windowMs: 1000 };
  expect([rates.take('ann', limit, 0), rates.take('ann', limit, 500)]).toEqual([true, true]);
  for (let at = 0; at < 10_001; at += 1) rates.take(`other ${at}`, limit, 600);
  expect(rates.take('ann', limit, 999)).toBe(false);
  expect(rates.take('ann', limit, 1001)).toBe(true);
});
