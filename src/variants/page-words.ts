/** The page words of every game. English until the visitor's language has loaded. */
import type { PageWords } from '../text/word-types.ts';

type PageWordsFile = { readonly pages: PageWords };

const files = import.meta.glob<PageWordsFile>('./*/words/en-pages.ts', { eager: true });

/** A game's page copy. Throws for a game without it (`npm run check` names such a game). */
export function pageWordsOf(id: string): PageWords {
  const file = files[`./${id}/words/en-pages.ts`];
  if (!file) throw new RangeError(`${id} has no page words`);
  return file.pages;
}
