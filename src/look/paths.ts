/** The languages of the site's addresses: `/de/classic` is German, and English has no prefix. */
import type { LanguageChoice } from './settings.ts';

export type Language = Exclude<LanguageChoice, 'system'>;

/** The prefix of a language's addresses. */
export const baseOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The language of an address. index.html has already redirected a visitor with another language. */
export const languageOf = (path: string): Language =>
  (/^\/(de|es)(?=\/|$)/.exec(path)?.[1] ?? 'en') as Language;

/** The address of the same page in a language. The home page's has no slash at its end. */
export function pathIn(language: Language, path: string): string {
  const page = path.slice(baseOf(languageOf(path)).length);
  return `${baseOf(language)}${page}`.replace(/(?<=.)\/$/, '') || '/';
}
