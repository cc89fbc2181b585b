import type { Room } from '../../../src/rooms/referee/room.ts';
import type { Batch } from './batch.ts';
import { failureOf } from './disk.ts';
import type { Journal } from './journal.ts';
import type { RoomRows } from '../sqlite/room-rows.ts';
import { storageError } from '../sqlite/storage-error.ts';

/** The least number of rooms written together, and the most portions: moves are served in between. */
const PORTION = 16;
const PORTIONS = 32;

export type CarrierParts = {
  readonly journal: Journal;
  readonly rows: RoomRows;
  readonly batch: Batch;
  /** Live rooms, including all that are behind. */
  readonly rooms: ReadonlyMap<string, Room>;
  /** Whether the journal has yet to make a room's state durable: rows must not contain what may still be refused. */
  readonly isOpen: (id: string) => boolean;
};

/**
 * Copies to the database what only the journal has: a room's rows once for many of its moves. Tracks which
 * rooms are behind and frees the journal's pages.
 */
export class Carrier {
  readonly #parts: CarrierParts;
  /** Rooms whose rows are behind the current page, and those behind the previous one. */
  #behind = new Set<string>();
  #older = new Set<string>();
  /** Listed rooms, which searches must find up to date. */
  readonly #unshown = new Set<string>();
  /** The previous page is not free yet. */
  #isFreeing = false;
  #carrying: Promise<undefined> | null = null;

  /** `found`: what the last server left in the journal. */
  constructor(parts: CarrierParts, found: Iterable<Room>) {
    this.#parts = parts;
    for (const room of found) this.mark(room);
    [this.#older, this.#behind] = [this.#behind, this.#older];
    // Even if the rows have everything: of two old pages the older one must be freed first.
    this.#isFreeing = parts.journal.isBroken;
  }

  get isCarrying(): boolean {
    return this.#carrying !== null;
  }

  /** The journal has, or will have, newer state of a room than its rows. */
  mark({ id, settings }: Room): void {
    this.#behind.add(id);
    if (settings.listed) this.#unshown.add(id);
  }

  isBehind = (id: string): boolean => this.#behind.has(id) || this.#older.has(id);

  /** A room was removed. */
  forget(id: string): void {
    for (const ids of [this.#behind, this.#older, this.#unshown]) ids.delete(id);
  }

  /** Updates the rows of listed rooms now, for a search. */
  show(): void {
    const ids = [...this.#unshown].filter((id) => !this.#parts.isOpen(id));
    if (ids.length === 0) return;
    for (const id of ids) this.#unshown.delete(id);
    const again = (): void => ids.forEach((id) => this.#unshown.add(id));
    // They still count as behind, so this write need not be durable.
    this.#write(ids, { undo: again }).catch(again);
  }

  /**
   * Switches to the journal's other page and copies the rooms of the last one. Rejects with a
   * `StorageError`; the next call continues where this one stopped.
   */
  carry(): Promise<undefined> {
    this.#carrying ??= this.#carry().finally(() => {
      this.#carrying = null;
    });
    return this.#carrying;
  }

  /** The same for all rooms at once, before the database is closed. Returns whether it worked. */
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
    // Finishes what an earlier round began.
    if (this.#isFreeing) await this.#free();
    if (this.#behind.size === 0 && !journal.isBroken) return;
    this.#isFreeing = true;
    this.#older = this.#behind;
    this.#behind = new Set();
    journal.takePage();
    await this.#free();
  }

  /** Copies the rooms of the previous page and frees it. */
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
      // Whoever made the changes hears of a failure.
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
