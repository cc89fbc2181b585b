/** Every game's page copy, in German. */
import type { TranslatedPageWords } from '../text/word-types.ts';

const files = import.meta.glob<{ readonly pages: TranslatedPageWords }>('./*/words/de-pages.ts', {
  eager: true,
});

export const translatedPageWords = (id: string): TranslatedPageWords | undefined =>
  files[`./${id}/words/de-pages.ts`]?.pages;
