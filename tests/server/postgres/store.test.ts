import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PostgresStore } from '../../../supabase/functions/rooms/store.ts';
import { sized } from '../../size.ts';
import { ask, context, table } from '../lib/requests.ts';
import { cluster, connectTo, type Cluster } from '../lib/postgres.ts';
import { storeSuite } from '../lib/store-suite.ts';
import { opened } from '../lib/tables.ts';
import type { Broadcast } from '../../../src/rooms/protocol/wire.ts';

let server: Cluster;
let sql: Sql;
beforeAll(async () => {
  server = await cluster();
}, 120_000);
afterAll(() => server.end(), 60_000);

storeSuite('PostgreSQL', async () => {
  const connection = connectTo(await server.database(), 8);
  return {
    store: new PostgresStore(connection),
    async told(room, count): Promise<readonly Broadcast[]> {
      const rows = await connection`
        select event as name, payload from realtime.messages where topic = ${`room:${room}`} order by place`;
      if (rows.length < count) throw new Error(`${rows.length} of ${count} were told`);
      return rows.map((row) => ({ ...row }) as unknown as Broadcast);
    },
    end: () => connection.end(),
  };
});

describe('the hosted database', () => {
  beforeEach(async () => {
    sql = connectTo(await server.database(), 20);
  });
  afterEach(() => sql.end());

  test('DB-12 generate_room_code has no parameters and returns 6 of 32 symbols', async () => {
    const rows = await sql<
      { code: string }[]
    >`select generate_room_code() as code from generate_series(1, 200)`;
    for (const { code } of rows) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(200);
  });

  test.each(['anon', 'authenticated'])(
    'DB-25 %s can read and write no table and execute no function',
    async (role) => {
      await new PostgresStore(sql).insert(opened());
      const attempts = [
        ...['game_rooms', 'room_players', 'room_messages', 'room_counts'].flatMap((name) => [
          `select * from ${name}`,
          `delete from ${name}`,
          `insert into ${name} default values`,
        ]),
        `update game_rooms set version = 9`,
        `select load_room('${opened().id}')`,
        `select commit_room('{}', '[]', '[]', 1, '{}')`,
        `select find_room('ABCDEF', 'a', '', 10, 1, 1)`,
        `select generate_room_code()`,
        `select sweep_rooms(now(), 1000)`,
        `select tidy_rooms()`,
        `select nextval('room_counts_place_seq')`,
      ];
      for (const attempt of attempts) {
        const tried = sql.begin(async (step) => {
          await step.unsafe(`set local role ${role}`);
          return step.unsafe(attempt);
        });
        await expect(tried, attempt).rejects.toThrow('permission denied');
      }
      expect((await new PostgresStore(sql).load(opened().id))?.version).toBe(1);
    },
  );

  test('DB-26 only holders of the id can use a channel: they read broadcasts and write presence', async () => {
    await new PostgresStore(sql).insert(opened());
    const mine = `room:${opened().id}`;
    const may = (topic: string, statement: string): Promise<boolean> =>
      sql
        .begin(async (step) => {
          await step`select realtime.send('{}'::jsonb, 'room', ${topic}, true)`;
          await step`select set_config('realtime.topic', ${topic}, true)`;
          await step.unsafe('set local role anon');
          const rows = await step.unsafe(statement);
          return rows.length > 0;
        })
        .catch(() => false);
    const listen = `select 1 from realtime.messages where extension = 'broadcast'`;
    const write = (extension: string): string =>
      `insert into realtime.messages (topic, extension) values ('x', '${extension}') returning 1`;
    expect(await may(mine, listen)).toBe(true);
    expect(await may(mine, write('presence').replace(' returning 1', ''))).toBe(false);
    for (const other of ['room:1', 'chat', mine.replace('1', '2'), `${mine}'--`, 'room:*']) {
      expect([other, await may(other, listen)]).toEqual([other, false]);
    }
    expect(await may(mine, write('broadcast'))).toBe(false);
    expect(await may(mine, write('presence'))).toBe(true);
  });

  test('of simultaneous joins for the last seat exactly one succeeds (1,000)', async () => {
    const store = new PostgresStore(sql);
    const host = context();
    const { code } = await table(store, host, { players: 2 }, 1);
    const total = sized(1000, 60);
    const said = await Promise.all(
      Array.from({ length: total }, (_, at) =>
        ask(store, host, { do: 'join', secret: String(at).padStart(32, '0'), name: 'P', code }),
      ),
    );
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    expect(said.filter(({ error }) => error === 'room-full')).toHaveLength(total - 1);
  });

  test('of simultaneous moves on one version one is applied (1,000)', async () => {
    const store = new PostgresStore(sql);
    const host = context();
    const { seats } = await table(store, host);
    await ask(store, host, { do: 'start', round: 0, ...seats[0] });
    const said = await Promise.all(
      Array.from({ length: sized(1000, 60) }, (_, at) =>
        ask(store, host, {
          do: 'move',
          round: 1,
          ...seats[0],
          id: `m${at}`,
          ply: 0,
          move: String(at % 9),
        }),
      ),
    );
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    const room = await store.load(seats[0]?.room ?? '');
    expect([room?.version, room?.match?.moves.length]).toEqual([4, 1]);
  });

  test('a room whose moves break the rules is damaged', async () => {
    const store = new PostgresStore(sql);
    const { code, seats } = await table(store, context());
    await ask(store, context(), { do: 'start', round: 0, ...seats[0] });
    await sql`update game_rooms set game_state = jsonb_set(game_state, '{match,moves}', '["4", "4"]')`;
    expect(await ask(store, context(), { do: 'watch', code })).toEqual({
      ok: false,
      error: 'room-damaged',
    });
  });

  test('an unreachable database is named', async () => {
    const store = new PostgresStore(sql);
    await sql.end();
    expect(await ask(store, context(), { do: 'list' })).toEqual({
      ok: false,
      error: 'storage-failed',
    });
  });
});
