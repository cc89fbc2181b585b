/** The language of this visit: the chosen one, else the browser's if supported, else English. */
import { device, type LanguageChoice } from '../../look/device.ts';
import { translateGames } from '../../variants/screens.ts';

export type Language = Exclude<LanguageChoice, 'system'>;

const LANGUAGES: readonly Language[] = ['en', 'de', 'es'];

/** The language for a setting and the browser's languages, in order of preference. */
export function languageFor(choice: LanguageChoice, asked: readonly string[]): Language {
  if (choice !== 'system') return choice;
  for (const tag of asked) {
    const known = LANGUAGES.find((each) => each === tag.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return 'en';
}

const translations = {
  de: () => import('./words-de.ts'),
  es: () => import('./words-es.ts'),
};

/**
 * Switches the page to the visitor's language. Resolves to the language in use: English if the words can't
 * be fetched.
 */
export async function applyLanguage(): Promise<Language> {
  const language = languageFor(device.getState().language, navigator.languages);
  if (language !== 'en') {
    try {
      const words = await translations[language]();
      words.translateSite();
      translateGames(words.translatedGame);
    } catch (error) {
      if (import.meta.env.DEV) console.warn(error);
      return 'en';
    }
  }
  document.documentElement.lang = language;
  return language;
}
