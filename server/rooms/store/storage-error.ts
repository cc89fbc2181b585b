import { StorageError } from '../../../src/rooms/endpoint/store.ts';

/** Turns any failure of SQLite or of a file into the store's error. */
export function storageError(error: unknown): StorageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageError(`rooms can't be written or read: ${reason}`, { cause: error });
}
