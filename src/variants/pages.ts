/** What pages say of every game besides its board. English until the visitor's language has come. */
import type { PageWords } from '../text/words.ts';

type File = { readonly pages: PageWords };

const files = import.meta.glob<File>('./*/words/en-pages.ts', { eager: true });

/** What pages say of a game. Throws for a game without such words (`npm run check` names it before). */
export function pagesOf(id: string): PageWords {
  const file = files[`./${id}/words/en-pages.ts`];
  if (!file) throw new RangeError(`no pages speak of ${id}`);
  return file.pages;
}
