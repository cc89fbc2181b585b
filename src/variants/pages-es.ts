/** What pages say of every game besides its board, in Spanish. */
import type { SpokenPages } from '../text/words.ts';

const files = import.meta.glob<{ readonly pages: SpokenPages }>('./*/words/es-pages.ts', {
  eager: true,
});

export const spokenPages = (id: string): SpokenPages | undefined =>
  files[`./${id}/words/es-pages.ts`]?.pages;
