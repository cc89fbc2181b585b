import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PostgresStore } from '../../supabase/functions/rooms/store.ts';
import { cluster, connectTo, type Cluster } from '../rooms/postgres.ts';

const MOST = 100_000;
const MINUTE = 60_000;

let server: Cluster;
let sql: Sql;
beforeAll(async () => {
  server = await cluster();
}, 120_000);
afterAll(() => server.end(), 60_000);
afterEach(() => sql.end());

const kept = async (): Promise<readonly string[]> => {
  const rows = await sql<{ key: string }[]>`select key from room_counts order by place`;
  return rows.map(({ key }) => key);
};

test('new counts remove expired ones', async () => {
  sql = connectTo(await server.database());
  const store = new PostgresStore(sql);
  await sql`insert into room_counts (key, at, until)
    select 'old', 1, 2 from generate_series(1, 30)`;
  const limit = { most: 2, windowMs: MINUTE };
  expect(await store.take('new', limit, MINUTE)).toBe(true);
  expect(await store.take('new', limit, MINUTE)).toBe(true);
  expect(await kept()).toEqual(['new', 'new']);
});

test('a flood from countless addresses pushes the oldest counts out, and the table stays bounded', async () => {
  sql = connectTo(await server.database(), 20);
  const store = new PostgresStore(sql);
  await sql`insert into room_counts (key, at, until)
    select 'address ' || n, ${MINUTE}, ${2 * MINUTE} from generate_series(1, ${MOST}::int) as n`;
  const limit = { most: 1, windowMs: MINUTE };
  await Promise.all(
    Array.from({ length: 200 }, (_, at) => store.take(`late ${at}`, limit, MINUTE + 1)),
  );
  const keys = await kept();
  expect(keys.length).toBeLessThanOrEqual(MOST);
  expect(keys.slice(0, 2)).toEqual(['address 201', 'address 202']);
  expect(await store.take('late 0', limit, MINUTE + 2)).toBe(false);
});
