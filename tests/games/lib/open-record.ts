import { createSession } from '../../../src/play/session.ts';
import { viewOf } from '../../../src/play/view.ts';
import { loadVariant } from '../../../src/variants/menu.ts';
import type { GameId } from '../../../src/variants/rules.ts';

const person = { kind: 'person' } as const;
const bots = { choose: () => new Promise<string>(() => {}), dispose() {} };

/** A game of two people on one device after these moves, with its default options and what its page shows. */
export async function openRecord(id: GameId, moves: readonly string[]) {
  const variant = await loadVariant(id);
  const { game, layoutOf, extras } = variant;
  const options = game.options({}, 2);
  if (options === undefined) throw new Error('no options');
  const setup = { game: id, seats: 2, options, controllers: [person, person] };
  const record = { game: id, version: game.version, seats: 2, options, moves };
  const made = createSession(setup, { bots, resume: record });
  if (!made.ok) throw new Error(made.error);
  const match = made.value.store.getState();
  return { variant, match, view: viewOf(match, extras), layout: layoutOf(options) };
}
