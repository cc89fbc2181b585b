import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PostgresStore } from '../../../supabase/functions/rooms/store.ts';
import { sized } from '../../size.ts';
import { ask, context, startedRoom } from '../lib/requests.ts';
import { cluster, connectTo, type Cluster } from '../lib/postgres.ts';
import { storeSuite } from '../lib/store-suite.ts';
import { after, lobby, opened, START, started } from '../lib/room-states.ts';
import type { Broadcast } from '../../../src/rooms/protocol/wire.ts';
import { eventOf } from '../../../src/rooms/referee/changes.ts';
import type { Room } from '../../../src/rooms/referee/room.ts';

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
        select event as name, payload - 'id' as payload from realtime.messages
        where topic like ${`room:${room}:%`} order by place`;
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
        ...[
          'game_rooms',
          'room_players',
          'room_messages',
          'room_counts',
          'room_calls',
          'classes',
        ].flatMap((name) => [
          `select * from ${name}`,
          `delete from ${name}`,
          `insert into ${name} default values`,
        ]),
        `update game_rooms set version = 9`,
        `select load_room('${opened().id}')`,
        `select commit_room('{}', '[]', '[]', 1, '{}')`,
        `select find_room('ABCDEF', 'a', 'page', '', 10, 200, 1, 1)`,
        `select take_calls('a', 1)`,
        `select load_class('${opened().id}')`,
        `select load_rooms('[]')`,
        `select insert_class('{}')`,
        `select commit_class('{}', 1, '[]')`,
        `select is_class_active('${opened().id}', now())`,
        `select see_player('${opened().id}', 'ann', 1)`,
        `select room_topic('${opened().id}', 'key')`,
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

  const topicOf = async (room: Room): Promise<string> => {
    const [row] = await sql<{ topic: string }[]>`
      select room_topic(${room.id}, ${room.invitation}) as topic`;
    return row?.topic ?? '';
  };
  /** Whether a statement with the public key is allowed in a channel. */
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
  const LISTEN = `select 1 from realtime.messages where extension = 'broadcast'`;
  const write = (extension: string): string =>
    `insert into realtime.messages (topic, extension) values ('x', '${extension}') returning 1`;
  /** The versions sent on a topic, in order. */
  const versionsOn = async (topic: string): Promise<readonly (number | null)[]> => {
    const rows = await sql<{ version: number | null }[]>`
      select (payload ->> 'version')::int as version from realtime.messages
      where topic = ${topic} order by place`;
    return rows.map(({ version }) => version);
  };
  /** A room of three from which Ann has removed Cem, before and after. */
  const removal = () => {
    const before = lobby(3, { players: 3 });
    return { before, after: after(before, 'ann', { do: 'remove', who: 'cem' }, START, 0.5) };
  };

  test('DB-26 only who knows the topic can use a channel: they read broadcasts and write presence', async () => {
    await new PostgresStore(sql).insert(opened());
    const mine = await topicOf(opened());
    expect(mine).toMatch(new RegExp(`^room:${opened().id}:[0-9a-f]{32}$`));
    expect(await may(mine, LISTEN)).toBe(true);
    expect(await may(mine, write('presence').replace(' returning 1', ''))).toBe(false);
    for (const other of [
      'room:1',
      'chat',
      `room:${opened().id}`,
      await topicOf({ ...opened(), invitation: '' }),
      mine.replace('1', '2'),
      mine.toUpperCase(),
      mine.slice(0, -1),
      `${mine}0`,
      `${mine}'--`,
      `${mine}\n`,
      'room:*',
    ]) {
      expect([other, await may(other, LISTEN)]).toEqual([other, false]);
    }
    expect(await may(mine, write('broadcast'))).toBe(false);
    expect(await may(mine, write('presence'))).toBe(true);
  });

  test('ONL-87 a removal is the last that is told on the old topic', async () => {
    const store = new PostgresStore(sql);
    const { before, after: renewed } = removal();
    await store.insert(before);
    await store.commit(before, renewed, eventOf(before, renewed));
    const next = after(renewed, 'ben', { do: 'leave' });
    await store.commit(renewed, next, eventOf(renewed, next));
    await store.addMessage(next.id, { player: 'ann', name: 'Ann', text: 'hi', at: START });
    await store.sendReaction(next.id, { player: 'ann', reaction: '🔥' });
    expect(await versionsOn(await topicOf(before))).toEqual([renewed.version]);
    expect(await versionsOn(await topicOf(renewed))).toEqual([next.version, null, null]);
  });

  test('ONL-87 a removed player’s topic is refused', async () => {
    const store = new PostgresStore(sql);
    const { before, after: renewed } = removal();
    await store.insert(before);
    const topics = [await topicOf(before), await topicOf(renewed)] as const;
    const allowed = async () =>
      Promise.all(topics.flatMap((topic) => [may(topic, LISTEN), may(topic, write('presence'))]));
    expect(await allowed()).toEqual([true, true, false, false]);
    await store.commit(before, renewed, eventOf(before, renewed));
    expect(await allowed()).toEqual([false, false, true, true]);
  });

  test('a player who asks is written down, raises no version and is told to nobody', async () => {
    const store = new PostgresStore(sql);
    const runtime = context();
    const { seats } = await startedRoom(store, runtime);
    const [ann] = seats;
    const rows = () => sql`select * from game_rooms`;
    const told = () => sql`select place from realtime.messages`;
    const before = [await rows(), await told()];
    runtime.time += 10_000;
    expect(await ask(store, runtime, { do: 'fetch', ...ann })).toMatchObject({ ok: true });
    expect(await sql`select seen_at::text from room_players order by player_index`).toEqual([
      { seen_at: String(START + 10_000) },
      { seen_at: String(START) },
    ]);
    expect([await rows(), await told()]).toEqual(before);
  });

  test('a change stays when nobody can be told', async () => {
    const store = new PostgresStore(sql);
    const [room, next] = [lobby(2), started()];
    await store.insert(room);
    await sql`drop table realtime.messages cascade`;
    expect(await store.commit(room, next, eventOf(room, next))).toBe(true);
    expect(await store.load(room.id)).toEqual(next);
  });

  test('of simultaneous joins for the last seat exactly one succeeds (1,000)', async () => {
    const store = new PostgresStore(sql);
    const runtime = context();
    const { code } = await startedRoom(store, runtime, { players: 2 }, 1);
    const total = sized(1000, 60);
    const said = await Promise.all(
      Array.from({ length: total }, (_, at) =>
        ask(store, runtime, { do: 'join', secret: String(at).padStart(32, '0'), name: 'P', code }),
      ),
    );
    expect(said.filter(({ ok }) => ok)).toHaveLength(1);
    expect(said.filter(({ error }) => error === 'room-full')).toHaveLength(total - 1);
  });

  test('of simultaneous moves on one version one is applied (1,000)', async () => {
    const store = new PostgresStore(sql);
    const runtime = context();
    const { seats } = await startedRoom(store, runtime);
    await ask(store, runtime, { do: 'start', round: 0, ...seats[0] });
    const said = await Promise.all(
      Array.from({ length: sized(1000, 60) }, (_, at) =>
        ask(store, runtime, {
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
    const { code, seats } = await startedRoom(store, context());
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
