/** Every game there is, by id: a new variant adds its import and its line. */
import type { Game } from '../rules/game.ts';
import { threeD } from './3d/rules.ts';
import { classic } from './classic/rules.ts';
import { extended } from './extended/rules.ts';
import { infinite } from './infinite/rules.ts';
import { misere } from './misere/rules.ts';
import { multiplayer } from './multiplayer/rules.ts';
import { quantum } from './quantum/rules.ts';
import { ultimate } from './ultimate/rules.ts';
import { wild } from './wild/rules.ts';

const list = {
  classic,
  ultimate,
  extended,
  '3d': threeD,
  quantum,
  misere,
  wild,
  infinite,
  multiplayer,
} satisfies Readonly<Record<string, Game>>;

/** The id of a game: also its address and its name in records. */
export type GameId = keyof typeof list;

/** The rules of every game by id. */
export const games: Readonly<Record<GameId, Game>> = list;

/** True for the id of a game; safe for untrusted data (`__proto__` is none). */
export const isGameId = (raw: unknown): raw is GameId =>
  typeof raw === 'string' && Object.hasOwn(list, raw);
