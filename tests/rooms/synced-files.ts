/** For tests that make a disk fail: which open files sync each write. */
import type * as NodeFs from 'node:fs';

/**
 * An `openSync` that remembers what it opened, and whether a file's writes are durable when they return. It never
 * bypasses the system's cache, because such writes can't be cut at any byte.
 */
export function watchSynced(fs: typeof NodeFs) {
  const synced = new Set<number>();
  return {
    openSync(name: string, flags: number): number {
      const file = fs.openSync(name, flags & ~(fs.constants.O_DIRECT ?? 0));
      if ((flags & fs.constants.O_DSYNC) === 0) synced.delete(file);
      else synced.add(file);
      return file;
    },
    isSynced: (file: number): boolean => synced.has(file),
  };
}
