/** The limits of one address, or of all calls without one, in the hosted database. */
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PostgresStore } from '../../../supabase/functions/rooms/store.ts';
import { cluster, connectTo, type Cluster } from '../lib/postgres.ts';
import { ask, context, secretOf, startedRoom } from '../lib/requests.ts';
import { opened } from '../lib/room-states.ts';

const MINUTE = 60_000;

let server: Cluster;
let sql: Sql;
beforeAll(async () => {
  server = await cluster();
}, 120_000);
afterAll(() => server.end(), 60_000);
beforeEach(async () => {
  sql = connectTo(await server.database());
});
afterEach(() => sql.end());

const count = async (rows: Promise<readonly { n: number }[]>): Promise<number> =>
  (await rows)[0]?.n ?? -1;

/** Makes this many calls at one moment (ms); returns how many are admitted. */
const call = (address: string, times: number, now: number): Promise<number> =>
  count(sql<{ n: number }[]>`
    select count(*)::int as n from generate_series(1, ${times}::int) where take_calls(${address}, 1, ${now})`);

/** Uses up an address's calls for an hour. */
const exhaust = (address: string) => call(address, 1, Date.now() + 60 * MINUTE);

test('an address has 1,500 calls at once and 50 a second, whatever others call', async () => {
  expect(await call('a', 1600, 0)).toBe(1500);
  expect(await call('a', 100, 1000)).toBe(50);
  expect(await call('b', 100, 1000)).toBe(100);
  expect(await call('a', 1600, 10 * MINUTE)).toBe(1500);
});

test('calls from however many addresses take 65,536 rows at most', async () => {
  await sql`select take_calls('address ' || n, 1, 0) from generate_series(1, 100000) as n`;
  const rows = await count(sql<{ n: number }[]>`select count(*)::int as n from room_calls`);
  expect(rows).toBeGreaterThan(40_000);
  expect(rows).toBeLessThanOrEqual(65_536);
});

describe('in a room', () => {
  const runtime = context();
  /** The requests of people who have a seat, a code or an invitation. */
  const asked = async () => {
    const { code, seats } = await startedRoom(new PostgresStore(sql), runtime, { players: 4 }, 2);
    const [ann] = seats;
    const invitation = (await new PostgresStore(sql).load(ann?.room ?? ''))?.invitation;
    const join = { do: 'join', secret: secretOf('cem'), name: 'Cem', code };
    return {
      open: [{ do: 'list' }, { do: 'watch', code }, { ...join, secret: secretOf('dee') }],
      proved: [
        { do: 'fetch', ...ann },
        { do: 'watch', code, invitation },
        { ...join, invitation },
        { do: 'start', ...ann, round: 0 },
      ],
    };
  };
  const errors = async (bodies: readonly object[], address: string | null) => {
    const said = [];
    for (const body of bodies)
      said.push(
        (await ask(new PostgresStore(sql, address), runtime, { ...body }, address ?? '')).error,
      );
    return said;
  };
  const all = (bodies: readonly object[], error: string | undefined) => bodies.map(() => error);

  test('an address without calls is refused everything, and the next one nothing', async () => {
    const { open, proved } = await asked();
    const rooms = await sql`select * from game_rooms`;
    await exhaust('a');
    const bodies = [...open, ...proved];
    expect(await errors(bodies, 'a')).toEqual(all(bodies, 'too-many'));
    expect(await sql`select * from game_rooms`).toEqual(rooms);
    expect(runtime.failures).toEqual([]);
    expect(await errors(proved, 'b')).toEqual(all(proved, undefined));
  });

  test('strangers without an address use up what needs no proof, and keep out no seat or invitation', async () => {
    const { open, proved } = await asked();
    expect(await errors([open[0] ?? {}, open[1] ?? {}], '')).toEqual([undefined, undefined]);
    await exhaust('');
    expect(await errors(open, '')).toEqual(all(open, 'too-many'));
    expect(await errors(proved, '')).toEqual(all(proved, undefined));
  });

  test('a call counts once, whatever it asks of the database, and a list ten times', async () => {
    const { open, proved } = await asked();
    const bodies = [...proved.slice(0, 3), ...open];
    const paid = async () =>
      Number((await sql`select paid_until from room_calls`)[0]?.['paid_until']);
    await call('a', 1, Date.now() + 20_000);
    const before = await paid();
    expect(await errors(bodies, 'a')).toEqual(all(bodies, undefined));
    expect(((await paid()) - before) / 20).toBe(bodies.length - 1 + 10);
  });
});

describe('the list of rooms', () => {
  /** Makes this many copies of the only room, each a second older. */
  const copy = (times: number) => sql`
    with copied (room) as (
      insert into game_rooms
        select gen_random_uuid(), generate_room_code(), invitation, game_type, max_players, current_players,
          status, game_state, settings, version, now() - n * interval '1 second', now(), now()
        from game_rooms, generate_series(1, ${times}::int) as n
      returning id
    )
    insert into room_players
      select id, room, player_name, player_symbol, player_index, secret_hash, left_at, is_random, wins, held_until,
        extract(epoch from now()) * 1000, recent
      from copied, room_players`;

  test('ONL-75 has the newest 25 of 500 rooms and 75 of the others', async () => {
    const store = new PostgresStore(sql);
    await store.insert(opened({ listed: true }));
    await copy(500);
    const codes = (
      await sql<
        { code: string }[]
      >`select room_code as code from game_rooms order by created_at desc`
    ).map(({ code }) => code);
    const lists = [];
    for (let look = 0; look < 10; look += 1)
      lists.push((await store.list(500)).map(({ code }) => code));
    for (const list of lists) {
      expect(new Set(list).size).toBe(100);
      expect(list.slice(0, 25)).toEqual(codes.slice(0, 25));
      expect(list).toEqual(codes.filter((code) => list.includes(code)));
      // The last is the 501st.
      expect(list).not.toContain(codes[500]);
    }
    // 75 of the 500 are drawn each time: the chance that none is among the last 250 is 10^-200.
    expect(lists.flat().some((code) => codes.indexOf(code) >= 250)).toBe(true);
  });

  test('ONL-75 lacks rooms that nobody waits in, or waits in for an hour', async () => {
    const store = new PostgresStore(sql);
    await store.insert(opened({ listed: true }));
    await copy(2);
    const [newest, ...others] = await store.list(500);
    expect(others).toHaveLength(2);
    await sql`update room_players set seen_at = seen_at - 16 * 60000 where room_id = ${others[0]?.id ?? ''}`;
    await sql`update game_rooms set created_at = now() - interval '61 minutes' where id = ${others[1]?.id ?? ''}`;
    expect(await store.list(500)).toEqual([newest]);
  });

  test('ONL-86 removes idle rooms at most once a minute', async () => {
    const store = new PostgresStore(sql);
    const idle = { ...opened(), updatedAt: Date.now() - 121 * MINUTE };
    await store.insert(idle);
    await store.list(500);
    expect(await store.load(idle.id)).toBeNull();
    await store.insert(idle);
    for (let look = 0; look < 3; look += 1) await store.list(500);
    expect(await store.load(idle.id)).not.toBeNull();
    await sql`update room_counts set at = at - 61000 where key = 'sweep'`;
    await store.list(500);
    expect(await store.load(idle.id)).toBeNull();
  });
});
