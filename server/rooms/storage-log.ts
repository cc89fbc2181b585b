import { StorageError } from '../../src/rooms/door/store.ts';

type Log = (message: string, error: unknown) => void;

const PAUSE_MS = 60_000;

/**
 * Passes errors on, but those of a failing disk once a minute, with the number that were left out: every request
 * fails then, and a log that fills the same disk helps nobody. `now` in ms.
 */
export function gentleLog(log: Log, now: () => number): Log {
  let last = -Infinity;
  let left = 0;
  return (message, error) => {
    if (!(error instanceof StorageError)) return log(message, error);
    if (now() - last < PAUSE_MS) {
      left += 1;
      return undefined;
    }
    const more = left > 0 ? ` (${left} more since the last line)` : '';
    last = now();
    left = 0;
    // One line: the stack would only lead to SQLite.
    return log(`${message}${more}`, error.message);
  };
}
