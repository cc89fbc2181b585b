import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StorageError } from '../../../src/rooms/endpoint/store.ts';

/** All writes of one tick of the event loop: durable together, or not at all. */
type Tick = {
  readonly done: PromiseWithResolvers<undefined>;
  readonly afterwards: (() => void)[];
};

/**
 * Group commit: the first write of a tick of the event loop opens a transaction, and the end of the tick commits
 * it. So all writes of a tick share one sync, which comes before all answers and broadcasts.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #onUndo: () => void;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  #tick: Tick | null = null;

  /** `onUndo` is called after a tick's writes were rolled back, before their promises reject. */
  constructor(database: DatabaseSync, onUndo: () => void) {
    this.#database = database;
    this.#onUndo = onUndo;
    this.#begin = database.prepare('begin immediate');
    this.#end = database.prepare('commit');
  }

  /**
   * Writes now; resolves once the write is durable, and only then calls `afterwards`, in the order
   * of writes. If the disk refuses, all writes of the tick are undone and each of their promises
   * rejects with a `StorageError`.
   */
  async write<T>(work: () => T, afterwards?: (made: T) => void): Promise<T> {
    const tick = this.#open();
    let made: T;
    try {
      made = work();
    } catch (error) {
      throw this.#abort(tick, error);
    }
    if (afterwards) tick.afterwards.push(() => afterwards(made));
    await tick.done.promise;
    return made;
  }

  /** Resolves once all writes are durable; undefined when they are. */
  pending(): Promise<undefined> | undefined {
    return this.#tick?.done.promise;
  }

  /** Makes everything durable now: before the database is closed. */
  flush(): void {
    if (this.#tick) this.#commit(this.#tick);
  }

  #open(): Tick {
    if (this.#tick) return this.#tick;
    try {
      this.#begin.run();
    } catch (error) {
      throw storageError(error);
    }
    const tick: Tick = { done: Promise.withResolvers(), afterwards: [] };
    // Each caller hears of a failure through its own promise.
    tick.done.promise.catch(() => {});
    this.#tick = tick;
    setImmediate(() => this.#commit(tick));
    return tick;
  }

  #commit(tick: Tick): void {
    if (this.#tick !== tick) return;
    try {
      this.#end.run();
    } catch (error) {
      this.#abort(tick, error);
      return;
    }
    this.#tick = null;
    tick.done.resolve(undefined);
    // A callback that fails doesn't keep the other changes from being broadcast.
    const failures: unknown[] = [];
    for (const broadcast of tick.afterwards) {
      try {
        broadcast();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  #abort(tick: Tick, error: unknown): StorageError {
    const failure = storageError(error);
    if (this.#tick !== tick) return failure;
    this.#tick = null;
    // SQLite itself rolls back a transaction that met a full disk.
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback');
    this.#onUndo();
    tick.done.reject(failure);
    return failure;
  }
}

/** Turns any failure of SQLite or of a file into the store's error. */
export function storageError(error: unknown): StorageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageError(`rooms can't be written or read: ${reason}`, { cause: error });
}
