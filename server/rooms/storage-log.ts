import { DamagedRoom, StorageError } from '../../src/rooms/endpoint/store.ts';

type Log = (message: string, error: unknown) => void;

const PAUSE_MS = 60_000;

/** Logs errors; disk errors at most once a minute, with a count, and a damaged room once. `now` in ms. */
export function limitLog(log: Log, now: () => number): Log {
  let last = -Infinity;
  let left = 0;
  const damaged = new Set<string>();
  return (message, error) => {
    if (error instanceof DamagedRoom) {
      if (damaged.has(error.message)) return undefined;
      damaged.add(error.message);
      return log(message, error.message);
    }
    if (!(error instanceof StorageError)) return log(message, error);
    if (now() - last < PAUSE_MS) {
      left += 1;
      return undefined;
    }
    const more = left > 0 ? ` (${left} more since the last line)` : '';
    last = now();
    left = 0;
    // One line, because the stack would only lead to SQLite.
    return log(`${message}${more}`, error.message);
  };
}
