import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type ChatLine, KEPT_LINES } from '../../../src/rooms/protocol/wire.ts';

/** Lines of chat as rows. All methods throw SQLite's errors. */
export class ChatRows {
  readonly #lastSeq: StatementSync;
  readonly #add: StatementSync;
  readonly #forget: StatementSync;
  readonly #touch: StatementSync;
  readonly #lines: StatementSync;

  constructor(database: DatabaseSync) {
    this.#lastSeq = database.prepare('select max(seq) as seq from messages where room = ?');
    this.#add = database.prepare('insert into messages values (?, ?, ?, ?, ?, ?)');
    this.#forget = database.prepare('delete from messages where room = ? and seq <= ?');
    this.#touch = database.prepare('update rooms set active_at = ? where id = ?');
    this.#lines = database.prepare(
      'select seq, player, name, text, at from messages where room = ? order by seq',
    );
  }

  /** Adds a line to an existing room and numbers it. */
  say(room: string, line: Omit<ChatLine, 'seq'>): ChatLine {
    const seq = this.last(room) + 1;
    this.#add.run(room, seq, line.player, line.name, line.text, line.at);
    this.#forget.run(room, seq - KEPT_LINES);
    this.#touch.run(line.at, room);
    return { ...line, seq };
  }

  /** The number of the last line; 0 without one. */
  last = (room: string): number => Number(this.#lastSeq.get(room)?.['seq'] ?? 0);

  lines = (room: string): readonly ChatLine[] =>
    this.#lines.all(room).map((row) => ({ ...row }) as unknown as ChatLine);
}
