import { expect, test } from 'vitest';
import { Buckets } from './buckets.ts';

test('each key has a burst and a refill rate', () => {
  const buckets = new Buckets({ burst: 3, perSecond: 2 });
  const take = (now: number, times: number, key = 'a') =>
    Array.from({ length: times }, () => buckets.take(key, now)).filter(Boolean).length;
  expect([take(0, 5), take(0, 5, 'b')]).toEqual([3, 3]);
  expect([take(500, 5), take(400, 5), take(1500, 5)]).toEqual([1, 0, 2]);
  expect(take(1e6, 9)).toBe(3);
});

test('keys beyond ten thousand are forgotten once they are full again, and no others', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 });
  for (let at = 0; at < 10_000; at += 1) buckets.take(`idle ${at}`, 0);
  expect(buckets.take('busy', 999)).toBe(true);
  for (let at = 0; at < 20; at += 1) buckets.take(`new ${at}`, 1500);
  expect(buckets.take('busy', 1500)).toBe(false);
});
