import type { DatabaseSync } from 'node:sqlite';
import type { RoomEvent } from '../../../src/rooms/protocol/changes.ts';
import { maySeek, Rates, recordFailedLookup } from '../../../src/rooms/door/rate.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import type { ChatLine } from '../../../src/rooms/protocol/row-types.ts';
import {
  StorageError,
  type Limit,
  type Publish,
  type Reacted,
  type RoomStore,
  type Seeker,
} from '../../../src/rooms/door/store.ts';
import { Batch } from '../journal/batch.ts';
import { ChatRows, RoomIndex } from './other-rows.ts';
import { openRoomLog, type RoomLog } from '../journal/room-log.ts';
import { RoomRows } from './room-rows.ts';
import { storageError } from './storage-error.ts';
import { Wal } from '../journal/wal.ts';

/** A room that didn't change for this long is dropped from memory and read again when needed. */
const COLD_MS = 15 * 60_000;

/**
 * Rooms in SQLite. The process owns its database, so live rooms are kept in memory as well. Every change
 * is durable before its promise resolves and before followers hear of it. Changes within a room become
 * durable in a journal beside the database and reach the rows later.
 */
export class SqliteStore implements RoomStore {
  readonly #rooms = new Map<string, Room>();
  /** Rooms that are not on disk yet. */
  readonly #births = new Map<string, Promise<unknown>>();
  readonly #rates = new Rates();
  readonly #rows: RoomRows;
  readonly #index: RoomIndex;
  readonly #chat: ChatRows;
  readonly #batch: Batch;
  readonly #wal: Wal;
  readonly #publish: Publish;
  /** Null for a database in memory. */
  readonly #log: RoomLog | null;

  /** Recovers what a server that crashed left in its journal. Throws the system's and SQLite's errors. */
  constructor(database: DatabaseSync, publish: Publish) {
    this.#rows = new RoomRows(database);
    this.#index = new RoomIndex(database);
    this.#chat = new ChatRows(database);
    this.#wal = new Wal(database);
    this.#batch = new Batch(database, this.#wal);
    this.#publish = publish;
    const [rows, batch, rooms] = [this.#rows, this.#batch, this.#rooms];
    const path = database.location();
    this.#log = path === null ? null : openRoomLog(path, { rows, batch, rooms });
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
    if (id === null) recordFailedLookup(this.#rates, seeker);
    return id === null ? null : this.load(id);
  }

  listed(most: number): readonly Room[] {
    this.#log?.show();
    return reading(() => this.#index.onShow(most)).flatMap((id) => this.load(id) ?? []);
  }

  async insert(room: Room): Promise<'done' | 'taken'> {
    let isNew = false;
    const written = this.#batch.write(
      () => {
        isNew = this.#rows.insert(room);
        if (isNew) this.#rooms.set(room.id, room);
        return isNew;
      },
      { undo: () => isNew && this.#rooms.delete(room.id) },
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
    const isReady = this.#births.get(before.id) ?? this.#mended();
    if (isReady) return isReady.then(() => this.commit(before, after, event));
    if (!this.#log) return this.#write(before, after, event);
    return this.#log.commit(before, after, () => this.#tell(after.id, event));
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
      // The row of a room that is behind has an earlier time.
      (id) => (this.#rooms.get(id)?.updatedAt ?? 0) < idleSince,
    );
    await Promise.all(idle.map((id) => this.#remove(id)));
    return idle.length;
  }

  settled(): Promise<void> | undefined {
    const [written, logged] = [this.#batch.pending(), this.#log?.pending()];
    return written || logged ? durable(written, logged) : undefined;
  }

  /** Drops idle rooms from memory only. `now` in ms. */
  cool(now: number): void {
    if (this.#batch.pending() ?? this.#log?.pending()) return;
    for (const [id, { updatedAt }] of this.#rooms) {
      if (updatedAt < now - COLD_MS && !this.#log?.isBehind(id)) this.#rooms.delete(id);
    }
  }

  /** Copies what only the journal has to the rows. Rejects with a `StorageError`. */
  async carry(): Promise<void> {
    await this.#log?.carry();
  }

  /** Makes everything durable and closes the journal, before the database is closed. */
  flush(): void {
    this.#log?.end();
    this.#batch.flush();
    this.#wal.close();
  }

  /** Waits for the recovery from a failed sync before a change can be durable; undefined when there was none. */
  #mended(): Promise<unknown> | undefined {
    // The room itself may be among what was not synced.
    if (this.#log && this.#wal.isBroken) return this.#batch.write(() => {});
    return this.#log?.mended();
  }

  #tell = (id: string, payload: RoomEvent): void => this.#publish(id, { name: 'room', payload });

  #remove(id: string): Promise<boolean> {
    const live = this.#rooms.get(id);
    return this.#batch.write(
      () => {
        this.#rooms.delete(id);
        this.#log?.forget(id);
        return this.#index.remove(id);
      },
      {
        afterwards: () => this.#publish(id, { name: 'closed', payload: {} }),
        undo: () => {
          if (!live || !this.#rows.load(id)) return;
          this.#rooms.set(id, live);
          this.#log?.mark(live);
        },
      },
    );
  }

  #write(before: Room, after: Room, event: RoomEvent): Promise<boolean> {
    const work = (): boolean => {
      const isDone = this.#rows.update(before, after);
      if (isDone) this.#rooms.set(after.id, after);
      return isDone;
    };
    return this.#batch.write(work, {
      afterwards: (isDone) => {
        if (isDone) this.#tell(after.id, event);
      },
      // The room is read from the disk again.
      undo: () => this.#rooms.delete(after.id),
    });
  }
}

async function durable(...waited: readonly (Promise<undefined> | undefined)[]): Promise<void> {
  try {
    for (const each of waited) await each;
  } catch (error) {
    throw error instanceof StorageError ? error : storageError(error);
  }
}

function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw storageError(error);
  }
}
