import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { must } from '../../../tests/server/lib/follower.ts';
import { recorder } from '../../../tests/server/lib/recorder.ts';
import { type Bench, storeSuite } from '../../../tests/server/lib/store-suite.ts';
import {
  after,
  BY_TURNS,
  joined,
  moving,
  opened,
  played,
  START,
  started,
  WON,
} from '../../../tests/server/lib/room-states.ts';
import { eventOf } from '../../../src/rooms/referee/changes.ts';
import { StorageError, type RoomStore } from '../../../src/rooms/endpoint/store.ts';
import { extendRecord, turnOfRecord } from '../../../src/rooms/referee/position.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';
import type { MatchRecord } from '../../../src/rules/game.ts';
import { openDatabase } from './database.ts';
import { SqliteStore } from './sqlite-store.ts';

/** A store on a database, and a function that closes it. */
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

/** A move of an infinite match without lines of five: rows of forty marks, XOXO twice and OXOX twice. */
function tieMove(ply: number): string {
  const [row, at] = [Math.floor(ply / 40), ply % 40];
  return `${at ^ ((row >> 1) & 1)},${row}`;
}

describe('on disk', () => {
  const path = () => join(folder, 'deep', 'rooms.db');
  const say = (store: RoomStore) =>
    store.addMessage(opened().id, { player: 'ann', name: 'Ann', text: 'hi', at: START });

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

  test('a restart keeps the moves of the round being played', async () => {
    const first = started(2);
    const won = WON.map((_move, at) => played(first, BY_TURNS, WON.slice(0, at + 1)));
    const again = after(won.at(-1) ?? first, 'ann', { do: 'round', round: 1 });
    const versions = [first, ...won, again, played(again, BY_TURNS, ['8'])];
    let last = opened();
    for (const room of versions) {
      const database = openDatabase(path());
      const store = new SqliteStore(database, () => {});
      if (room === first) await store.insert(room);
      else expect(await store.commit(last, room, eventOf(last, room))).toBe(true);
      database.close();
      const reopened = openDatabase(path());
      expect(new SqliteStore(reopened, () => {}).load(room.id)).toEqual(room);
      reopened.close();
      last = room;
    }
  });

  test('ONL-60 rooms of version 2.2, which kept one last command and no players who left, continue', async () => {
    const room = started(2);
    const text = JSON.stringify(room)
      .replaceAll('"recent":[]', '"last":{"id":"m","version":2}')
      .replace(',"gone":[]', '');
    const one = openDatabase(path());
    await new SqliteStore(one, () => {}).insert(JSON.parse(text) as Room);
    one.close();
    const two = openDatabase(path());
    const kept = new SqliteStore(two, () => {}).load(room.id);
    expect(kept).toMatchObject(room);
    expect(after(kept, 'ann', moving(room, '4')).match?.moves).toEqual(['4']);
    two.close();
  });

  test('it tells whether the disk takes writes', async () => {
    const database = openDatabase(path());
    const store = new SqliteStore(database, () => {});
    expect(await store.isWritable()).toBe(true);
    database.exec('pragma query_only = 1');
    expect(await store.isWritable()).toBe(false);
    database.close();
  });

  test('a second server on one file is refused, and says why', () => {
    const one = openDatabase(path());
    expect(() => openDatabase(path())).toThrow(
      `The rooms in ${path()} are in use by another server: stop that one, or set ROOMS_DATABASE to another file.`,
    );
    one.close();
    openDatabase(path()).close();
  });

  test("a path that can't hold a database is refused, with the reason", () => {
    expect(() => openDatabase(folder)).toThrow(`The rooms can't be kept in ${folder} (`);
  });

  test('followers hear of a change only once it is durable', async () => {
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

  test('a full disk is reported and undone: acknowledged changes stay, reads still work', async () => {
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

  test('a database that turned read-only is reported, and reads still work', async () => {
    const database = openDatabase(':memory:');
    const store = new SqliteStore(database, () => {});
    await store.insert(opened());
    database.exec('pragma query_only = 1');
    const ben = joined(opened(), 'Ben');
    await expect(store.commit(opened(), ben, eventOf(opened(), ben))).rejects.toThrow(StorageError);
    await expect(store.insert(started())).rejects.toThrow(/read-?only/);
    expect(store.load(opened().id)).toEqual(opened());
    expect(store.findByCode('ABCDEF', { ip: 'a', page: '', now: START })).toEqual(opened());
    expect(store.list(5)).toEqual([]);
    database.close();
  });

  test('all writes of a turn are undone together, on disk and in memory', async () => {
    const database = openDatabase(':memory:');
    const store = new SqliteStore(database, () => {});
    await store.insert(opened());
    database.exec(
      "create temp trigger full before insert on main.messages begin select raise(abort, 'disk full'); end;",
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

  test('a move late in a long match writes and sends as little as an early one', async () => {
    const database = openDatabase(path());
    const sent: string[] = [];
    const store = new SqliteStore(database, (_room, told) => void sent.push(JSON.stringify(told)));
    let room = started(2, { variant: 'infinite' });
    await store.insert(room);
    /** Plays on to a number of moves; returns how many pages and characters the last one wrote. */
    const playTo = async (plies: number): Promise<readonly [number, number]> => {
      for (let ply = room.match?.moves.length ?? 0; ply < plies; ply += 1) {
        if (ply === plies - 1) database.exec('pragma wal_checkpoint(truncate)');
        const text = tieMove(ply);
        const before = room.match as MatchRecord;
        const match = must(extendRecord(before, turnOfRecord(before) ?? 0, text));
        const next = { ...room, version: room.version + 1, match };
        expect(await store.commit(room, next, eventOf(room, next))).toBe(true);
        room = next;
      }
      const { log } = database.prepare('pragma wal_checkpoint(passive)').get() as { log: number };
      return [log, sent.at(-1)?.length ?? 0];
    };
    const [early, late] = [await playTo(10), await playTo(2000)];
    expect(room.match?.moves).toHaveLength(2000);
    expect(early[0]).toBeGreaterThan(0);
    expect(late[0]).toBeLessThanOrEqual(2 * early[0]);
    expect(late[1]).toBeLessThanOrEqual(2 * early[1]);
    store.flush();
    database.close();
  });

  test('idle rooms leave memory and are read again when needed', async () => {
    const database = openDatabase(':memory:');
    const store = new SqliteStore(database, () => {});
    await store.insert(opened());
    const cached = store.load(opened().id);
    store.cool(START + 14 * 60_000);
    expect(store.load(opened().id)).toBe(cached);
    store.cool(START + 16 * 60_000);
    const cold = store.load(opened().id);
    expect([cold === cached, cold]).toEqual([false, opened()]);
    database.close();
  });
});
