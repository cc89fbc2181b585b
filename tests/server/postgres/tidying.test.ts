import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PostgresStore } from '../../../supabase/functions/rooms/store.ts';
import { cluster, connectTo, type Cluster } from '../lib/postgres.ts';
import { opened } from '../lib/room-states.ts';

/** The part of pg_cron that the migrations use, which the tests' PostgreSQL doesn't have. */
const CRON = `
  create schema cron;
  create table cron.job (jobid bigint generated always as identity, jobname text, schedule text, command text);
  create table cron.job_run_details (jobid bigint, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command) returning jobid
  $$;`;
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

test('pg_cron removes idle rooms, expired counts and the log of its own runs', async () => {
  sql = connectTo(await server.database(CRON));
  const store = new PostgresStore(sql);
  const now = Date.now();
  const fresh = { ...opened(), id: crypto.randomUUID(), code: 'ZZZZZZ', updatedAt: now };
  const idle = { ...opened(), updatedAt: now - 121 * MINUTE };
  // In this order, because creating a room also removes idle ones, and counting removes expired counts.
  for (const room of [fresh, idle]) await store.insert(room);
  await store.countAgainst('new', { most: 1, windowMs: MINUTE }, now);
  await sql`insert into room_counts (key, at, until) values ('old', 1, 2)`;
  await sql`insert into cron.job_run_details
    values (1, now() - interval '2 days'), (1, now()), (99, now() - interval '2 days')`;

  const jobs = await sql<{ schedule: string; command: string }[]>`select * from cron.job`;
  for (const { command } of jobs) await sql.unsafe(command);

  expect(jobs.map(({ schedule }) => schedule)).toEqual(['* * * * *', '17 3 * * *']);
  expect([await store.load(idle.id), await store.load(fresh.id)]).toEqual([null, fresh]);
  expect(await kept()).toEqual(['new']);
  expect(await sql`select jobid from cron.job_run_details`).toHaveLength(2);
});

test('the migrations continue when pg_cron fails', async () => {
  sql = connectTo(await server.database('create schema cron; create table cron.job ();'));
  expect(await new PostgresStore(sql).list(1)).toEqual([]);
});

test('without pg_cron the migrations schedule nothing, and new counts remove expired ones', async () => {
  sql = connectTo(await server.database());
  const store = new PostgresStore(sql);
  expect(await sql`select to_regnamespace('cron') as cron`).toEqual([{ cron: null }]);
  await sql`insert into room_counts (key, at, until)
    select 'old', 1, 2 from generate_series(1, 30)`;
  const limit = { most: 2, windowMs: MINUTE };
  expect(await store.countAgainst('new', limit, MINUTE)).toBe(true);
  expect(await store.countAgainst('new', limit, MINUTE)).toBe(true);
  expect(await kept()).toEqual(['new', 'new']);
});

test('a flood from many addresses evicts the oldest counts, and the table stays bounded', async () => {
  sql = connectTo(await server.database(), 20);
  const store = new PostgresStore(sql);
  await sql`insert into room_counts (key, at, until)
    select 'address ' || n, ${MINUTE}, ${2 * MINUTE} from generate_series(1, ${MOST}::int) as n`;
  const limit = { most: 1, windowMs: MINUTE };
  await Promise.all(
    Array.from({ length: 200 }, (_, at) => store.countAgainst(`late ${at}`, limit, MINUTE + 1)),
  );
  const keys = await kept();
  expect(keys.length).toBeLessThanOrEqual(MOST);
  expect(keys.slice(0, 2)).toEqual(['address 201', 'address 202']);
  expect(await store.countAgainst('late 0', limit, MINUTE + 2)).toBe(false);
});
