import type { DatabaseSync } from 'node:sqlite';
import type { RoomEvent } from '../../src/online/changes.ts';
import { maySeek, Rates, soughtInVain } from '../../src/online/rate.ts';
import type { Room } from '../../src/online/room.ts';
import type { ChatLine } from '../../src/online/shapes.ts';
import type { Limit, Publish, Reacted, RoomStore, Seeker } from '../../src/online/store.ts';
import { Batch } from './batch.ts';
import { ChatRows, RoomIndex } from './other-rows.ts';
import { RoomRows } from './room-rows.ts';
import { storageError } from './storage-error.ts';
import { Wal } from './wal.ts';

/** A room that nobody changed for so long is read from the file when it is wanted again. */
const COLD_MS = 15 * 60_000;

/**
 * Rooms in SQLite. The process owns its database, so live rooms are kept in memory as well; every change
 * is durable before its promise resolves and before followers hear of it.
 */
export class SqliteStore implements RoomStore {
  readonly #rooms = new Map<string, Room>();
  readonly #rates = new Rates();
  readonly #rows: RoomRows;
  readonly #index: RoomIndex;
  readonly #chat: ChatRows;
  readonly #batch: Batch;
  readonly #wal: Wal;
  readonly #publish: Publish;

  constructor(database: DatabaseSync, publish: Publish) {
    this.#rows = new RoomRows(database);
    this.#index = new RoomIndex(database);
    this.#chat = new ChatRows(database);
    this.#wal = new Wal(database);
    this.#batch = new Batch(database, this.#wal);
    this.#publish = publish;
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
    return reading(() => this.#index.onShow(most)).flatMap((id) => this.load(id) ?? []);
  }

  async insert(room: Room): Promise<'done' | 'taken'> {
    const isNew = await this.#batch.write(
      () => {
        const isDone = this.#rows.insert(room);
        if (isDone) this.#rooms.set(room.id, room);
        return isDone;
      },
      { undo: () => this.#rooms.delete(room.id) },
    );
    return isNew ? 'done' : 'taken';
  }

  commit(before: Room, after: Room, event: RoomEvent): boolean | Promise<boolean> {
    if (this.load(before.id)?.version !== before.version) return false;
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
    const idle = reading(() => this.#index.idle(idleSince));
    const gone = idle.map((id) =>
      this.#batch.write(
        () => {
          this.#rooms.delete(id);
          return this.#index.remove(id);
        },
        { afterwards: () => this.#publish(id, { name: 'closed', payload: {} }) },
      ),
    );
    await Promise.all(gone);
    return idle.length;
  }

  settled(): Promise<undefined> | undefined {
    return this.#batch.pending();
  }

  /** Forgets, in memory only, rooms that rest. `now` in ms. */
  cool(now: number): void {
    if (this.settled()) return;
    for (const [id, { updatedAt }] of this.#rooms) {
      if (updatedAt < now - COLD_MS) this.#rooms.delete(id);
    }
  }

  /** Makes durable what is not yet, and lets go of the file, before the database is closed. */
  flush(): void {
    this.#batch.flush();
    this.#wal.close();
  }
}

function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw storageError(error);
  }
}
