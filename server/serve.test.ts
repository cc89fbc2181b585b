/** The program as `npm start` runs it, in a copy of the checkout: its own `data/rooms.db`, nothing configured. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let checkout = '';
const programs: { kill: () => void }[] = [];

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const part of ['server', 'package.json']) {
    cpSync(join(root, part), join(checkout, part), { recursive: true });
  }
  for (const part of ['src', 'node_modules']) {
    symlinkSync(join(root, part), join(checkout, part), 'junction');
  }
  for (const empty of ['dist', 'data', 'tmp']) mkdirSync(join(checkout, empty));
  writeFileSync(join(checkout, 'dist', 'index.html'), '<title>fixture</title>');
});
afterEach(() => {
  for (const program of programs.splice(0)) program.kill();
  rmSync(checkout, { recursive: true, force: true });
});

/** Starts the program; resolves with its address, or with how it ended and its error output. */
function start(
  settings: NodeJS.ProcessEnv = {},
): Promise<{ url: string } | { code: number | null; complaints: string }> {
  const { ROOMS_DATABASE: _, VITE_SUPABASE_URL: __, ...env } = process.env;
  const program = spawn(process.execPath, [join(checkout, 'server', 'main.ts')], {
    env: { ...env, PORT: '0', HOST: '127.0.0.1', TMPDIR: join(checkout, 'tmp'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  programs.push(program);
  let said = '';
  let complaints = '';
  program.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  return new Promise((resolve) => {
    program.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = / is at (\S+)\n/.exec(said)?.[1];
      if (url !== undefined) resolve({ url });
    });
    program.once('close', (code) => resolve({ code, complaints }));
  });
}

const database = (): string => join(checkout, 'data', 'rooms.db');

test("a file that isn't a database ends the program with a message; no other file is used", async () => {
  writeFileSync(database(), 'no database '.repeat(100));
  expect(await start()).toEqual({
    code: 1,
    complaints: `${database()} is not a database of rooms (file is not a database): move it away, or set ROOMS_DATABASE to another file.\n`,
  });
  expect(readdirSync(join(checkout, 'tmp'))).toEqual([]);
});

test('a second server of one checkout ends with a message; the first keeps running', async () => {
  const first = await start();
  expect(await start()).toEqual({
    code: 1,
    complaints: `The rooms in ${database()} are in use by another server: stop that one, or set ROOMS_DATABASE to another file.\n`,
  });
  expect(readdirSync(join(checkout, 'tmp'))).toEqual([]);
  const { url } = first as { url: string };
  expect(await (await fetch(url)).text()).toBe('<title>fixture</title>');
});

test.each([
  ['nonsense', {}],
  ['tictactoe.example:443', {}],
  ['nonsense', { VITE_SUPABASE_URL: 'https://abc.supabase.example' }],
])(
  'VITE_SITE_URL=%s ends the program with a message: sockets would be open to all sites (%j)',
  async (url, more) => {
    expect(await start({ VITE_SITE_URL: url, ...more })).toEqual({
      code: 1,
      complaints: `VITE_SITE_URL is "${url}", which is not an http or https address.\n`,
    });
  },
);

test.each([
  ['TRUST_PROXY', 'yes', 'it must be 1, or not be set.'],
  ['ROOMS_LIMITS', '1e3', 'it must be a whole number above 0.'],
])(
  '%s=%s ends the program with a message, with rooms at Supabase too',
  async (name, text, must) => {
    for (const more of [{}, { VITE_SUPABASE_URL: 'https://abc.supabase.example' }])
      expect(await start({ [name]: text, ...more })).toEqual({
        code: 1,
        complaints: `${name} is "${text}": ${must}\n`,
      });
  },
);
