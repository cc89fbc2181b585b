/** Rooms in PostgreSQL: each method is one SQL function of supabase/migrations, and one round trip. */
import type { Fragment, JSONValue, Sql } from 'postgres';
import { eventOf } from '../../../src/rooms/referee/changes.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import type { ClassChange } from '../../../src/rooms/school/class-referee.ts';
import type { SchoolClass } from '../../../src/rooms/school/school-class.ts';
import {
  type ChatMessage,
  type RoomEvent,
  KEPT_MESSAGES,
  type SentReaction,
} from '../../../src/rooms/protocol/wire.ts';
import {
  WRONG_CODES,
  assertPlayable,
  DamagedRoom,
  StorageError,
  TooManyCalls,
  type Limit,
  type RoomStore,
  type Seeker,
} from '../../../src/rooms/endpoint/store.ts';
import {
  roomOf,
  storedPlayer,
  storedRoom,
  type StoredPlayer,
  type StoredRoom,
} from '../../../src/rooms/referee/database-rows.ts';

type FoundRoom = { readonly room: StoredRoom; readonly players: readonly StoredPlayer[] };

/** The most rooms that are removed at once. */
const SWEPT = 1000;

/** A list costs the database at least as much as this many other calls. */
const LIST_CALLS = 10;

const read = ({ room, players }: FoundRoom): Room => assertPlayable(roomOf(room, players));

/** Rows without values that JSON lacks; the types of postgres.js know no read-only data. */
const json = (value: unknown): JSONValue => JSON.parse(JSON.stringify(value)) as JSONValue;

const rowOf = (room: Room): JSONValue =>
  json({ ...storedRoom(room), active_at: new Date(room.updatedAt).toISOString() });

const classRowOf = (school: SchoolClass): JSONValue =>
  json({
    id: school.id,
    code: school.code,
    version: school.version,
    state: school,
    active_at: new Date(school.updatedAt).toISOString(),
  });

/** The rows of players who are new or changed in `after`. */
const changedPlayers = (before: Room | null, after: Room): JSONValue =>
  json(
    after.players
      .filter((player) => !before?.players.includes(player))
      .map((player) => storedPlayer(after, player)),
  );

/**
 * A store over a connection of postgres.js, for one call of an address, which its first query counts; with
 * null it counts nothing. Failures of the database throw `StorageError`, too many calls `TooManyCalls`.
 */
export class PostgresStore implements RoomStore {
  readonly #sql: Sql;
  #uncounted: string | null;

  constructor(sql: Sql, ip: string | null = null) {
    this.#sql = sql;
    this.#uncounted = ip;
  }

  async load(id: string): Promise<Room | null> {
    const found = await this.#ask<FoundRoom | null>(this.#sql`load_room(${id})`);
    return found && read(found);
  }

