import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DamagedRoom } from '../../../src/rooms/endpoint/store.ts';
import type { SchoolClass } from '../../../src/rooms/school/school-class.ts';
import { sumOf } from './room-rows.ts';

/** Classes as rows; their rooms are in `rooms`. All methods throw SQLite's errors. */
export class ClassRows {
  readonly #byId: StatementSync;
  readonly #byCode: StatementSync;
  readonly #add: StatementSync;
  readonly #change: StatementSync;
  readonly #idle: StatementSync;
  readonly #remove: StatementSync;
  readonly #newest: StatementSync;
  readonly #count: StatementSync;

  constructor(database: DatabaseSync) {
    this.#byId = database.prepare('select state, sum from classes where id = ?');
    // A damaged number may be too large for any other type.
    this.#byId.setReadBigInts(true);
    this.#byCode = database.prepare('select id from classes where code = ?');
    this.#add = database.prepare(
      `insert into classes (id, code, version, active_at, state, sum)
       values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
    );
    this.#change = database.prepare(
      `update classes set version = ?, active_at = ?, state = ?, sum = ?
       where id = ? and version = ?`,
    );
    const idle =
      'active_at < ? and not exists (select 1 from rooms where rooms.class = classes.id)';
    this.#idle = database.prepare(`select id from classes where ${idle} limit 1`);
    this.#newest = database.prepare('select max(active_at) as at from classes');
    this.#count = database.prepare('select count(*) as classes from classes');
    this.#remove = database.prepare(`delete from classes where ${idle}`);
  }

  /** Throws `DamagedRoom` when a row was changed after it was written. */
  load(id: string): SchoolClass | null {
    const row = this.#byId.get(id);
    if (!row) return null;
    const state = String(row['state']);
    if (row['sum'] !== BigInt(sumOf([id, state])))
      throw new DamagedRoom(id, 'its checksum is wrong');
    return JSON.parse(state) as SchoolClass;
  }

  idOf(code: string): string | null {
    const id = this.#byCode.get(code)?.['id'];
    return typeof id === 'string' ? id : null;
  }

  /** Returns false when the id or the code is in use. */
  insert(school: SchoolClass): boolean {
    const { id, code, version, updatedAt } = school;
    const state = JSON.stringify(school);
    return this.#add.run(id, code, version, updatedAt, state, sumOf([id, state])).changes > 0;
  }

  /** Returns false when the class is no longer at `before`'s version. */
  update(before: SchoolClass, after: SchoolClass): boolean {
    const { id, version, updatedAt } = after;
    const state = JSON.stringify(after);
    const sum = sumOf([id, state]);
    return this.#change.run(version, updatedAt, state, sum, id, before.version).changes > 0;
  }

  /** The latest activity of all classes, ms; 0 without classes. */
  newest = (): number => Number(this.#newest.get()?.['at'] ?? 0);

  count = (): number => Number(this.#count.get()?.['classes']);

  /** Whether a class without rooms has had no activity since then (ms). */
  hasIdle = (since: number): boolean => this.#idle.get(since) !== undefined;

  /** Removes those classes; returns how many. */
  removeIdle = (since: number): number => Number(this.#remove.run(since).changes);
}
