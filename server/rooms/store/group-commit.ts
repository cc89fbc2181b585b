import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { StorageError } from '../../../src/rooms/endpoint/store.ts';

/** All writes of one turn of the event loop: durable together, or not at all. */
type Turn = {
  readonly done: PromiseWithResolvers<undefined>;
  readonly afterwards: (() => void)[];
};

/**
 * Group commit: the first write of a turn of the event loop opens a transaction, and the end of the turn commits
 * it. So all writes of a turn share one sync, which comes before all answers and broadcasts.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #onUndo: () => void;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  #turn: Turn | null = null;

  /** `onUndo` is called after a turn's writes were rolled back, before their promises reject. */
  constructor(database: DatabaseSync, onUndo: () => void) {
    this.#database = database;
    this.#onUndo = onUndo;
    this.#begin = database.prepare('begin immediate');
    this.#end = database.prepare('commit');
  }

  /**
   * Writes now; resolves once the write is durable, and only then calls `afterwards`, in the order
   * of writes. If the disk refuses, all writes of the turn are undone and each of their promises
   * rejects with a `StorageError`.
   */
  async write<T>(work: () => T, afterwards?: (made: T) => void): Promise<T> {
    const turn = this.#open();
    let made: T;
    try {
      made = work();
    } catch (error) {
      throw this.#abort(turn, error);
    }
    if (afterwards) turn.afterwards.push(() => afterwards(made));
    await turn.done.promise;
    return made;
  }

  /** Resolves once all writes are durable; undefined when they are. */
  pending(): Promise<undefined> | undefined {
    return this.#turn?.done.promise;
  }

  /** Makes everything durable now: before the database is closed. */
  flush(): void {
    if (this.#turn) this.#commit(this.#turn);
  }

  #open(): Turn {
    if (this.#turn) return this.#turn;
    try {
      this.#begin.run();
    } catch (error) {
      throw storageError(error);
    }
    const turn: Turn = { done: Promise.withResolvers(), afterwards: [] };
    // Each caller hears of a failure through its own promise.
    turn.done.promise.catch(() => {});
    this.#turn = turn;
    setImmediate(() => this.#commit(turn));
    return turn;
  }

  #commit(turn: Turn): void {
    if (this.#turn !== turn) return;
    try {
      this.#end.run();
    } catch (error) {
      this.#abort(turn, error);
      return;
    }
    this.#turn = null;
    turn.done.resolve(undefined);
    // A callback that fails doesn't keep the other changes from being broadcast.
    const failures: unknown[] = [];
    for (const broadcast of turn.afterwards) {
      try {
        broadcast();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  #abort(turn: Turn, error: unknown): StorageError {
    const failure = storageError(error);
    if (this.#turn !== turn) return failure;
    this.#turn = null;
    // SQLite itself rolls back a transaction that met a full disk.
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback');
    this.#onUndo();
    turn.done.reject(failure);
    return failure;
  }
}

/** Turns any failure of SQLite or of a file into the store's error. */
export function storageError(error: unknown): StorageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageError(`rooms can't be written or read: ${reason}`, { cause: error });
}
