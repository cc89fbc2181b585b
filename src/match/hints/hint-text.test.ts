import { expect, test } from 'vitest';
import type { Worth } from '../../bots/analyse.ts';
import { createSession } from '../../play/session.ts';
import { loadVariant } from '../../variants/menu.ts';
import { hintText } from './hint-text.ts';
import type { GameId } from '../../variants/rules.ts';

type Decided = Extract<Worth, { readonly plies: number }>;

async function hinted(
  game: GameId,
  move: string,
  kind: Decided['kind'],
  plies: number,
  limit: Pick<Decided, 'isLimit'> = {},
) {
  const variant = await loadVariant(game);
  const bots = { choose: () => new Promise<string>(() => {}) };
  const controllers = [{ kind: 'person' }, { kind: 'person' }] as const;
  const made = createSession({ game, seats: 2, options: {}, controllers }, { bots });
  if (!made.ok) throw new Error(made.error);
  const worth = { kind, plies, isHalf: false, ...limit } as const;
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

test.each([
  ['win', 5, 'wins in 3 moves or fewer.'],
  ['loss', 4, '2 more moves or fewer.'],
  ['win', 1, 'wins at once.'],
] as const)(
  'R-BOT-10: a hint says "or fewer" where the distance is a bound: %s %i',
  async (kind, plies, said) => {
    expect(await hinted('3d', '1.4', kind, plies, { isLimit: true })).toContain(said);
  },
);
