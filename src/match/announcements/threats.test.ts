import { expect, test } from 'vitest';
import { createSession } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import { loadVariant } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import { tellThreats } from './threats.ts';

const person = { kind: 'person' } as const;
const bots = { choose: () => new Promise<string>(() => {}), dispose() {} };

async function heard(id: GameId, moves: readonly string[]): Promise<string> {
  const { game, layoutOf, extras } = await loadVariant(id);
  const options = game.options({}, 2);
  if (options === undefined) throw new Error('no options');
  const setup = { game: id, seats: 2, options, controllers: [person, person] };
  const record = { game: id, version: game.version, seats: 2, options, moves };
  const made = createSession(setup, { bots, resume: record });
  if (!made.ok) throw new Error(made.error);
  const match = made.value.store.getState();
  return tellThreats(match, viewOf(match, extras), layoutOf(options));
}

test('A11-07 what wins at once, and what the other side threatens', async () => {
  expect(await heard('classic', [])).toBe('No move wins at once.');
  expect(await heard('classic', ['0', '4', '1'])).toBe(
    'No move wins at once. X threatens to win with c3.',
  );
  expect(await heard('classic', ['0', '4', '1', '2'])).toContain('O threatens to win with a1.');
  expect(await heard('classic', ['0', '4', '1', '5'])).toBe(
    'You win at once with c3. O threatens to win with a2.',
  );
});

test('A11-07 through the levels of a stack, and on a board that grows', async () => {
  expect(await heard('3d', ['0.4', '0.0', '1.4'])).toContain('X threatens to win with');
  const four = ['0,0', '0,4', '1,0', '1,4', '2,0', '2,4', '3,0'];
  expect(await heard('infinite', four)).toMatch(/^No move wins at once\. X threatens to win with /);
});

test('A11-07 nothing is said where a line loses, or a move sends the other somewhere', async () => {
  expect(await heard('misere', ['0', '4', '1'])).not.toContain('threatens');
  expect(await heard('ultimate', ['4.4', '4.0'])).not.toContain('threatens');
});
