import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { StorageError } from '../../../src/rooms/door/store.ts';
import { storageError } from '../sqlite/storage-error.ts';
import type { Wal } from './wal.ts';

/** All writes of one turn of the event loop: done together, or not at all. */
type Turn = {
  readonly done: PromiseWithResolvers<undefined>;
  readonly afterwards: (() => void)[];
  readonly undo: (() => void)[];
};

type Log = Pick<Wal, 'sync' | 'syncNow'>;

/**
 * Group commit in two stages. The first write of a turn of the event loop opens a transaction, and the end of the
 * turn commits it. One sync then makes durable all that was committed since the last one began. The event loop
 * continues meanwhile, and nobody is answered or told before the sync is done.
 */
export class Batch {
  readonly #database: DatabaseSync;
  readonly #wal: Log;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  #turn: Turn | null = null;
  /** Committed and waiting for the next sync; and those in the current sync. */
  #committed: Turn[] = [];
  #syncing: readonly Turn[] | null = null;

  constructor(database: DatabaseSync, wal: Log) {
    this.#database = database;
    this.#wal = wal;
    this.#begin = database.prepare('begin immediate');
    this.#end = database.prepare('commit');
  }

  /**
   * Writes now; resolves once the write is durable, and only then calls `afterwards`, in the order of writes.
   * If the disk refuses, everything of the turn is undone and every promise of it rejects
   * with a `StorageError`.
   */
  async write<T>(
    work: () => T,
    { afterwards, undo }: { afterwards?: (made: T) => void; undo?: () => void } = {},
  ): Promise<T> {
    const turn = this.#open();
    if (undo) turn.undo.push(undo);
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
    const last = this.#turn ?? this.#committed.at(-1) ?? this.#syncing?.at(-1);
    return last?.done.promise;
  }

  /** Makes everything durable now: before the database is closed. */
  flush(): void {
    if (this.#turn) this.#commit(this.#turn);
    const waiting = [...(this.#syncing ?? []), ...this.#committed];
    this.#syncing = null;
    this.#committed = [];
    if (waiting.length === 0) return;
    try {
      this.#wal.syncNow();
      succeed(waiting);
    } catch (error) {
      refuse(waiting, storageError(error));
    }
  }

  #open(): Turn {
    if (this.#turn) return this.#turn;
    try {
      this.#begin.run();
    } catch (error) {
      throw storageError(error);
    }
    const turn: Turn = { done: Promise.withResolvers(), afterwards: [], undo: [] };
    // Each caller hears of it through its own promise.
    turn.done.promise.catch(() => {});
    this.#turn = turn;
    setImmediate(() => {
      this.#commit(turn);
      this.#sync();
    });
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
    this.#committed.push(turn);
  }

  /** After a failed sync a checkpoint is due, which no open transaction allows: the end of the transaction calls this. */
  #sync(): void {
    if (this.#syncing || this.#turn || this.#committed.length === 0) return;
    const turns = this.#committed;
    this.#committed = [];
    this.#syncing = turns;
    this.#wal.sync((error) => {
      // Unless `flush` ran first.
      if (this.#syncing !== turns) return;
      this.#syncing = null;
      if (error) {
        // What was committed meanwhile is behind a gap in the log.
        refuse([...turns, ...this.#committed.splice(0)], storageError(error));
      } else succeed(turns);
      this.#sync();
    });
  }

  #abort(turn: Turn, error: unknown): StorageError {
    const failure = storageError(error);
    if (this.#turn !== turn) return failure;
    this.#turn = null;
    // SQLite itself rolls back a transaction that met a full disk.
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback');
    refuse([turn], failure);
    return failure;
  }
}

function succeed(turns: readonly Turn[]): void {
  for (const { done, afterwards } of turns) {
    done.resolve(undefined);
    for (const tell of afterwards) tell();
  }
}

function refuse(turns: readonly Turn[], failure: StorageError): void {
  for (const { done, undo } of turns) {
    for (const each of undo) each();
    done.reject(failure);
  }
}
