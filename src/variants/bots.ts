/** What variants bring for their bots, by id. A game that is not here is played by its contract alone. */
import type { Brain } from '../rules/bot.ts';
import { brain as threeD } from './3d/bot.ts';
import { brain as classic } from './classic/bot.ts';
import { brain as extended } from './extended/bot.ts';
import { brain as infinite } from './infinite/bot.ts';
import { brain as misere } from './misere/bot.ts';
import { brain as multiplayer } from './multiplayer/bot.ts';
import { brain as quantum } from './quantum/bot.ts';
import type { GameId } from './rules.ts';
import { brain as ultimate } from './ultimate/bot.ts';
import { brain as wild } from './wild/bot.ts';

const list: Partial<Readonly<Record<GameId, unknown>>> = {
  classic,
  extended,
  '3d': threeD,
  quantum,
  misere,
  infinite,
  wild,
  multiplayer,
  ultimate,
};

/** The brain of a game. */
export const brainOf = (id: GameId): Brain | undefined => list[id] as Brain | undefined;
