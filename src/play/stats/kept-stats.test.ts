import { afterEach, expect, test } from 'vitest';
import { forgetStats, keepStats, recallStats } from './kept-stats.ts';
import { count } from './stats.ts';
import { stats } from './tallies.ts';

const KEYS = ['classic', 'threeD', 'wild'];

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => stats.setState({}, true));

test('STA-09: adds the kept counters to the visit’s', () => {
  const store = memory();
  count('classic', 'win');
  count('threeD', 'tie');
  keepStats(store);
  stats.setState({}, true);
  count('classic', 'loss');
  recallStats(store, KEYS);
  expect(stats.getState()).toEqual({
    classic: { wins: 1, losses: 1, ties: 0 },
    threeD: { wins: 0, losses: 1, ties: 1 },
  });
});

test('forgetting removes the kept counters', () => {
  const store = memory();
  count('wild', 'win');
  keepStats(store);
  forgetStats(store);
  stats.setState({}, true);
  recallStats(store, KEYS);
  expect(stats.getState()).toEqual({});
});

test.each([
  '{',
  '[]',
  '{"classic":{"wins":-1,"losses":0,"ties":0}}',
  '{"classic":{"wins":1,"losses":0,"ties":4}}',
  '{"poker":{"wins":1,"losses":0,"ties":0}}',
])('ignores garbage: %s', (text) => {
  recallStats(memory({ 'tic-tac-toe.stats': text }), KEYS);
  expect(stats.getState()).toEqual({});
});
