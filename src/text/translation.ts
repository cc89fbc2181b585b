/** What a translation of a part of the catalogue has to say: the same words, all of them. */

type Words = { readonly [key: string]: unknown };

/** The shape of a catalogue without its English: strings stay strings, functions take the same. */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer A) => string
    ? (...values: A) => string
    : T extends (...values: infer A) => readonly string[]
      ? (...values: A) => readonly string[]
      : // Lists keep their length.
        { readonly [K in keyof T]: Translation<T[K]> };

/**
 * Puts a translation in place of a catalogue's words. The objects stay the same ones, so that whoever
 * holds a part of the catalogue speaks the new language; call it before anything is drawn.
 */
export function translate<T extends object>(catalogue: T, words: Translation<T>): void {
  for (const [key, value] of Object.entries(words as Words)) {
    const known = (catalogue as Words)[key];
    if (isBranch(known) && isBranch(value)) translate(known, value as never);
    else (catalogue as Record<string, unknown>)[key] = value;
  }
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A language's words for `later`. Where they can't be fetched, their part of the page stays English. */
export const fetched =
  <T extends object>(load: () => Promise<{ readonly words: Translation<T> }>) =>
  async (part: T): Promise<void> => {
    try {
      translate(part, (await load()).words);
    } catch (error) {
      if (import.meta.env.DEV) console.warn(error);
    }
  };
