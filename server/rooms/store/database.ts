import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sumOf } from './room-rows.ts';
import { isWalDamaged } from './wal-check.ts';

/** SQLite's application_id ("ttt3"), which tells our files from those of other programs, and the version of the tables. */
const APPLICATION_ID = 0x74747433;
const FORM = 4;

/** The table of classes, which exists since form 4. */
const CLASSES = `
create table classes (
  id text primary key,
  code text not null unique,
  version integer not null,
  active_at integer not null,
  state text not null,
  sum integer not null
) strict;
`;
const ROOMS_OF_CLASS = 'create index rooms_of_class on rooms (class) where class is not null;';

const SCHEMA = `
${CLASSES}
create table rooms (
  id text primary key,
  code text not null unique,
  version integer not null,
  created_at integer not null,
  active_at integer not null,
  on_show integer not null,
  state text not null,
  sum integer not null,
  class text references classes (id) on delete cascade
) strict;
${ROOMS_OF_CLASS}
create index rooms_on_show on rooms (created_at) where on_show = 1;
create table moves (
  room text not null references rooms (id) on delete cascade,
  ply integer not null,
  move text not null,
  sum integer not null,
  primary key (room, ply)
) strict, without rowid;
create table messages (
  room text not null references rooms (id) on delete cascade,
  seq integer not null,
  player text not null,
  name text not null,
  text text not null,
  at integer not null,
  primary key (room, seq)
) strict, without rowid;
create table health (id integer primary key) strict;
pragma application_id = ${APPLICATION_ID};
pragma user_version = ${FORM};
`;

/** The first form had no checksums. */
const ADD_SUMS = `
begin immediate;
alter table rooms add column sum integer not null default 0;
alter table moves add column sum integer not null default 0;
update moves set sum = row_sum(room, ply, move);
update rooms set sum = row_sum(id, code, version, created_at, state, (select count(*) from moves where room = id));
pragma user_version = 2;
commit;
`;

/** Form 3 had no classes. */
const ADD_CLASSES = `
begin immediate;
${CLASSES}
alter table rooms add column class text references classes (id) on delete cascade;
${ROOMS_OF_CLASS}
pragma user_version = ${FORM};
commit;
`;

/**
 * Pages in the -wal before SQLite copies them to the database, which stops everything for a while. The same few pages
 * change again and again, so a long -wal means less to copy: 64 MB.
 */
const CHECKPOINT_PAGES = 16_000;

/** The error for a file that is damaged, or that isn't ours. */
class Unfit extends Error {
  override readonly name = 'Unfit';
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** SQLite's codes for problems with a file. */
const [ERROR, BUSY, LOCKED, CORRUPT, FULL, NOT_A_DATABASE] = [1, 5, 6, 11, 13, 26];
/** Our own codes, beyond SQLite's. */
const [NEWER, ONLY_WAL] = [256, 257];

/**
 * Checks whether the opened file is still at its path: SQLite keeps writing into a removed one. `lost` is called the
 * first time it isn't.
 */
export function placeCheck(path: string, lost: () => void): () => boolean {
  const identity = (): string | undefined => {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat && `${stat.dev} ${stat.ino}`;
  };
  const opened = identity();
  let isLost = false;
  return () => {
    if (identity() === opened) return true;
    if (!isLost) lost();
    isLost = true;
    return false;
  };
}

/**
 * Opens the database of rooms, and holds it: a second process is refused until this one ends, however it ends.
 * Committed changes survive the process and a loss of power. ":memory:" keeps nothing. `tell` hears when the file
 * of an earlier version was set aside.
 * Throws an error that says why the file can't be used and what to do about it.
 */
export function openDatabase(
  path: string,
  tell: (message: string) => void = () => {},
): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const [size, walSize] = [path, `${path}-wal`].map(sizeOf);
    if (!size && walSize) throw new Unfit(ONLY_WAL, size === undefined ? 'missing' : 'empty');
    if (isWalDamaged(`${path}-wal`)) {
      refuseIfInUse(path);
      throw new Unfit(CORRUPT, 'its -wal was changed');
    }
    database = connect(path);
    if (isOfEarlierVersion(database)) {
      database.close();
      tell(setAside(path));
      database = connect(path);
    }
    const isNew = pragma(database, 'application_id') !== APPLICATION_ID;
    if (isNew && tables(database).length > 0)
      throw new Unfit(NOT_A_DATABASE, 'it has other tables');
    const form = pragma(database, 'user_version');
    if (!isNew && ![1, 2, 3, FORM].some((known) => known === form))
      throw new Unfit(NEWER, 'a newer version of this server made it');
    // Only now, as it changes the file.
    database.exec('pragma journal_mode = wal; pragma synchronous = full;');
    database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
    if (isNew) database.exec(`begin immediate; ${SCHEMA} commit;`);
    else if (form !== FORM) upgrade(database, form);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    throw refusal(path, error);
  }
}

