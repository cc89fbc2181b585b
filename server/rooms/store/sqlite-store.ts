import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as endOfTick } from 'node:timers/promises';
import { maySeek, Rates, countWrongCode } from '../../../src/rooms/endpoint/rate-limit.ts';
import {
  DamagedRoom,
  assertPlayable,
  type Limit,
  type Publish,
  type RoomStore,
  type Seeker,
} from '../../../src/rooms/endpoint/store.ts';
import type { ChatMessage, SentReaction, RoomEvent } from '../../../src/rooms/protocol/wire.ts';
import { eventOf } from '../../../src/rooms/referee/changes.ts';
import { withPlayer, type Room } from '../../../src/rooms/referee/room.ts';
import type { ClassChange } from '../../../src/rooms/school/class-referee.ts';
import type { SchoolClass } from '../../../src/rooms/school/school-class.ts';
import { ChatRows } from './chat-rows.ts';
import { ClassRows } from './class-rows.ts';
import { GroupCommit, storageError } from './group-commit.ts';
import { RoomRows } from './room-rows.ts';

/** A room that didn't change for this long is dropped from memory and read again when needed. */
const COLD_MS = 15 * 60_000;
/** The disk counts as failing for this long after a failed write: a small write may still fit on a full one. */
const FAILING_MS = 30_000;
/** How many rooms one slice of a sweep checks and may remove, before moves are let through. */
const SWEEP_SLICE = 50;

/**
 * Rooms in SQLite. The process owns its database, so rooms in use are kept in memory as well. Every change
 * is durable before its promise resolves and before followers hear of it.
 */
export class SqliteStore implements RoomStore {
  readonly #rooms = new Map<string, Room>();
  readonly #rates = new Rates();
  readonly #rows: RoomRows;
  readonly #classes: ClassRows;
  readonly #chat: ChatRows;
  readonly #commits: GroupCommit;
  readonly #publish: Publish;
  readonly #onDamaged: (error: DamagedRoom) => void;
  /** The time of the last failed write, ms of the process. */
  #failedAt = -Infinity;

