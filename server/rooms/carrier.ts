import type { Room } from '../../src/online/room.ts';
import type { Batch } from './batch.ts';
import { failureOf } from './disk.ts';
import type { Journal } from './journal.ts';
import type { RoomRows } from './room-rows.ts';
import { storageError } from './storage-error.ts';

/** Rooms whose rows are written together, at least, and portions at most: in between moves are served. */
const PORTION = 16;
const PORTIONS = 32;

export type CarrierParts = {
  readonly journal: Journal;
  readonly rows: RoomRows;
  readonly batch: Batch;
  /** Live rooms; those that are behind are among them. */
  readonly rooms: ReadonlyMap<string, Room>;
  /** Whether the journal has yet to make a room durable as it is: rows say nothing that might be refused. */
  readonly isOpen: (id: string) => boolean;
};

/**
 * Carries over to the database what the journal alone has: a room's rows once for many of its moves. Knows
 * which rooms are behind, and gives the journal its pages back.
 */
export class Carrier {
  readonly #parts: CarrierParts;
  /** Rooms that the page in use says more of than their rows; the page before it. */
  #behind = new Set<string>();
  #older = new Set<string>();
  /** Listed rooms, which searches must find as they are. */
  readonly #unshown = new Set<string>();
  /** The page before the one in use is not free yet. */
  #isFreeing = false;
  #carrying: Promise<undefined> | null = null;

  /** `found`: what the last server left in the journal. */
  constructor(parts: CarrierParts, found: Iterable<Room>) {
    this.#parts = parts;
    for (const room of found) this.mark(room);
    [this.#older, this.#behind] = [this.#behind, this.#older];
    // Even if the rows have it all: of two old pages the elder must go first.
    this.#isFreeing = parts.journal.isBroken;
  }

  get isCarrying(): boolean {
    return this.#carrying !== null;
  }

  /** The journal has, or will have, more of a room than its rows. */
  mark({ id, settings }: Room): void {
    this.#behind.add(id);
    if (settings.listed) this.#unshown.add(id);
  }

  isBehind = (id: string): boolean => this.#behind.has(id) || this.#older.has(id);

  /** A room was removed. */
  forget(id: string): void {
    for (const ids of [this.#behind, this.#older, this.#unshown]) ids.delete(id);
  }

  /** Brings the rows of listed rooms up to date, for a search at once. */
  show(): void {
    const ids = [...this.#unshown].filter((id) => !this.#parts.isOpen(id));
    if (ids.length === 0) return;
    for (const id of ids) this.#unshown.delete(id);
    const again = (): void => ids.forEach((id) => this.#unshown.add(id));
    // They stay behind until they are carried over: this need not be durable.
    this.#write(ids, { undo: again }).catch(again);
  }

  /**
   * Goes on with the journal's other page, and carries over what the last one says. Rejects with a
   * `StorageError`; then the next call goes on where this one ended.
   */
  carry(): Promise<undefined> {
    this.#carrying ??= this.#carry().finally(() => {
      this.#carrying = null;
    });
    return this.#carrying;
  }

  /** The same at once, for all, before the database is closed: whether it was done. */
  carryNow(): boolean {
    const { batch, journal } = this.#parts;
    journal.flush();
    let isDone = false;
    const done = (): void => {
      isDone = true;
    };
    this.#write([...this.#older, ...this.#behind], { afterwards: done }).catch(() => {});
    batch.flush();
    return isDone;
  }

  async #carry(): Promise<undefined> {
    const { journal } = this.#parts;
    // What an earlier round began.
    if (this.#isFreeing) await this.#free();
    if (this.#behind.size === 0 && !journal.isBroken) return;
    this.#isFreeing = true;
    this.#older = this.#behind;
    this.#behind = new Set();
    journal.takePage();
    await this.#free();
  }

  /** Carries over what the page before the one in use says, and frees it. */
  async #free(): Promise<void> {
    await this.#empty(this.#older);
    const failure = failureOf(() => this.#parts.journal.freePage());
    if (failure) throw storageError(failure);
    this.#isFreeing = false;
  }

  async #empty(ids: Set<string>): Promise<void> {
    const { isOpen, journal } = this.#parts;
    const size = Math.max(PORTION, Math.ceil(ids.size / PORTIONS));
    while (ids.size > 0) {
      const portion = [...ids].filter((id) => !isOpen(id)).slice(0, size);
      if (portion.length > 0) await this.#write(portion);
      // Who made the changes is told whether they failed.
      else await journal.pending()?.catch(() => {});
      for (const id of portion) ids.delete(id);
    }
  }

  #write(
    ids: readonly string[],
    then: { readonly afterwards?: () => void; readonly undo?: () => void } = {},
  ): Promise<void> {
    const { batch, rooms, rows } = this.#parts;
    return batch.write(() => {
      for (const id of ids) {
        const [before, after] = [rows.load(id), rooms.get(id)];
        if (before && after) rows.update(before, after);
      }
    }, then);
  }
}
