/** Databases that were changed or removed while the server ran or was stopped. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../server/rooms/store/database.ts';
import { SqliteStore } from '../../../server/rooms/store/sqlite-store.ts';
import { DamagedRoom } from '../../../src/rooms/endpoint/store.ts';
import type { SeatKey } from '../../../src/rooms/protocol/client-port.ts';
import { ourServer, type OurServer } from '../lib/our-server.ts';
import { must } from '../lib/follower.ts';
import { BY_TURNS, played, started, WON } from '../lib/room-states.ts';
import { post } from './http.ts';

let folder = '';
let path = '';
let site: OurServer | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damage-'));
  path = join(folder, 'rooms.db');
});
afterEach(async () => {
  await site?.end();
  site = undefined;
  rmSync(folder, { recursive: true });
});

/** Starts a server with this log. */
const open = async (log: string[]): Promise<OurServer> =>
  (site = await ourServer({
    path,
    log: (text, error) => void log.push(`${text}: ${String(error)}`),
  }));

/** Two started rooms, each with a move; the first one's rows are then changed while the server is stopped. */
async function afterDamage(sql: string, log: string[]) {
  const { client, end } = await open([]);
  const keys: SeatKey[] = [];
  for (const name of ['Ann', 'Cem']) {
    const rooms = client();
    const { key } = must(await rooms.create({ name, variant: 'classic' }));
    must(await rooms.join({ name: 'Ben', code: key.code }));
    must(await rooms.act(key, { do: 'start', round: 0 }));
    must(await rooms.act(key, { do: 'move', round: 1, ply: 0, move: '4' }));
    keys.push(key);
  }
  await end();
  const database = new DatabaseSync(path);
  database.prepare(sql).run(keys[0]?.room ?? '');
  database.close();
  const { url } = await open(log);
  return { url, bad: keys[0] as SeatKey, good: keys[1] as SeatKey };
}

test.each([
  'update rooms set state = substr(state, 1, 40) where id = ?',
  "update rooms set state = '{}' where id = ?",
  "update rooms set state = replace(state, 'Ben', 'Bem') where id = ?",
  'update rooms set version = 9 where id = ?',
  'update rooms set version = 9007199254740993 where id = ?',
  "update moves set move = '5' where room = ?",
  'delete from moves where room = ?',
])('a damaged room says so, is logged once, and the others play on: %s', async (sql) => {
  const log: string[] = [];
  const { url, bad, good } = await afterDamage(sql, log);
  for (let times = 0; times < 3; times += 1)
    expect(await post(url, { do: 'fetch', ...bad })).toEqual({
      status: 500,
      body: { ok: false, error: 'room-damaged' },
    });
  expect(log).toEqual([expect.stringMatching(`^rooms: fetch failed: room ${bad.room} is damaged`)]);
  expect(await post(url, { do: 'here', ...good })).toMatchObject({ body: { ok: true } });
});

test.each(['substr(state, 1, 40)', "'{}'"])(
  'ONL-75 the list lacks a damaged room, which is logged once, and shows the others: %s',
  async (state) => {
    const { client, end } = await open([]);
    for (const name of ['Ann', 'Ben', 'Cem'])
      must(await client().create({ name, variant: 'classic', listed: true }));
    await end();
    const database = new DatabaseSync(path);
    database.exec(`update rooms set state = ${state} where state like '%"Ben"%'`);
    database.close();
    const log: string[] = [];
    const { url } = await open(log);
    for (let times = 0; times < 3; times += 1) {
      const { body } = await post(url, { do: 'list' });
      const rooms = (body['rooms'] ?? []) as readonly { players: readonly string[] }[];
      expect(rooms.map(({ players }) => players.join()).toSorted()).toEqual(['Ann', 'Cem']);
    }
    expect(log).toEqual([expect.stringMatching(/^rooms: left out: room .* is damaged/)]);
  },
);

test('a room whose moves break the rules of this version is damaged, and logged once', async () => {
  const database = openDatabase(path);
  const room = played(started(), BY_TURNS, ['4']);
  const match = room.match && { ...room.match, moves: ['4', '4'] };
  await new SqliteStore(database, () => {}).insert({ ...room, match });
  database.close();
  const log: string[] = [];
  const { url } = await open(log);
  for (let times = 0; times < 3; times += 1)
    expect(await post(url, { do: 'watch', code: room.code })).toEqual({
      status: 500,
      body: { ok: false, error: 'room-damaged' },
    });
  expect(log).toEqual([
    expect.stringMatching(/^rooms: watch failed: room .* breaks its rules: [^\n]*$/),
  ]);
});

test.each([
  ['removed', () => rmSync(path)],
  ['replaced by a copy', () => (cpSync(path, `${path}.copy`), renameSync(`${path}.copy`, path))],
])(
  'a database that is %s while in use fails the health check and is logged once',
  async (_, lose) => {
    const log: string[] = [];
    const { backend } = await open(log);
    lose();
    await backend.sweep();
    expect(await backend.health()).toMatchObject({ storage: 'failing' });
    expect(log).toEqual([expect.stringContaining(`${path} was removed or replaced`)]);
  },
);

test('the health check of a database in its place is fine', async () => {
  const log: string[] = [];
  const { backend } = await open(log);
  expect(await backend.health()).toMatchObject({ storage: 'ok' });
  expect(log).toEqual([]);
});

test('a room is as it was stored or damaged, whichever bit of it flips', async () => {
  const first = openDatabase(path);
  const room = played(started(), BY_TURNS, WON.slice(0, 3));
  await new SqliteStore(first, () => {}).insert(room);
  first.close();
  const intact = readFileSync(path);
  let damaged = 0;
  for (const text of [room.id, '{"invitation"', '"players"', '"match"', '"seats"']) {
    const from = intact.lastIndexOf(text);
    expect(from).toBeGreaterThan(0);
    for (let at = from - 40; at < from + 40; at += 1) {
      const bytes = Buffer.from(intact);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
      writeFileSync(path, bytes);
      let database: DatabaseSync;
      try {
        database = openDatabase(path);
      } catch {
        // quick_check noticed it.
        continue;
      }
      try {
        const found = new SqliteStore(database, () => {}).load(room.id);
        // A flipped id makes the room unknown, which is harmless.
        if (found) expect(found).toEqual(room);
      } catch (error) {
        if (!(error instanceof DamagedRoom)) throw error;
        damaged += 1;
      }
      database.close();
    }
  }
  expect(damaged).toBeGreaterThan(100);
});
