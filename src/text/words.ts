/** The shape of what a game says; the words stand with the game. */
import type { Card } from '../rules/about.ts';
import type { Translation } from './translation.ts';

/** How a match ended, as in the session's result. */
export type ResultKind = 'person-wins' | 'bot-wins' | 'seat-wins' | 'several' | 'tie';

/** What the banner of a variant says; each variant may word some of it in its own way. */
export type VariantWords = {
  readonly yourTurn: string;
  /** Between friends: by the player's name, and the seat from 0. */
  readonly turn: (name: string, seat: number) => string;
  /** The line under the banner between friends. */
  readonly friends: string;
  readonly youWin: string;
  readonly tie: string;
  readonly draw: string;
  /** The smaller titles above a win and a tie; empty for none. */
  readonly victory: string;
  readonly stalemate: string;
  /** The line under a result; what is missing is said as everywhere. */
  readonly details: Partial<Record<ResultKind, string>>;
};

/** Something said in a notice. */
export type Said = { readonly title: string; readonly description?: string };

/** What a game says beside its board. */
export type GameWords = {
  /** The heading of its page. */
  readonly title: string;
  /** Labels by option, and by "option value". */
  readonly options: Readonly<Record<string, string>>;
  /** The title of the rules card, where it has one of its own. */
  readonly rulesTitle?: string;
  /** The rules card, with the options in force. */
  readonly rules: (options: never) => readonly string[];
  readonly banner?: Partial<VariantWords>;
};

/** A card's words in another language; its facts stay. */
export type SpokenCard = Omit<Card, 'stats'>;

/** A game in another language. */
export type Spoken = { readonly card: SpokenCard; readonly words: Translation<GameWords> };

/** What search engines, link previews and the browser's tabs are told of a page. */
export type HeadWords = {
  readonly title: string;
  readonly description: string;
  /** As many as a language has words for it. */
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

type SpokenStrategy = Omit<Strategy, 'tips'> & {
  readonly tips: readonly Pick<Tip, 'title' | 'description'>[];
};

/** What pages say of a game besides its board. */
export type PageWords = {
  /** A game is called what stands before the title's colon. */
  readonly head: HeadWords;
  /** The ids of kindred games, or 'online'. */
  readonly related: readonly string[];
  readonly questions: readonly Question[];
  /** Its part of the page of strategies. */
  readonly strategy?: Strategy;
  /** How many can play on one device, where it is not one or two. */
  readonly players?: readonly [least: number, most: number];
};

/** The same in another language: facts stay. */
export type SpokenPages = Translation<Omit<PageWords, 'related' | 'players' | 'strategy'>> & {
  readonly strategy?: SpokenStrategy;
};
