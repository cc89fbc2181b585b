/** Cleans names and lines of chat: nothing invisible, nothing that reverses text or reaches into other lines. */

import { LIMITS } from '../protocol/contract.ts';

/**
 * What has no width or no meaning: controls, formats, what browsers may ignore (some of it not assigned yet), blank
 * letters. Joiners and the selectors of emoji have rules of their own. England's flag and the like end in such letters:
 * a group keeps them.
 */
const INVISIBLE =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{4,6}\u{E007F})|(?!\u200D|\uFE0E|\uFE0F)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800\uFFFC]/gu;
/** A joiner is allowed only between parts of one emoji. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?=[\u200D\p{Mn}\p{Me}]|$)/gu;
/**
 * Marks beyond two on a letter whose usual accents NFC composes with it, and beyond four where vowels, tones and
 * points are marks, as in Hebrew and Thai. Spacing marks (Mc) stand beside their letter and begin a new count.
 */
const STACKED =
  /(?:(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}][\p{Mn}\p{Me}]{2})|(?<=[\p{Mn}\p{Me}]{4}))[\p{Mn}\p{Me}]+\u200D?/gu;

/**
 * So many code points a character are read: no letter that NFC composes has more. The rest is dropped before anything
 * else is done, as putting piled marks in order takes the square of their number.
 */
const PARTS = 4;

/** One line without invisible characters and double spaces, at most `most` characters long; null when nothing is left. */
function cleaned(text: string, most: number): string | null {
  const plain = beginning(text, PARTS * most)
    .toWellFormed()
    .replaceAll(/[^\S\uFEFF]/gu, ' ')
    .replaceAll(INVISIBLE, '$1')
    .replaceAll(STRAY_JOINER, '')
    // Only now are the remaining characters side by side.
    .normalize('NFC')
    .replaceAll(STACKED, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  const line = cut(plain, most).trim().replaceAll(STRAY_JOINER, '');
  // Marks alone have no letter to stand on.
  return /[^\p{M} ]/u.test(line) ? line : null;
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** At most this many code points from the start; each has two units at most. */
const beginning = (text: string, most: number): string =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');

/** The same without cutting a letter or emoji in two unless it is longer. */
function cut(text: string, most: number): string {
  const kept = beginning(text, most);
  if (kept.length === text.length) return text;
  const begun = LETTERS.segment(text).containing(kept.length)?.index ?? 0;
  return begun > 0 ? kept.slice(0, begun) : kept;
}

/** A player's name, 1 to 24 characters; null when nothing visible is left (ONL-06). */
export const cleanName = (raw: string): string | null => cleaned(raw, LIMITS.name);

/** A line of chat; null when nothing visible is left. */
export const cleanLine = (raw: string): string | null => cleaned(raw, LIMITS.chat);

/** The name with a number behind it, within the most that a name may have. */
export function numbered(name: string, count: number): string {
  const suffix = ` ${count}`;
  return cut(name, LIMITS.name - suffix.length).trimEnd() + suffix;
}
