/** Room codes: 6 of 32 symbols that are hard to confuse when read aloud (DB-12). */

/** Without I, O, 0 and 1. */
export const CODE_SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** The length of a code. */
export const CODE_LENGTH = 6;

const CODE = new RegExp(`^[${CODE_SYMBOLS}]{${CODE_LENGTH}}$`);

/** A new code; `random` returns unpredictable numbers from 0 to below 1. */
export const makeCode = (random: () => number): string =>
  Array.from(
    { length: CODE_LENGTH },
    () => CODE_SYMBOLS[Math.floor(random() * CODE_SYMBOLS.length)],
  ).join('');

/** A code as typed, in upper case; null when it can't be one. */
export function readCode(raw: string): string | null {
  const code = raw.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
