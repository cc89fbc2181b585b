/** Translations of parts of the catalogue; the types require every word. */

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
 * Replaces a catalogue's words by a translation. The objects stay the same, so references to a part of the
 * catalogue get the new language too. Call it before the first render.
 */
export function translate<T extends object>(catalogue: T, words: Translation<T>): void {
  replaceWords(catalogue, words);
}

function replaceWords(catalogue: object, words: object): void {
  for (const [key, value] of Object.entries(words)) {
    const known = (catalogue as Words)[key];
    if (isBranch(known) && isBranch(value)) replaceWords(known, value);
    else (catalogue as Record<string, unknown>)[key] = value;
  }
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
