import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { opened } from '../../../tests/server/lib/room-states.ts';
import { DamagedRoom } from '../../../src/rooms/endpoint/store.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import { sumOf } from './room-rows.ts';
import { openDatabase } from './database.ts';
import { openRooms } from '../backend.ts';
import { SqliteStore } from './sqlite-store.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  path = join(folder, 'rooms.db');
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const PAGE = 4096;
const start = (): void => openRooms({ path, keys: [] }).close();
const DAMAGED = (reason: string): string =>
  `The database of rooms ${path} is damaged (${reason}): restore a copy of it and of its -wal, move both away to begin without rooms, or set ROOMS_DATABASE to another file.`;

/** Creates a database with a room in it. */
async function filled(): Promise<void> {
  const database = openDatabase(path);
  const store = new SqliteStore(database, () => {});
  await store.insert(opened());
  store.flush();
  database.close();
}

/** Reads the room in the database. */
function openedRoom(): Room | null {
  const database = openDatabase(path);
  const room = new SqliteStore(database, () => {}).load(opened().id);
  database.close();
  return room;
}

describe('a file that can hold no rooms is refused, with the reason and what to do', () => {
  test('one that is cut off', async () => {
    await filled();
    truncateSync(path, 3 * PAGE);
    expect(start).toThrow(DAMAGED('database disk image is malformed'));
  });

  test('one with a page of other bytes, which SQLite itself would not look at yet', async () => {
    await filled();
    const bytes = readFileSync(path);
    const page = bytes.indexOf(opened().id) - (bytes.indexOf(opened().id) % PAGE);
    bytes.fill(0xa5, page, page + PAGE);
    writeFileSync(path, bytes);
    const unchecked = new DatabaseSync(path);
    expect(unchecked.prepare('select count(*) from sqlite_schema').get()).toBeDefined();
    unchecked.close();
    expect(start).toThrow(
      DAMAGED(
        `Tree ${page / PAGE + 1} page ${page / PAGE + 1}: btreeInitPage() returns error code 11`,
      ),
    );
    expect(readFileSync(path)).toEqual(bytes);
  });

  test('one whose -wal lost a bit after it was written, but not one whose last write was cut off', async () => {
    const database = openDatabase(path);
    const store = new SqliteStore(database, () => {});
    for (let at = 0; at < 20; at += 1)
      await store.insert({ ...opened(), id: `room ${at}`, code: `C${at}` });
    const [file, wal] = [readFileSync(path), readFileSync(`${path}-wal`)];
    database.close();
    const left = (bytes: Buffer) => {
      writeFileSync(path, file);
      writeFileSync(`${path}-wal`, bytes);
    };
    left(wal);
    start();
    left(wal.subarray(0, wal.length - 1000));
    start();
    const last = Buffer.from(wal);
    last.fill(0, wal.length - 4000);
    left(last);
    start();
    const flipped = Buffer.from(wal);
    flipped[Math.floor(wal.length / 5)] = (flipped[Math.floor(wal.length / 5)] ?? 0) ^ 1;
    left(flipped);
    expect(start).toThrow(DAMAGED('its -wal was changed'));
    expect(readFileSync(`${path}-wal`)).toEqual(flipped);
    // The -wal of a running server.
    rmSync(`${path}-wal`);
    const held = openDatabase(path);
    writeFileSync(`${path}-wal`, flipped);
    expect(start).toThrow(`The rooms in ${path} are in use by another server`);
    held.close();
  });

  test.each([
    ['empty', () => truncateSync(path)],
    ['missing', () => rmSync(path)],
  ])('one that is %s beside a -wal with rooms, as SQLite would delete that', async (how, lose) => {
    const database = openDatabase(path);
    await new SqliteStore(database, () => {}).insert(opened());
    const [file, wal] = [readFileSync(path), readFileSync(`${path}-wal`)];
    database.close();
    writeFileSync(path, file);
    writeFileSync(`${path}-wal`, wal);
    lose();
    expect(start).toThrow(
      `The database of rooms ${path} is ${how}, but ${path}-wal is not: stop any server that uses it, restore a copy of both, move the -wal away to begin without rooms, or set ROOMS_DATABASE to another file.`,
    );
    expect(readFileSync(`${path}-wal`)).toEqual(wal);
    writeFileSync(path, file);
    start();
    expect(openedRoom()).toEqual(opened());
  });

  test("one that isn't a database", () => {
    writeFileSync(path, 'Shopping list: bread, milk, a new disk. '.repeat(20));
    expect(start).toThrow(
      `${path} is not a database of rooms (file is not a database): move it away, or set ROOMS_DATABASE to another file.`,
    );
  });

  test('the database of another program', () => {
    const other = new DatabaseSync(path);
    other.exec('create table rooms (colour text)');
    other.close();
    const before = readFileSync(path);
    expect(start).toThrow(`${path} is not a database of rooms (it has other tables): move it away`);
    expect(readFileSync(path)).toEqual(before);
  });

  test('one that a newer version made', () => {
    const newer = openDatabase(path);
    newer.exec('pragma user_version = 99');
    newer.close();
    expect(start).toThrow(`The rooms in ${path} are of a newer version of this server: `);
  });

  test('one that another server holds', () => {
    const held = openDatabase(path);
    expect(start).toThrow(
      `The rooms in ${path} are in use by another server: stop that one, or set ROOMS_DATABASE to another file.`,
    );
    held.close();
    start();
  });

  test('a folder in its place', () => {
    path = folder;
    expect(start).toThrow(
      `The rooms can't be kept in ${path} (unable to open database file): make the file and its folder writable, or set ROOMS_DATABASE to another file.`,
    );
  });

  test('a file in the place of its folder', () => {
    writeFileSync(path, '');
    path = join(path, 'deep', 'rooms.db');
    expect(start).toThrow(`The rooms can't be kept in ${path} (ENOTDIR: `);
  });

  // Root may write everywhere.
  test.skipIf(!process.getuid?.())('a folder or a file that may not be written to', async () => {
    chmodSync(folder, 0o500);
    expect(start).toThrow(`The rooms can't be kept in ${path} (unable to open database file): `);
    chmodSync(folder, 0o700);
    await filled();
    chmodSync(path, 0o400);
    expect(start).toThrow(
      /^The rooms can't be kept in .*: make the file and its folder writable, /,
    );
  });
});

