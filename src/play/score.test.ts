import { expect, test } from 'vitest';
import { localBots } from '../../tests/games/lib/local-bots.ts';
import { noScore } from './score.ts';
import { createSession } from './session.ts';

const PERSONS = [{ kind: 'person' }, { kind: 'person' }] as const;

function friends() {
  const setup = {
    game: 'classic',
    seats: 2,
    options: { teams: false },
    controllers: PERSONS,
  } as const;
  const session = createSession(setup, { bots: localBots() });
  if (!session.ok) throw new Error(session.error);
  const { store, pick } = session.value;
  const play = (moves: string) => [...moves].forEach((cell) => pick(cell));
  return { ...session.value, play, score: () => store.getState().score };
}

// X fills the first row; O the second; nobody.
const X_WINS = '03142';
const O_WINS = '031485';
const TIE = '402635178';

test('a finished round counts once for any winner, and stays for the next rounds', () => {
  const { play, playAgain, score } = friends();
  play(X_WINS);
  expect(score()).toEqual({ ...noScore(2), wins: [1, 0] });
  playAgain();
  play(O_WINS);
  expect(score()).toEqual({ ...noScore(2), wins: [1, 1] });
  playAgain();
  play(TIE);
  expect(score()).toEqual({ ...noScore(2), wins: [1, 1], ties: 1 });
});

test('a finished match from a link counts as the first round', () => {
  const setup = {
    game: 'classic',
    seats: 2,
    options: { teams: false },
    controllers: PERSONS,
  } as const;
  const resume = {
    game: 'classic',
    version: 1,
    seats: 2,
    options: { teams: false },
    moves: [...X_WINS],
  };
  const session = createSession(setup, { bots: localBots(), resume });
  if (!session.ok) throw new Error(session.error);
  const { store, undo } = session.value;
  expect(store.getState().score.wins).toEqual([1, 0]);
  undo();
  expect(store.getState().score).toEqual(noScore(2));
});

test('taking back the last move of a round takes back its result', () => {
  const { play, undo, score } = friends();
  play(X_WINS);
  undo();
  expect(score()).toEqual(noScore(2));
  play('2');
  expect(score().wins).toEqual([1, 0]);
});

test('a score restarted in a finished round isn’t negative after undo', () => {
  const { play, undo, setScore, score } = friends();
  play(X_WINS);
  setScore(noScore(2));
  undo();
  expect(score()).toEqual(noScore(2));
});
