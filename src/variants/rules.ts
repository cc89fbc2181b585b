/** Every game there is, by id: a new variant adds its import and its line. */
import type { Game } from '../rules/game.ts';
import { classic } from './classic/rules.ts';

const list = { classic } satisfies Readonly<Record<string, Game>>;

/** The id of a game: also its address and its name in records. */
export type GameId = keyof typeof list;

/** The rules of every game by id. */
export const games: Readonly<Record<GameId, Game>> = list;

/** True for the id of a game; safe for untrusted data (`__proto__` is none). */
export const isGameId = (raw: unknown): raw is GameId =>
  typeof raw === 'string' && Object.hasOwn(list, raw);
