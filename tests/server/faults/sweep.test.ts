import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ourServer, type OurServer } from '../lib/our-server.ts';
import { must } from '../lib/follower.ts';
import { flood, post } from './http.ts';
import { sized } from '../../size.ts';

let site: OurServer;
let folder = '';
const clock = { now: 1_800_000_000_000 };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const path = join(folder, 'rooms.db');
  const now = (): number => clock.now;
  // Its own sweep would take rooms from the test's, where so many rooms take a minute to make.
  site = await ourServer({ path, trustProxy: true, now, sweepMs: 60 * 60_000 });
});
afterEach(async () => {
  await site.end();
  rmSync(folder, { recursive: true });
});

test('ONL-86 thousands of abandoned rooms go a few at a time, and others are served in between (30,000)', async () => {
  const many = sized(30_000, 1500);
  const create = { do: 'create', name: 'Ann', variant: 'classic' };
  await flood(many, (at) =>
    post(
      site.url,
      { ...create, secret: at.toString(16).padStart(32, '0') },
      { 'x-forwarded-for': `10.0.${at % 200}.1` },
    ),
  );
  clock.now += 3 * 60 * 60_000;
  const [one, two] = [site.client(), site.client()];
  const ann = must(await one.create({ name: 'Ann', variant: 'classic' }));
  const ben = must(await two.join({ name: 'Ben', code: ann.key.code }));
  must(await one.act(ann.key, { do: 'start', round: 0 }));
  expect((await site.backend.health()).rooms).toBe(many + 1);

  const state = { isSwept: false, served: 0 };
  const sweep = site.backend.sweep().finally(() => (state.isSwept = true));
  const play = async (): Promise<void> => {
    while (!state.isSwept) {
      must(await one.act(ann.key, { do: 'round', round: 1 }));
      must(await two.act(ben.key, { do: 'answer', round: 1, agrees: false }));
      state.served += 2;
      // A seat that sends more than 64 commands in 22 s is throttled.
      clock.now += 400;
    }
  };
  const playing = play();
  let most = 0;
  let rooms = many + 1;
  while (!state.isSwept) {
    await nextTurn();
    const { rooms: left } = await site.backend.health();
    most = Math.max(most, rooms - left);
    rooms = left;
  }
  await playing;
  expect(await sweep).toBe(many);
  expect((await site.backend.health()).rooms).toBe(1);
  // Slices of 50; two may fall between two looks.
  expect(most).toBeLessThanOrEqual(100);
  expect(state.served).toBeGreaterThan(2);
}, 600_000);
