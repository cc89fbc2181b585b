import { afterEach, beforeEach, expect, test } from 'vitest';
import { ourServer, type OurServer } from '../lib/our-server.ts';
import { follow, must } from '../lib/follower.ts';
import { flood } from './http.ts';
import { joining, rawSocket, type RawSocket } from './socket.ts';

let site: OurServer;
const sockets: RawSocket[] = [];
beforeEach(async () => {
  site = await ourServer();
});
afterEach(async () => {
  for (const { end } of sockets.splice(0)) end();
  await site.end();
});

async function socket(): Promise<RawSocket> {
  const opened = await rawSocket(site.url);
  sockets.push(opened);
  return opened;
}

/** A room with Ann and Ben, each on a separate device, and a spectator's pass. */
async function watchedRoom() {
  const [one, two] = [site.client(), site.client()];
  const ann = must(await one.create({ name: 'Ann', variant: 'classic' }));
  const ben = must(await two.join({ name: 'Ben', code: ann.key.code }));
  const { pass } = must(await one.watch(ann.key.code));
  return { one, two, ann, ben, pass, room: ann.key.room };
}

test('ONL-83 a spectator is not taken for a player, whatever it shows: who left is seen to be gone', async () => {
  const { one, two, ann, ben, pass, room } = await watchedRoom();
  const { player } = ben.key;
  const [a, b] = [follow(one, ann), follow(two, ben)];
  await a.until(({ present }) => present.has(player));

  const spectator = await socket();
  expect((await spectator.ask(room, 'phx_join', joining(`${pass}-1`))).status).toBe('ok');
  for (const payload of [{ player }, [{ player }], { watching: 99 }, player, null])
    await spectator.ask(room, 'presence', { event: 'track', payload });
  for (const key of [
    player,
    `${player}-1`,
    `${pass}2`,
    [pass],
    { player },
    '',
    '__proto__',
    undefined,
  ])
    expect((await (await socket()).ask(room, 'phx_join', joining(key))).status).toBe('error');
  const shown = { joins: { [player]: { metas: [{ player, phx_ref: 'r' }] } }, leaves: {} };
  for (const event of ['presence_diff', 'presence_state', 'broadcast'])
    expect((await spectator.ask(room, event, shown)).status).toBe('error');
  await a.until(({ spectators }) => spectators === 1);

  b.stop();
  const { present, spectators } = await a.until((view) => !view.present.has(player));
  expect([[...present], spectators]).toEqual([[ann.key.player], 1]);
  // The removed player doesn't come back, either.
  await spectator.ask(room, 'presence', { event: 'untrack' });
  await spectator.ask(room, 'presence', { event: 'track', payload: { player } });
  must(await one.act(ann.key, { do: 'say', text: 'Ben?' }));
  await a.until(({ snapshot }) => snapshot.messages.length === 1);
  expect([...a.view().present]).toEqual([ann.key.player]);
  a.stop();
});

test('500 strangers fill a room for strangers, and its players come in all the same', async () => {
  const { one, two, ann, ben, pass, room } = await watchedRoom();
  const arrive = async (key: string) => (await socket()).ask(room, 'phx_join', joining(key));
  const crowd = await flood(500, () => arrive(`${pass}-1`));
  expect(crowd.filter(({ status }) => status !== 'ok')).toEqual([]);
  const refused = { status: 'error', response: { reason: 'Too many clients' } };
  expect(await arrive(`${pass}-1`)).toEqual(refused);

  const [a, b] = [follow(one, ann), follow(two, ben)];
  for (const each of [a, b])
    await each.until(({ connection, present }) => connection === 'live' && present.size === 2);
  // The pages of one player have a limit too, which doesn't affect the other player's.
  const pages = await flood(8, () => arrive(`${ann.pass}-1`));
  expect(pages.filter(({ status }) => status === 'ok')).toHaveLength(7);
  expect((await arrive(`${ben.pass}-1`)).status).toBe('ok');

  sockets[0]?.end();
  await expect.poll(async () => (await arrive(`${pass}-1`)).status).toBe('ok');
  for (const { stop } of [a, b]) stop();
});
