import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SeatGrant } from '../../../src/rooms/protocol/client-port.ts';
import { joining, rawSocket, type RawSocket } from '../faults/socket.ts';
import { clientSuite } from '../lib/client-suite.ts';
import { follow, movesOf, must } from '../lib/follower.ts';
import { hosted, type Hosted } from '../lib/hosted.ts';
import { isFull } from '../../size.ts';

clientSuite('supabase-js on a stand-in for hosted Realtime', () => hosted());

let site: Hosted;
const ends: (() => void)[] = [];
beforeEach(async () => {
  site = await hosted();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await site.end();
});

const watchOver: typeof follow = (rooms, place) => {
  const follower = follow(rooms, place);
  ends.push(follower.stop);
  return follower;
};

/** A started room with Ann and Ben, each on a separate device, whose pages see each other. */
async function startedRoom() {
  const [one, two] = [site.client(), site.client()];
  const ann = must(await one.create({ name: 'Ann', variant: 'classic', players: 3 }));
  const ben = must(await two.join({ name: 'Ben', code: ann.key.code }));
  const [a, b] = [watchOver(one, ann), watchOver(two, ben)];
  await Promise.all(
    [a, b].map((each) =>
      each.until(({ connection, present }) => connection === 'live' && present.size === 2),
    ),
  );
  must(await one.act(ann.key, { do: 'start', round: 0 }));
  await b.until(({ snapshot }) => snapshot.room.status === 'playing');
  return { one, two, ann, ben, a, b };
}

async function stranger(
  { topic }: SeatGrant,
  key = 'stranger',
): Promise<RawSocket & { room: string }> {
  const socket = await rawSocket(site.url);
  ends.push(socket.end);
  const room = topic.replace('room:', '');
  expect((await socket.ask(room, 'phx_join', joining(key))).status).toBe('ok');
  return { ...socket, room };
}

test('ONL-83 whatever strangers show, a page counts one and only players are here', async () => {
  const { ann, ben, a, b } = await startedRoom();
  const shown = [
    { numbers: 'xx' },
    { watching: 1e9, numbers: [1, 2] },
    { much: 'x'.repeat(200_000) },
    { player: 'nobody' },
  ];
  for (const [at, payload] of shown.entries()) {
    const { ask, room } = await stranger(ann, `stranger-${at}`);
    expect((await ask(room, 'presence', { event: 'track', payload })).status).toBe('ok');
  }
  const view = await a.until(({ spectators }) => spectators === 3);
  expect([[...view.present], view.numbers]).toEqual([[ann.key.player, ben.key.player], []]);
  b.stop();
  await a.until(({ present }) => !present.has(ben.key.player));
});

test('ONL-83 a stranger with the key of a player’s page changes nothing', async () => {
  const { ann, ben, a } = await startedRoom();
  const keys = site.heard.flatMap((frame) => {
    const { config } = (frame?.payload ?? {}) as { config?: { presence: { key: string } } };
    return config?.presence.key ?? [];
  });
  expect(keys.length).toBeGreaterThan(1);
  for (const [at, key] of keys.entries()) {
    const { ask, room, end } = await stranger(ann, key);
    await ask(room, 'presence', { event: 'track', payload: {} });
    const { ask: askOther } = await stranger(ann, `other-${at}`);
    await askOther(room, 'presence', { event: 'track', payload: {} });
    await a.until(({ spectators }) => spectators === at + 1);
    expect([...a.view().present]).toEqual([ann.key.player, ben.key.player]);
    end();
  }
});

test('ONL-83 a page that shows something else is seen to', async () => {
  const { ann, a } = await startedRoom();
  const { ask, room } = await stranger(ann);
  await ask(room, 'presence', { event: 'track', payload: {} });
  await a.until(({ spectators }) => spectators === 1);
  await ask(room, 'presence', { event: 'track', payload: { player: 'nobody' } });
  await a.until(({ spectators }) => spectators === 0);
  await ask(room, 'presence', { event: 'untrack' });
  await ask(room, 'presence', { event: 'track', payload: {} });
  const { present } = await a.until(({ spectators }) => spectators === 1);
  expect(present.size).toBe(2);
});

test('a page that sends too much presence loses its channel, and the room continues', async () => {
  const { one, ann, a, b } = await startedRoom();
  const { ask, room } = await stranger(ann);
  for (let at = 0; at < 5; at += 1) await ask(room, 'presence', { event: 'track', payload: {} });
  void ask(room, 'presence', { event: 'track', payload: {} });
  await a.until(({ spectators }) => spectators === 1);
  await a.until(({ spectators }) => spectators === 0);
  must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '4' }));
  const view = await b.until((each) => movesOf(each).length === 1);
  expect(view.connection).toBe('live');
});

test.runIf(isFull)(
  'DB-20 what the database’s limit swallows is fetched while the channel stays live',
  async () => {
    const { one, ann, b } = await startedRoom();
    site.isDropping = true;
    must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '4' }));
    const view = await b.until((each) => movesOf(each).length === 1);
    expect(view.connection).toBe('live');
  },
);

test('DB-20 after a gap the next line shows what was lost', async () => {
  const { one, ann, b } = await startedRoom();
  site.isDropping = true;
  must(await one.act(ann.key, { do: 'say', text: 'lost' }));
  site.isDropping = false;
  must(await one.act(ann.key, { do: 'say', text: 'heard' }));
  const { snapshot } = await b.until((view) => view.snapshot.messages.length === 2);
  expect(snapshot.messages.map(({ text }) => text)).toEqual(['lost', 'heard']);
});

test('ONL-87 a removed spectator receives nothing more of the room, and the others get another channel', async () => {
  const { one, two, ann, ben, a } = await startedRoom();
  const eve = site.client();
  const watching = watchOver(eve, must(await eve.watch(ann.key.code)));
  await watching.until(({ connection }) => connection === 'live');
  const { ask, room } = await stranger(ann);
  must(await one.act(ann.key, { do: 'remove', who: null }));
  await expect.poll(() => watching.isClosed()).toBe(true);
  const { topic } = must(await two.resume(ben.key));
  expect(topic).not.toBe(ann.topic);
  // The old channel is empty.
  await a.until(({ present, spectators }) => present.size === 2 && spectators === 0);
  must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '4' }));
  const refused = ask(room, 'phx_join', joining('again'));
  expect((await refused).response.reason).toMatch(/^Unauthorized/);
});

test.runIf(isFull)(
  'ONL-83 a socket that answers nothing while joins are refused is not replaced',
  async () => {
    const { one } = await startedRoom();
    const opened = site.opened();
    // Somebody was removed since this device heard of these rooms. Two refusals outlast a heartbeat.
    const rooms = await Promise.all(
      Array.from({ length: 2 }, async (_, at) => {
        const room = must(await one.create({ name: `Ann ${at}`, variant: 'classic' }));
        must(await one.act(room.key, { do: 'remove', who: null }));
        return room;
      }),
    );
    const followers = rooms.map((room) => watchOver(one, room));
    await Promise.all(followers.map((each) => each.until((view) => view.connection === 'live')));
    expect(site.opened()).toBe(opened);
  },
);
