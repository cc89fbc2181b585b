import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hub, type Peer } from './hub.ts';

const ROOM = '00000000-0000-8000-a000-000000000001';
const TOPIC = `realtime:room:${ROOM}`;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page in the channel, and the presence messages it has received since. */
function joined(hub: Hub, player: string | null, page = '') {
  const told: string[] = [];
  const peer: Peer = { version: '1.0.0', send: (frame) => told.push(frame.toString()) };
  const drop = vi.fn();
  hub.join(TOPIC, peer, { joinRef: '1', player, id: page, wantsPresence: true, drop });
  if (player !== null) hub.track(TOPIC, peer, true);
  return { peer, told, drop };
}

const ask = (hub: Hub, page: string, player: string | null, nextPollMs = 2000) => {
  const { players, watching } = hub.notePoll(ROOM, { page, player, nextPollMs });
  return [[...players].toSorted().join(), watching];
};

test('ONL-83 a page that asks is shown as here, until it should have asked again four seconds ago', async () => {
  const hub = new Hub();
  const { told } = joined(hub, 'ann');
  expect(ask(hub, 'b', 'ben')).toEqual(['ann,ben', 0]);
  await vi.advanceTimersByTimeAsync(300);
  expect(told.at(-1)).toContain('ben');
  const before = told.length;
  await vi.advanceTimersByTimeAsync(5000);
  ask(hub, 'b', 'ben');
  await vi.advanceTimersByTimeAsync(5900);
  expect(told).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(500);
  expect(told.at(-1)).toMatch(/"leaves":\{"ben"/);
  expect(ask(hub, 'c', null)).toEqual(['ann', 1]);
});

test('a page that joins the channel after it asked is counted once', async () => {
  const hub = new Hub();
  ask(hub, 'page', null);
  expect(hub.isWatched(ROOM)).toBe(true);
  joined(hub, null, 'page');
  expect(ask(hub, 'other', 'ann')).toEqual(['ann', 1]);
});

test('a removed page no longer counts, and may only poll again once its next poll is due', () => {
  const hub = new Hub();
  for (const [page, player] of [
    ['a', 'ann'],
    ['b', 'ben'],
    ['c', null],
  ] as const)
    ask(hub, page, player);
  hub.keepOnly(ROOM, new Set(['ann']), new Set());
  expect(ask(hub, 'a', 'ann')).toEqual(['ann', 0]);
});

test('presence in a large room costs at most 256 KB a second, after the first time', async () => {
  const hub = new Hub();
  const crowd = Array.from({ length: 400 }, (_, at) => joined(hub, null, `page ${at}`));
  const { peer } = joined(hub, 'ann');
  await vi.advanceTimersByTimeAsync(5000);
  for (const { told } of crowd) told.length = 0;
  const seconds = 20;
  for (let at = 0; at < seconds * 4; at += 1) {
    hub.track(TOPIC, peer, at % 2 === 0);
    await vi.advanceTimersByTimeAsync(250);
  }
  const bytes = crowd.map(({ told }) => told.reduce((sum, { length }) => sum + length, 0));
  const once = Math.max(...crowd.flatMap(({ told }) => told.map(({ length }) => length)));
  const sum = bytes.reduce((all, each) => all + each, 0);
  expect(sum).toBeGreaterThan(seconds * 100_000);
  expect(sum).toBeLessThan(seconds * 262_144 + crowd.length * once);
});

test('a room is dropped if its pages only polled', async () => {
  const hub = new Hub();
  ask(hub, 'a', 'ann');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(hub.isWatched(ROOM)).toBe(false);
});

test('at most 500 spectators count, polling or in the channel, and they keep no player out', () => {
  const hub = new Hub();
  for (let at = 0; at < 100; at += 1) joined(hub, null, `channel page ${at}`);
  for (let at = 0; at < 600; at += 1) ask(hub, `page ${at}`, null);
  expect(ask(hub, 'page 0', null)).toEqual(['', 500]);
  expect(hub.isFull(TOPIC, null)).toBe(true);
  expect(ask(hub, 'a', 'ann')).toEqual(['ann', 500]);
});

test('a request that is answered after its page has joined the channel counts nobody twice', () => {
  const hub = new Hub();
  joined(hub, null, 'page');
  expect(ask(hub, 'page', null)).toEqual(['', 1]);
});
