import { afterEach, expect, test } from 'vitest';
import { days, forgetDays, keepDays, recallDays, solveDay, streakOf } from './days.ts';

afterEach(() => {
  days.setState({ solved: new Set() });
});

function storeWith(text: string | null) {
  const kept = new Map(text === null ? [] : [['tic-tac-toe.days', text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('PUZ-07: days are kept, recalled beside this visit’s, and forgotten', () => {
  const store = storeWith(null);
  solveDay(3);
  solveDay(4);
  keepDays(store);
  days.setState({ solved: new Set([5]) });
  recallDays(store);
  expect([...days.getState().solved].toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  forgetDays(store);
  expect(store.kept.size).toBe(0);
});

test.each(['no json', '{"a":1}', '["1", -2, 1.5, null]', '7'])('garbage is ignored: %s', (text) => {
  recallDays(storeWith(text));
  expect(days.getState().solved.size).toBe(0);
});

test('PUZ-07: a streak goes on until a day is missed', () => {
  expect(streakOf(new Set(), 5)).toBe(0);
  expect(streakOf(new Set([3, 4, 5]), 5)).toBe(3);
  expect(streakOf(new Set([3, 4]), 5)).toBe(2);
  expect(streakOf(new Set([2, 3]), 5)).toBe(0);
  expect(streakOf(new Set([1, 2, 4, 5]), 5)).toBe(2);
});
