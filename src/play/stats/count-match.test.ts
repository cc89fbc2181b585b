import { beforeEach, describe, expect, test } from 'vitest';
import type { Controller } from '../match-state.ts';
import { createSession } from '../session.ts';
import { countSolved } from '../learn/solved.ts';
import { countMatch, countFinished, visitorResultOf } from './count-match.ts';
import { strengthOf, stats } from './tallies.ts';

const person: Controller = { kind: 'person' };
const bot: Controller = { kind: 'bot', level: 'easy' };
const silent = { choose: () => new Promise<string>(() => {}) };

function finished(moves: string, controllers: readonly Controller[]) {
  const options = { teams: false };
  const record = { game: 'classic', version: 1, seats: 2, options, moves: moves.split(' ') };
  const setup = { game: 'classic' as const, seats: 2, options, controllers };
  const session = createSession(setup, { bots: silent, resume: record });
  if (!session.ok) throw new Error(session.error);
  return session.value.store.getState();
}

const X_WINS = '0 3 1 4 2';
const O_WINS = '0 3 1 4 8 5';
const TIE = '0 1 2 4 3 5 7 6 8';

describe('what a match counts as', () => {
  test.each([
    ['STA-11: against the AI a win is a win', X_WINS, [person, bot], 'win'],
    ['STA-12: against the AI a defeat is a loss', O_WINS, [person, bot], 'loss'],
    ['STA-12: against the AI a tie is a tie, which counts as a loss', TIE, [person, bot], 'tie'],
    ['STA-14: between friends player 1 winning is a win', X_WINS, [person, person], 'win'],
    ['STA-14: between friends player 2 winning is a loss', O_WINS, [person, person], 'loss'],
  ] as const)('%s', (_name, moves, controllers, result) => {
    expect(visitorResultOf(finished(moves, controllers))).toBe(result);
  });
});

describe('the counters', () => {
  beforeEach(() => stats.setState({}, true));

  test('STA-10: anything but a win counts as a loss; ties are also counted', () => {
    for (const moves of [X_WINS, O_WINS, TIE, TIE]) countFinished(finished(moves, [person, bot]));
    expect(stats.getState().classic).toMatchObject({ wins: 1, losses: 3, ties: 2 });
  });

  test('REC-02: games count by opponent, too', () => {
    const hard: Controller = { kind: 'bot', level: 'hard' };
    countFinished(finished(X_WINS, [person, bot]));
    countFinished(finished(TIE, [person, hard]));
    countFinished(finished(O_WINS, [person, person]));
    countMatch('classic', 'win', 'online');
    expect(stats.getState().classic?.against).toEqual({
      easy: { wins: 1, losses: 0, ties: 0 },
      hard: { wins: 0, losses: 1, ties: 1 },
      friend: { wins: 0, losses: 1, ties: 0 },
      online: { wins: 1, losses: 0, ties: 0 },
    });
  });

  test('REC-03: wins in a row end with a tie or a loss; the best streak stays', () => {
    const after = (results: string) => {
      stats.setState({}, true);
      for (const result of results)
        countMatch('wild', result === 'w' ? 'win' : result === 't' ? 'tie' : 'loss', 'easy');
      return stats.getState().wild?.streak;
    };
    expect(after('www')).toEqual({ now: 3, best: 3 });
    expect(after('wwwtw')).toEqual({ now: 1, best: 3 });
    expect(after('wlwwl')).toEqual({ now: 0, best: 2 });
  });

  test('REC-04: a puzzle counts once', () => {
    countMatch('wild', 'win', 'easy');
    countSolved('wild', 7);
    countSolved('wild', 7);
    countSolved('wild', 9);
    expect(stats.getState().wild).toMatchObject({ wins: 1, solved: [7, 9] });
  });

  test('AI-27: Match me follows its own games, and no others', () => {
    const adaptive: Controller = { kind: 'bot', level: 'adaptive' };
    countFinished(finished(X_WINS, [person, bot]));
    countFinished(finished(X_WINS, [person, person]));
    expect(strengthOf('classic')).toEqual({ strength: 5, games: 0 });
    countFinished(finished(X_WINS, [person, adaptive]));
    const { strength, games } = strengthOf('classic');
    expect(strength).toBeGreaterThan(5);
    expect(games).toBe(1);
    countFinished(finished(TIE, [person, adaptive]));
    expect(strengthOf('classic')).toEqual({ strength, games: 2 });
    countFinished(finished(O_WINS, [person, adaptive]));
    expect(strengthOf('classic').strength).toBeLessThan(strength);
    expect(strengthOf('wild')).toEqual({ strength: 5, games: 0 });
  });

  test('start at nothing', () => {
    expect(stats.getState()).toEqual({});
  });
});
