import { beforeEach, expect, test, vi } from 'vitest';
import { attend, attention } from '../../play/attention.ts';
import { createSession } from '../../play/session.ts';
import { loadVariant } from '../../variants/menu.ts';
import { handlePick } from './use-pick.ts';
import type { GameId } from '../../variants/rules.ts';

const person = { kind: 'person' } as const;
const bots = { choose: () => new Promise<string>(() => {}) };

async function matchOf(game: GameId) {
  const variant = await loadVariant(game);
  const options = variant.game.options({}, 2);
  if (options === undefined) throw new Error('no options');
  const made = createSession({ game, seats: 2, options, controllers: [person, person] }, { bots });
  if (!made.ok) throw new Error(made.error);
  return { variant, session: made.value, refused: () => attention.getState().refused?.cell };
}

beforeEach(() => attend({ refused: null }));

test('a taken cell and a finished match refuse a tap, and its tile is told', async () => {
  const { variant, session, refused } = await matchOf('classic');
  const heard = vi.fn();
  expect(handlePick(session, variant, '4', heard)).toBe(true);
  expect(refused()).toBeUndefined();
  expect(handlePick(session, variant, '4', heard)).toBe(false);
  expect(refused()).toBe('4');
  expect(heard).toHaveBeenCalledOnce();
  for (const cell of ['0', '1', '2', '7']) session.pick(cell);
  handlePick(session, variant, '8', heard);
  expect(refused()).toBe('8');
});

test('a tap that starts the move over is not refused, one on a taken cell is', async () => {
  const { variant, session, refused } = await matchOf('wild');
  for (const pick of ['0', 'X', '4']) handlePick(session, variant, pick);
  handlePick(session, variant, '5');
  expect(session.store.getState().picks).toEqual(['5']);
  expect(refused()).toBeUndefined();
  handlePick(session, variant, '0');
  expect(refused()).toBe('0');
});

test('a tap while looking back returns to the game and is not refused', async () => {
  const { variant, session, refused } = await matchOf('classic');
  session.pick('4');
  session.browse(0);
  handlePick(session, variant, '4');
  expect(refused()).toBeUndefined();
  expect(session.store.getState()).toMatchObject({ browsedPly: null, record: { moves: ['4'] } });
});
