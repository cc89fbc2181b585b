/** Seeded pseudorandom numbers. */

/** The next number in [0, 1). */
export type Random = () => number;

/** Mulberry32 (T. Ettinger, public domain), seeded by a number and a text hashed with FNV-1a. */
export function seedRandom(seed: number, text: string): Random {
  let state = seed >>> 0;
  for (const char of text) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) + 0x811c9dc5;
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses one item uniformly; throws on an empty list (a bug). */
export function chooseOne<T>(random: Random, list: readonly T[]): T {
  const index = Math.floor(random() * list.length);
  if (index >= list.length) throw new RangeError('nothing to choose from');
  return list[index] as T;
}
