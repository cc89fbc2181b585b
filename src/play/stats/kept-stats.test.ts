import { afterEach, expect, test } from 'vitest';
import { forgetStats, keepStats, recallStats } from './kept-stats.ts';
import { days, keepDays, solveDay } from '../learn/days.ts';
import { countSolved } from '../learn/solved.ts';
import { clearAllStats, clearStats } from './clear-stats.ts';
import { countMatch } from './count-match.ts';
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
  countMatch('classic', 'win', 'easy');
  countMatch('threeD', 'tie', 'easy');
  keepStats(store);
  stats.setState({}, true);
  countMatch('classic', 'loss', 'hard');
  recallStats(store, KEYS);
  expect(stats.getState()).toEqual({
    classic: {
      wins: 1,
      losses: 1,
      ties: 0,
      against: {
        easy: {
          wins: 1,
          losses: 0,
          ties: 0,
        },
        hard: {
          wins: 0,
          losses: 1,
          ties: 0,
        },
      },
      streak: {
        now: 0,
        best: 1,
      },
    },
    threeD: {
      wins: 0,
      losses: 1,
      ties: 1,
      against: {
        easy: {
          wins: 0,
          losses: 1,
          ties: 1,
        },
      },
      streak: {
        now: 0,
        best: 0,
      },
    },
  });
});

test('AI-28: keeps the strength of Match me; the visit’s own counts', () => {
  const store = memory();
  countMatch('classic', 'win', 'adaptive');
  countMatch('wild', 'loss', 'adaptive');
  const { adaptive } = stats.getState().classic ?? {};
  keepStats(store);
  stats.setState({}, true);
  countMatch('wild', 'tie', 'easy');
  countMatch('wild', 'win', 'adaptive');
  const own = stats.getState().wild?.adaptive;
  recallStats(store, KEYS);
  expect(adaptive?.strength).toBeGreaterThan(5);
  expect(stats.getState().classic?.adaptive).toEqual(adaptive);
  expect(stats.getState().wild).toMatchObject({ wins: 1, losses: 2, ties: 1, adaptive: own });
});

test.each(['{"strength":11,"games":1}', '{"strength":"5","games":1}', '{"strength":3}', '7'])(
  'counters with a wrong strength are kept without it: %s',
  (adaptive) => {
    const text = `{"classic":{"wins":1,"losses":0,"ties":0,"adaptive":${adaptive}}}`;
    recallStats(memory({ 'tic-tac-toe.stats': text }), KEYS);
    expect(stats.getState()).toEqual({ classic: { wins: 1, losses: 0, ties: 0 } });
  },
);

test('AI-28: the strength and the games of Match me that an earlier version kept are read', () => {
  const games = { wins: 1, losses: 1, ties: 1 };
  const adaptive = { strength: 7, games: 2 };
  const kept = { classic: { ...games, match: adaptive, against: { match: games } } };
  recallStats(memory({ 'tic-tac-toe.stats': JSON.stringify(kept) }), KEYS);
  const classic = { ...games, adaptive, against: { adaptive: games } };
  expect(stats.getState()).toEqual({ classic });
});

test('REC-05: what was kept before opponents and streaks were counted is read', () => {
  recallStats(memory({ 'tic-tac-toe.stats': '{"wild":{"wins":2,"losses":1,"ties":1}}' }), KEYS);
  countMatch('wild', 'win', 'hard');
  expect(stats.getState().wild).toEqual({
    wins: 3,
    losses: 1,
    ties: 1,
    against: {
      hard: {
        wins: 1,
        losses: 0,
        ties: 0,
      },
    },
    streak: {
      now: 1,
      best: 1,
    },
  });
});

test('REC-05: streaks and puzzles go on from the kept ones', () => {
  const store = memory();
  for (const result of ['win', 'win', 'loss', 'win'] as const) countMatch('wild', result, 'easy');
  countSolved('wild', 3);
  keepStats(store);
  stats.setState({}, true);
  countMatch('wild', 'win', 'easy');
  countSolved('wild', 3);
  countSolved('wild', 5);
  recallStats(store, KEYS);
  expect(stats.getState().wild).toEqual({
    wins: 4,
    losses: 1,
    ties: 0,
    against: {
      easy: {
        wins: 4,
        losses: 1,
        ties: 0,
      },
    },
    streak: {
      now: 2,
      best: 2,
    },
    solved: [3, 5],
  });
});

test.each([
  '"against":{"easy":{"wins":3,"losses":0,"ties":0}}',
  '"against":{"easy":{"wins":1,"losses":0,"ties":1}}',
  '"against":{"nobody":{"wins":1,"losses":0,"ties":0}}',
  '"against":[1]',
  '"streak":{"now":2,"best":1}',
  '"streak":{"now":0,"best":9}',
  '"streak":{"now":-1,"best":1}',
  '"streak":7',
  '"solved":[0,-1,"2",1.5,20000]',
  '"solved":{"0":1}',
])('REC-05: a wrong part of the counters is left out: %s', (part) => {
  const text = `{"classic":{"wins":2,"losses":1,"ties":0,${part}}}`;
  recallStats(memory({ 'tic-tac-toe.stats': text }), KEYS);
  expect(stats.getState()).toEqual({ classic: { wins: 2, losses: 1, ties: 0 } });
});

test('REC-06: a reset forgets one game, or everything with its days', () => {
  const store = memory();
  countMatch('wild', 'win', 'easy');
  countMatch('classic', 'win', 'easy');
  solveDay(4);
  keepStats(store);
  keepDays(store);
  clearStats('wild', store);
  expect(Object.keys(stats.getState())).toEqual(['classic']);
  expect(store.getItem('tic-tac-toe.stats')).not.toContain('wild');
  clearAllStats([store]);
  expect(stats.getState()).toEqual({});
  expect(days.getState().solved.size).toBe(0);
  expect(store.getItem('tic-tac-toe.stats')).toBeNull();
  expect(store.getItem('tic-tac-toe.days')).toBeNull();
});

test('forgetting removes the kept counters', () => {
  const store = memory();
  countMatch('wild', 'win', 'easy');
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
