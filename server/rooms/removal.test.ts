import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ourServer, type OurServer } from '../../tests/server/lib/our-server.ts';
import { joining, rawSocket } from '../../tests/server/faults/socket.ts';
import { follow, must, type Follower } from '../../tests/server/lib/follower.ts';
import { wireTo, type Wire } from '../../tests/server/lib/wire.ts';
import type { Rooms, SeatGrant, SpectatorGrant } from '../../src/rooms/protocol/client-port.ts';
import { connectRooms } from '../../src/rooms/supabase/rooms.ts';
import { OUR_KEY } from '../../src/rooms/protocol/our-server.ts';

/** A removed page asks twice before it closes, half a second apart. */
const PATIENT = { timeout: 30_000 };

let site: OurServer;
let wire: Wire;
let host: Rooms;
let far: ReturnType<typeof connectRooms>;
let ann: SeatGrant;
const following: Follower[] = [];
beforeEach(async () => {
  site = await ourServer();
  wire = await wireTo(site.url);
  host = site.client();
  far = connectRooms({ url: wire.url, key: OUR_KEY });
  ann = must(await host.create({ name: 'Ann', variant: 'classic' }));
});
afterEach(async () => {
  for (const { stop } of following.splice(0)) stop();
  far.disconnect();
  await wire.end();
  await site.end();
});

/** Follows the room with a page, and waits until the page knows its own number. */
async function page(rooms: Rooms, place: SeatGrant | SpectatorGrant): Promise<Follower> {
  const follower = follow(rooms, place);
  following.push(follower);
  await follower.until(
    ({ connection, number }) => connection === 'live' && (number !== null || 'secret' in place.key),
  );
  return follower;
}

