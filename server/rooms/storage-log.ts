import { DamagedRoom, StorageError } from '../../src/rooms/endpoint/store.ts';
import type { Fail } from '../log.ts';

const PAUSE_MS = 60_000;

/** Logs errors; disk errors at most once a minute, with a count, and a damaged room once. `now` in ms. */
export function limitLog(fail: Fail, now: () => number): Fail {
  let last = -Infinity;
  let left = 0;
  const damaged = new Set<string>();
  return (message, error, plain) => {
    if (error instanceof DamagedRoom) {
      if (damaged.has(error.message)) return undefined;
      damaged.add(error.message);
      return fail(message, error.message, plain);
    }
    if (!(error instanceof StorageError)) return fail(message, error, plain);
    if (now() - last < PAUSE_MS) {
      left += 1;
      return undefined;
    }
    const more = left > 0 ? ` (${left} more since the last line)` : '';
    last = now();
    left = 0;
    // One line, because the stack would only lead to SQLite.
    return fail(`${message}${more}`, error.message, plain);
  };
}
