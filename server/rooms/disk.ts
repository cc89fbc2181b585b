import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Brings the names of a folder's files to the disk. Windows knows no such thing. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Why the work failed; null when it was done. */
export function failureOf(work: () => void): Error | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
