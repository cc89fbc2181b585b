import type { DatabaseSync } from 'node:sqlite';
import type { RoomEvent } from '../../src/online/changes.ts';
import { maySeek, Rates, soughtInVain } from '../../src/online/rate.ts';
import type { Room } from '../../src/online/room.ts';
import type { ChatLine } from '../../src/online/shapes.ts';
import type { Limit, Publish, Reacted, RoomStore, Seeker } from '../../src/online/store.ts';
import { Batch } from './batch.ts';
import { Carrier } from './carrier.ts';
import { openJournal, type Journal } from './journal.ts';
import { ChatRows, RoomIndex } from './other-rows.ts';
import { RoomRows } from './room-rows.ts';
import { storageError } from './storage-error.ts';
import { Wal } from './wal.ts';

/** A room that nobody changed for so long is read from the file when it is wanted again. */
const COLD_MS = 15 * 60_000;

/** A room's record in the journal: what may change of it. */
type Changing = Omit<Room, 'code' | 'settings' | 'createdAt'>;

function recordOf(room: Room): string {
  const { id, version, status, updatedAt, players, match } = room;
  const { seats, round, ties, consent, deadline } = room;
  const state = { seats, round, ties, consent, deadline };
  const changing: Changing = { id, version, status, updatedAt, players, match, ...state };
  return JSON.stringify(changing);
}

const readRecord = (record: string): Changing => JSON.parse(record) as Changing;

/**
 * Rooms in SQLite. The process owns its database, so live rooms are kept in memory as well; every change
 * is durable before its promise resolves and before followers hear of it. What happens within a room is
 * durable in a journal beside the database, and comes into its rows later.
 */
export class SqliteStore implements RoomStore {
  readonly #rooms = new Map<string, Room>();
  /** How many changes of a room the journal has yet to make durable. */
  readonly #open = new Map<string, number>();
  /** Rooms that are not on disk yet. */
  readonly #births = new Map<string, Promise<unknown>>();
  readonly #rates = new Rates();
  readonly #rows: RoomRows;
  readonly #index: RoomIndex;
  readonly #chat: ChatRows;
  readonly #batch: Batch;
  readonly #wal: Wal;
  readonly #publish: Publish;
  /** None for a database in memory. */
  readonly #log: { readonly journal: Journal; readonly carrier: Carrier } | null;

  /** Takes over what a server that did not end well left in its journal. Throws the system's and SQLite's errors. */
  constructor(database: DatabaseSync, publish: Publish) {
    this.#rows = new RoomRows(database);
    this.#index = new RoomIndex(database);
    this.#chat = new ChatRows(database);
    this.#wal = new Wal(database);
    this.#batch = new Batch(database, this.#wal);
    this.#publish = publish;
    this.#log = this.#openLog(database.location());
  }