  /** `onDamaged` is called for each damaged room that a list or a class leaves out. */
  constructor(
    database: DatabaseSync,
    publish: Publish,
    onDamaged: (error: DamagedRoom) => void = () => {},
  ) {
    this.#rows = new RoomRows(database);
    this.#classes = new ClassRows(database);
    this.#chat = new ChatRows(database);
    // Unsaved changes must not be read: rooms are loaded again.
    this.#commits = new GroupCommit(database, () => {
      this.#rooms.clear();
      this.#failedAt = performance.now();
    });
    this.#publish = publish;
    this.#onDamaged = onDamaged;
  }

  load(id: string): Room | null {
    const cached = this.#rooms.get(id);
    if (cached) return cached;
    const room = readOrThrow(() => this.#rows.load(id));
    if (room) this.#rooms.set(id, assertPlayable(room));
    return room;
  }

  loadRooms(ids: readonly string[]): ReadonlyMap<string, Room> {
    return new Map(this.#intact(ids).map((room) => [room.id, room]));
  }

  loadClass(id: string): SchoolClass | null {
    return readOrThrow(() => this.#classes.load(id));
  }

  findByCode(code: string, seeker: Seeker): Room | SchoolClass | null | 'too-many' {
    const id = readOrThrow(() => this.#rows.idOf(code));
    const room = id === null ? null : this.load(id);
    if (room && room.invitation === seeker.invitation) return room;
    if (!maySeek(this.#rates, seeker)) return 'too-many';
    const found = room ?? this.loadClass(readOrThrow(() => this.#classes.idOf(code)) ?? '');
    if (!found) countWrongCode(this.#rates, seeker);
    return found;
  }

  list(most: number): readonly Room[] {
    return this.#intact(readOrThrow(() => this.#rows.inList(most)));
  }

  async insert(room: Room): Promise<'done' | 'taken'> {
    const isNew = await this.#commits.write(() => {
      const isDone = this.#classes.idOf(room.code) === null && this.#rows.insert(room);
      if (isDone) this.#rooms.set(room.id, room);
      return isDone;
    });
    return isNew ? 'done' : 'taken';
  }

  async commit(before: Room, after: Room, payload: RoomEvent): Promise<boolean> {
    if (this.load(before.id)?.version !== before.version) return false;
    if (after.code !== before.code && this.#classes.idOf(after.code) !== null) return false;
    return this.#commits.write(
      () => {
        const isDone = this.#rows.update(before, after);
        if (isDone) this.#rooms.set(after.id, after);
        return isDone;
      },
      (isDone) => {
        if (isDone) this.#publish(after.id, { name: 'room', payload }, after);
      },
    );
  }

  async insertClass(school: SchoolClass): Promise<'done' | 'taken'> {
    const isNew = await this.#commits.write(
      () => this.#rows.idOf(school.code) === null && this.#classes.insert(school),
    );
    return isNew ? 'done' : 'taken';
  }

  async commitClass(before: SchoolClass, { school, rooms }: ClassChange): Promise<boolean> {
    // Checks everything before writing: a tick's transaction is shared with others, and can't be
    // undone for this one.
    const codes = new Set(rooms.map(({ after }) => after.code));
    const isFree = ({ id, code }: Room): boolean =>
      this.load(id) === null && this.#rows.idOf(code) === null && this.#classes.idOf(code) === null;
    const isPossible =
      codes.size === rooms.length &&
      rooms.every(({ before: known, after }) =>
        known ? this.load(known.id)?.version === known.version : isFree(after),
      );
    if (!isPossible) return false;
    return this.#commits.write(
      () => {
        if (!this.#classes.update(before, school)) return false;
        for (const { before: known, after } of rooms) {
          const isDone = known ? this.#rows.update(known, after) : this.#rows.insert(after);
          if (!isDone) throw new Error(`room ${after.id} of a class was changed in between`);
          this.#rooms.set(after.id, after);
        }
        return true;
      },
      (isDone) => {
        if (!isDone) return;
        for (const { before: known, after } of rooms)
          if (known)
            this.#publish(after.id, { name: 'room', payload: eventOf(known, after) }, after);
      },
    );
  }

  /** Kept in memory only: after a restart the page asks again within seconds. */
  markSeen(id: string, player: string, seen: number): void {
    const room = this.#rooms.get(id);
    if (room) this.#rooms.set(id, withPlayer(room, player, { seen }));
  }

  async addMessage(room: string, message: Omit<ChatMessage, 'seq'>): Promise<void> {
    if (!this.load(room)) return;
    await this.#commits.write(
      () => this.#chat.add(room, message),
      (payload) => this.#publish(room, { name: 'chat', payload }),
    );
  }

  sendReaction(room: string, payload: SentReaction): void {
    this.#publish(room, { name: 'reaction', payload });
  }

  messages(room: string): readonly ChatMessage[] {
    return readOrThrow(() => this.#chat.all(room));
  }

  lastMessage(room: string): number {
    return readOrThrow(() => this.#chat.last(room));
  }

  countAgainst(key: string, limit: Limit, now: number): boolean {
    return this.#rates.take(key, limit, now);
  }

  /** In slices, so that moves get through while thousands of rooms are removed. */
  async sweep(idleSince: number): Promise<number> {
    let removed = 0;
    for (let from: number | null = 0; from !== null;) {
      const after: number = from;
      const { ids, last } = readOrThrow(() => this.#rows.idle(idleSince, after, SWEEP_SLICE));
      if (ids.length > 0) removed += await this.#remove(ids, idleSince);
      await endOfTick();
      from = last;
    }
    if (readOrThrow(() => this.#classes.hasIdle(idleSince)))
      removed += await this.#commits.write(() => this.#classes.removeIdle(idleSince));
    return removed;
  }

  whenDurable(): Promise<void> | undefined {
    return this.#commits.pending();
  }

  /** Drops idle rooms from memory only. `now` in ms. */
  cool(now: number): void {
    if (this.#commits.pending()) return;
    for (const [id, { updatedAt }] of this.#rooms) {
      if (updatedAt < now - COLD_MS) this.#rooms.delete(id);
    }
  }

  /** Resolves to whether the disk takes writes: no write failed lately, and a small one works. */
  async isWritable(): Promise<boolean> {
    const isFailing = performance.now() - this.#failedAt < FAILING_MS;
    try {
      await this.#commits.write(() => this.#rows.touch());
      return !isFailing;
    } catch {
      return false;
    }
  }

  /** The time of the latest activity in a room or a class, ms; 0 without any. */
  newest(): number {
    return readOrThrow(() => Math.max(this.#rows.newest(), this.#classes.newest()));
  }

  /** The number of rooms. */
  count(): number {
    return readOrThrow(() => this.#rows.count());
  }

  /** The number of classes. */
  countClasses(): number {
    return readOrThrow(() => this.#classes.count());
  }

  /** Makes everything durable, before the database is closed. */
  flush(): void {
    this.#commits.flush();
  }

  #intact(ids: readonly string[]): readonly Room[] {
    return ids.flatMap((id) => {
      try {
        return this.load(id) ?? [];
      } catch (error) {
        if (!(error instanceof DamagedRoom)) throw error;
        this.#onDamaged(error);
        return [];
      }
    });
  }

  async #remove(ids: readonly string[], idleSince: number): Promise<number> {
    const removed = await this.#commits.write(
      () => {
        const gone = ids.filter((id) => this.#rows.remove(id, idleSince));
        for (const id of gone) this.#rooms.delete(id);
        return gone;
      },
      (gone) => gone.forEach((id) => this.#publish(id, { name: 'closed', payload: {} })),
    );
    return removed.length;
  }
}

function readOrThrow<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DamagedRoom ? error : storageError(error);
  }
}
