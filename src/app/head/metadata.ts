/**
 * Each page's metadata for search engines and link previews (META-03 to META-12). Loaded when the visitor
 * first goes to another page, since the first page has its own in its HTML.
 */

import { headWords } from '../../text/head.ts';
import type { HeadWords } from '../../text/word-types.ts';
import { pageWordsOf } from '../../variants/page-words.ts';
import { cardOf, isMenuGame, gameIds } from '../../variants/menu.ts';

export type HeadEntry = HeadWords & {
  readonly keywords: readonly string[];
  readonly type: 'website' | 'article';
  readonly section: string;
  /** A picture of public/share, without `.jpg`. */
  readonly picture: string;
  readonly pictureText: string;
  /** A game's number of players. */
  readonly players?: readonly [number, number];
};

type ArticleId = keyof typeof headWords.articles;

/** The games and the online rooms, by their route. */
export const playIds: readonly string[] = [...gameIds, 'online'];

const isArticle = (id: string): id is ArticleId => Object.hasOwn(headWords.articles, id);

/** A game's full name. */
export const fullName = ({ title }: HeadWords): string => title.split(':')[0] ?? title;

/** The menu, and every address without an entry of its own. */
export const collection = (): HeadEntry => ({
  ...headWords.collection,
  keywords: [...headWords.collectionKeywords, ...headWords.keywords],
  type: 'website',
  section: headWords.sections.games,
  picture: 'collection',
  pictureText: headWords.picture,
});

/** The entry of a game. */
export function gameEntry(id: string): HeadEntry | null {
  const pages = isMenuGame(id) ? pageWordsOf(id) : null;
  const words = pages?.head ?? (id === 'online' ? headWords.online : null);
  if (!words) return null;
  return {
    ...words,
    keywords: [...words.tags, ...headWords.keywords],
    type: 'website',
    section: headWords.sections.games,
    picture: id,
    pictureText: headWords.pictureOf(fullName(words)),
    players: pages ? (pages.players ?? [1, 2]) : [2, 6],
  };
}

const article = (words: HeadWords, section: string): HeadEntry => ({
  ...collection(),
  ...words,
  section,
  type: 'article',
  keywords: [...words.tags, ...headWords.keywords],
});

/** The entry of a page of text, by its route. */
export const articleEntry = (id: string): HeadEntry | null =>
  isArticle(id) ? article(headWords.articles[id], headWords.sections[id]) : null;

/** The entry of a game's guide, analysis board or lesson, built from the game's words. */
export function aboutEntry(
  kind: 'guide' | 'analysis' | 'lesson',
  id: string,
  name: string,
): HeadEntry | null {
  if (id === 'cube' && kind !== 'analysis') return proofEntry(kind);
  const about = gameEntry(id);
  if (!about || (kind === 'analysis' && !isMenuGame(id))) return null;
  if (kind === 'lesson' && !(isMenuGame(id) && cardOf(id).lesson)) return null;
  const { title, description, tag } = headWords[kind];
  const game = fullName(about);
  const words = {
    title: title(name, game),
    description: description(name, game),
    tags: [tag(name, game), ...about.tags],
  };
  const { picture, pictureText } = about;
  const section = headWords.sections[kind === 'analysis' ? 'games' : 'how-to-play'];
  return { ...article(words, section), picture, pictureText };
}

/** The entry of the page of 3D's proof, or of the argument with it. */
const proofEntry = (kind: 'guide' | 'lesson'): HeadEntry => ({
  ...article(headWords.cube[kind], headWords.sections['how-to-play']),
  picture: '3d',
  pictureText: gameEntry('3d')?.pictureText ?? headWords.picture,
});