test('the rooms of an earlier version are set aside with their journal, and the operator hears of it', () => {
  for (const kept of ['old1', 'old2']) {
    rmSync(path, { force: true });
    const old = new DatabaseSync(path);
    for (const name of ['game_rooms', 'room_players', 'room_messages']) {
      old.exec(`create table ${name} (id text); insert into ${name} values ('${kept}')`);
    }
    old.close();
    writeFileSync(`${path}-log1`, 'journal');
    const told: string[] = [];
    openRooms({ path, keys: [], tell: (message) => void told.push(message) }).close();
    expect(told).toEqual([expect.stringContaining(`They were set aside as ${path}.${kept};`)]);
    const aside = new DatabaseSync(`${path}.${kept}`);
    expect(aside.prepare('select id from game_rooms').get()).toEqual({ id: kept });
    aside.close();
    expect(readFileSync(`${path}.${kept}-log1`, 'utf8')).toBe('journal');
    expect(existsSync(`${path}-log1`)).toBe(false);
  }
});

/** Writes the rooms of a database as earlier versions of the server did: form 1 had no checksums, either. */
function writeOldForm(form: 1 | 2 | 3): void {
  const old = new DatabaseSync(path);
  old.exec(`drop index rooms_of_class; alter table rooms drop column class; drop table classes;
    pragma user_version = 3`);
  if (form === 3) return old.close();
  const NEW_NAMES = { invitation: 'invite', roundRequest: 'consent', recentLeavers: 'gone' };
  old.function('row_sum', { varargs: true }, (...row) => sumOf(row));
  for (const [name, earlier] of Object.entries(NEW_NAMES))
    old.exec(`update rooms set state = replace(state, '"${name}":', '"${earlier}":')`);
  old.exec(`update rooms set sum =
    row_sum(id, code, version, created_at, state, (select count(*) from moves where room = id))`);
  if (form === 1) old.exec('alter table rooms drop column sum; alter table moves drop column sum');
  old.exec(`pragma user_version = ${form}`);
  old.close();
}

test.each([1, 2, 3] as const)(
  'rooms that form %i of the tables stored can be used',
  async (form) => {
    await filled();
    writeOldForm(form);
    start();
    expect(openedRoom()).toEqual(opened());
    const database = openDatabase(path);
    database.exec("update rooms set state = replace(state, 'Ann', 'Anm')");
    expect(() => new SqliteStore(database, () => {}).load(opened().id)).toThrow(DamagedRoom);
    database.close();
  },
);

test('a damaged room of an earlier form stays damaged, and the others can be used', async () => {
  await filled();
  writeOldForm(2);
  const old = new DatabaseSync(path);
  old.exec("update rooms set state = replace(state, 'Ann', 'Anm')");
  old.close();
  const database = openDatabase(path);
  expect(() => new SqliteStore(database, () => {}).load(opened().id)).toThrow(DamagedRoom);
  database.close();
});
