import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
create table if not exists game_rooms (
  id text primary key,
  room_code text not null unique,
  game_type text not null,
  max_players integer not null,
  current_players integer not null,
  status text not null,
  game_state text not null,
  settings text not null,
  version integer not null,
  created_at text not null,
  updated_at text not null,
  listed integer not null,
  active_at integer not null
) strict;
create index if not exists listed_rooms on game_rooms (created_at) where listed = 1 and status = 'waiting';
create table if not exists room_players (
  id text not null,
  room_id text not null references game_rooms (id) on delete cascade,
  player_name text not null,
  player_symbol text not null,
  player_index integer not null,
  token_hash text not null,
  left_at text,
  is_random integer not null,
  wins integer not null,
  held_until integer,
  seen_at integer not null,
  last_id text,
  last_version integer,
  primary key (room_id, id)
) strict, without rowid;
create table if not exists room_messages (
  room_id text not null references game_rooms (id) on delete cascade,
  seq integer not null,
  player text not null,
  name text not null,
  text text not null,
  at integer not null,
  primary key (room_id, seq)
) strict, without rowid;
`;

/** Pages in the log before they are carried over to the database's file, which halts everything for a few ms. */
const CHECKPOINT_PAGES = 4000;

/** SQLite found the file damaged. */
class Damage extends Error {
  override readonly name = 'Damage';
}

/**
 * Opens the database of rooms, and holds it: a second process is refused until this one ends, however
 * it ends. What is committed survives the process, and a loss of power once `Wal` has synced it.
 * ":memory:" keeps nothing.
 * Throws, for people, why the file can't be used: see `refusal`.
 */
export function openDatabase(path: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
    // Exclusive from the first access: the lock is the system's, and goes with the process.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal;');
    database.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
    check(database);
    database.exec('begin immediate;');
    database.exec(`${SCHEMA} commit;`);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    throw refusal(path, error);
  }
}

/** Throws `Damage` where a page of the file is not what it should be. */
function check(database: DatabaseSync): void {
  const said = String(database.prepare('pragma quick_check(1)').get()?.['quick_check']);
  if (said !== 'ok') throw new Damage(said.split('\n').at(-1));
}

/** Why rooms can't be kept in a file, and what to do about it, for people. */
export function refusal(path: string, cause: unknown): Error {
  return new Error(explained(path, cause), { cause });
}

function explained(path: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const other = 'or set ROOMS_DATABASE to another file.';
  switch (codeOf(cause)) {
    case BUSY:
    case LOCKED:
      return `The rooms in ${path} are in use by another server: stop that one, ${other}`;
    case CORRUPT:
      return `The database of rooms ${path} is damaged (${reason}): restore a copy of it and of its -wal, -log1 and -log2, move all four away to begin without rooms, ${other}`;
    case ERROR:
    case NOT_A_DATABASE:
      return `${path} is not a database of rooms (${reason}): move it away, ${other}`;
    default:
      return `The rooms can't be kept in ${path} (${reason}): make the file and its folder writable, ${other}`;
  }
}

/** SQLite's codes for what can be wrong with a file. */
const [ERROR, BUSY, LOCKED, CORRUPT, NOT_A_DATABASE] = [1, 5, 6, 11, 26];

/** SQLite's code of an error; 0 for any other. */
function codeOf(error: unknown): number {
  if (error instanceof Damage) return CORRUPT;
  const isSqlite = error instanceof Error && 'errcode' in error;
  return isSqlite && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
}