  load(id: string): Room | null {
    const live = this.#rooms.get(id);
    if (live) return live;
    const room = reading(() => this.#rows.load(id));
    if (room) this.#rooms.set(id, room);
    return room;
  }

  find(code: string, seeker: Seeker): Room | null | 'too-many' {
    if (!maySeek(this.#rates, seeker)) return 'too-many';
    const id = reading(() => this.#index.idOf(code));
    if (id === null) soughtInVain(this.#rates, seeker);
    return id === null ? null : this.load(id);
  }

  listed(most: number): readonly Room[] {
    this.#log?.carrier.show();
    return reading(() => this.#index.onShow(most)).flatMap((id) => this.load(id) ?? []);
  }

  async insert(room: Room): Promise<'done' | 'taken'> {
    const written = this.#batch.write(
      () => {
        const isDone = this.#rows.insert(room);
        if (isDone) this.#rooms.set(room.id, room);
        return isDone;
      },
      { undo: () => this.#rooms.delete(room.id) },
    );
    this.#births.set(room.id, written);
    try {
      return (await written) ? 'done' : 'taken';
    } finally {
      this.#births.delete(room.id);
    }
  }

  commit(before: Room, after: Room, event: RoomEvent): boolean | Promise<boolean> {
    if (this.load(before.id)?.version !== before.version) return false;
    const isReady = this.#births.get(before.id) ?? (this.#log?.journal.isBroken && this.carry());
    if (isReady) return isReady.then(() => this.commit(before, after, event));
    return this.#log ? this.#journal(before, after, event) : this.#write(before, after, event);
  }

  async say(room: string, line: Omit<ChatLine, 'seq'>): Promise<void> {
    if (!this.load(room)) return;
    await this.#batch.write(() => this.#chat.say(room, line), {
      afterwards: (payload) => this.#publish(room, { name: 'chat', payload }),
    });
  }

  react(room: string, payload: Reacted): void {
    this.#publish(room, { name: 'reaction', payload });
  }

  messages(room: string): readonly ChatLine[] {
    return reading(() => this.#chat.lines(room));
  }

  take(key: string, limit: Limit, now: number): boolean {
    return this.#rates.take(key, limit, now);
  }

  async sweep(idleSince: number): Promise<number> {
    const idle = reading(() => this.#index.idle(idleSince)).filter(
      // The row of a room that is behind tells an earlier time.
      (id) => (this.#rooms.get(id)?.updatedAt ?? 0) < idleSince,
    );
    const gone = idle.map((id) =>
      this.#batch.write(
        () => {
          this.#rooms.delete(id);
          this.#log?.carrier.forget(id);
          return this.#index.remove(id);
        },
        { afterwards: () => this.#publish(id, { name: 'closed', payload: {} }) },
      ),
    );
    await Promise.all(gone);
    return idle.length;
  }

  settled(): Promise<void> | undefined {
    const [written, logged] = [this.#batch.pending(), this.#log?.journal.pending()];
    return written && logged ? both(written, logged) : (written ?? logged);
  }

  /** Forgets, in memory only, rooms that rest. `now` in ms. */
  cool(now: number): void {
    if (this.#batch.pending() ?? this.#log?.journal.pending()) return;
    for (const [id, { updatedAt }] of this.#rooms) {
      if (updatedAt < now - COLD_MS && !this.#log?.carrier.isBehind(id)) this.#rooms.delete(id);
    }
  }

  /** Brings what the journal alone has into the rows. Rejects with a `StorageError`. */
  async carry(): Promise<void> {
    await this.#log?.carrier.carry();
  }

  /** Makes durable what is not yet, and lets go of the files, before the database is closed. */
  flush(): void {
    const isCarried = this.#log?.carrier.carryNow();
    this.#batch.flush();
    this.#wal.close();
    this.#log?.journal.close(isCarried === true);
  }

  #openLog(path: string | null): { journal: Journal; carrier: Carrier } | null {
    if (path === null) return null;
    const { journal, found } = openJournal(path);
    const newest = new Map(found.map(readRecord).map((room) => [room.id, room]));
    for (const room of newest.values()) {
      const before = this.#rows.load(room.id);
      // Removed since, or carried over.
      if (before && before.version <= room.version)
        this.#rows.update(before, { ...before, ...room });
    }
    if (newest.size > 0) this.#wal.syncNow();
    journal.freeBoth();
    const [rows, batch, rooms] = [this.#rows, this.#batch, this.#rooms];
    const isOpen = (id: string): boolean => this.#open.has(id);
    return { journal, carrier: new Carrier({ journal, rows, batch, rooms, isOpen }) };
  }

  #journal(before: Room, after: Room, event: RoomEvent): Promise<boolean> {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const { id } = after;
    this.#rooms.set(id, after);
    this.#open.set(id, (this.#open.get(id) ?? 0) + 1);
    this.#log?.carrier.mark(after);
    this.#log?.journal.add(recordOf(after), (error) => {
      const open = (this.#open.get(id) ?? 1) - 1;
      if (open > 0) this.#open.set(id, open);
      else this.#open.delete(id);
      if (error) {
        this.#rooms.set(id, before);
        return reject(storageError(error));
      }
      resolve(true);
      return this.#publish(id, { name: 'room', payload: event });
    });
    // A failure is met again, and told, by the next round of `carry`.
    if (this.#log?.journal.isLong) this.carry().catch(() => {});
    return promise;
  }

  #write(before: Room, after: Room, event: RoomEvent): Promise<boolean> {
    const work = (): boolean => {
      const isDone = this.#rows.update(before, after);
      if (isDone) this.#rooms.set(after.id, after);
      return isDone;
    };
    return this.#batch.write(work, {
      afterwards: (isDone) => {
        if (isDone) this.#publish(after.id, { name: 'room', payload: event });
      },
      // What is on disk is read anew.
      undo: () => this.#rooms.delete(after.id),
    });
  }
}

async function both(...waited: readonly [Promise<undefined>, Promise<undefined>]): Promise<void> {
  await Promise.all(waited);
}

function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw storageError(error);
  }
}