  async loadRooms(ids: readonly string[]): Promise<ReadonlyMap<string, Room>> {
    if (ids.length === 0) return new Map();
    const found = await this.#ask<readonly (FoundRoom | null)[]>(
      this.#sql`load_rooms(${this.#sql.json(json(ids))})`,
    );
    const rooms = found.flatMap((row) => {
      try {
        return row ? [read(row)] : [];
      } catch (error) {
        if (error instanceof DamagedRoom) return [];
        throw error;
      }
    });
    return new Map(rooms.map((room) => [room.id, room]));
  }

  loadClass(id: string): Promise<SchoolClass | null> {
    return this.#ask(this.#sql`load_class(${id})`);
  }

  async findByCode(
    code: string,
    { ip, page, now, invitation = '' }: Seeker,
  ): Promise<Room | SchoolClass | null | 'too-many'> {
    const { ofPage, ofIp, windowMs } = WRONG_CODES;
    const found = await this.#ask<
      FoundRoom | { readonly class: SchoolClass } | { readonly error: 'too-many' } | null
    >(
      this.#sql`find_room(${code}, ${ip}, ${page}, ${invitation}, ${ofPage}, ${ofIp}, ${windowMs}, ${now})`,
    );
    if (found === null) return null;
    if ('class' in found) return found.class;
    return 'error' in found ? found.error : read(found);
  }

  async list(most: number): Promise<readonly Room[]> {
    const rooms = await this.#ask<readonly FoundRoom[]>(
      this.#sql`listed_rooms(${most})`,
      this.#uncounted,
      LIST_CALLS,
    );
    return rooms.map(({ room, players }) => roomOf(room, players));
  }

  async insert(room: Room): Promise<'done' | 'taken'> {
    const isDone = await this.#ask<boolean>(
      this.#sql`insert_room(${this.#sql.json(rowOf(room))}, ${this.#sql.json(changedPlayers(null, room))})`,
    );
    return isDone ? 'done' : 'taken';
  }

  commit(before: Room, after: Room, event: RoomEvent): Promise<boolean> {
    const kept = new Set(after.players.map(({ id }) => id));
    const removed = before.players.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    const rows = changedPlayers(before, after);
    const sql = this.#sql;
    return this.#ask<boolean>(
      sql`commit_room(${sql.json(rowOf(after))}, ${sql.json(rows)}, ${sql.json(json(removed))},
        ${before.version}, ${sql.json(json(event))})`,
    );
  }

  async insertClass(school: SchoolClass): Promise<'done' | 'taken'> {
    const isDone = await this.#ask<boolean>(
      this.#sql`insert_class(${this.#sql.json(classRowOf(school))})`,
    );
    return isDone ? 'done' : 'taken';
  }

  commitClass(before: SchoolClass, { school, rooms }: ClassChange): Promise<boolean> {
    const rows = rooms.map(({ before: known, after }) => ({
      before: known?.version ?? null,
      room: rowOf(after),
      changed: changedPlayers(known, after),
      event: known && eventOf(known, after),
    }));
    const sql = this.#sql;
    return this.#ask<boolean>(
      sql`commit_class(${sql.json(classRowOf(school))}, ${before.version}, ${sql.json(json(rows))})`,
    );
  }

  async markSeen(room: string, player: string, now: number): Promise<void> {
    await this.#ask(this.#sql`see_player(${room}, ${player}, ${now})`);
  }

  async lastMessage(room: string): Promise<number> {
    return this.#ask(this.#sql`last_message(${room})`);
  }

  async addMessage(room: string, message: Omit<ChatMessage, 'seq'>): Promise<void> {
    await this.#ask(
      this.#sql`add_message(${room}, ${this.#sql.json(json(message))}, ${KEPT_MESSAGES})`,
    );
  }

  async sendReaction(room: string, reacted: SentReaction): Promise<void> {
    await this.#ask(this.#sql`react_in_room(${room}, ${this.#sql.json(json(reacted))})`);
  }

  messages(room: string): Promise<readonly ChatMessage[]> {
    return this.#ask(this.#sql`chat_of_room(${room})`);
  }

  countAgainst(key: string, { most, windowMs }: Limit, now: number): Promise<boolean> {
    return this.#ask(this.#sql`take_count(${key}, ${most}, ${windowMs}, ${now})`);
  }

  sweep(idleSince: number): Promise<number> {
    const since = new Date(idleSince).toISOString();
    return this.#ask(this.#sql`sweep_rooms(${since}::timestamptz, ${SWEPT})`);
  }

  /** Every query is durable when it returns. */
  whenDurable(): undefined {}

  /**
   * Calls whose address is unknown ('') are counted together, except those with a seat or an invitation: strangers
   * must not lock them out.
   */
  async #ask<T>(query: Fragment, caller = this.#uncounted || null, calls = 1): Promise<T> {
    this.#uncounted = null;
    const [row] = await this.#sql`
      select admitted, case when admitted then ${query} end as said from take_calls(${caller}, ${calls}) as admitted
    `.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StorageError(`the database of rooms failed: ${reason}`, { cause: error });
    });
    if (row?.['admitted'] === false) throw new TooManyCalls();
    return row?.['said'] as T;
  }
}
