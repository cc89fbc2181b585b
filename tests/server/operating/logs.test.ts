import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openLog, readLog } from '../../../server/log.ts';
import { post } from '../faults/http.ts';
import { start, workplace, type Running } from '../lib/process.ts';
import { secretOf } from '../lib/requests.ts';

type Entry = Readonly<Record<string, unknown>>;

let running: Running | undefined;
const place = workplace();
afterEach(async () => {
  await running?.kill();
  place.end();
});

const entriesIn = (text: string): readonly Entry[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Entry]));

function recorder() {
  const [said, complaints]: [string[], string[]] = [[], []];
  const log = openLog('json', {
    log: (line: string) => void said.push(line),
    error: (line: string) => void complaints.push(line),
  });
  return { ...log, said, complaints };
}

test('OPS-06 with LOG=json every line of the server is an object; failures go to standard error', async () => {
  running = await start(place, 0, 1000, { LOG: 'json' });
  const { url } = running;
  const proxied = { 'x-forwarded-for': '203.0.113.9' };
  const create = { do: 'create', secret: secretOf('a'), name: 'Annabel', variant: 'classic' };
  const made = await post(url, { ...create, players: 2 }, proxied);
  const { room } = (made.body as { snapshot: { room: { room_code: string } } }).snapshot;
  rmSync(place.database);
  const health = await fetch(`${url}/healthz`);
  expect(health.status).toBe(503);
  await running.kill('SIGTERM');

  const said = entriesIn(running.said());
  expect(said).toEqual([
    { time: expect.any(String), level: 'info', message: `Tic-tac-toe is at ${url}` },
    { time: expect.any(String), level: 'info', message: expect.stringMatching('TRUST_PROXY=1') },
  ]);
  expect(Math.abs(Date.parse(String(said[0]?.['time'])) - Date.now())).toBeLessThan(600_000);
  expect(entriesIn(running.complaints())).toEqual([
    {
      time: expect.any(String),
      level: 'error',
      message: 'rooms: the database is lost',
      reason: expect.stringContaining(join(place.folder, 'rooms.db')),
    },
  ]);
  // OPS-07
  for (const personal of ['Annabel', '203.0.113.9', room.room_code])
    expect(running.said() + running.complaints()).not.toContain(personal);
});

test('OPS-07 of an error that may quote somebody, only its name, code and places are logged', () => {
  const { fail, said, complaints } = recorder();
  const quoting = Object.assign(new TypeError('Annabel at 203.0.113.9 in ABC123'), {
    code: 'ERR_X',
  });
  fail('GET /online/ABC123 failed', quoting, 'a request failed');
  fail('rooms: fetch failed', 'the disk is full');
  fail('rooms: fetch failed', { name: 'Annabel' });
  const entries = complaints.map((line) => JSON.parse(line) as Entry);
  expect(said).toEqual([]);
  expect(complaints.join('')).not.toMatch(/Annabel|203|ABC123|\n/);
  expect(entries).toEqual([
    expect.objectContaining({ message: 'a request failed', error: 'TypeError', code: 'ERR_X' }),
    expect.objectContaining({ message: 'rooms: fetch failed', reason: 'the disk is full' }),
    expect.objectContaining({ error: 'object' }),
  ]);
  expect(entries[0]?.['at']).toContainEqual(expect.stringContaining('logs.test.ts'));
});

test('OPS-06 a message with quotes and line breaks stays one line', () => {
  const { tell, said } = recorder();
  tell('a "quote"\nand a break');
  expect(said).toHaveLength(1);
  expect(said[0]).not.toContain('\n');
  expect(JSON.parse(said[0] ?? '')).toMatchObject({ message: 'a "quote"\nand a break' });
});

test('OPS-06 LOG is json or not set', () => {
  expect([undefined, '', 'json'].map(readLog)).toEqual(['text', 'text', 'json']);
  expect(() => readLog('JSON')).toThrow('LOG is "JSON": it must be json, or not be set.');
});
