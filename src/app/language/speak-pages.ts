import { translate } from '../../text/translation.ts';
import type { SpokenPages } from '../../text/words.ts';
import { variantIds } from '../../variants/screens.ts';

type Load = () => Promise<{ readonly spokenPages: (id: string) => SpokenPages | undefined }>;

/** Translates every game's page words. Words that can't be fetched stay English. */
export const speakPages = (load: Load) => async (): Promise<void> => {
  try {
    const [{ spokenPages }, { pagesOf }] = await Promise.all([
      load(),
      import('../../variants/pages.ts'),
    ]);
    // Translations omit what is the same in all languages.
    for (const id of variantIds) translate<object>(pagesOf(id), spokenPages(id) ?? {});
  } catch (error) {
    if (import.meta.env.DEV) console.warn(error);
  }
};
