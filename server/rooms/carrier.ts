import type { Room } from '../../src/online/room.ts';
import type { Batch } from './batch.ts';
import type { Journal } from './journal.ts';
import type { RoomRows } from './room-rows.ts';

/** Rooms whose rows are written together: a few ms' work, in between which moves are served. */
const PORTION = 16;

export type CarrierParts = {
  readonly journal: Journal;
  readonly rows: RoomRows;
  readonly batch: Batch;
  /** Live rooms; those that are behind are among them. */
  readonly rooms: ReadonlyMap<string, Room>;
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
  #carrying: Promise<undefined> | null = null;

  constructor(parts: CarrierParts) {
    this.#parts = parts;
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
    if (this.#unshown.size === 0) return;
    const ids = [...this.#unshown];
    this.#unshown.clear();
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
    if (this.#older.size > 0) await this.#empty(this.#older);
    this.#older = this.#behind;
    this.#behind = new Set();
    journal.takePage();
    await this.#empty(this.#older);
  }

  async #empty(ids: Set<string>): Promise<void> {
    while (ids.size > 0) {
      const portion = [...ids].slice(0, PORTION);
      await this.#write(portion);
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
