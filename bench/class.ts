/**
 * `npm run bench:class`: what a class of forty costs the server, and how fast everybody sees a round begin and end. The
 * product's own clients on one address with the standard limits, ten of them without WebSockets, and four pages in
 * Chromium with flat boards. Devices reload now and then, and in the second and fourth round the server is killed.
 * Exits 1 if a move, a result or a pupil's game is lost.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { buildIfStale } from '../scripts/build/site-build.ts';
import { root } from '../scripts/runtime.ts';
import type { ClassAnswer } from '../src/rooms/protocol/class-wire.ts';
import { OUR_KEY } from '../src/rooms/protocol/our-server.ts';
import {
  blockSockets,
  Device,
  losses,
  sight,
  type Acknowledged,
} from '../tests/server/lib/class-crowd.ts';
import { luck } from '../tests/server/lib/class-states.ts';
import { takeWebglAway } from '../tests/journeys/lib/board.ts';
import { median, whole } from './measure.ts';

const PAGES = 4;
const DEVICES = 36;
const POLLING = 10;
const ROUNDS = 5;
const KILLS = [2, 4];
const SETTINGS = {
  games: ['classic', 'misere', 'extended'],
  minutes: 0,
  names: 'en',
  reactions: true,
  locked: false,
} as const;
/** The time from seeing one's turn to making the move, ms. */
const THINKING = [1500, 4500] as const;

type Sample = {
  readonly cpu: number;
  readonly bytes: number;
  readonly rss: number;
  readonly requests: number;
};

