import { describe, expect, test } from 'vitest';
import type { Controller, MatchState } from '../../play/match-state.ts';
import { createSession } from '../../play/session.ts';
import { stats } from '../../play/stats/tallies.ts';
import { text } from '../../text/play.ts';
import { squareLayouts } from '../../rules/rows/square-layout.ts';
import { describeShownMove, statusOf } from './status.ts';

const person: Controller = { kind: 'person' };
const bot: Controller = { kind: 'bot', level: 'hard' };
const silent = { choose: () => new Promise<string>(() => {}) };

/** A match between these controllers after these moves. */
function after(
  moves: string,
  controllers: readonly Controller[],
  game: 'classic' | 'misere' = 'classic',
): MatchState {
  const options = game === 'misere' ? { size: 3, teams: false } : { teams: false };
  const played = moves.split(' ').filter(Boolean);
  const record = { game, version: 1, seats: 2, options, moves: played };
  const setup = { game, seats: 2, options, controllers };
  const session = createSession(setup, { bots: silent, resume: record });
  if (!session.ok) throw new Error(session.error);
  const match = session.value.store.getState();
  session.value.dispose();
  return match;
}

const X_WINS = '0 3 1 4 2';
const O_WINS = '0 3 1 4 8 5';
const TIE = '0 1 2 4 3 5 7 6 8';

describe('against the AI', () => {
  test.each([
    ['', 'Your Turn'],
    ['4', 'AI Thinking...'],
    [X_WINS, 'You Win!'],
    [O_WINS, 'AI Wins!'],
    [TIE, "It's a Tie!"],
  ])('ALL-45 NTC-36 NTC-37 NTC-38: after "%s" the banner reads %s', (moves, headline) => {
    expect(statusOf(after(moves, [person, bot])).headline).toBe(headline);
  });
});

test('AI-26: Match me is named with its strength', () => {
  const adaptive: Controller = { kind: 'bot', level: 'adaptive' };
  const detail = () => statusOf(after('', [person, adaptive])).detail;
  expect(detail()).toBe('You are X. AI level: Match me · 5.');
  const level = { strength: 6.6, games: 2 };
  stats.setState({ classic: { wins: 2, losses: 0, ties: 0, adaptive: level } });
  expect(detail()).toBe('You are X. AI level: Match me · 7.');
  stats.setState({}, true);
});

describe('between friends', () => {
  test.each([
    ['', "Player X's Turn"],
    ['4', "Player O's Turn"],
    [X_WINS, 'Player X Wins!'],
    [O_WINS, 'Player O Wins!'],
    [TIE, "It's a Draw!"],
  ])('NTC-39 NTC-40 NTC-41: after "%s" the banner reads %s', (moves, headline) => {
    expect(statusOf(after(moves, [person, person])).headline).toBe(headline);
  });
});

test('gold and confetti are shown for a person’s win, not for a bot’s', () => {
  expect(statusOf(after(O_WINS, [person, bot])).won).toBe(false);
  expect(statusOf(after(X_WINS, [person, bot])).won).toBe(true);
});

test('MIS-03: in misère the result says why', () => {
  const detail = (moves: string, controllers: readonly Controller[]) =>
    statusOf(after(moves, controllers, 'misere')).detail;
  expect(detail(X_WINS, [person, bot])).toBe('You made a line, so you lose.');
  expect(detail(O_WINS, [person, bot])).toBe('The AI made a line, so you win.');
  expect(detail(X_WINS, [person, person])).toContain('The other player made a line');
});

test('looking back says which move is shown and whose it is, not who won', () => {
  const looking = { ...after('4 0 8', [person, bot]), browsedPly: 2 };
  expect(statusOf(looking)).toMatchObject({ headline: 'Move 2 of 3', symbol: 'O', over: false });
  const won = after(X_WINS, [person, bot]);
  expect(statusOf({ ...won, browsedPly: 1 })).toMatchObject({
    headline: 'Move 1 of 5',
    symbol: 'X',
    over: true,
  });
  expect(statusOf({ ...won, browsedPly: 5 }).headline).toBe('You Win!');
});

test('a game of one move was decided in one move', () => {
  const match = after(X_WINS, [person, person]);
  expect(statusOf(match).detail).toBe('Decided in 5 moves.');
  expect(text.result.moves(1)).toBe('Decided in 1 move.');
});

test('the newest mark is announced by its place', () => {
  expect(describeShownMove(after('4 2', [person, person]), squareLayouts[3])).toBe('O at c3.');
  expect(describeShownMove(after('', [person, person]), squareLayouts[3])).toBe('');
});
