/** Reads data from the network, files and storage without ever throwing. */

/** True for plain key-value data; arrays and null are not. */
export function isFields(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && orElse(() => !Array.isArray(raw), false);
}

/** The value of a field whose getter throws: never an allowed value. */
const UNREADABLE = Symbol('unreadable');

/** An own field; inherited ones (`__proto__`, `constructor`) count as absent. */
export function readField(raw: Readonly<Record<string, unknown>>, key: string): unknown {
  // Without `orElse`, because a closure for every field of every request is measurably slower.
  try {
    return Object.hasOwn(raw, key) ? raw[key] : undefined;
  } catch {
    return UNREADABLE;
  }
}

/** A copy of a list of at most `most` values; `undefined` for anything else. */
export function listOf(raw: unknown, most: number): readonly unknown[] | undefined {
  return orElse(() => {
    if (!Array.isArray(raw)) return undefined;
    const list: readonly unknown[] = raw;
    const { length } = list;
    // By index, because the iterator may be the sender's own.
    return isIntegerIn(length, 0, most) ? Array.from({ length }, (_, at) => list[at]) : undefined;
  }, undefined);
}

/** Returns `otherwise` if a getter or proxy throws. */
function orElse<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** True for a whole number from `least` to `most`, both included. */
export function isIntegerIn(raw: unknown, least: number, most: number): raw is number {
  return Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most;
}

/**
 * One option of a game. Absent (or no options at all): the first of the allowed values. Anything
 * that is not allowed, and options that aren't an object: `undefined`.
 */
export function choice<T extends string | number | boolean>(
  raw: unknown,
  key: string,
  allowed: readonly T[],
): T | undefined {
  if (raw !== undefined && !isFields(raw)) return undefined;
  const value = raw === undefined ? undefined : readField(raw, key);
  return value === undefined ? allowed[0] : allowed.find((each) => each === value);
}

/** Options by name, each with its allowed values, the default first. */
export type Allowed = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** The options of a game without any. */
export type NoOptions = Readonly<Record<string, never>>;

/** One allowed value for each name. */
type ChoiceOf<T extends Allowed> = { readonly [K in keyof T]: T[K][number] };

/** All options of a game, each as `choice` reads it; `undefined` when one of them is not allowed. */
export function choices<const T extends Allowed>(
  raw: unknown,
  allowed: T,
): ChoiceOf<T> | undefined {
  if (raw !== undefined && !isFields(raw)) return undefined;
  const read = Object.entries(allowed).map(([key, values]) => [key, choice(raw, key, values)]);
  const isComplete = read.every(([, value]) => value !== undefined);
  return isComplete ? (Object.fromEntries(read) as ChoiceOf<T>) : undefined;
}
