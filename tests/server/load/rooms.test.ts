import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';
import { createHash } from 'node:crypto';
import { post } from '../faults/http.ts';
import { sized } from '../../size.ts';
import { start, workplace, type Running } from '../lib/process.ts';
import { BY_TURNS, TIED } from '../lib/room-states.ts';

let running: Running | undefined;
const place = workplace();
afterEach(async () => {
  await running?.kill();
  place.end();
});

type Seat = {
  readonly room: string;
  readonly player: string;
  readonly secret: string;
  readonly pass: string;
};
type News = { readonly version: number; readonly moves?: { readonly texts: readonly string[] } };

const secretOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

async function sit(
  url: string,
  body: object,
  secret: string,
): Promise<Seat & { readonly code: string }> {
  const said = (await post(url, { ...body, secret })).body as {
    readonly player: string;
    readonly pass: string;
    readonly snapshot: { readonly room: { readonly id: string; readonly room_code: string } };
  };
  const { id: room, room_code: code } = said.snapshot.room;
  return { room, player: said.player, pass: said.pass, secret, code };
}

/** A follower that speaks the protocol itself, so that the cost measured is the server's and not a library's. */
async function follower(
  url: string,
  { room, pass }: Seat,
): Promise<{
  readonly news: News[];
  readonly heard: (moves: number) => Promise<void>;
  readonly end: () => void;
}> {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${OUR_KEY}&vsn=1.0.0`,
  );
  await new Promise((resolve) => socket.once('open', resolve));
  const news: News[] = [];
  let wake = (): void => {};
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const { event, payload } = JSON.parse(data.toString()) as {
        event: string;
        payload: { payload: News };
      };
      if (event === 'phx_reply') resolve();
      if (event === 'broadcast') news.push(payload.payload);
      wake();
    });
  });
  const payload = { config: { private: true, presence: { enabled: false, key: pass } } };
  socket.send(
    JSON.stringify({
      topic: `realtime:room:${room}`,
      event: 'phx_join',
      payload,
      ref: '1',
      join_ref: '1',
    }),
  );
  await joined;
  const count = (): number => news.flatMap(({ moves }) => moves?.texts ?? []).length;
  return {
    news,
    heard: (moves) =>
      new Promise((resolve) => {
        wake = () => {
          if (count() >= moves) resolve();
        };
        wake();
      }),
    end: () => socket.terminate(),
  };
}

const percentile = (sorted: readonly number[], fraction: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;

test('rooms at once: every follower hears every move of its room once, in order (500 rooms)', async () => {
  running = await start(place);
  const { url } = running;
  const rooms = sized(500, 20);
  const times: number[] = [];

  const play = async (at: number): Promise<void> => {
    const ann = await sit(
      url,
      { do: 'create', name: 'Ann', variant: 'classic' },
      secretOf(`a${at}`),
    );
    const ben = await sit(url, { do: 'join', name: 'Ben', code: ann.code }, secretOf(`b${at}`));
    const seats = [ann, ben];
    const followers = await Promise.all(seats.map((seat) => follower(url, seat)));
    await post(url, { do: 'start', round: 0, ...ann });
    for (const [ply, move] of TIED.entries()) {
      const sent = performance.now();
      const { room, player, secret } = seats[BY_TURNS[ply] ?? 0] ?? ann;
      const body = { do: 'move', round: 1, room, player, secret, id: `m${ply}`, ply, move };
      const answered = post(url, body);
      await Promise.all(followers.map((each) => each.heard(ply + 1)));
      times.push(performance.now() - sent);
      expect((await answered).body['ok']).toBe(true);
    }
    for (const { news, end } of followers) {
      expect(news.flatMap(({ moves }) => moves?.texts ?? [])).toEqual(TIED);
      expect(news.map(({ version }) => version)).toEqual(news.map((_, index) => index + 3));
      end();
    }
  };

  const began = performance.now();
  await Promise.all(Array.from({ length: rooms }, (_, at) => play(at)));
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `${rooms} rooms, ${times.length} moves in ${seconds.toFixed(1)} s; heard by both after ` +
      `${percentile(sorted, 0.5).toFixed(1)} ms (p50), ${percentile(sorted, 0.99).toFixed(1)} ms (p99)`,
  );
  expect(times).toHaveLength(rooms * TIED.length);
});
