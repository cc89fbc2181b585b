/**
 * What search engines and link previews are told of each page (specification, section 3). Loaded when
 * the visitor first goes to another page: the page that was opened carries its own in its HTML.
 */

import { type Said, said } from './metadata-words.ts';

/** What all entries say alike, in every language. */
export const COMMON = {
  site: 'Tic Tac Toe',
  version: '2.1',
  author: 'Tic Tac Toe',
  published: '2024',
  modified: '2026-11-21',
  revisit: '7 days',
  rights: 'Copyright 2024 Tic Tac Toe',
  /** A site without a place of its own is for the whole world: its region by UN M49. */
  region: '001',
  colours: { light: '#d6e6dc', dark: '#1f1917' },
} as const;

export type Entry = Said & {
  readonly keywords: readonly string[];
  readonly type: 'website' | 'article';
  readonly section: string;
  /** A picture of public/share, without `.jpg`. */
  readonly picture: string;
  readonly pictureText: string;
  /** How many can play, of a game. */
  readonly players?: readonly [number, number];
};

type GameId = keyof typeof said.games;
type ArticleId = keyof typeof said.articles;

const PLAYERS: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  multiplayer: [3, 6],
  online: [2, 6],
};

/** The games and the online rooms, by their route. */
export const gameIds = Object.keys(said.games) as readonly GameId[];

const isGame = (id: string): id is GameId => Object.hasOwn(said.games, id);
const isArticle = (id: string): id is ArticleId => Object.hasOwn(said.articles, id);

/** What a game is called in full. */
export const fullName = ({ title }: Said): string => title.split(':')[0] ?? title;

/** The menu, and every address that has no entry of its own. */
export const collection = (): Entry => ({
  ...said.collection,
  keywords: [...said.collectionKeywords, ...said.keywords],
  type: 'website',
  section: said.sections.games,
  picture: 'collection',
  pictureText: said.picture,
});

/** The entry of a game. */
export function gameEntry(id: string): Entry | null {
  if (!isGame(id)) return null;
  const words = said.games[id];
  return {
    ...words,
    keywords: [...words.tags, ...said.keywords],
    type: 'website',
    section: said.sections.games,
    picture: id,
    pictureText: said.pictureOf(fullName(words)),
    players: PLAYERS[id] ?? [1, 2],
  };
}

const article = (words: Said, section: string): Entry => ({
  ...collection(),
  ...words,
  section,
  type: 'article',
  keywords: [...words.tags, ...said.keywords],
});

/** The entry of a page of text, by its route. */
export const articleEntry = (id: string): Entry | null =>
  isArticle(id) ? article(said.articles[id], said.sections[id]) : null;

/** The entry of a guide, made from the words of its game. */
export function guideEntry(id: string, name: string): Entry | null {
  const about = gameEntry(id);
  if (!about) return null;
  const { title, description, tag } = said.guide;
  const game = fullName(about);
  const words = {
    title: title(name, game),
    description: description(name, game),
    tags: [tag(name, game), ...about.tags],
  };
  const { picture, pictureText } = about;
  return { ...article(words, said.sections.guides), picture, pictureText };
}
