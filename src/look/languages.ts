/** The site's languages, and the visitor's. */
import type { Language } from './paths.ts';
import type { LanguageChoice } from './settings.ts';

export const LANGUAGES: readonly Language[] = ['en', 'de', 'es'];

/**
 * The language for a setting and the browser's languages, in order of preference. index.html chooses in the
 * same way.
 */
export function languageFor(choice: LanguageChoice, asked: readonly string[]): Language {
  if (choice !== 'system') return choice;
  for (const tag of asked) {
    const known = LANGUAGES.find((each) => each === tag.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return 'en';
}
