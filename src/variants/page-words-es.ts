/** Every game's page copy, in Spanish. */
import type { TranslatedPageWords } from '../text/word-types.ts';

const files = import.meta.glob<{ readonly pages: TranslatedPageWords }>('./*/words/es-pages.ts', {
  eager: true,
});

export const translatedPageWords = (id: string): TranslatedPageWords | undefined =>
  files[`./${id}/words/es-pages.ts`]?.pages;
