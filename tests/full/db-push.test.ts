/** The migrations as a deployment applies them: by the CLI, as a role that is no superuser and doesn't own Realtime's table. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresStore } from '../../supabase/functions/rooms/store.ts';
import { cluster, connectTo, MIGRATIONS, type Cluster } from '../server/lib/postgres.ts';
import { runPackage } from '../server/lib/npm.ts';
import { opened } from '../server/lib/room-states.ts';

const CLI = 'supabase@3.1.0';
const FILES = [
  '20261121000000_rooms',
  '20261121000001_rooms_realtime',
  '20261121000002_rooms_tidying',
];
/** The rights of a project's `postgres`, and no more. */
const DEPLOYER = `
  create role deployer login password 'test' bypassrls;
  grant anon, authenticated to deployer;
  alter schema public owner to deployer;
  grant usage on schema realtime to deployer;
  grant select, insert on realtime.messages to deployer;
  do $do$ begin execute format('grant create on database %I to deployer', current_database()); end $do$;`;

let server: Cluster;
const home = mkdtempSync(join(tmpdir(), 'supabase-'));
beforeAll(async () => {
  server = await cluster();
}, 120_000);
afterAll(async () => {
  await server.end();
  rmSync(home, { recursive: true, force: true });
}, 60_000);

const supabase = (command: readonly string[], address: string): Promise<string> =>
  runPackage(CLI, ['supabase', ...command, `--remote=${address}?sslmode=disable`, '--yes'], {
    ...process.env,
    SUPABASE_HOME: home,
    DO_NOT_TRACK: '1',
  });
const push = (address: string) => supabase(['db', 'push'], address);

async function applied(address: string): Promise<readonly string[]> {
  const sql = connectTo(address);
  const rows = await sql<{ file: string }[]>`
    select version || '_' || name as file from supabase_migrations.schema_migrations order by version`;
  await sql.end();
  return rows.map(({ file }) => file);
}

test('`db push` applies every migration', async () => {
  const address = await server.project();
  await push(address);
  expect(await applied(address)).toEqual(FILES);
});

test('before Realtime was opened nothing is applied, and everything later', async () => {
  const address = await server.project();
  const sql = connectTo(address);
  await sql`alter function realtime.send rename to later`;
  await expect(push(address)).rejects.toThrow('realtime.send');
  expect(await sql`select to_regclass('game_rooms') as made`).toEqual([{ made: null }]);
  await sql`alter function realtime.later rename to send`;
  await sql.end();
  await push(address);
  expect(await applied(address)).toEqual(FILES);
});

test('who may not make the policies makes them by hand, and goes on', async () => {
  const owner = await server.project(DEPLOYER);
  const address = owner.replace('postgres:test@', 'deployer:test@');
  await expect(push(address)).rejects.toThrow('42501');
  expect(await applied(address)).toEqual(FILES.slice(0, 1));
  const sql = connectTo(owner);
  await sql.unsafe(readFileSync(join(MIGRATIONS, `${FILES[1]}.sql`), 'utf8'));
  await supabase(['migration', 'repair', '20261121000001', '--status', 'applied'], address);
  await push(address);
  expect(await applied(address)).toEqual(FILES);

  const rooms = connectTo(address);
  const store = new PostgresStore(rooms, 'a');
  expect(await store.insert(opened())).toBe('done');
  await store.sendReaction(opened().id, { player: 'ann', reaction: '🔥' });
  expect(await sql`select event from realtime.messages`).toEqual([{ event: 'reaction' }]);
  await Promise.all([sql.end(), rooms.end()]);
});
