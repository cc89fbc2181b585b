import { expect, test } from 'vitest';
import type { GameId } from '../variants/rules.ts';
import { rulesOf } from './loaded-games.ts';
import { createSession } from './session.ts';
import { viewOf } from './view.ts';

const bots = { choose: () => new Promise<string>(() => {}) };

function matchOf(game: GameId, second: 'person' | 'bot' = 'person') {
  const [seats] = rulesOf(game).seats;
  const options = rulesOf(game).options({}, seats);
  if (options === undefined) throw new Error('no options');
  const seat = second === 'bot' ? { kind: second, level: 'easy' as const } : { kind: second };
  const others = Array.from({ length: seats - 1 }, () => seat);
  const controllers = [{ kind: 'person' } as const, ...others];
  const made = createSession({ game, seats, options, controllers }, { bots });
  if (!made.ok) throw new Error(made.error);
  return { ...made.value, mover: () => viewOf(made.value.store.getState()).mover };
}

test('the mover’s symbol is shown until the end, a bot’s as well, and not while looking back', () => {
  const { pick, browse, mover } = matchOf('classic');
  expect(mover()).toBe('X');
  pick('0');
  expect(mover()).toBe('O');
  browse(0);
  expect(mover()).toBeNull();
  browse(null);
  for (const cell of ['3', '1', '4', '2']) pick(cell);
  expect(mover()).toBeNull();
  const against = matchOf('classic', 'bot');
  against.pick('0');
  expect(against.mover()).toBe('O');
});

test('the side to move has no symbol where players choose symbols', () => {
  expect(matchOf('wild').mover()).toBeNull();
  expect(matchOf('multiplayer').mover()).toBe('X');
});
