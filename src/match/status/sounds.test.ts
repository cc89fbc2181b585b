import { expect, test } from 'vitest';
import type { MatchState } from '../../play/match-state.ts';
import { createSession } from '../../play/session.ts';
import { loadVariant } from '../../variants/menu.ts';
import { soundOf } from './sounds.ts';
import type { GameId } from '../../variants/rules.ts';

const bots = { choose: () => new Promise<string>(() => {}) };

/** The sound of the last of these moves. */
async function heard(game: GameId, moves: string, other: 'person' | 'remote' = 'person') {
  const variant = await loadVariant(game);
  const options = variant.game.options({}, 2);
  if (options === undefined) throw new Error('no options');
  const seat = other === 'remote' ? { kind: other, name: 'Ann' } : { kind: other };
  const stateAfter = (count: number): MatchState => {
    const { id, version } = variant.game;
    const record = {
      game: id,
      version,
      seats: 2,
      options,
      moves: moves.split(' ').slice(0, count),
    };
    const setup = { game, seats: 2, options, controllers: [{ kind: 'person' } as const, seat] };
    const made = createSession(setup, { bots, resume: record });
    if (!made.ok) throw new Error(made.error);
    return made.value.store.getState();
  };
  const count = moves.split(' ').length;
  return soundOf(variant, stateAfter(count), stateAfter(count - 1));
}

test.each([
  ['classic', '4', 'place'],
  ['classic', '0 3 1 4 2', 'win'],
  ['classic', '0 1 2 4 3 5 7 6 8', 'tie'],
  ['misere', '0 3 1 4 2', 'crack'],
  ['ultimate', '1.8 8.1 1.5 5.1 1.2', 'great'],
  ['ultimate', '1.8 8.1', 'place'],
  ['quantum', '0-1 1-2 0-2', 'loop'],
  ['quantum', '0-1 0-1 0', 'firing'],
  ['infinite', '0,0', 'growth'],
  ['infinite', '2,2', 'place'],
] as const)('%s after %s sounds like %s', async (game, moves, sound) => {
  expect(await heard(game, moves)).toBe(sound);
});

test('in a room the other player’s move calls', async () => {
  expect(await heard('classic', '4 0', 'remote')).toBe('turn');
});

test('a new round clears the board; an undo is silent', async () => {
  const variant = await loadVariant('classic');
  const setup = {
    game: 'classic',
    seats: 2,
    options: variant.game.options({}, 2) ?? null,
    controllers: [{ kind: 'person' }, { kind: 'person' }],
  } as const;
  const made = createSession(setup, { bots });
  if (!made.ok) throw new Error(made.error);
  const { store, pick, undo, playAgain } = made.value;
  pick('4');
  const played = store.getState();
  undo();
  expect(soundOf(variant, store.getState(), played)).toBeNull();
  playAgain();
  expect(soundOf(variant, store.getState(), played)).toBe('clear');
});
