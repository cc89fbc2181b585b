import { expect, test } from 'vitest';
import { createSession } from '../../play/session.ts';
import { loadVariant } from '../../variants/menu.ts';
import { playersOf } from './about-match.ts';

test('IMP-06: players are known by their names, and the computer by its level', async () => {
  await loadVariant('classic');
  const controllers = [
    { kind: 'person', name: 'Ann' },
    { kind: 'person' },
    { kind: 'bot', level: 'adaptive' },
    { kind: 'remote', name: 'Bo' },
  ] as const;
  const bots = { choose: () => new Promise<string>(() => {}) };
  const made = createSession({ game: 'classic', seats: 4, options: {}, controllers }, { bots });
  if (!made.ok) return expect.fail(made.error);
  expect(playersOf(made.value.store.getState())).toEqual([
    { kind: 'person', name: 'Ann' },
    null,
    { kind: 'bot', name: 'adaptive' },
    { kind: 'person', name: 'Bo' },
  ]);
});
