import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type ChatMessage, KEPT_MESSAGES } from '../../../src/rooms/protocol/wire.ts';

/** Chat messages as rows. All methods throw SQLite's errors. */
export class ChatRows {
  readonly #lastSeq: StatementSync;
  readonly #add: StatementSync;
  readonly #forget: StatementSync;
  readonly #touch: StatementSync;
  readonly #all: StatementSync;

  constructor(database: DatabaseSync) {
    this.#lastSeq = database.prepare('select max(seq) as seq from messages where room = ?');
    this.#add = database.prepare('insert into messages values (?, ?, ?, ?, ?, ?)');
    this.#forget = database.prepare('delete from messages where room = ? and seq <= ?');
    this.#touch = database.prepare('update rooms set active_at = ? where id = ?');
    this.#all = database.prepare(
      'select seq, player, name, text, at from messages where room = ? order by seq',
    );
  }

  /** Adds a message to an existing room and numbers it. */
  add(room: string, message: Omit<ChatMessage, 'seq'>): ChatMessage {
    const seq = this.last(room) + 1;
    this.#add.run(room, seq, message.player, message.name, message.text, message.at);
    this.#forget.run(room, seq - KEPT_MESSAGES);
    this.#touch.run(message.at, room);
    return { ...message, seq };
  }

  /** The number of the last message; 0 without one. */
  last = (room: string): number => Number(this.#lastSeq.get(room)?.['seq'] ?? 0);

  all = (room: string): readonly ChatMessage[] =>
    this.#all.all(room).map((row) => ({ ...row }) as unknown as ChatMessage);
}
