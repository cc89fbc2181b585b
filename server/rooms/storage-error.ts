import { StorageError } from '../../src/online/store.ts';

/** Any failure of SQLite's, or of the file's, as the door knows it. */
export function storageError(error: unknown): StorageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageError(`rooms can't be written or read: ${reason}`, { cause: error });
}
