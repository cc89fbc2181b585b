import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { DamagedRoom } from '../../../src/rooms/endpoint/store.ts';
import { isInList, type Room } from '../../../src/rooms/referee/room.ts';

/** The parts of a room in its `state`: all that have no column or table of their own. */
type State = Omit<Room, 'id' | 'code' | 'version' | 'createdAt'>;

/** A room as JSON, without its moves: they have rows of their own, so that a move's cost doesn't grow with the match. */
function stateOf({ match, ...room }: Room): string {
  const { id: _id, code: _code, version: _version, createdAt: _createdAt, ...rest } = room;
  const state: State = { ...rest, match: match && { ...match, moves: [] } };
  return JSON.stringify(state);
}

/**
 * A checksum over a row's values: SQLite has none, and doesn't notice a changed bit in a text or a
 * number.
 */
export const sumOf = (row: readonly SQLOutputValue[]): number => crc32(row.join('\n'));

function withSum(room: Room): readonly [state: string, sum: number] {
  const { id, code, version, createdAt, match } = room;
  const state = stateOf(room);
  return [state, sumOf([id, code, version, createdAt, state, match?.moves.length ?? 0])];
}

/** How many of the stored moves the next version of a room keeps: all, unless another round began. */
function keptMoves(before: Room, after: Room): number {
  const known = before.match?.moves.length ?? 0;
  return after.match && before.round === after.round ? known : 0;
}

/** Rooms as rows: a small one for each room, and one for each move. All methods throw SQLite's errors. */
export class RoomRows {
  readonly #byId: StatementSync;
  readonly #moves: StatementSync;
  readonly #add: StatementSync;
  readonly #change: StatementSync;
  readonly #addMove: StatementSync;
  readonly #forgetMoves: StatementSync;
  readonly #remove: StatementSync;
  readonly #byCode: StatementSync;
  readonly #inList: StatementSync;
  readonly #slice: StatementSync;
  readonly #count: StatementSync;
  readonly #newest: StatementSync;
  readonly #touch: StatementSync;

  constructor(database: DatabaseSync) {
    this.#byId = database.prepare('select * from rooms where id = ?');
    // A damaged number may be too large for any other type.
    this.#byId.setReadBigInts(true);
    this.#moves = database.prepare('select * from moves where room = ? order by ply');
    this.#moves.setReadBigInts(true);
    this.#add = database.prepare(
      `insert into rooms (id, code, version, created_at, active_at, on_show, state, sum, class)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    );
    this.#change = database.prepare(
      // Chat may already have set a later time.
      `update rooms set code = ?, version = ?, active_at = max(active_at, ?), on_show = ?, state = ?, sum = ?
       where id = ? and version = ?`,
    );
    this.#addMove = database.prepare('insert into moves values (?, ?, ?, ?)');
    this.#forgetMoves = database.prepare('delete from moves where room = ? and ply >= ?');
    this.#remove = database.prepare('delete from rooms where id = ? and active_at < ?');
    this.#byCode = database.prepare('select id from rooms where code = ?');
    this.#inList = database.prepare(
      'select id from rooms where on_show = 1 order by created_at desc limit ?',
    );
    this.#slice = database.prepare(
      // A room of a class is as active as the class and all of its rooms together.
      `select rowid, id, max(active_at, coalesce(
         (select max(c.active_at, (select max(o.active_at) from rooms o where o.class = c.id))
          from classes c where c.id = rooms.class), 0)) as active_at
       from rooms where rowid > ? order by rowid limit ?`,
    );
    this.#touch = database.prepare('insert or replace into health values (1)');
    this.#count = database.prepare('select count(*) as n from rooms');
    this.#newest = database.prepare('select max(active_at) as at from rooms');
  }

  /** Throws `DamagedRoom` when a row was changed after it was written. */
  load(id: string): Room | null {
    const row = this.#byId.get(id);
    if (!row) return null;
    const moves = this.#moves.all(id);
    // The sum includes the number of moves: a move whose damaged row names another room would be missing.
    const held = [row['id'], row['code'], row['version'], row['created_at'], row['state']];
    const isIntact =
      row['sum'] === BigInt(sumOf([...held, moves.length] as SQLOutputValue[])) &&
      moves.every(
        ({ ply, move, sum }) => sum === BigInt(sumOf([id, ply, move] as SQLOutputValue[])),
      );
    if (!isIntact) throw new DamagedRoom(id, 'its checksum is wrong');
    const { match, players, ...state } = JSON.parse(String(row['state'])) as State;
    return {
      id,
      code: String(row['code']),
      version: Number(row['version']),
      createdAt: Number(row['created_at']),
      ...state,
      // Version 2.2 kept only the last command, in another form, and no list of those who left.
      recentLeavers: state.recentLeavers ?? [],
      classId: state.classId ?? null,
      players: players.map((player) => ({ ...player, recent: player.recent ?? [] })),
      match: match && { ...match, moves: moves.map(({ move }) => String(move)) },
    };
  }

  /** Returns false when the id or the code is in use. */
  insert(room: Room): boolean {
    const { id, code, version, createdAt, updatedAt, classId } = room;
    const inList = Number(isInList(room));
    const [state, sum] = withSum(room);
    const row = [id, code, version, createdAt, updatedAt, inList, state, sum, classId] as const;
    const { changes } = this.#add.run(...row);
    if (changes === 0) return false;
    this.#append(room, 0);
    return true;
  }

  /** Returns false when the room is no longer at `before`'s version, or its new code is in use. */
  update(before: Room, after: Room): boolean {
    if (after.code !== before.code && this.idOf(after.code) !== null) return false;
    const [state, sum] = withSum(after);
    const { changes } = this.#change.run(
      after.code,
      after.version,
      after.updatedAt,
      Number(isInList(after)),
      state,
      sum,
      before.id,
      before.version,
    );
    if (changes === 0) return false;
    const kept = keptMoves(before, after);
    if (kept < (before.match?.moves.length ?? 0)) this.#forgetMoves.run(before.id, kept);
    this.#append(after, kept);
    return true;
  }

  idOf(code: string): string | null {
    const id = this.#byCode.get(code)?.['id'];
    return typeof id === 'string' ? id : null;
  }

  /** Public rooms that accept players, newest first. */
  inList = (most: number): readonly string[] =>
    this.#inList.all(most).map((row) => String(row['id']));

  /** Up to `most` rooms after a row: those without activity since then (ms), and the last row looked at (null: none). */
  idle(
    since: number,
    after: number,
    most: number,
  ): { ids: readonly string[]; last: number | null } {
    const rows = this.#slice.all(after, most);
    const ids = rows.filter((row) => Number(row['active_at']) < since).map(({ id }) => String(id));
    return { ids, last: lastRow(rows) };
  }

  /** Removes a room without activity since then (ms), with everything that belongs to it. */
  remove = (id: string, since: number): boolean => this.#remove.run(id, since).changes > 0;

  /** Writes to the disk without changing any data. */
  touch = (): void => void this.#touch.run();

  count = (): number => Number(this.#count.get()?.['n']);

  /** The latest activity of all rooms, ms; 0 without rooms. */
  newest = (): number => Number(this.#newest.get()?.['at'] ?? 0);

  #append({ id, match }: Room, from: number): void {
    const moves = match?.moves ?? [];
    for (let index = from; index < moves.length; index += 1) {
      const move = moves[index] as string;
      this.#addMove.run(id, index, move, sumOf([id, index, move]));
    }
  }
}

const lastRow = (rows: readonly Record<string, SQLOutputValue>[]): number | null => {
  const last = rows.at(-1)?.['rowid'];
  return last === undefined ? null : Number(last);
};
