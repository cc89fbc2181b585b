import { LIMITS } from '../../../rooms/protocol/limits.ts';

/** Finds the code in typed or pasted text: a code with spaces or dashes, or a whole invitation link. */
export function roomCodeIn(text: string): string {
  const code = /[?&]room=([^&#]*)/i.exec(text)?.[1] ?? wordIn(text) ?? text;
  return code
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LIMITS.code);
}

/** A class's code in typed or pasted text, and the code for another device if that follows it. */
export function classCodeIn(text: string): string {
  const code = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return code.length <= 2 * LIMITS.code ? code : roomCodeIn(text);
}

/** Its two parts; '' without the second. */
export const readClassCode = (
  code: string,
): { readonly code: string; readonly deviceCode: string } => ({
  code: code.slice(0, LIMITS.code),
  deviceCode: code.slice(LIMITS.code),
});

/** A code letter by letter, for screen readers: "A B C 2 3 4". */
export const spellCode = (code: string): string => code.split('').join(' ');

/** The invitation in a link that somebody opened or pasted. In older ones it is in the query. */
export const invitationIn = (text: string): string | undefined =>
  /[?&#]key=([0-9a-f]{32})(?![0-9a-f])/i.exec(text)?.[1]?.toLowerCase();

/** The word of a sentence that is as long as a code; words with digits come first. */
function wordIn(text: string): string | undefined {
  const words = text.match(/[a-z0-9]+/gi) ?? [];
  if (words.join('').length <= LIMITS.code) return undefined;
  const codes = words.filter(({ length }) => length === LIMITS.code);
  return codes.find((word) => /\d/.test(word)) ?? codes.at(-1);
}
