import type * as NodeFs from 'node:fs';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recorder } from '../../../tests/rooms/recorder.ts';
import {
  after,
  joined,
  lobby,
  moving,
  opened,
  START,
  started,
} from '../../../tests/rooms/tables.ts';
import { eventOf } from '../../../src/rooms/protocol/changes.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import { StorageError } from '../../../src/rooms/door/store.ts';
import { openDatabase } from '../sqlite/database.ts';
import { openRooms } from '../host.ts';
import { SqliteStore } from '../sqlite/sqlite-store.ts';

const disk = vi.hoisted(() => ({ isBroken: false, isFull: false, isWalBroken: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof NodeFs>();
  const { openSync, isSynced } = (await import('../../../tests/rooms/synced-files.ts')).watchSynced(
    fs,
  );
  return {
    ...fs,
    openSync,
    writeSync: (file: number, data: Buffer, from: number, size: number, at: number) => {
      if (disk.isFull) throw new Error('ENOSPC');
      if (disk.isBroken && isSynced(file)) throw new Error('EIO');
      return fs.writeSync(file, data, from, size, at);
    },
    fdatasync: (file: number, told: (error: Error | null) => void) =>
      disk.isWalBroken ? setImmediate(() => told(new Error('EIO'))) : fs.fdatasync(file, told),
    fdatasyncSync: (file: number) => {
      if (disk.isBroken) throw new Error('EIO');
      fs.fdatasyncSync(file);
    },
  };
});

const OTHER = { id: '00000000-0000-8000-a000-000000000002', code: 'OTHERS' };

type Server = {
  readonly database: DatabaseSync;
  readonly store: SqliteStore;
  readonly told: ReturnType<typeof recorder>['told'];
};

let folder = '';
const path = (): string => join(folder, 'rooms.db');
const running: Server[] = [];

function start(): Server {
  const { publish, told } = recorder();
  const database = openDatabase(path());
  try {
    const server = { database, store: new SqliteStore(database, publish), told };
    running.push(server);
    return server;
  } catch (error) {
    database.close();
    throw error;
  }
}
/** The server ends without a word. */
const crash = ({ database }: Server): void => database.close();
const end = ({ database, store }: Server): void => {
  store.flush();
  database.close();
};
/** The room after a move by whoever has the turn. */
const next = (room: Room, move: string): Room => {
  const seat = (room.match?.moves.length ?? 0) % room.seats.length;
  return after(room, room.seats[seat]?.player ?? null, moving(room, move));
};
const commit = async (store: SqliteStore, before: Room, later: Room) =>
  store.commit(before, later, eventOf(before, later));
const versionIn = ({ database }: Server): unknown =>
  database.prepare('select version from game_rooms').get()?.['version'];

beforeEach(() => {
  Object.assign(disk, { isBroken: false, isFull: false, isWalBroken: false });
  folder = mkdtempSync(join(tmpdir(), 'carrier-'));
});
afterEach(() => {
  for (const { database } of running.splice(0)) if (database.isOpen) database.close();
  rmSync(folder, { recursive: true });
});

describe('what happens in a room', () => {
  test('outlives a crash, though its rows came to nothing of it', async () => {
    const one = start();
    const room = started(2);
    await one.store.insert(room);
    const [first, second] = [next(room, '1'), next(next(room, '1'), '5')];
    expect(await commit(one.store, room, first)).toBe(true);
    expect(await commit(one.store, first, second)).toBe(true);
    expect(versionIn(one)).toBe(room.version);
    crash(one);
    const two = start();
    expect(two.store.load(room.id)).toEqual(second);
    expect(versionIn(two)).toBe(second.version);
    // Of what was carried over nothing comes back after later moves.
    const third = next(second, '8');
    await commit(two.store, second, third);
    crash(two);
    expect(start().store.load(room.id)).toEqual(third);
  });

  test('comes into its rows at a gentle end, which leaves no journal', async () => {
    const one = start();
    await one.store.insert(opened());
    const ben = joined(opened(), 'Ben');
    const [isDone] = [commit(one.store, opened(), ben)];
    end(one);
    expect(await isDone).toBe(true);
    expect(['1', '2'].map((name) => existsSync(`${path()}-log${name}`))).toEqual([false, false]);
    expect(start().store.load(opened().id)).toEqual(ben);
  });

  test('comes into its rows now and then, and may then be forgotten in memory', async () => {
    const one = start();
    await one.store.insert(opened());
    const ben = joined(opened(), 'Ben');
    await commit(one.store, opened(), ben);
    const late = START + 20 * 60_000;
    one.store.cool(late);
    expect(one.store.load(opened().id)).toBe(ben);
    await one.store.carry();
    expect(versionIn(one)).toBe(ben.version);
    one.store.cool(late);
    const cold = one.store.load(opened().id);
    expect([cold === ben, cold]).toEqual([false, ben]);
    crash(one);
    expect(start().store.load(opened().id)).toEqual(ben);
  });

  test('is carried over while others go on: a crash at any step loses nothing', async () => {
    const one = start();
    const rooms = Array.from({ length: 40 }, (_, at) => ({
      ...started(2),
      id: `00000000-0000-8000-a000-0000000001${at + 10}`,
      code: `ROOM${at + 10}`,
    }));
    await Promise.all(rooms.map((room) => one.store.insert(room)));
    const first = rooms.map((room) => next(room, '1'));
    await Promise.all(rooms.map((room, at) => commit(one.store, room, first[at] ?? room)));
    const carried = one.store.carry();
    const second = first.map((room) => next(room, '5'));
    await Promise.all(first.map((room, at) => commit(one.store, room, second[at] ?? room)));
    crash(one);
    await expect(carried).rejects.toThrow(StorageError);
    const two = start();
    expect(rooms.map(({ id }) => two.store.load(id))).toEqual(second);
  });

  test('does not bring back a room that was removed', async () => {
    const one = start();
    await one.store.insert(opened());
    await commit(one.store, opened(), joined(opened(), 'Ben'));
    expect(await one.store.sweep(START + 1)).toBe(1);
    crash(one);
    const two = start();
    expect(two.store.load(opened().id)).toBeNull();
  });

  test('counts for the list, and for how long a room was idle, before it is carried over', async () => {
    const { store } = start();
    const open = opened({ listed: true });
    await store.insert(open);
    const ben = joined(open, 'Ben', START + 5000);
    await commit(store, open, ben);
    expect(await store.sweep(START + 1)).toBe(0);
    expect(store.listed(5)).toEqual([]);
    const left = after(ben, 'ben', { kind: 'leave' }, START + 6000);
    await commit(store, ben, left);
    expect(store.listed(5)).toEqual([left]);
  });

  test('waits for its room to be on disk', async () => {
    const one = start();
    const made = one.store.insert(opened());
    const ben = joined(opened(), 'Ben');
    const cem = joined(opened(), 'Cem');
    const both = commit(one.store, opened(), ben);
    expect(one.store.load(opened().id)).toEqual(opened());
    expect(await Promise.all([made, both])).toEqual(['done', true]);
    expect(await commit(one.store, opened(), cem)).toBe(false);
    expect(await one.told(opened().id, 1)).toHaveLength(1);
  });
});

test('the rows come to nothing that a full disk then refuses', async () => {
  const one = start();
  const room = started(2);
  await one.store.insert(room);
  const [first, second] = [next(room, '1'), next(next(room, '1'), '5')];
  const refused = Promise.allSettled([
    commit(one.store, room, first),
    commit(one.store, first, second),
  ]);
  const carried = one.store.carry();
  disk.isFull = true;
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await carried;
  disk.isFull = false;
  const other = next(room, '8');
  expect(await commit(one.store, room, other)).toBe(true);
  crash(one);
  expect(start().store.load(room.id)).toEqual(other);
});

describe('a disk whose sync fails', () => {
  test('refuses, takes back, and goes on once all is in the rows', async () => {
    const one = start();
    const room = lobby(2);
    await one.store.insert(room);
    const begun = after(room, 'ann', { kind: 'start' });
    await commit(one.store, room, begun);
    disk.isBroken = true;
    const [first, second] = [next(begun, '1'), next(next(begun, '1'), '5')];
    const refused = await Promise.allSettled([
      commit(one.store, begun, first),
      commit(one.store, first, second),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(refused[0]).toMatchObject({ reason: expect.any(StorageError) });
    expect(one.store.load(room.id)).toEqual(begun);
    disk.isBroken = false;
    const other = next(begun, '8');
    expect(await commit(one.store, begun, other)).toBe(true);
    expect((await one.told(room.id, 2)).map(({ payload }) => payload)).toMatchObject([
      { version: begun.version },
      { version: other.version },
    ]);
    crash(one);
    expect(start().store.load(room.id)).toEqual(other);
  });

  test('what it refused is gone for good once its page is free', async () => {
    const one = start();
    const [room, elsewhere] = [started(2), { ...started(2), ...OTHER }];
    await one.store.insert(room);
    await one.store.insert(elsewhere);
    disk.isBroken = true;
    await expect(commit(one.store, room, next(room, '1'))).rejects.toThrow(StorageError);
    disk.isBroken = false;
    // Mends the journal.
    expect(await commit(one.store, elsewhere, next(elsewhere, '2'))).toBe(true);
    crash(one);
    const two = start();
    expect([room, elsewhere].map(({ id }) => two.store.load(id))).toEqual([
      room,
      next(elsewhere, '2'),
    ]);
  });

  test('at the end: the journal stays, and the next server takes it over', async () => {
    const one = start();
    await one.store.insert(opened());
    const ben = joined(opened(), 'Ben');
    await commit(one.store, opened(), ben);
    one.database.exec('pragma query_only = 1');
    end(one);
    expect(existsSync(`${path()}-log1`)).toBe(true);
    expect(start().store.load(opened().id)).toEqual(ben);
  });
});

describe('a database that fails', () => {
  test('after a crash: the server starts and shows all, and changes wait until it can be written', async () => {
    const one = start();
    await one.store.insert(opened());
    const ben = joined(opened({ players: 3 }), 'Ben');
    await commit(one.store, opened(), ben);
    crash(one);
    const database = openDatabase(path());
    database.exec('pragma query_only = 1');
    const store = new SqliteStore(database, () => {});
    const two = { database, store, told: one.told };
    running.push(two);
    expect(store.load(ben.id)).toEqual({ ...ben, settings: opened().settings });
    const cem = joined(ben, 'Cem');
    await expect(commit(store, ben, cem)).rejects.toThrow(StorageError);
    database.exec('pragma query_only = 0');
    expect(await commit(store, ben, cem)).toBe(true);
    crash(two);
    expect(start().store.load(ben.id)?.players).toHaveLength(3);
  });

  test('says so to those who wait, in the words of stores', async () => {
    const { store } = start();
    await store.insert(opened());
    disk.isFull = true;
    const refused = commit(store, opened(), joined(opened(), 'Ben'));
    const settled = store.settled();
    await expect(refused).rejects.toThrow(StorageError);
    await expect(settled).rejects.toThrow(StorageError);
  });

  test('in the turn of a removal, or of a second insert, leaves rooms as they were', async () => {
    const one = start();
    await one.store.insert(opened());
    const ben = joined(opened(), 'Ben');
    await commit(one.store, opened(), ben);
    one.database.exec(
      "create temp trigger full before insert on main.game_rooms when new.room_code = 'OTHERS' begin select raise(abort, 'disk full'); end;",
    );
    const fail = () => one.store.insert({ ...opened(), ...OTHER });
    for (const work of [() => one.store.insert(opened()), () => one.store.sweep(START + 1)]) {
      const [done] = await Promise.allSettled([work(), fail()]);
      expect(done).toMatchObject({ status: 'rejected', reason: expect.any(StorageError) });
      expect(one.store.load(ben.id)).toBe(ben);
    }
    await one.store.carry();
    crash(one);
    expect(start().store.load(ben.id)).toEqual(ben);
  });

  test('on a sync carries a new room over before anything in it counts', async () => {
    const one = start();
    disk.isWalBroken = true;
    await expect(one.store.insert(opened())).rejects.toThrow(StorageError);
    disk.isWalBroken = false;
    const room = one.store.load(opened().id);
    expect(room).toEqual(opened());
    const ben = joined(opened(), 'Ben');
    expect(await commit(one.store, opened(), ben)).toBe(true);
    // Without the log that was not synced.
    const copy = join(folder, 'copy.db');
    copyFileSync(path(), copy);
    const database = openDatabase(copy);
    expect(database.prepare('select id from game_rooms').all()).toEqual([{ id: opened().id }]);
    database.close();
  });
});

test('a journal that can be no file is refused, and says why', () => {
  mkdirSync(`${path()}-log1`);
  expect(start).toThrow('EISDIR');
  expect(() => openRooms({ path: path(), keys: [] })).toThrow(
    /^The rooms can't be kept in \S+ \(EISDIR.*\): make the file and its folder writable, or set ROOMS_DATABASE to another file\.$/,
  );
});
