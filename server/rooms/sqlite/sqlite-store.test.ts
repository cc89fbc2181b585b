import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recorder } from '../../../tests/rooms/recorder.ts';
import { type Bench, storeSuite } from '../../../tests/rooms/store-suite.ts';
import { joined, opened, START, started } from '../../../tests/rooms/tables.ts';
import { eventOf } from '../../../src/rooms/protocol/changes.ts';
import { StorageError, type RoomStore } from '../../../src/rooms/door/store.ts';
import { openDatabase } from './database.ts';
import { SqliteStore } from './sqlite-store.ts';

/** A store on a database, and its end. */
function bench(path: string, clear: () => void = () => {}): Bench {
  const { publish, told } = recorder();
  const database = openDatabase(path);
  const store = new SqliteStore(database, publish);
  const end = (): void => {
    store.flush();
    database.close();
    clear();
  };
  return { store, told, end };
}

storeSuite('SQLite', () => bench(':memory:'));

storeSuite('SQLite on disk', () => {
  const here = mkdtempSync(join(tmpdir(), 'rooms-'));
  return bench(join(here, 'rooms.db'), () => rmSync(here, { recursive: true }));
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('on disk', () => {
  const path = () => join(folder, 'deep', 'rooms.db');
  const say = (store: RoomStore) =>
    store.say(opened().id, { player: 'ann', name: 'Ann', text: 'hi', at: START });

  test('a restart keeps rooms, players, moves and chat', async () => {
    const room = started(3, { turnSeconds: 15, variant: 'misere' });
    const one = openDatabase(path());
    const before = new SqliteStore(one, () => {});
    await before.insert(room);
    await say(before);
    one.close();
    const two = openDatabase(path());
    const store = new SqliteStore(two, () => {});
    expect(store.load(room.id)).toEqual(room);
    expect(store.messages(room.id)).toMatchObject([{ seq: 1, text: 'hi' }]);
    two.close();
  });

  test('a second server on one file is refused, and says why', () => {
    const one = openDatabase(path());
    expect(() => openDatabase(path())).toThrow(
      `The rooms in ${path()} are in use by another server: stop that one, or set ROOMS_DATABASE to another file.`,
    );
    one.close();
    openDatabase(path()).close();
  });

  test('a path that is no file for us is refused, and says why', () => {
    expect(() => openDatabase(folder)).toThrow(`The rooms can't be kept in ${folder} (`);
  });

  test('nobody is told before it is durable', async () => {
    const database = openDatabase(':memory:');
    const { publish, told } = recorder();
    const states: boolean[] = [];
    const store = new SqliteStore(database, (...args) => {
      states.push(database.isTransaction);
      publish(...args);
    });
    await store.insert(opened());
    const ben = joined(opened(), 'Ben');
    const done = store.commit(opened(), ben, eventOf(opened(), ben));
    expect(states).toEqual([]);
    expect(await done).toBe(true);
    await told(opened().id, 1);
    expect(states).toEqual([false]);
    database.close();
  });

  test('a full disk is named, undone and survived: what was acknowledged stays, reads go on', async () => {
    const database = openDatabase(path());
    const { publish, told } = recorder();
    const store = new SqliteStore(database, publish);
    await store.insert(opened());
    const { page_count: pages } = database.prepare('pragma page_count').get() as {
      page_count: number;
    };
    database.exec(`pragma max_page_count = ${pages}`);
    const long = 'x'.repeat(200);
    const fill = async (): Promise<unknown> => {
      for (let at = 0; at < 500; at += 1) {
        const room = { ...opened(), id: String(at), code: `F${at}` };
        const lines = { ...room, players: [{ ...room.players[0], name: long }] } as typeof room;
        await store.insert(lines);
      }
      return null;
    };
    await expect(fill()).rejects.toThrow(StorageError);
    const ben = joined(opened(), 'Ben');
    expect(store.load(opened().id)).toEqual(opened());
    expect(store.load('499')).toBeNull();
    database.exec('pragma max_page_count = 100000');
    expect(await store.commit(opened(), ben, eventOf(opened(), ben))).toBe(true);
    expect(await told(opened().id, 1)).toHaveLength(1);
    database.close();
  });

  test('a database that turned read-only is named, and reads go on', async () => {
    const database = openDatabase(':memory:');
    const store = new SqliteStore(database, () => {});
    await store.insert(opened());
    database.exec('pragma query_only = 1');
    const ben = joined(opened(), 'Ben');
    await expect(store.commit(opened(), ben, eventOf(opened(), ben))).rejects.toThrow(StorageError);
    await expect(store.insert(started())).rejects.toThrow(/read-?only/);
    expect(store.load(opened().id)).toEqual(opened());
    expect(store.find('ABCDEF', { address: 'a', now: START })).toEqual(opened());
    expect(store.listed(5)).toEqual([]);
    database.close();
  });

  test('what was written in one turn is undone in one, and the memory with it', async () => {
    const database = openDatabase(':memory:');
    const store = new SqliteStore(database, () => {});
    await store.insert(opened());
    database.exec(
      "create temp trigger full before insert on main.room_messages begin select raise(abort, 'disk full'); end;",
    );
    const ben = joined(opened(), 'Ben');
    const both = await Promise.allSettled([
      store.commit(opened(), ben, eventOf(opened(), ben)),
      say(store),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(store.load(opened().id)).toEqual(opened());
    database.close();
  });

  test('rooms that rest are read again when they are wanted', async () => {
    const database = openDatabase(':memory:');
    const store = new SqliteStore(database, () => {});
    await store.insert(opened());
    const live = store.load(opened().id);
    store.cool(START + 14 * 60_000);
    expect(store.load(opened().id)).toBe(live);
    store.cool(START + 16 * 60_000);
    const cold = store.load(opened().id);
    expect([cold === live, cold]).toEqual([false, opened()]);
    database.close();
  });
});
