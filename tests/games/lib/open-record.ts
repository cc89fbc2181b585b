import { createSession } from '../../../src/play/session.ts';
import { viewOf } from '../../../src/play/view.ts';
import { loadVariant } from '../../../src/variants/menu.ts';
import type { GameId } from '../../../src/variants/rules.ts';

const person = { kind: 'person' } as const;
const bot = { kind: 'bot', level: 'hard' } as const;
const bots = { choose: () => new Promise<string>(() => {}) };

type Rest = {
  /** Against the AI. Otherwise two people share the device. */
  readonly isAlone?: boolean;
  /** Two unless there are more. */
  readonly seats?: number;
  /** The seat that moves first, if it isn't 0. */
  readonly first?: number;
  /** The picks of an incomplete move. */
  readonly picks?: readonly string[];
};

/** A game after these moves, with its default options and its page's words. */
export async function openRecord(
  id: GameId,
  moves: readonly string[],
  { isAlone = false, seats = 2, first, picks = [] }: Rest = {},
) {
  const variant = await loadVariant(id);
  const { game, layoutOf, extras } = variant;
  const options = game.options({}, seats);
  if (options === undefined) throw new Error('no options');
  const others = Array.from({ length: seats - 1 }, () => (isAlone ? bot : person));
  const starts = first === undefined ? {} : { first };
  const setup = { game: id, seats, options, controllers: [person, ...others], ...starts };
  const record = { game: id, version: game.version, seats, options, moves, ...starts };
  const made = createSession(setup, { bots, resume: record });
  if (!made.ok) throw new Error(made.error);
  for (const pick of picks) made.value.pick(pick);
  const match = made.value.store.getState();
  return { variant, match, view: viewOf(match, extras), layout: layoutOf(options) };
}
