import { expect, test, vi } from 'vitest';
import { games } from '../../variants/rules.ts';
import { type Controller, setupOf } from '../../play/match-state.ts';
import { openMatch } from '../../play/transitions.ts';
import { newRecord } from '../../rules/match.ts';
import { positionMessage, resultMessage, solvedMessage, tellParent } from './messages.ts';

const person: Controller = { kind: 'person' };
const bot: Controller = { kind: 'bot', level: 'easy' };

function matchAfter(moves: string, controllers: readonly Controller[] = [person, bot]) {
  const fresh = newRecord(games.classic, 2, {});
  if (!fresh.ok) throw new Error(fresh.error);
  const record = { ...fresh.value, moves: moves.split('').filter(Boolean) };
  const made = openMatch(games.classic, setupOf(record, controllers), { resume: record });
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

test('EMB-08: a position says whose turn it is, and how to open it', () => {
  const message = positionMessage(matchAfter('04'));
  expect(message).toEqual({
    source: 'tic-tac-toe',
    version: 1,
    type: 'position',
    game: 'classic',
    position: 'moves=0_4&v=1&options=%7B%22teams%22%3Afalse%7D',
    turn: 'X',
  });
  expect(positionMessage(matchAfter('041'))).toMatchObject({ turn: 'O' });
  expect(positionMessage(matchAfter('03142'))).toMatchObject({ turn: null });
});

test.each([
  ['', [person, bot], null],
  ['0314', [person, bot], null],
  ['03142', [person, bot], { winners: ['X'], reader: 'won' }],
  ['03142', [bot, person], { winners: ['X'], reader: 'lost' }],
  ['03142', [person, person], { winners: ['X'], reader: null }],
  ['012435768', [person, bot], { winners: [], reader: 'tied' }],
  ['012435768', [person, person], { winners: [], reader: null }],
] as const)('EMB-08: the result after %j', (moves, controllers, said) => {
  const message = resultMessage(matchAfter(moves, controllers));
  if (said === null) expect(message).toBeNull();
  else expect(message).toMatchObject({ type: 'result', game: 'classic', ...said });
});

test('EMB-08: a solved puzzle has its day', () => {
  expect(solvedMessage(matchAfter('03142'), '2026-11-28')).toMatchObject({
    type: 'solved',
    day: '2026-11-28',
    game: 'classic',
  });
});

test('EMB-08: only a page around it is told', () => {
  const message = positionMessage(matchAfter(''));
  const postMessage = vi.fn();
  const alone = { postMessage } as unknown as Window;
  Object.assign(alone, { parent: alone });
  tellParent(message, alone);
  expect(postMessage).not.toHaveBeenCalled();
  tellParent(message, { parent: alone } as Window);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(message, '*');
});
