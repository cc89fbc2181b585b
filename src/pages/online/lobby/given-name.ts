/** The words of a language that names are made of. */
type NameWords = {
  readonly glazes: readonly string[];
  readonly animals: readonly string[];
  readonly join: (glaze: string, animal: string) => string;
};

const pick = (words: readonly string[], random: () => number): string =>
  words[Math.floor(random() * words.length)] ?? '';

/** A name made of two words, and not the one before. `random` as `Math.random`. */
export function makeGivenName(words: NameWords, before: string, random = Math.random): string {
  const { glazes, animals, join } = words;
  const name = join(pick(glazes, random), pick(animals, random));
  return name === before ? makeGivenName(words, before, random) : name;
}
