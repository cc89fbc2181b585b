/** Rooms in PostgreSQL: each call is one SQL function of supabase/migrations, and one round trip. */
import type { JSONValue, Sql } from 'postgres';
import type { Room } from '../../../src/rooms/referee/room.ts';
import {
  type ChatLine,
  type RoomEvent,
  KEPT_LINES,
  type SentReaction,
} from '../../../src/rooms/protocol/wire.ts';
import {
  GUESSES,
  playable,
  StorageError,
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
} from '../../../src/rooms/referee/rows.ts';

type FoundRoom = { readonly room: StoredRoom; readonly players: readonly StoredPlayer[] };

/** At most so many rooms are removed at once. */
const SWEPT = 1000;

const read = ({ room, players }: FoundRoom): Room => playable(roomOf(room, players));

/** Rows without what JSON can't say; the types of postgres.js know no read-only data. */
const json = (value: unknown): JSONValue => JSON.parse(JSON.stringify(value)) as JSONValue;

const rowOf = (room: Room): JSONValue =>
  json({ ...storedRoom(room), active_at: new Date(room.updatedAt).toISOString() });

/** A store over a connection of postgres.js. Failures of the database throw `StorageError`. */
export class PostgresStore implements RoomStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async load(id: string): Promise<Room | null> {
    const found = await this.#ask<FoundRoom | null>(this.#sql`select load_room(${id}) as said`);
    return found && read(found);
  }

  async find(
    code: string,
    { address, page, now, key = '' }: Seeker,
  ): Promise<Room | null | 'too-many'> {
    const { ofPage, ofAddress, windowMs } = GUESSES;
    const found = await this.#ask<FoundRoom | { readonly error: 'too-many' } | null>(
      this.#sql`select find_room(${code}, ${address}, ${page}, ${key}, ${ofPage}, ${ofAddress}, ${windowMs}, ${now}) as said`,
    );
    if (found === null) return null;
    return 'error' in found ? found.error : read(found);
  }

  async list(most: number): Promise<readonly Room[]> {
    const rooms = await this.#ask<readonly FoundRoom[]>(
      this.#sql`select listed_rooms(${most}) as said`,
    );
    return rooms.map(({ room, players }) => roomOf(room, players));
  }

  async insert(room: Room): Promise<'done' | 'taken'> {
    const players = json(room.players.map((player) => storedPlayer(room, player)));
    const isDone = await this.#ask<boolean>(
      this.#sql`select insert_room(${this.#sql.json(rowOf(room))}, ${this.#sql.json(players)}) as said`,
    );
    return isDone ? 'done' : 'taken';
  }

  commit(before: Room, after: Room, event: RoomEvent): Promise<boolean> {
    const kept = new Set(after.players.map(({ id }) => id));
    const removed = before.players.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    const changed = after.players.filter((player) => !before.players.includes(player));
    const rows = json(changed.map((player) => storedPlayer(after, player)));
    const sql = this.#sql;
    return this.#ask<boolean>(
      sql`select commit_room(${sql.json(rowOf(after))}, ${sql.json(rows)}, ${sql.json(json(removed))},
        ${before.version}, ${sql.json(json(event))}) as said`,
    );
  }

  async see(room: string, player: string, now: number): Promise<void> {
    await this.#ask(this.#sql`select see_player(${room}, ${player}, ${now}) as said`);
  }

  async lastLine(room: string): Promise<number> {
    return this.#ask(this.#sql`select last_line(${room}) as said`);
  }

  async say(room: string, line: Omit<ChatLine, 'seq'>): Promise<void> {
    await this.#ask(
      this.#sql`select say_line(${room}, ${this.#sql.json(json(line))}, ${KEPT_LINES}) as said`,
    );
  }

  async react(room: string, reacted: SentReaction): Promise<void> {
    await this.#ask(
      this.#sql`select react_in_room(${room}, ${this.#sql.json(json(reacted))}) as said`,
    );
  }

  messages(room: string): Promise<readonly ChatLine[]> {
    return this.#ask(this.#sql`select room_lines(${room}) as said`);
  }

  take(key: string, { most, windowMs }: Limit, now: number): Promise<boolean> {
    return this.#ask(this.#sql`select take_count(${key}, ${most}, ${windowMs}, ${now}) as said`);
  }

  sweep(idleSince: number): Promise<number> {
    const since = new Date(idleSince).toISOString();
    return this.#ask(this.#sql`select sweep_rooms(${since}::timestamptz, ${SWEPT}) as said`);
  }

  /** Every call is durable when it returns. */
  whenDurable(): void {}

  async #ask<T>(query: PromiseLike<readonly Readonly<Record<string, unknown>>[]>): Promise<T> {
    try {
      const [row] = await query;
      return row?.['said'] as T;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StorageError(`the database of rooms failed: ${reason}`, { cause: error });
    }
  }
}
