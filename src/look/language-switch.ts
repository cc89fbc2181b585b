/** That the settings switched the language, for the page that the reload opens: it opens them again. */
import type { Language } from './paths.ts';
import { KEYS, keepText, readText, removeKept, tabStorage } from './storage.ts';

/** Notes it, before the reload. */
export const keepLanguageSwitch = (language: Language): boolean =>
  keepText(tabStorage(globalThis), KEYS.language, language);

/** Whether the settings switched the language and are to be opened again. */
export const hasLanguageSwitch = (): boolean =>
  readText(tabStorage(globalThis), KEYS.language) !== null;

/** The same, and true only once. */
export const takeLanguageSwitch = (): boolean =>
  hasLanguageSwitch() && removeKept(tabStorage(globalThis), KEYS.language);
