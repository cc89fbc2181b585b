import { beforeEach, describe, expect, test } from 'vitest';
import type { Controller } from '../match-state.ts';
import { createSession } from '../session.ts';
import { report, verdictOf } from './stats.ts';
import { stats } from './tallies.ts';

const person: Controller = { kind: 'person' };
const bot: Controller = { kind: 'bot', level: 'easy' };
const silent = { choose: () => new Promise<string>(() => {}), dispose() {} };

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
  ] as const)('%s', (_name, moves, controllers, verdict) => {
    expect(verdictOf(finished(moves, controllers))).toBe(verdict);
  });
});

describe('the counters', () => {
  beforeEach(() => stats.setState({}, true));

  test('STA-10: anything but a win counts as a loss; ties are also counted', () => {
    for (const moves of [X_WINS, O_WINS, TIE, TIE]) report(finished(moves, [person, bot]));
    expect(stats.getState().classic).toEqual({ wins: 1, losses: 3, ties: 2 });
  });

  test('start at nothing', () => {
    expect(stats.getState()).toEqual({});
  });
});
