/** Room codes: 6 of 32 symbols that are hard to confuse when read aloud (DB-12); and invitations, which nobody types. */
import { LIMITS } from '../protocol/limits.ts';

/** Without I, O, 0 and 1. */
const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const CODE = new RegExp(`^[${CODE_CHARACTERS}]{${LIMITS.code}}$`);

/** A new code; `random` returns unpredictable numbers from 0 to below 1. */
export const makeCode = (random: () => number): string =>
  Array.from(
    { length: LIMITS.code },
    () => CODE_CHARACTERS[Math.floor(random() * CODE_CHARACTERS.length)],
  ).join('');

/** 128 unpredictable bits, in hexadecimal. */
const makeHex = (random: () => number): string =>
  Array.from({ length: 4 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

/** A new room's invitation. */
export const makeInvitation = makeHex;

/** A new room's id, a uuid. */
export function makeId(random: () => number): string {
  const hex = makeHex(random);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20)].join('-');
}

/** Parses a typed code into upper case; null when it can't be one. */
export function readCode(raw: string): string | null {
  const code = raw.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
