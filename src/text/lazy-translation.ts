import { translate, type Translation } from './translation.ts';

/**
 * Loads one of a language's lazy translations. If it can't be fetched, its part of the page stays English.
 */
export const lazyTranslation =
  <T extends object>(load: () => Promise<{ readonly words: Translation<T> }>) =>
  async (part: T): Promise<void> => {
    try {
      translate(part, (await load()).words);
    } catch (error) {
      if (import.meta.env.DEV) console.warn(error);
    }
  };
