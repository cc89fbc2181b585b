/**
 * Remembers across a reload that the language was changed in Settings, so that the new page reopens Settings.
 */
import type { Language } from './paths.ts';
import { KEYS, keepText, readText, removeKept, tabStorage } from './storage.ts';

/** Stores the note before the reload. */
export const keepLanguageSwitch = (language: Language): boolean =>
  keepText(tabStorage(globalThis), KEYS.language, language);

/** Whether the language was just changed in Settings, and Settings should reopen. */
export const hasLanguageSwitch = (): boolean =>
  readText(tabStorage(globalThis), KEYS.language) !== null;

/** The same, but clears the note. */
export const takeLanguageSwitch = (): boolean =>
  hasLanguageSwitch() && removeKept(tabStorage(globalThis), KEYS.language);
