import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { failureOf, syncFolder } from './disk.ts';

type Then = (error: Error | null) => void;

/**
 * Brings to the disk what the database committed to its write-ahead log. With synchronous NORMAL SQLite
 * leaves that to us, so that the event loop goes on meanwhile, and `fdatasync` spares the file's times.
 */
export class Wal {
  readonly #database: DatabaseSync;
  readonly #path: string | null;
  #file: number | null = null;
  #isUnderWay = false;
  #isBroken = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    const path = database.location();
    this.#path = path === null ? null : `${path}-wal`;
  }

  /** A sync failed: what was committed may be lost with the power. The next sync carries it over. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Calls back once all that is committed is on the disk: at once for a database in memory. */
  sync(then: Then): void {
    if (this.#path === null) return then(null);
    if (this.#isBroken) return then(failureOf(() => this.#recover()));
    const failure = failureOf(() => this.#open());
    if (failure || this.#file === null) return then(failure);
    this.#isUnderWay = true;
    return fdatasync(this.#file, (error) => {
      this.#isUnderWay = false;
      if (error) this.#isBroken = true;
      then(error);
    });
  }

  /** The same at once. */
  syncNow(): void {
    if (this.#path === null) return;
    if (this.#isBroken) return this.#recover();
    this.#open();
    if (this.#file !== null) fdatasyncSync(this.#file);
  }

  close(): void {
    // A file that is being synced is closed with the process.
    if (this.#file !== null && !this.#isUnderWay) closeSync(this.#file);
    this.#file = null;
  }

  #open(): void {
    if (this.#file !== null || this.#path === null) return;
    this.#file = openSync(this.#path, 'r+');
    syncFolder(dirname(this.#path));
  }

  /**
   * After a failed sync the system may take what was lost for written. A checkpoint carries everything over to the
   * database's own file, and empties the log: what of it is on the disk is older, and must not be read again.
   */
  #recover(): void {
    const said = this.#database.prepare('pragma wal_checkpoint(truncate)').get();
    if (said?.['busy'] !== 0) throw new Error('the log could not be carried over');
    this.#open();
    if (this.#file !== null) fsyncSync(this.#file);
    this.#isBroken = false;
  }
}
