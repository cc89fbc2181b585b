import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRooms } from '../../../src/rooms/client/rooms-api.ts';
import type { Transport } from '../../../src/rooms/client/transport.ts';
import { call } from '../../../src/rooms/supabase/call.ts';
import { createClient } from '@supabase/supabase-js';
import { runTool } from '../../../scripts/runtime.ts';
import { must } from '../lib/follower.ts';
import { sized } from '../../size.ts';
import { selfSigned } from '../lib/certificate.ts';
import { runPackage } from '../lib/npm.ts';
import { cluster, connectTo, type Cluster } from '../lib/postgres.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const FUNCTION = join(root, 'supabase', 'functions', 'rooms');
const BUNDLE = join(FUNCTION, 'dist', 'index.js');
/** Packages come from node_modules; nothing is downloaded. */
const LOCAL = ['--no-config', '--node-modules-dir=manual', '--cached-only'];
const KEY = 'sb_publishable_test';
/** The hosted runtime's, which can't encrypt connections to PostgreSQL; Supabase's own build can (docs/hosting.md). */
const HOSTED = '2.1.4';

let server: Cluster;
let program: ChildProcess;
let sql: Sql;
let url = '';
const certificate = selfSigned();
const cache = mkdtempSync(join(tmpdir(), 'deno-'));
const env = { ...process.env, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The folder of a Deno: the pinned one's, or the hosted one's, which only the full run fetches. */
async function folderOf(deno: string): Promise<string> {
  if (deno !== HOSTED) return join(root, 'node_modules', '.bin');
  const print = ['deno', 'eval', 'console.log(Deno.execPath())'];
  return dirname((await runPackage(`deno@${deno}`, print, env)).trim());
}

beforeAll(async () => {
  const built = await runTool('node', ['scripts/build-function.ts']);
  if (built.code !== 0) throw new Error(built.output);
  server = await cluster(certificate);
}, 120_000);
afterAll(async () => {
  await server.end();
  rmSync(cache, { recursive: true, force: true });
}, 60_000);

/** Starts the bundle on a free port. */
async function start(deno: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const folder = await folderOf(deno);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  program = spawn('deno', ['run', ...LOCAL, '--allow-net', '--allow-env', '-'], {
    cwd: root,
    env: {
      ...env,
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      ...settings,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: KEY }),
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // Deno 2.1 takes no port from outside.
  program.stdin?.end(`
    if (!Deno.version.deno.startsWith('${deno}')) throw new Error(Deno.version.deno);
    const { serve } = Deno;
    Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port: ${port} }, handler);
    await import(${JSON.stringify(pathToFileURL(BUNDLE).href)});
  `);
  await new Promise<void>((resolve, reject) => {
    let said = '';
    program.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Listening on')) resolve();
    });
    program.once('exit', (code) => reject(new Error(`deno ended with ${code}: ${said}`)));
  });
}

/** A client that only calls: Realtime itself is hosted. */
const rooms = (key = KEY) => {
  const client = createClient(url, key);
  const transport: Transport = {
    push: () => Promise.resolve(false),
    call: (body) => call(client, body),
    listen: () => () => {},
    onWake: () => () => {},
    isVisible: () => true,
    isInUse: () => true,
  };
  return createRooms(transport);
};

test('what is deployed is one file, which imports nothing but a pinned package', () => {
  const text = readFileSync(BUNDLE, 'utf8');
  const imports = Array.from(text.matchAll(/^import\b.*$|\bimport\(.*/gm), ([line]) => line);
  expect(imports).toEqual([expect.stringMatching(/ from "npm:postgres@\d+\.\d+\.\d+";$/)]);
  expect(readdirSync(join(FUNCTION, 'dist'))).toEqual(['index.js']);
});

describe.each(sized(['2.9', HOSTED], ['2.9']))('on Deno %s', (deno) => {
  beforeAll(async () => {
    const database = await server.database();
    sql = connectTo(database);
    const settings =
      deno === HOSTED
        ? { ROOMS_DB_URL: `${database}?sslmode=disable` }
        : { ROOMS_DB_URL: database, ROOMS_DB_CA: certificate.cert };
    await start(deno, settings);
  }, 300_000);
  afterAll(async () => {
    program.kill();
    await sql.end();
  });

  test('DB-13 to DB-19 a whole game through the function, Deno and PostgreSQL', async () => {
    const [one, two] = [rooms(), rooms()];
    const ann = must(await one.create({ name: 'Ann', variant: 'classic', listed: true }));
    expect(must(await two.list()).map(({ code }) => code)).toEqual([ann.key.code]);
    const ben = must(await two.join({ name: 'Ann', code: ann.key.code.toLowerCase() }));
    must(await two.act(ben.key, { do: 'start', round: 0 }));
    expect(await two.act(ben.key, { do: 'move', round: 1, ply: 0, move: '0' })).toEqual({
      ok: false,
      error: 'not-your-turn',
    });
    for (const [ply, move] of ['0', '3', '1', '4', '2'].entries()) {
      must(
        await (ply % 2 === 0
          ? one.act(ann.key, { do: 'move', round: 1, ply, move })
          : two.act(ben.key, { do: 'move', round: 1, ply, move })),
      );
    }
    must(await one.act(ann.key, { do: 'say', text: 'good game' }));
    const { snapshot, topic } = must(await one.watch(ann.key.code));
    expect(snapshot).toMatchObject({
      room: {
        status: 'finished',
        version: 8,
        game_state: { winner: 'X', match: { moves: ['0', '3', '1', '4', '2'] } },
      },
      players: [
        { player_name: 'Ann', wins: 1 },
        { player_name: 'Ann 2', wins: 0 },
      ],
      messages: [{ seq: 1, text: 'good game' }],
    });
    const told = await sql<{ event: string; version: number | null }[]>`
      select event, (payload ->> 'version')::int as version from realtime.messages
      where topic = ${topic} and private order by place`;
    expect(told.map(({ event, version }) => version ?? event)).toEqual([
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      'chat',
    ]);
  });

  test.skipIf(deno === HOSTED)('the function reaches the database over TLS only', async () => {
    must(await rooms().list());
    const connections = await sql<{ ssl: boolean }[]>`
      select ssl from pg_stat_ssl join pg_stat_activity using (pid)
      where datname = current_database() and pid <> pg_backend_pid()`;
    expect(connections.map(({ ssl }) => ssl)).toEqual([true]);
  });

  test('DB-27 the function needs the public key, and answers preflights', async () => {
    expect(await rooms('sb_publishable_other').list()).toEqual({ ok: false, error: 'bad-key' });
    const preflight = await fetch(`${url}/functions/v1/rooms`, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
      204,
      '*',
    ]);
  });
});
