import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../server/rooms/store/database.ts';
import { copyDatabase, fetchBackup } from '../../../server/rooms/store/backup.ts';
import { post } from '../faults/http.ts';
import { start, workplace, type Running } from '../lib/process.ts';
import { secretOf } from '../lib/requests.ts';

const COMMAND = join(import.meta.dirname, '..', '..', '..', 'server', 'backup.ts');

let place = workplace();
let running: Running[] = [];
beforeEach(() => {
  place = workplace();
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.kill();
  place.end();
});

const begin = async (database = place.database): Promise<Running> => {
  const server = await start({ ...place, database });
  running.push(server);
  return server;
};

/** Runs the command; resolves with its code and its output. */
const backUp = (...files: readonly string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const program = spawn(process.execPath, [COMMAND, ...files], {
      env: { ...process.env, ROOMS_DATABASE: place.database },
    });
    let output = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    program.once('close', (code) => resolve({ code, output }));
  });

type Seat = {
  readonly code: string;
  readonly room: string;
  readonly secret: string;
  player: string;
};

async function open(url: string, tag: string): Promise<Seat> {
  const secret = secretOf(tag);
  const asked = { do: 'create', secret, name: 'Ann', variant: 'classic', players: 2 };
  const { body } = await post(url, asked);
  const { player, snapshot } = body as unknown as {
    player: string;
    snapshot: { room: { id: string; room_code: string } };
  };
  return { code: snapshot.room.room_code, room: snapshot.room.id, secret, player };
}

const isKept = async (url: string, { room, player, secret }: Seat): Promise<boolean> =>
  (await post(url, { do: 'fetch', room, player, secret })).body['ok'] === true;

test('OPS-03 a backup made while rooms are written has all that was acknowledged before, and a new server goes on with it', async () => {
  const { url } = await begin();
  const seats = await Promise.all(Array.from({ length: 200 }, (_, at) => open(url, `room ${at}`)));
  const end = new AbortController();
  let written = 0;
  const writer = async (): Promise<void> => {
    const { room, player, secret } = seats[0] as Seat;
    while (!end.signal.aborted) {
      await open(url, `more ${written}`);
      await post(url, { do: 'here', room, player, secret });
      written += 1;
    }
  };
  const writers = Promise.all([writer(), writer(), writer()]);
  await expect.poll(() => written).toBeGreaterThan(3);
  const file = join(place.folder, 'kept.db');
  expect(await backUp(file)).toEqual({ code: 0, output: `The rooms are in ${file}\n` });
  end.abort();
  await writers;
  // One file without a log, which only its owner may read; the server keeps no copy.
  expect(readdirSync(place.folder).filter((name) => /kept|part/.test(name))).toEqual(['kept.db']);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const database = join(place.folder, 'restored.db');
  copyFileSync(file, database);
  const { url: next } = await begin(database);
  const kept = await Promise.all(seats.map((seat) => isKept(next, seat)));
  expect(kept).toEqual(seats.map(() => true));
  const { code } = seats[7] as Seat;
  const joined = await post(next, { do: 'join', secret: secretOf('b'), name: 'Bob', code });
  expect(joined.body['ok']).toBe(true);
});

test('OPS-03 a copy waits for a transaction, and has what was committed while it was made', async () => {
  const database = openDatabase(place.database);
  const add = database.prepare('insert into health (id) values (?)');
  let committed = 0;
  let isDone = false;
  let settled = Promise.resolve();
  // One transaction after the other: each spans a turn of the event loop, as in `GroupCommit`.
  const write = (): void => {
    if (isDone) return;
    database.exec('begin immediate');
    add.run(committed + 1);
    settled = new Promise((resolve) => {
      setImmediate(() => {
        database.exec('commit');
        committed += 1;
        resolve();
        setImmediate(write);
      });
    });
  };
  database.exec('create table padding (text text) strict');
  const text = 'x'.repeat(3000);
  for (let at = 0; at < 2000; at += 1)
    database.prepare('insert into padding (text) values (?)').run(text);
  write();
  const file = join(place.folder, 'copy.db');
  const before = committed;
  await copyDatabase(database, file, () => settled);
  isDone = true;
  const copy = new DatabaseSync(file);
  const rows = copy.prepare('select count(*) as n, max(id) as last from health').get();
  expect(Number(rows?.['n'])).toBe(Number(rows?.['last'] ?? 0));
  expect(Number(rows?.['n'])).toBeGreaterThanOrEqual(before);
  expect(copy.prepare('pragma quick_check').get()).toEqual({ quick_check: 'ok' });
  copy.close();
  await settled;
  database.close();
});

test('OPS-04 without a server, or without a file, the command says what to do', async () => {
  const file = join(place.folder, 'kept.db');
  expect(await backUp(file)).toEqual({
    code: 1,
    output: `The rooms in ${place.database} can't be asked for: no server uses it. Start one, or copy the file, and its -wal if there is one.\n`,
  });
  expect(await backUp()).toEqual({ code: 1, output: 'Name one file: backup <file>\n' });
  expect(existsSync(file)).toBe(false);
});

test('OPS-04 a server that was killed leaves nothing in the way of the next one', async () => {
  const first = await begin();
  const seat = await open(first.url, 'a');
  await first.kill('SIGKILL');
  writeFileSync(`${place.database}-backup.part`, 'half a copy');
  const { url, complaints } = await begin();
  const file = join(place.folder, 'kept.db');
  expect((await backUp(file)).code).toBe(0);
  expect(await isKept(url, seat)).toBe(true);
  expect(complaints()).toBe('');
});

test.each<[string, RequestListener, string]>([
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': 9000 }).write('SQLite format 3');
      setImmediate(() => response.destroy());
    },
    'There is no new backup',
  ],
  ['is no database', (_, response) => response.end('no database '.repeat(99)), 'not a database'],
  ['is another database', (_, response) => response.end(''), 'the copy is damaged'],
  ['was refused', (_, response) => response.writeHead(500).end('Full disk'), 'Full disk'],
])('OPS-04 a copy that %s replaces no older backup', async (_, answer, reason) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(`${place.database}-backup`, resolve));
  const file = join(place.folder, 'kept.db');
  writeFileSync(file, 'the older one');
  await expect(fetchBackup(place.database, file)).rejects.toThrow(reason);
  expect(readFileSync(file, 'utf8')).toBe('the older one');
  expect(existsSync(`${file}.part`)).toBe(false);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
