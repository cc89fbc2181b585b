import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';
import { flood } from '../faults/http.ts';
import { sized } from '../../size.ts';
import { follow, movesOf, must } from '../lib/follower.ts';
import { ourServer, type OurServer } from '../lib/our-server.ts';

let site: OurServer;
const sockets: WebSocket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await site.end();
});

/** A spectator's socket in the room's channel. */
async function spectator(room: string, pass: string): Promise<WebSocket> {
  const url = `${site.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${OUR_KEY}&vsn=2.0.0`;
  const socket = new WebSocket(url);
  sockets.push(socket);
  await new Promise((resolve) => socket.once('open', resolve));
  const joined = new Promise((resolve) => socket.once('message', resolve));
  const config = { private: true, presence: { enabled: true, key: pass } };
  socket.send(JSON.stringify(['1', '1', `realtime:room:${room}`, 'phx_join', { config }]));
  await joined;
  return socket;
}

const isAnswered = (data: Buffer, ref: string): boolean =>
  (JSON.parse(data.toString()) as readonly unknown[])[1] === ref;

/** Shows and hides a page nine times, each time after the answer to the last. */
async function flutter(socket: WebSocket, room: string): Promise<void> {
  for (let at = 0; at < 9; at += 1) {
    const answered = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        if (isAnswered(data, `s${at}`)) resolve();
      });
    });
    const shown = { event: at % 2 === 0 ? 'track' : 'untrack' };
    socket.send(JSON.stringify(['1', `s${at}`, `realtime:room:${room}`, 'presence', shown]));
    await answered;
  }
}

test('a storm of presence in one room is answered, and the others play on', async () => {
  site = await ourServer();
  const one = site.client();
  const storm = must(await one.create({ name: 'Ann', variant: 'classic' }));
  const { room, code } = storm.key;
  const { pass } = must(await one.watch(code));
  const count = sized(400, 100);
  const flock = await flood(count, () => spectator(room, pass));
  const calm = must(await one.create({ name: 'Cem', variant: 'classic' }));
  must(await one.join({ name: 'Dee', code: calm.key.code }));
  must(await one.act(calm.key, { do: 'start', round: 0 }));
  const watcher = follow(one, calm);
  await watcher.until(({ connection }) => connection === 'live');

  const storms = Promise.all(flock.map((socket) => flutter(socket, room)));
  must(await one.act(calm.key, { do: 'move', round: 1, ply: 0, move: '4' }));
  const heard = await watcher.until((view) => movesOf(view).length > 0);
  expect(movesOf(heard)).toEqual(['4']);
  await storms;
  watcher.stop();
}, 120_000);
