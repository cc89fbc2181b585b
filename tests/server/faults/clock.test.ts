/**
 * The machine's clock is set while the server runs, and between two runs: turns, seats, limits and rooms
 * aren't affected.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SETTINGS } from '../lib/class-states.ts';
import { ourServer, type OurServer } from '../lib/our-server.ts';
import { must } from '../lib/follower.ts';
import { START } from '../lib/room-states.ts';
import { post, type RawHttpAnswer } from './http.ts';

const HOUR = 3_600_000;
const ends: (() => unknown)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START });
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  vi.useRealTimers();
});

const passed = (ms: number) => vi.advanceTimersByTime(ms);
const leap = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function open(path = ':memory:'): Promise<OurServer> {
  const site = await ourServer({ path });
  ends.push(site.end);
  return site;
}

/** A started room, and the claims of its players. */
async function startedRoom(site: OurServer) {
  const one = site.client();
  const ann = must(await one.create({ name: 'Ann', variant: 'classic', turnSeconds: 15 }));
  const ben = must(await one.join({ name: 'Ben', code: ann.key.code }));
  must(await one.act(ann.key, { do: 'start', round: 0 }));
  const sending =
    ({ room, player, secret }: typeof ann.key) =>
    async (body: object, { url } = site): Promise<RawHttpAnswer['body']> =>
      (await post(url, { ...body, room, player, secret })).body;
  return { ann: sending(ann.key), ben: sending(ben.key), absent: ben.key.player };
}

const error = (name: string) => ({ ok: false, error: name });

describe.each([
  ['back an hour', -HOUR],
  ['on by three', 3 * HOUR],
])('the clock jumps %s', (_, jump) => {
  test('ONL-81 a turn lasts as long as it should', async () => {
    const { ann } = await startedRoom(await open());
    passed(10_000);
    leap(jump);
    passed(5000);
    expect(await ann({ do: 'expire', round: 1, ply: 0 })).toEqual(error('not-expired'));
    passed(400);
    expect(await ann({ do: 'expire', round: 1, ply: 0 })).toMatchObject({ ok: true });
  });

  test('ONL-85 an absent player’s seat is held as long as it should be', async () => {
    const { ann, absent } = await startedRoom(await open());
    leap(jump);
    expect(await ann({ do: 'nudge', missed: absent })).toEqual(error('not-absent'));
    passed(20_000);
    expect(await ann({ do: 'nudge', missed: absent })).toMatchObject({ ok: true });
    leap(jump);
    passed(44_000);
    const decision = { do: 'decide', round: 1, absent, choice: 'end' };
    expect(await ann(decision)).toEqual(error('not-absent'));
    passed(1000);
    expect(await ann(decision)).toMatchObject({ ok: true });
  });

  test('a limit counts what was sent within its time', async () => {
    const { ann } = await startedRoom(await open());
    const say = () => ann({ do: 'say', text: 'hi' });
    for (let line = 0; line < 5; line += 1) expect(await say()).toEqual({ ok: true });
    leap(jump);
    expect(await say()).toEqual(error('too-many'));
    passed(1000);
    expect(await say()).toEqual({ ok: true });
  });

  test('ONL-86 a room is removed after two hours', async () => {
    const site = await open();
    await startedRoom(site);
    leap(jump);
    expect(await site.backend.sweep()).toBe(0);
    passed(2 * HOUR);
    expect(await site.backend.sweep()).toBe(0);
    passed(1);
    expect(await site.backend.sweep()).toBe(1);
  });
});

test('a clock that is set back before a restart leaves no room in the future', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'rooms.db');
  const first = await ourServer({ path });
  const { ann } = await startedRoom(first);
  await first.end();
  leap(-HOUR);
  const site = await open(path);
  passed(15_400);
  expect(await ann({ do: 'expire', round: 1, ply: 0 }, site)).toMatchObject({ ok: true });
  passed(2 * HOUR);
  expect(await site.backend.sweep()).toBe(0);
  passed(1);
  expect(await site.backend.sweep()).toBe(1);
});

test('a clock that is set back before a restart moves no deadline of a class', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'rooms.db');
  const first = await ourServer({ path });
  const teacher = first.client();
  const { key } = must(await teacher.classes.open(SETTINGS));
  for (const name of ['Ann', 'Ben']) must(await first.client().enter({ name, code: key.code }));
  must(await teacher.classes.act(key, { do: 'start', round: 0 }));
  // The class is newer than any room.
  passed(10_000);
  must(await teacher.classes.act(key, { do: 'pause' }));
  const { snapshot } = must(await teacher.classes.resume(key));
  await first.end();
  leap(-HOUR);
  const again = (await open(path)).client();
  must(await again.classes.act(key, { do: 'resume' }));
  const { deadline } = must(await again.classes.resume(key)).snapshot;
  expect(deadline).toBeGreaterThanOrEqual(snapshot.deadline ?? Infinity);
});
