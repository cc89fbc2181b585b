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

/** SQLite's codes for a file that another process holds. */
const BUSY = new Set([5, 6]);

/** The database of rooms is another server's. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

/**
 * Opens the database of rooms, and holds it: a second process is refused until this one ends, however
 * it ends. What is committed survives the process, and a loss of power once `Wal` has synced it.
 * ":memory:" keeps nothing.
 * Throws `DatabaseInUse`, or why the file can't be used.
 */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
    // Exclusive from the first access: the lock is the system's, and goes with the process.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal;');
    database.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
    database.exec('begin immediate;');
    database.exec(`${SCHEMA} commit;`);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    if (BUSY.has(codeOf(error) ?? 0)) {
      throw new DatabaseInUse(
        `The rooms in ${path} are in use by another server: stop that one, or set ROOMS_DATABASE to another file.`,
        { cause: error },
      );
    }
    throw unusable(path, error);
  }
}

/** Why rooms can't be kept in a file, for people. */
export function unusable(path: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `The rooms can't be kept in ${path} (${reason}): make it writable, or set ROOMS_DATABASE to another file.`,
    { cause },
  );
}
