import { afterEach, beforeEach, expect, test } from 'vitest';
import { embedded, type Embedded } from '../../tests/rooms/embedded.ts';
import { follow, must, type Follower } from '../../tests/rooms/follower.ts';
import { wireTo, type Wire } from '../../tests/rooms/wire.ts';
import type { Rooms, Seating, Watching } from '../../src/rooms/protocol/contract.ts';
import { connectRooms } from '../../src/rooms/supabase/rooms.ts';
import { EMBEDDED_KEY } from '../../src/rooms/protocol/embedded.ts';

let site: Embedded;
let wire: Wire;
let host: Rooms;
let far: ReturnType<typeof connectRooms>;
let ann: Seating;
const following: Follower[] = [];
beforeEach(async () => {
  site = await embedded();
  wire = await wireTo(site.url);
  host = site.client();
  far = connectRooms({ url: wire.url, key: EMBEDDED_KEY });
  ann = must(await host.create({ name: 'Ann', variant: 'classic' }));
});
afterEach(async () => {
  for (const { stop } of following.splice(0)) stop();
  far.disconnect();
  await wire.end();
  await site.end();
});

/** A page that follows the room, once it knows its own number. */
async function page(rooms: Rooms, place: Seating | Watching): Promise<Follower> {
  const follower = follow(rooms, place);
  following.push(follower);
  await follower.until(
    ({ connection, number }) => connection === 'live' && (number !== null || 'secret' in place.key),
  );
  return follower;
}

const look = (rooms: Rooms): ReturnType<Rooms['watch']> => rooms.watch(ann.key.code);
const codeOf = (follower: Follower): string => follower.view().snapshot.room.room_code;

test('ONL-87 one spectator is removed: it hears nothing more, and those who stay learn the new code', async () => {
  const a = await page(host, ann);
  const [one, two] = [site.client(), site.client()];
  const seen = must(await look(one));
  const removed = await page(one, seen);
  const stays = await page(two, must(await look(two)));
  expect([removed.view().number, stays.view().number]).toEqual([1, 2]);
  await a.until(({ numbers }) => numbers.join() === '1,2');

  must(await host.remove(ann.key, 1));
  await expect.poll(removed.isClosed).toBe(true);
  for (const each of [a, stays])
    await each.until(({ snapshot }) => snapshot.room.room_code !== ann.key.code);
  expect(codeOf(stays)).toBe(codeOf(a));
  const view = await a.until(({ numbers }) => numbers.length === 1);
  expect([view.numbers, view.watchers, stays.view().number]).toEqual([[2], 1, 2]);

  // The old code, link and pass no longer work.
  const { invite_key: key } = seen.snapshot.room;
  expect(await one.watch(ann.key.code, key)).toEqual({ ok: false, error: 'room-not-found' });
  const again = follow(one, seen);
  following.push(again);
  await expect.poll(again.isClosed).toBe(true);
  must(await host.say(ann.key, 'still there?'));
  await stays.until(({ snapshot }) => snapshot.messages.length === 1);
});

test('a spectator who stays comes back after a lost connection with the proof it was given', async () => {
  const a = await page(host, ann);
  const one = site.client();
  const removed = await page(one, must(await look(one)));
  const stays = await page(far, must(await look(far)));
  await a.until(({ numbers }) => numbers.length === 2);
  must(await host.remove(ann.key, 1));
  await expect.poll(removed.isClosed).toBe(true);
  await stays.until(({ snapshot }) => snapshot.room.room_code !== ann.key.code);
  wire.cut();
  await stays.until(({ connection }) => connection === 'lost');
  await a.until(({ watchers }) => watchers === 0);
  wire.mend();
  await stays.until(({ connection, number }) => connection === 'live' && number === 3);
  expect((await a.until(({ watchers }) => watchers === 1)).numbers).toEqual([3]);
  expect(stays.isClosed()).toBe(false);
}, 30_000);

test('all spectators go with a player, and when all are removed', async () => {
  const ben = must(await far.join({ name: 'Ben', code: ann.key.code }));
  const [a, b] = [await page(host, ann), await page(far, ben)];
  const one = site.client();
  const first = await page(one, must(await look(one)));
  must(await host.remove(ann.key, ben.key.player));
  await expect.poll(() => [b, first].map((each) => each.isClosed())).toEqual([true, true]);
  await a.until(({ snapshot }) => snapshot.room.room_code !== ann.key.code);
  const second = await page(one, must(await one.watch(codeOf(a))));
  must(await host.remove(ann.key, null));
  await expect.poll(second.isClosed).toBe(true);
});
