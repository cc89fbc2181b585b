import { translate } from '../../text/translation.ts';
import type { TranslatedPageWords } from '../../text/word-types.ts';
import { gameIds } from '../../variants/menu.ts';

type LoadPages = () => Promise<{
  readonly translatedPageWords: (id: string) => TranslatedPageWords | undefined;
}>;

/** Translates every game's page words. Words that can't be fetched stay English. */
export const translatePages = (load: LoadPages) => async (): Promise<void> => {
  try {
    const [{ translatedPageWords }, { pageWordsOf }] = await Promise.all([
      load(),
      import('../../variants/page-words.ts'),
    ]);
    // Translations omit the facts that are the same in all languages.
    for (const id of gameIds) translate<object>(pageWordsOf(id), translatedPageWords(id) ?? {});
  } catch (error) {
    if (import.meta.env.DEV) console.warn(error);
  }
};