/** Sends the host's commands in one packet, so that all arrive in one turn; resolves with the versions they made. */
function atOnce(...commands: readonly object[]): Promise<readonly string[]> {
  const { room, player, secret } = ann.key;
  const requests = commands.map((command) => {
    const body = JSON.stringify({ ...command, room, player, secret });
    const head = `POST /functions/v1/rooms HTTP/1.1\r\nHost: x\r\napikey: ${OUR_KEY}\r\n`;
    return `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  });
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1').setEncoding('latin1');
  let said = '';
  return new Promise((resolve) => {
    socket.on('data', (text: string) => {
      said += text;
      const versions = Array.from(said.matchAll(/"version":(\d+)/g), ([, version = '']) => version);
      if (versions.length < commands.length) return;
      socket.destroy();
      resolve(versions);
    });
    socket.write(requests.join(''));
  });
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

  must(await host.act(ann.key, { do: 'remove', who: 1 }));
  await expect.poll(removed.isClosed, PATIENT).toBe(true);
  for (const each of [a, stays])
    await each.until(({ snapshot }) => snapshot.room.room_code !== ann.key.code);
  expect(codeOf(stays)).toBe(codeOf(a));
  const view = await a.until(({ numbers }) => numbers.length === 1);
  expect([view.numbers, view.spectators, stays.view().number]).toEqual([[2], 1, 2]);

  // The old code, link and pass no longer work.
  const { invitation } = seen.snapshot.room;
  expect(await one.watch(ann.key.code, invitation)).toEqual({ ok: false, error: 'room-not-found' });
  const again = follow(one, seen);
  following.push(again);
  await expect.poll(again.isClosed, PATIENT).toBe(true);
  must(await host.act(ann.key, { do: 'say', text: 'still there?' }));
  await stays.until(({ snapshot }) => snapshot.messages.length === 1);
});

test('a spectator who stays comes back after a lost connection with the claim it was given', async () => {
  const a = await page(host, ann);
  const one = site.client();
  const removed = await page(one, must(await look(one)));
  const stays = await page(far, must(await look(far)));
  await a.until(({ numbers }) => numbers.length === 2);
  must(await host.act(ann.key, { do: 'remove', who: 1 }));
  await expect.poll(removed.isClosed, PATIENT).toBe(true);
  await stays.until(({ snapshot }) => snapshot.room.room_code !== ann.key.code);
  wire.cut();
  await stays.until(({ connection }) => connection === 'lost');
  await a.until(({ spectators }) => spectators === 0);
  wire.mend();
  await stays.until(({ connection, number }) => connection === 'live' && number === 3);
  // The page may have polled the room before the channel was back; it is counted once.
  const { numbers, spectators } = await a.until((view) => view.numbers.length > 0);
  expect([numbers, spectators]).toEqual([[3], 1]);
  expect(stays.isClosed()).toBe(false);
}, 30_000);

test('ONL-87 a spectator who has joined without presence stays, and is counted', async () => {
  const a = await page(host, ann);
  const one = site.client();
  const seen = must(await look(one));
  const removed = await page(one, seen);
  const silent = await rawSocket(site.url);
  const { room } = ann.key;
  await silent.ask(room, 'phx_join', joining(`${seen.pass}-1`));
  await a.until(({ numbers }) => numbers.join() === '1,2');
  must(await host.act(ann.key, { do: 'remove', who: 1 }));
  await expect.poll(removed.isClosed, PATIENT).toBe(true);
  expect((await silent.ask(room, 'presence', { event: 'track' })).status).toBe('ok');
  await a.until(({ spectators, numbers }) => spectators === 1 && numbers.join() === '2');

  // Removing an unused number, or one that has left, must not change code and link.
  await a.until(({ snapshot }) => snapshot.room.room_code !== ann.key.code);
  for (const who of [1, 3]) must(await host.act(ann.key, { do: 'remove', who }));
  const { snapshot } = must(await host.resume(ann.key));
  expect(snapshot.room.room_code).toBe(codeOf(a));
  silent.end();
});

test('a spectator stays when another is removed in the same tick as the game begins', async () => {
  must(await far.join({ name: 'Ben', code: ann.key.code }));
  const a = await page(host, ann);
  const [one, two] = [site.client(), site.client()];
  const removed = await page(one, must(await look(one)));
  const stays = await page(two, must(await look(two)));
  await atOnce({ do: 'remove', who: 1 }, { do: 'start', round: 0 });
  await expect.poll(removed.isClosed, PATIENT).toBe(true);
  await a.until(({ snapshot }) => snapshot.room.status === 'playing');
  await stays.until(({ snapshot }) => snapshot.room.status === 'playing');
  await a.until(({ snapshot }) => snapshot.room.room_code !== ann.key.code);
  await stays.until(({ snapshot }) => snapshot.room.room_code === codeOf(a));
  expect(stays.isClosed()).toBe(false);
});

test.each([
  ['two of them', [1, 2], 2],
  ['one of them by two commands', [1, 1], 1],
  ['one of them and a number that nobody has', [1, 4], 1],
])('spectators who stay do so when the host removes %s at once', async (_, numbers, gone) => {
  const a = await page(host, ann);
  const watching: Follower[] = [];
  for (let at = 0; at < 3; at += 1) {
    const rooms = site.client();
    watching.push(await page(rooms, must(await look(rooms))));
  }
  await a.until(({ spectators }) => spectators === 3);
  const sent = numbers.map((who, at) => ({ do: 'remove', who, id: String(at) }));
  // Only a removal makes a version, with a new code and link.
  expect(new Set(await atOnce(...sent)).size).toBe(gone);
  await a.until(({ spectators }) => spectators === 3 - gone);
  const stays = watching.slice(gone);
  await expect
    .poll(() => watching.map((each) => each.isClosed()), PATIENT)
    .toEqual([0, 1, 2].map((at) => at < gone));
  const { snapshot } = must(await host.resume(ann.key));
  for (const each of [a, ...stays])
    await each.until(({ snapshot: { room } }) => room.room_code === snapshot.room.room_code);
});

test('code and link stay when all spectators are removed and nobody watches', async () => {
  const remove = (id: string) => ({ do: 'remove', who: null, id });
  expect(await atOnce(remove('a'))).toEqual(['1']);
  expect(must(await host.resume(ann.key)).snapshot.room.room_code).toBe(ann.key.code);
  const one = site.client();
  const seen = await page(one, must(await look(one)));
  expect(new Set(await atOnce(remove('b'), remove('c'))).size).toBe(1);
  await expect.poll(seen.isClosed, PATIENT).toBe(true);
  expect(must(await host.resume(ann.key)).snapshot.room.room_code).not.toBe(ann.key.code);
});

test('all spectators go with a player, and when all are removed', async () => {
  const ben = must(await far.join({ name: 'Ben', code: ann.key.code }));
  const [a, b] = [await page(host, ann), await page(far, ben)];
  const one = site.client();
  const first = await page(one, must(await look(one)));
  must(await host.act(ann.key, { do: 'remove', who: ben.key.player }));
  await expect.poll(() => [b, first].map((each) => each.isClosed()), PATIENT).toEqual([true, true]);
  await a.until(({ snapshot }) => snapshot.room.room_code !== ann.key.code);
  const second = await page(one, must(await one.watch(codeOf(a))));
  must(await host.act(ann.key, { do: 'remove', who: null }));
  await expect.poll(second.isClosed, PATIENT).toBe(true);
});
