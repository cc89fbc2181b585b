/**
 * The games, in the order of the menu: each game's card, and its variant, loaded when it is opened.
 */
import type { Card } from '../rules/about.ts';
import { registerGame } from '../play/loaded-games.ts';
import { card as threeD } from './3d/card.ts';
import { card as classic } from './classic/card.ts';
import { card as extended } from './extended/card.ts';
import { card as infinite } from './infinite/card.ts';
import { card as misere } from './misere/card.ts';
import { card as multiplayer } from './multiplayer/card.ts';
import { card as quantum } from './quantum/card.ts';
import { card as ultimate } from './ultimate/card.ts';
import { card as wild } from './wild/card.ts';
import { translate } from '../text/translation.ts';
import type { TranslatedGame } from '../text/word-types.ts';
import type { GameId } from './rules.ts';
import type { Variant } from './variant.ts';

type MenuEntry = readonly [Card, () => Promise<{ readonly variant: Variant }>];

const list = {
  classic: [classic, () => import('./classic/variant.ts')],
  ultimate: [ultimate, () => import('./ultimate/variant.ts')],
  extended: [extended, () => import('./extended/variant.ts')],
  '3d': [threeD, () => import('./3d/variant.ts')],
  quantum: [quantum, () => import('./quantum/variant.ts')],
  misere: [misere, () => import('./misere/variant.ts')],
  wild: [wild, () => import('./wild/variant.ts')],
  infinite: [infinite, () => import('./infinite/variant.ts')],
  multiplayer: [multiplayer, () => import('./multiplayer/variant.ts')],
} satisfies Readonly<Record<GameId, MenuEntry>>;

export const gameIds = Object.keys(list) as GameId[];

/** `isGameId` without the rules of all games, which the menu doesn't load. */
export const isMenuGame = (raw: unknown): raw is GameId => gameIds.some((id) => id === raw);

/** The menu's data about a game. */
export const cardOf = (id: GameId): Card => list[id][0];

let translatedGame = (_id: string): TranslatedGame | undefined => undefined;

/** Translates the cards of all games, and the words of each game when it is opened. */
export function translateGames(translationOf: typeof translatedGame): void {
  translatedGame = translationOf;
  for (const id of gameIds) Object.assign(cardOf(id), translationOf(id)?.card);
}

/** The part of a game for the screen; loaded when its page is requested. */
export async function loadVariant(id: GameId): Promise<Variant> {
  const [, load] = list[id];
  const { variant } = await load();
  const translated = translatedGame(id);
  if (translated) translate(variant.words, translated.words);
  registerGame(variant.game, variant.words);
  return variant;
}
