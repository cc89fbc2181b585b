/**
 * Every game and its bot's brain, by id, for servers and workers. Checks outside this repository import it by this path
 * (see CONTRIBUTING): don't rename it.
 */
import type { Brain } from '../engine/brain.ts';
import type { Game } from '../rules/game.ts';
import { brain as threeDBrain } from './3d/bot.ts';
import { threeD } from './3d/rules.ts';
import { brain as classicBrain } from './classic/bot.ts';
import { classic } from './classic/rules.ts';
import { brain as extendedBrain } from './extended/bot.ts';
import { extended } from './extended/rules.ts';
import { brain as infiniteBrain } from './infinite/bot.ts';
import { infinite } from './infinite/rules.ts';
import { brain as misereBrain } from './misere/bot.ts';
import { misere } from './misere/rules.ts';
import { brain as multiplayerBrain } from './multiplayer/bot.ts';
import { multiplayer } from './multiplayer/rules.ts';
import { brain as quantumBrain } from './quantum/bot.ts';
import { quantum } from './quantum/rules.ts';
import { brain as ultimateBrain } from './ultimate/bot.ts';
import { ultimate } from './ultimate/rules.ts';
import { brain as wildBrain } from './wild/bot.ts';
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

/** True for the id of a game. Safe for untrusted data such as `__proto__`. */
export const isGameId = (raw: unknown): raw is GameId =>
  typeof raw === 'string' && Object.hasOwn(list, raw);

/** The games' brains. Bots play a game without one through its contract, slowly. */
const brains: Readonly<Partial<Record<GameId, unknown>>> = {
  classic: classicBrain,
  ultimate: ultimateBrain,
  extended: extendedBrain,
  '3d': threeDBrain,
  quantum: quantumBrain,
  misere: misereBrain,
  wild: wildBrain,
  infinite: infiniteBrain,
  multiplayer: multiplayerBrain,
};

/** The brain of a game. */
export const brainOf = (id: GameId): Brain | undefined => brains[id] as Brain | undefined;
