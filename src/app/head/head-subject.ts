/** Finds which page an address shows, for its head. */
import { pathIn, type Language } from '../../look/paths.ts';
import { articleEntry, collection, type HeadEntry, gameEntry, aboutEntry } from './metadata.ts';
import { headWords } from '../../text/head.ts';
import { onlineCard } from '../../text/online-card.ts';
import { cardOf, isMenuGame } from '../../variants/menu.ts';

/** One element of the head. */
export type Tag = {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
};

/** An address with its metadata. */
export type Subject = {
  readonly entry: HeadEntry;
  /** The canonical path without a language; null for pages without one, which aren't indexed. */
  readonly canonical: string | null;
  /** A board for other sites' pages: not indexed, as it is a part of another page. */
  readonly isEmbed?: boolean;
  /** The game played there, if any. */
  readonly game: string | null;
  /** The site's own address without a trailing slash; empty for relative links. */
  readonly site: string;
};

/** The language of the words, and so of the page's address. */
export const pageLanguage = (): Language => headWords.language;

/** A path's address in a language, by default the page's own. */
export const linkTo = (
  { site }: Pick<Subject, 'site'>,
  path: string,
  language = pageLanguage(),
): string => `${site}${pathIn(language, path)}`;

/** The path without trailing slashes. */
const plainPath = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/**
 * Finds the page of an address. A game in the home page (`/?view=classic`) is the page of that
 * game.
 */
export function subjectOf(path: string, search: string, site: string): Subject {
  const [first = '', second, third] = plainPath(path).slice(1).split('/');
  const known = (entry: HeadEntry, game: string | null = null): Subject => ({
    entry,
    canonical: game ? `/${game}` : plainPath(path),
    game,
    site,
  });
  if (first === '') {
    const view = new URLSearchParams(search).get('view') ?? '';
    const game = gameEntry(view);
    return game ? known(game, view) : known(collection());
  }
  if (first === 'embed' && second !== undefined && third === undefined) {
    const game = gameEntry(second);
    const entry =
      game && isMenuGame(second) ? game : articleEntry(second === 'daily' ? second : '');
    if (entry) return { entry, canonical: `/${second}`, game: null, site, isEmbed: true };
  }
  if (second !== undefined && third === undefined && Object.hasOwn(ABOUT_GAMES, first)) {
    const kind = ABOUT_GAMES[first as keyof typeof ABOUT_GAMES];
    const entry = aboutEntry(kind, second, nameOf(second));
    if (entry) return known(entry);
  }
  if (second === undefined) {
    const game = gameEntry(first);
    if (game) return known(game, first);
    const article = articleEntry(first);
    if (article) return known(article);
  }
  return { entry: collection(), canonical: null, game: null, site };
}

/** Addresses with a page for each game. */
const ABOUT_GAMES = { 'how-to-play': 'guide', analysis: 'analysis', lesson: 'lesson' } as const;

const nameOf = (id: string): string => (isMenuGame(id) ? cardOf(id).name : onlineCard.name);
