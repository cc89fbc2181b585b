/** The words of every game's pages. English until the visitor's language has come. */
import type { PageWords } from '../text/word-types.ts';

type PageWordsFile = { readonly pages: PageWords };

const files = import.meta.glob<PageWordsFile>('./*/words/en-pages.ts', { eager: true });

/** What pages say of a game. Throws for a game without such words (`npm run check` names it before). */
export function pageWordsOf(id: string): PageWords {
  const file = files[`./${id}/words/en-pages.ts`];
  if (!file) throw new RangeError(`${id} has no page words`);
  return file.pages;
}
