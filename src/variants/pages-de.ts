/** What pages say of every game besides its board, in German. */
import type { SpokenPages } from '../text/words.ts';

const files = import.meta.glob<{ readonly pages: SpokenPages }>('./*/words/de-pages.ts', {
  eager: true,
});

export const spokenPages = (id: string): SpokenPages | undefined =>
  files[`./${id}/words/de-pages.ts`]?.pages;
