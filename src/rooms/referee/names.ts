/** Cleans names and chat messages: nothing invisible, nothing that reverses text or reaches into other lines. */

import { LONGEST_NAME } from '../../rules/game.ts';
import { LIMITS } from '../protocol/limits.ts';

/** England's, Scotland's and Wales's, in invisible letters behind a black flag. */
const FLAG =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/u;
/** On an emoji or in a keycap. */
const SELECTOR = /[\uFE0E\uFE0F](?<=\p{Extended_Pictographic}.|[\d#*].(?=\u20E3))/u;
/** Between two parts of an emoji. */
const JOINER =
  /\u200D(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?.)(?=\p{Extended_Pictographic})/u;
/**
 * Joiners and non-joiners that spelling needs (RFC 5892, appendix A): after the sign that leaves out a vowel
 * in the scripts of India and Sri Lanka, and a non-joiner between Arabic letters.
 */
const SPELLING =
  /[\u200C\u200D](?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA].)(?=\p{L})|\u200C(?<=\p{Script=Arabic}.)(?=\p{Script=Arabic})/u;
/**
 * Characters without width or meaning: controls, formats, characters that browsers may ignore (some not
 * assigned yet), blank letters.
 */
const BLANK =
  /[\u{16FE4}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/u;
/** Removes invisible characters, except those in group 1, which emoji and spelling need. */
const INVISIBLE = new RegExp(
  `(${FLAG.source}|${SELECTOR.source}|${JOINER.source}|${SPELLING.source})|${BLANK.source}`,
  'gu',
);
/**
 * Marks beyond two on a letter whose usual accents NFC composes with it, and beyond four where vowels, tones and
 * points are marks, as in Hebrew and Thai. Spacing marks (Mc) stand beside their letter and begin a new count, but go
 * with the marks before them: a gap would change the order of the rest.
 */
const STACKED =
  /(?:(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}][\p{Mn}\p{Me}]{2})|(?<=[\p{Mn}\p{Me}]{4}))[\p{Mn}\p{Me}]\p{M}*/gu;

/**
 * How many code points are read for each character allowed: no letter that NFC composes has more. The rest is dropped
 * first, because sorting a pile of combining marks takes time that grows with the square of their number.
 */
const PARTS = 4;

/** One line without invisible characters and double spaces, at most `most` characters long; null when nothing is left. */
function clean(text: string, most: number): string | null {
  const plain = shorten(text, PARTS * most)
    .toWellFormed()
    .replaceAll(/[^\S\uFEFF]/gu, ' ')
    .replaceAll(INVISIBLE, '$1')
    // Not earlier, because removing invisible characters brings a letter and its accent together.
    .normalize('NFC')
    .replaceAll(STACKED, '')
    // A joiner may no longer follow its sign, because NFC moved the sign, or because it was one mark too
    // many.
    .replaceAll(INVISIBLE, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
  const kept = cut(plain, most);
  // A name of combining marks alone counts as empty.
  return /[^\p{M} ]/u.test(kept) ? kept : null;
}

const LETTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** At most this many code points from the start; each has two units at most. */
const shorten = (text: string, most: number): string =>
  Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');

/**
 * The same, but a letter or emoji is not cut in two unless it is longer, and joiners left at the cut are
 * removed.
 */
function cut(text: string, most: number): string {
  const kept = shorten(text, most);
  if (kept.length === text.length) return text;
  const begun = LETTERS.segment(text).containing(kept.length)?.index ?? 0;
  return (begun > 0 ? kept.slice(0, begun) : kept).replaceAll(INVISIBLE, '$1').trimEnd();
}

/** A player's name, 1 to 24 characters; null when nothing visible is left (ONL-06). */
export const cleanName = (raw: string): string | null => clean(raw, LONGEST_NAME);

/** A chat message; null when nothing visible is left. */
export const cleanMessage = (raw: string): string | null => clean(raw, LIMITS.chat);

/** The name with a number behind it, within the most that a name may have. */
export function addNumber(name: string, count: number): string {
  const suffix = ` ${count}`;
  return cut(name, LONGEST_NAME - suffix.length) + suffix;
}
