/** The types of a game's words, which are in its folder. */
import type { Card } from '../rules/about.ts';
import type { Json } from '../rules/game.ts';
import type { Translation } from './translation.ts';

/**
 * How a match ended. Against bots a person or a bot wins; between friends a seat. There can be several
 * winners.
 */
export type ResultKind = 'person-wins' | 'bot-wins' | 'seat-wins' | 'several' | 'tie';

/** The words of a variant's banner; each variant may override some of them. */
export type VariantWords = {
  readonly yourTurn: string;
  /** Between friends, with a player's name and a seat (from 0). */
  readonly turn: (name: string, seat: number) => string;
  /** The line under the banner between friends. */
  readonly friends: string;
  readonly youWin: string;
  readonly tieWithBot: string;
  readonly tieBetweenFriends: string;
  /** The smaller titles above a win and a tie; empty for none. */
  readonly victory: string;
  readonly stalemate: string;
  /** The line under a result; missing ones use the default. */
  readonly details: Partial<Record<ResultKind, string>>;
};

/** A notice's words. */
export type NoticeWords = { readonly title: string; readonly detail?: string };

/** A game's words beside its board. */
export type GameWords = {
  /** The heading of its page. */
  readonly title: string;
  /** Labels by option, and by "option value". */
  readonly options: Readonly<Record<string, string>>;
  /** The rules card's title, if not the default. */
  readonly rulesTitle?: string;
  /** The rules card for the options in force; a method, so that each game may give its options a type. */
  rules(options: Json): readonly string[];
  readonly banner?: Partial<VariantWords>;
  /** The game's own words, for its panel, form or notices. */
  readonly own?: object;
};

/** A card's words in another language. */
export type TranslatedCard = Omit<Card, 'stats' | 'lesson'>;

/** A game in another language. */
export type TranslatedGame = {
  readonly card: TranslatedCard;
  readonly words: Translation<GameWords>;
};

/** A page's title and description for search engines, link previews and browser tabs. */
export type HeadWords = {
  readonly title: string;
  readonly description: string;
  /** Languages may have different numbers of tags. */
  readonly tags: readonly string[];
};

export type Question = { readonly question: string; readonly answer: string };

export type Tip = {
  readonly title: string;
  readonly description: string;
  readonly difficulty: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert';
  readonly effectiveness: 'High' | 'Very High' | 'Essential';
};

export type Strategy = {
  readonly title: string;
  readonly lead: string;
  readonly tips: readonly Tip[];
};

type TranslatedStrategy = Omit<Strategy, 'tips'> & {
  readonly tips: readonly Pick<Tip, 'title' | 'description'>[];
};

type ThreeOrMore<T> = readonly [T, T, T, ...T[]];

/** A game's words away from its board. */
export type PageWords = {
  /** The part of the title before the colon is the game's full name. */
  readonly head: HeadWords;
  /** The ids of related games, or 'online'. */
  readonly related: ThreeOrMore<string>;
  readonly questions: ThreeOrMore<Question>;
  /** Its section of the strategies page. */
  readonly strategy?: Strategy;
  /** The number of players on one device, if not one or two. */
  readonly players?: readonly [least: number, most: number];
};

/** The same in another language, without the facts: as much as the English has. */
export type TranslatedPageWords<English = PageWords> = {
  readonly [K in keyof English as Exclude<K, 'related' | 'players'>]: K extends 'strategy'
    ? TranslatedStrategy
    : Translation<English[K]>;
};
