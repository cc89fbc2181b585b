/**
 * Readers of unknown data, and functions that build larger readers from smaller ones. None of them throws.
 */
import { readField, isFields, isIntegerIn, listOf } from '../../rules/untrusted.ts';

/** Returns a copy of the readable data, without unknown fields; `undefined` for anything else. */
export type Reader<T> = (raw: unknown) => T | undefined;

type Optional<T> = {
  [K in keyof T]-?: undefined extends T[K] ? K : never;
}[keyof T];
/** A reader for each field: the compiler asks for new ones, and for those that may be absent. */
type FieldReaders<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

/** An object with these fields, and those that may be absent. */
export function shape<T extends object>(fields: FieldReaders<T>): Reader<T>;
export function shape<T extends object>(
  needed: FieldReaders<Omit<T, Optional<T>>>,
  optional: FieldReaders<Pick<T, Optional<T>>>,
): Reader<T>;
export function shape<T extends object>(
  needed: Readonly<Record<string, Reader<unknown>>>,
  optional: Readonly<Record<string, Reader<unknown>>> = {},
): Reader<T> {
  const all = Object.entries({ ...needed, ...optional });
  return (raw) => {
    if (!isFields(raw)) return undefined;
    const read: Record<string, unknown> = {};
    for (const [key, reader] of all) {
      const value = readField(raw, key);
      if (value === undefined && Object.hasOwn(optional, key)) continue;
      read[key] = reader(value);
      if (read[key] === undefined) return undefined;
    }
    return read as T;
  };
}

/** The longest list: that of a match's moves, or of a board's cells. */
const LONGEST = 20_000;

export const list =
  <T>(of: Reader<T>): Reader<readonly T[]> =>
  (raw) => {
    const read = listOf(raw, LONGEST)?.map(of);
    return read?.every((each) => each !== undefined) ? read : undefined;
  };

/** The readable entries of a list. */
export const readable =
  <T>(of: Reader<T>): Reader<readonly T[]> =>
  (raw) =>
    listOf(raw, LONGEST)?.flatMap((each) => of(each) ?? []);

export const orNull =
  <T>(of: Reader<T>): Reader<T | null> =>
  (raw) =>
    raw === null ? null : of(raw);

export const either =
  <A, B>(one: Reader<A>, other: Reader<B>): Reader<A | B> =>
  (raw) =>
    one(raw) ?? other(raw);

export const oneOf =
  <const T>(...allowed: readonly T[]): Reader<T> =>
  (raw) =>
    allowed.find((each) => each === raw);

export const text: Reader<string> = (raw) => (typeof raw === 'string' ? raw : undefined);
export const flag = oneOf(true, false);
export const matching =
  (pattern: RegExp): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && pattern.test(raw) ? raw : undefined;

/** A whole number; the -0 that JSON may hold is 0. */
export const whole =
  (least: number, most: number): Reader<number> =>
  (raw) =>
    isIntegerIn(raw, least, most) ? raw + 0 : undefined;
export const count = whole(0, Number.MAX_SAFE_INTEGER);

export const uuid = matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export const secret = matching(/^[0-9a-f]{32}$/);
/** A page's id: random, new with each visit. */
export const pageId = matching(/^[0-9a-f]{16}$/);
/** The longest notation or client id. */
export const short = matching(/^[!-~]{1,64}$/);

/** The last time that a date can hold, ms. */
const LAST = 8.64e15;
/** A time of the server, ms. */
export const time: Reader<number> = (raw) =>
  typeof raw === 'number' && raw >= 0 && raw <= LAST ? raw : undefined;