/** The product's server as `npm start` runs it. */
async function startServer(database: string, port: number) {
  const probe = pathToFileURL(join(root, 'bench/online/probe.mjs')).href;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', ROOMS_DATABASE: database };
  const program = spawn(process.execPath, ['--import', probe, join(root, 'server/main.ts')], {
    env: { ...env, ROOMS_LIMITS: '' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressOf(program);
  return {
    url,
    kill: () => {
      const gone = new Promise((resolve) => program.once('exit', resolve));
      program.kill('SIGKILL');
      return gone;
    },
    sample: () => {
      const heard = new Promise<Sample>((resolve) =>
        program.once('message', (said) => resolve((said as { sample: Sample }).sample)),
      );
      program.send('sample');
      return heard;
    },
  };
}

const addressOf = (program: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    program.stdout?.on('data', (chunk: Buffer) => {
      const url = / is at (\S+)\n/.exec(chunk.toString())?.[1];
      if (url !== undefined) resolve(url);
    });
  });

/** Runs in the page before its scripts: records when the page receives each state of the class, and plays. */
function playAlone([least, most]: readonly [number, number]): void {
  const seen = JSON.parse(sessionStorage.getItem('seen') ?? '{}') as Record<string, number>;
  Object.assign(globalThis, { seen });
  const { fetch: plain } = globalThis;
  globalThis.fetch = async (...words) => {
    const response = await plain(...words);
    const note = async (): Promise<void> => {
      const said = (await response.clone().json()) as Partial<ClassAnswer>;
      if (!said.class) return;
      seen[`${said.class.round} ${said.class.status}`] ??= Date.now();
      sessionStorage.setItem('seen', JSON.stringify(seen));
    };
    note().catch(() => {});
    return response;
  };
  const move = (): void => {
    const isDue = document.querySelector('[data-status]')?.textContent?.includes('(Your turn!)');
    const open = document.querySelectorAll<HTMLElement>('[data-cell][aria-disabled="false"]');
    if (isDue) open[Math.floor(Math.random() * open.length)]?.click();
    setTimeout(move, least + Math.random() * (most - least));
  };
  setTimeout(move, least);
}

/** Waits until a page has received that state of the class; returns the time of day. */
async function pageSees(page: Page, round: number, status: 'playing' | 'between'): Promise<number> {
  for (;;) {
    const at = await page
      .evaluate(
        (key) => (globalThis as unknown as { seen: Record<string, number> }).seen[key],
        sight(round, status),
      )
      // The page is reloading.
      .catch(() => undefined);
    if (at !== undefined) return at;
    await pause(50);
  }
}

async function ask(url: string, body: object): Promise<{ answer: ClassAnswer; bytes: number }> {
  const response = await fetch(`${url}/functions/v1/rooms`, {
    method: 'POST',
    headers: { apikey: OUR_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { answer: JSON.parse(text) as ClassAnswer, bytes: Buffer.byteLength(text) };
}

/** The sizes of a place's answers to a page that asks every two seconds: with the class as it is now, or boards only. */
async function sizes(url: string, claim: object) {
  const moves: number[] = [];
  const [full, short]: [number[], number[]] = [[], []];
  let [version, round] = [0, 0];
  for (let turn = 0; turn < 10; turn += 1) {
    const known = {
      version,
      boards: { round, moves: Array.from({ length: moves.length }, (_, at) => moves[at] ?? 0) },
    };
    const { answer, bytes } = await ask(url, { do: 'class-fetch', claim, known });
    for (const { pairing, from, moves: more } of answer.boards) moves[pairing] = from + more.length;
    (answer.class ? full : short).push(bytes);
    if (answer.class) ({ version, round } = answer.class);
    await pause(2000);
  }
  return `${Math.round(median(full))} bytes with the class, ${Math.round(median(short))} with boards only`;
}

await buildIfStale();
const folder = mkdtempSync(join(tmpdir(), 'bench-class-'));
const database = join(folder, 'rooms.db');
let server = await startServer(database, 0);
const { url } = server;
const unblock = blockSockets();
const acknowledged: Acknowledged[] = [];
const random = luck(Date.now() % 2 ** 31);
const wishes = {
  url,
  random,
  think: () => THINKING[0] + random() * (THINKING[1] - THINKING[0]),
  reloads: 0.03,
  acknowledged,
};
const host = new Device(wishes);
await host.open(SETTINGS);
const pupils = Array.from({ length: DEVICES }, (_, at) => new Device(wishes, at < POLLING));
await Promise.all(pupils.map((pupil) => pupil.enter(host.key.code, '')));
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const trouble: string[] = [];
const pages: Page[] = [];
for (let at = 0; at < PAGES; at += 1) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => trouble.push(`a page: ${error.message}`));
  await page.addInitScript(takeWebglAway);
  await page.addInitScript(playAlone, THINKING);
  await page.goto(`${url}/class?code=${host.key.code}`);
  await page.getByRole('heading', { name: /^You are / }).waitFor();
  pages.push(page);
}

const everybody = [host, ...pupils];
/** Waits until everybody has seen the class in that state; returns the times of day. */
const seeAll = (round: number, status: 'playing' | 'between'): Promise<readonly number[]> =>
  Promise.all([
    ...everybody.map(async (each) => performance.timeOrigin + (await each.sees(round, status))),
    ...pages.map((page) => pageSees(page, round, status)),
  ]);
const begins: number[] = [];
const ends: number[] = [];
const measured: { seconds: number; cpu: number; bytes: number; requests: number; rss: number }[] =
  [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const before = acknowledged.length;
  const sampled = await server.sample();
  const since = performance.now();
  const began = performance.timeOrigin + (await host.start(round - 1));
  begins.push(Math.max(...(await seeAll(round, 'playing'))) - began);
  if (round === 1) {
    const { class: id, secret } = host.key;
    const [pupil] = pupils;
    const own = pupil ? { class: id, secret: pupil.key.secret, pupil: pupil.key.player } : {};
    const answers = await Promise.all([sizes(url, { class: id, secret }), sizes(url, own)]);
    console.log(`a host's answer: ${answers[0]}; a pupil's: ${answers[1]}`);
  }
  if (KILLS.includes(round)) {
    while (acknowledged.length - before < DEVICES) await pause(50);
    await server.kill();
    server = await startServer(database, Number(new URL(url).port));
  }
  await pages[round % PAGES]?.reload();
  const times = await seeAll(round, 'between');
  ends.push(Math.max(...times) - Math.min(...times));
  if (!KILLS.includes(round)) {
    const { cpu, bytes, requests, rss } = await server.sample();
    const used = {
      seconds: (performance.now() - since) / 1000,
      cpu: (cpu - sampled.cpu) / 1e6,
      bytes: bytes - sampled.bytes,
      requests: requests - sampled.requests,
      rss,
    };
    measured.push(used);
    console.log(
      `round ${round}: ${Math.round(used.seconds)} s, ${used.requests} requests, ` +
        `${used.cpu.toFixed(2)} s of processor time, ${(used.bytes / 1e6).toFixed(1)} MB`,
    );
  }
}
for (const device of everybody) device.stop();
await browser.close();
await server.kill();
unblock();
trouble.push(...losses(database, { host, devices: pupils, acknowledged, rounds: ROUNDS }));
rmSync(folder, { recursive: true, force: true });

const sum = (of: (each: (typeof measured)[number]) => number): number =>
  measured.reduce((total, each) => total + of(each), 0);
const seconds = sum((each) => each.seconds);
console.log(
  `${DEVICES + PAGES} pupils: ${(sum((each) => each.requests) / seconds).toFixed(1)} requests a second, ` +
    `${((100 * sum((each) => each.cpu)) / seconds).toFixed(1)} % of a core, ` +
    `${whole(sum((each) => each.bytes) / seconds)} bytes a second, ` +
    `${whole(Math.max(...measured.map(({ rss }) => rss)) / 2 ** 20)} MB`,
);
const list = (times: readonly number[]): string => times.map(whole).join(', ');
console.log(`a round's beginning was seen by all after ${list(begins)} ms (from Start's answer)`);
console.log(`a round's end was seen by all after ${list(ends)} ms (from whoever saw it first)`);
const reloads = pupils.reduce((total, each) => total + each.reloads, 0) + ROUNDS;
console.log(`${acknowledged.length} acknowledged moves, ${reloads} reloads, ${KILLS.length} kills`);
console.log(trouble.length === 0 ? 'nothing was lost' : trouble.join('\n'));
process.exit(trouble.length === 0 ? 0 : 1);
