/** Puts the words of a language into the catalogue. */
import type { Language } from '../../look/paths.ts';
import { untilLoaded } from '../../look/keep-trying.ts';
import { translateGames } from '../../variants/menu.ts';

const translations = {
  de: () => import('./words-de.ts'),
  es: () => import('./words-es.ts'),
};

/** Call it before the first render. Rejects if the words can't be fetched. */
export async function translateInto(language: Language): Promise<void> {
  if (language === 'en') return;
  const load = translations[language];
  const words = await load().catch(load);
  words.translateSite();
  translateGames(words.translatedGame);
}

/**
 * Switches the page to a language. Resolves to false if its words can't be fetched: the page stays
 * English until they can be, and then reloads.
 */
export async function applyLanguage(language: Language): Promise<boolean> {
  try {
    await translateInto(language);
    document.documentElement.lang = language;
    return true;
  } catch (error) {
    if (import.meta.env.DEV) console.warn(error);
    if (language !== 'en') void reloadOnce(translations[language]);
    document.documentElement.lang = 'en';
    return false;
  }
}

async function reloadOnce(load: () => Promise<unknown>): Promise<void> {
  await untilLoaded(load);
  const { reloadSafely } = await untilLoaded(() => import('../../ui/page/reload.ts'));
  reloadSafely();
}