const sizeOf = (path: string): number | undefined =>
  statSync(path, { throwIfNoEntry: false })?.size;

/**
 * Exclusive from the first access: the system holds the lock, and releases it when the process
 * ends.
 */
function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  try {
    database.exec('pragma locking_mode = exclusive;');
    const report = String(pragma(database, 'quick_check(1)', 'quick_check'));
    if (report !== 'ok') throw new Unfit(CORRUPT, report.split('\n').at(-1) ?? report);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether a copy is whole and ours. */
export const isRoomsDatabase = (database: DatabaseSync): boolean =>
  pragma(database, 'application_id') === APPLICATION_ID &&
  pragma(database, 'quick_check(1)', 'quick_check') === 'ok';

function upgrade(database: DatabaseSync, form: unknown): void {
  database.function('row_sum', { varargs: true }, (...row) => sumOf(row));
  if (form === 1) database.exec(ADD_SUMS);
  if (form !== 3) renameFields(database);
  database.exec(ADD_CLASSES);
}

/** The second form had other names for three fields of a room. Damaged rows stay as they are. */
function renameFields(database: DatabaseSync): void {
  database.exec('begin immediate');
  const rooms = database.prepare(
    `select *, (select count(*) from moves where room = id) as moves from rooms
     where sum = row_sum(id, code, version, created_at, state, moves)`,
  );
  const change = database.prepare('update rooms set state = ?, sum = ? where id = ?');
  for (const { id, code, version, created_at: createdAt, state: old, moves } of rooms.all()) {
    const { invite, consent, gone, ...rest } = JSON.parse(String(old)) as Record<string, unknown>;
    const state = JSON.stringify({
      ...rest,
      invitation: invite,
      roundRequest: consent,
      recentLeavers: gone,
    });
    const sum = sumOf([id, code, version, createdAt, state, moves].map((part) => part ?? null));
    change.run(state, sum, id ?? null);
  }
  database.exec('pragma user_version = 3; commit;');
}

/** The -wal of a running server may look damaged. Reading changes nothing. */
function refuseIfInUse(path: string): void {
  const reader = new DatabaseSync(path, { readOnly: true });
  try {
    tables(reader);
  } finally {
    reader.close();
  }
}

const pragma = (database: DatabaseSync, name: string, column = name): unknown =>
  database.prepare(`pragma ${name}`).get()?.[column];

function tables(database: DatabaseSync): readonly string[] {
  const rows = database.prepare("select name from sqlite_schema where type = 'table'").all();
  return rows.map(({ name }) => String(name));
}

/** Version 2.1 and earlier kept rooms in other tables, with a journal beside them. */
const isOfEarlierVersion = (database: DatabaseSync): boolean =>
  ['game_rooms', 'room_players', 'room_messages'].every((name) => tables(database).includes(name));

/** Renames an earlier version's file and what belongs to it; returns what to tell the operator. */
function setAside(path: string): string {
  let at = 1;
  while (existsSync(`${path}.old${at}`)) at += 1;
  const name = `${path}.old${at}`;
  for (const end of ['', '-wal', '-shm', '-log1', '-log2']) {
    if (existsSync(path + end)) renameSync(path + end, name + end);
  }
  return `The rooms in ${path} are of an earlier version, which this one can't continue. They were set aside as ${name}; players there have to open new rooms.`;
}

/** Says why rooms can't be kept in a file, and what the operator can do about it. */
function refusal(path: string, cause: unknown): Error {
  return new Error(explain(path, cause), { cause });
}

function explain(path: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const other = 'or set ROOMS_DATABASE to another file.';
  switch (codeOf(cause)) {
    case BUSY:
    case LOCKED:
      return `The rooms in ${path} are in use by another server: stop that one, ${other}`;
    case CORRUPT:
      return `The database of rooms ${path} is damaged (${reason}): restore a copy of it and of its -wal, move both away to begin without rooms, ${other}`;
    case ONLY_WAL:
      return `The database of rooms ${path} is ${reason}, but ${path}-wal is not: stop any server that uses it, restore a copy of both, move the -wal away to begin without rooms, ${other}`;
    case FULL:
      return `The rooms can't be kept in ${path} (the disk is full): free some space, ${other}`;
    case NEWER:
      return `The rooms in ${path} are of a newer version of this server: start that one, ${other}`;
    case ERROR:
    case NOT_A_DATABASE:
      return `${path} is not a database of rooms (${reason}): move it away, ${other}`;
    default:
      return `The rooms can't be kept in ${path} (${reason}): make the file and its folder writable, ${other}`;
  }
}

/** Returns SQLite's code of an error; 0 for any other. */
function codeOf(error: unknown): number {
  if (error instanceof Unfit) return error.code;
  const isSqlite = error instanceof Error && 'errcode' in error;
  return isSqlite && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
}
