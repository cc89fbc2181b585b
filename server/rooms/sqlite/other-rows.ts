import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ChatLine } from '../../../src/rooms/protocol/row-types.ts';
import { KEPT_LINES } from '../../../src/rooms/door/store.ts';

/** Finds rooms by the contents of their rows, and removes them. All methods throw SQLite's errors. */
export class RoomIndex {
  readonly #byCode: StatementSync;
  readonly #onShow: StatementSync;
  readonly #idle: StatementSync;
  readonly #remove: StatementSync;

  constructor(database: DatabaseSync) {
    this.#byCode = database.prepare('select id from game_rooms where room_code = ?');
    this.#onShow = database.prepare(
      `select id from game_rooms where listed = 1 and status = 'waiting'
       and current_players > 0 and current_players < max_players order by created_at desc limit ?`,
    );
    this.#idle = database.prepare('select id from game_rooms where active_at < ?');
    this.#remove = database.prepare('delete from game_rooms where id = ?');
  }

  idOf(code: string): string | null {
    const id = this.#byCode.get(code)?.['id'];
    return typeof id === 'string' ? id : null;
  }

  /** Listed rooms that accept players, newest first. */
  onShow = (most: number): readonly string[] =>
    this.#onShow.all(most).map((row) => String(row['id']));

  /** Rooms without any activity since then (ms). */
  idle = (since: number): readonly string[] =>
    this.#idle.all(since).map((row) => String(row['id']));

  /** Removes a room and everything that belongs to it. */
  remove = (id: string): boolean => this.#remove.run(id).changes > 0;
}

/** Lines of chat as rows. All methods throw SQLite's errors. */
export class ChatRows {
  readonly #lastSeq: StatementSync;
  readonly #add: StatementSync;
  readonly #forget: StatementSync;
  readonly #touch: StatementSync;
  readonly #lines: StatementSync;

  constructor(database: DatabaseSync) {
    this.#lastSeq = database.prepare('select max(seq) as seq from room_messages where room_id = ?');
    this.#add = database.prepare('insert into room_messages values (?, ?, ?, ?, ?, ?)');
    this.#forget = database.prepare('delete from room_messages where room_id = ? and seq <= ?');
    this.#touch = database.prepare('update game_rooms set active_at = ? where id = ?');
    this.#lines = database.prepare(
      'select seq, player, name, text, at from room_messages where room_id = ? order by seq',
    );
  }

  /** Adds a line to an existing room and numbers it. */
  say(room: string, line: Omit<ChatLine, 'seq'>): ChatLine {
    const seq = Number(this.#lastSeq.get(room)?.['seq'] ?? 0) + 1;
    this.#add.run(room, seq, line.player, line.name, line.text, line.at);
    this.#forget.run(room, seq - KEPT_LINES);
    this.#touch.run(line.at, room);
    return { ...line, seq };
  }

  lines = (room: string): readonly ChatLine[] =>
    this.#lines.all(room).map((row) => ({ ...row }) as unknown as ChatLine);
}
