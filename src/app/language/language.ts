/** Puts the words of a language into the catalogue. */
import type { Language } from '../../look/addresses.ts';
import { translateGames } from '../../variants/screens.ts';

const translations = {
  de: () => import('./words-de.ts'),
  es: () => import('./words-es.ts'),
};

/** Call it before the first render. Rejects if the words can't be fetched. */
export async function translateInto(language: Language): Promise<void> {
  if (language === 'en') return;
  const words = await translations[language]();
  words.translateSite();
  translateGames(words.translatedGame);
}

/** Switches the page to a language. Resolves to false if its words can't be fetched: the page is English then. */
export async function applyLanguage(language: Language): Promise<boolean> {
  try {
    await translateInto(language);
    document.documentElement.lang = language;
    return true;
  } catch (error) {
    if (import.meta.env.DEV) console.warn(error);
    document.documentElement.lang = 'en';
    return false;
  }
}
