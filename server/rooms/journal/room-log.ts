import type { Room } from '../../../src/rooms/referee/room.ts';
import type { Batch } from './batch.ts';
import { Carrier } from './carrier.ts';
import { openJournal, type Journal } from './journal.ts';
import type { RoomRows } from '../sqlite/room-rows.ts';
import { storageError } from '../sqlite/storage-error.ts';

/** A room's record in the journal: what may change of it, and what tells it from a later room with the same id. */
type Changing = Omit<Room, 'code' | 'settings'>;

function recordOf(room: Room): string {
  const changing: Changing = {
    id: room.id,
    version: room.version,
    status: room.status,
    createdAt: room.createdAt,
    updatedAt: room.updatedAt,
    players: room.players,
    match: room.match,
    seats: room.seats,
    round: room.round,
    ties: room.ties,
    consent: room.consent,
    deadline: room.deadline,
  };
  return JSON.stringify(changing);
}

const readRecord = (record: string): Changing => JSON.parse(record) as Changing;

type Parts = {
  readonly rows: RoomRows;
  readonly batch: Batch;
  /** Live rooms. */
  readonly rooms: Map<string, Room>;
};

/** Changes within rooms, durable in a journal first and copied to the rows later. */
export class RoomLog {
  readonly #rooms: Map<string, Room>;
  readonly #journal: Journal;
  readonly #carrier: Carrier;
  /** How many changes of a room are not yet durable in the journal. */
  readonly #open = new Map<string, number>();

  constructor(parts: Parts, journal: Journal, found: readonly Room[]) {
    this.#rooms = parts.rooms;
    this.#journal = journal;
    const isOpen = (id: string): boolean => this.#open.has(id);
    this.#carrier = new Carrier({ ...parts, journal, isOpen }, found);
    if (journal.isBroken) this.#carrySoon();
  }

  /** Changes a live room; resolves once the change is durable, after `tell`. Rejects with a `StorageError`. */
  commit(before: Room, after: Room, tell: () => void): Promise<true> {
    const { promise, resolve, reject } = Promise.withResolvers<true>();
    const { id } = after;
    this.#rooms.set(id, after);
    this.#open.set(id, (this.#open.get(id) ?? 0) + 1);
    this.mark(after);
    this.#journal.add(recordOf(after), (error) => {
      this.#close(id);
      if (error) {
        this.#rooms.set(id, before);
        return reject(storageError(error));
      }
      resolve(true);
      return tell();
    });
    if (this.#journal.isLong && !this.#carrier.isCarrying) this.#carrySoon();
    return promise;
  }

  /** Resolves once the journal accepts records again; undefined when it does. Rejects with a `StorageError`. */
  mended = (): Promise<undefined> | undefined =>
    this.#journal.isBroken ? this.carry() : undefined;

  pending = (): Promise<undefined> | undefined => this.#journal.pending();
  show = (): void => this.#carrier.show();
  mark = (room: Room): void => this.#carrier.mark(room);
  forget = (id: string): void => this.#carrier.forget(id);
  isBehind = (id: string): boolean => this.#carrier.isBehind(id);
  carry = (): Promise<undefined> => this.#carrier.carry();

  /** Copies everything to the rows now and closes the files; deletes their contents if that worked. */
  end(): void {
    this.#journal.close(this.#carrier.carryNow());
  }

  #close(id: string): void {
    const open = (this.#open.get(id) ?? 1) - 1;
    if (open > 0) this.#open.set(id, open);
    else this.#open.delete(id);
  }

  /** The next round of `carry` meets the same failure and reports it. */
  #carrySoon(): void {
    this.carry().catch(() => {});
  }
}

/**
 * Opens the journal beside a database and applies it to the live rooms. Their rows follow later, as the
 * disk may be full. Throws the system's and SQLite's errors.
 */
export function openRoomLog(path: string, parts: Parts): RoomLog {
  const { journal, found } = openJournal(path);
  const newest = new Map(found.map(readRecord).map((room) => [room.id, room]));
  for (const [id, room] of newest) {
    const before = parts.rows.load(id);
    // Removed since then, or already copied.
    if (before?.createdAt !== room.createdAt || before.version >= room.version) continue;
    parts.rooms.set(id, { ...before, ...room });
  }
  return new RoomLog(parts, journal, [...parts.rooms.values()]);
}
