import { expect, test } from 'vitest';
import { createSession } from '../../play/session.ts';
import { loadVariant } from '../../variants/menu.ts';
import { hintText } from './hint-text.ts';
import type { GameId } from '../../variants/rules.ts';

async function hinted(game: GameId, move: string, kind: 'win' | 'loss', plies: number) {
  const variant = await loadVariant(game);
  const bots = { choose: () => new Promise<string>(() => {}) };
  const controllers = [{ kind: 'person' }, { kind: 'person' }] as const;
  const made = createSession({ game, seats: 2, options: {}, controllers }, { bots });
  if (!made.ok) throw new Error(made.error);
  const worth = { kind, plies, isHalf: false } as const;
  return hintText(made.value.store.getState(), variant, { moves: [], move, worth, why: [] });
}

test.each([
  ['classic', '4', 'win', 5, 'wins in 3 moves'],
  ['classic', '4', 'loss', 4, '2 more moves'],
  ['classic', '4', 'win', 1, 'wins at once'],
  ['quantum', '0-4', 'win', 5, 'wins in 5 steps'],
  ['quantum', '0-4', 'loss', 4, '4 more steps'],
] as const)(
  'AI-31: a hint counts moves, and where measurements come between them, steps: %s %s %s %i',
  async (game, move, kind, plies, said) => {
    expect(await hinted(game, move, kind, plies)).toContain(said);
  },
);
