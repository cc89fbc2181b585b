/**
 * The client's handling of the frames of a real Realtime server, and whether it sends the same frames as when
 * they were recorded.
 */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Listener } from '../../../src/rooms/client/transport.ts';
import type { Broadcast, RoomEvent } from '../../../src/rooms/protocol/wire.ts';
import { applyEvent, trimSnapshot } from '../../../src/rooms/referee/changes.ts';
import { snapshotOf } from '../../../src/rooms/referee/database-rows.ts';
import { RoomChannel } from '../../../src/rooms/supabase/channel.ts';
import { SupabaseConnection } from '../../../src/rooms/supabase/connection.ts';
import { lobby } from '../lib/room-states.ts';
import recording from './frames.json' with { type: 'json' };

type SocketFrame = readonly [string | null, string | null, string, string, unknown];
type Recorded = {
  readonly text?: string;
  readonly base64?: string;
  readonly decoded?: { readonly topic: string; readonly payload: object };
};
type Name = keyof typeof recording.frames;

const recorded = (name: Name): Recorded => recording.frames[name];
const textOf = (name: Name): SocketFrame => JSON.parse(recorded(name).text ?? '') as SocketFrame;
const topicOf = (name: Name): string => recorded(name).decoded?.topic ?? textOf(name)[2];

const ANN = '0df4651c-4fc1-8a9d-a487-32bdeaca0fa9';
const BEN = 'daa44e7b-f569-8932-af58-f345e48e4dfd';

let server: WebSocketServer;
let client: SupabaseClient;
let channel: RoomChannel;
let socket: WebSocket;
let sent: SocketFrame[] = [];
let binaries = 0;
let log: unknown[] = [];

const listener: Listener = {
  onBroadcast: (broadcast) => log.push(broadcast),
  onGap: () => log.push('gap'),
  onLive: (isComplete) => log.push(isComplete ? 'complete' : 'live'),
  onLost: () => log.push('lost'),
  onRefusal: () => log.push('refused'),
  onPresence: (players, spectators, numbers) => log.push([[...players], spectators, numbers]),
  onNumber: (number) => log.push(number),
};

beforeEach(async () => {
  [sent, log, binaries] = [[], [], 0];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (next) => {
    socket = next;
    next.on('message', (data: Buffer, isBinary) => {
      if (isBinary) binaries += 1;
      else sent.push(JSON.parse(data.toString()) as SocketFrame);
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  client = createClient(`http://127.0.0.1:${port}`, 'sb_publishable_test');
});
afterEach(async () => {
  channel.stop();
  await client.realtime.disconnect();
  for (const each of server.clients) each.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const all = (event: string): readonly SocketFrame[] => sent.filter((frame) => frame[3] === event);
async function nth(event: string, count = 1): Promise<SocketFrame> {
  await expect.poll(() => all(event).length).toBeGreaterThanOrEqual(count);
  return all(event)[count - 1] ?? expect.fail();
}

/**
 * Sends a recorded frame, with the client's own references: those of its join, unless other ones are given.
 */
function play(name: Name, [joinRef, own]: readonly [string | null, string | null, ...unknown[]]) {
  const { base64 } = recorded(name);
  if (base64 !== undefined) return socket.send(Buffer.from(base64, 'base64'));
  const [join, ref, ...rest] = textOf(name);
  return socket.send(JSON.stringify([join && joinRef, ref && own, ...rest]));
}

/** Ann's page asks to join the channel of a frame. */
function ask(name: Name): Promise<SocketFrame> {
  const page = { player: ANN, pass: 'pass', topic: topicOf(name).replace('realtime:', '') };
  channel = new RoomChannel(new SupabaseConnection(client), page, listener);
  return nth('phx_join');
}

/** Lets the page in. */
async function live(name: Name): Promise<SocketFrame> {
  const join = await ask(name);
  play('join-ok', [...join]);
  // The recorded topic may be that of another room.
  const [joinRef, ref, topic] = join;
  if (topic !== topicOf('join-ok'))
    socket.send(JSON.stringify([joinRef, ref, topic, ...textOf('join-ok').slice(3)]));
  await expect.poll(() => log.splice(0)).toEqual(['live']);
  return join;
}

const withKey = (payload: unknown): unknown =>
  JSON.parse(JSON.stringify(payload).replace(/"key":"[\w-]+"/, '"key":"own"'));

describe('the client sends what was recorded', () => {
  test('join, track, heartbeat, leave', async () => {
    const join = await live('join');
    expect(withKey(join[4])).toMatchObject(withKey(textOf('join')[4]) as object);
    expect((await nth('presence'))[4]).toEqual(textOf('track')[4]);
    void client.realtime.sendHeartbeat();
    expect((await nth('heartbeat')).toSpliced(1, 1)).toEqual(textOf('heartbeat').toSpliced(1, 1));
    channel.stop();
    expect((await nth('phx_leave')).slice(2)).toEqual(textOf('leave').slice(2));
    play('close-after-leave', [...join]);
    play('heartbeat-ok', [null, all('heartbeat')[0]?.[1] ?? null]);
    expect(log).toEqual([]);
  });

  test('a later join has the key as its token', async () => {
    await live('join-again');
    socket.terminate();
    const again = await nth('phx_join', 2);
    expect(withKey(again[4])).toMatchObject(withKey(textOf('join-again')[4]) as object);
  });

  test('no command goes over a channel that takes none', async () => {
    const join = await live('system-ready');
    play('system-ready', [...join]);
    await expect.poll(() => log).toEqual(['live']);
    expect(await channel.push({ do: 'move' })).toBe(false);
    // The recorded one was never answered.
    expect([binaries, recorded('broadcast-by-client').text]).toEqual([0, undefined]);
  });
});

describe('presence', () => {
  const nobody = [[], 0, []];
  const ann = [[ANN], 0, []];

  test.each([
    ['presence-state-empty', 'system-ready', [nobody, 'live']],
    ['system-ready', 'presence-state', ['live', ann]],
  ] as const)('%s and then %s', async (one, other, told) => {
    const join = await live(one);
    play(one, [...join]);
    play(other, [...join]);
    await expect.poll(() => log).toEqual(told);
  });

  test('joins before and after the answer to one’s own, and leaves', async () => {
    const join = await live('presence-join');
    const track = await nth('presence');
    play('presence-state-empty', [...join]);
    play('presence-join', [...join]);
    play('track-ok', [...track]);
    // A leave of a page that never came.
    play('presence-leave', [...join]);
    await expect.poll(() => log).toEqual([nobody, ann, ann]);
  });

  test('an update replaces what the page showed', async () => {
    const [joinRef, , topic] = await live('presence-update');
    const metas = [{ phx_ref: 'GOtHqfU_LywP6C1R', player: 'ghost' }];
    socket.send(JSON.stringify([joinRef, null, topic, 'presence_state', { x: { metas } }]));
    play('presence-update', [joinRef, null]);
    await expect
      .poll(() => log)
      .toEqual([
        [['ghost'], 0, []],
        [['aac7f7dc-fd83-8615-a300-43c0ea5c90d2'], 0, []],
      ]);
  });
});

/** The broadcasts, without the fields that Realtime adds. */
function payloadOf(name: Name): object {
  const { id: _id, ...payload }: { readonly id?: string } = recorded(name).decoded?.payload ?? {};
  return payload;
}

describe('broadcasts', () => {
  test.each([
    ['broadcast-room-start', 'room'],
    ['broadcast-room-move', 'room'],
    ['broadcast-chat', 'chat'],
    ['broadcast-reaction', 'reaction'],
    ['broadcast-renewed', 'room'],
  ] as const)('%s', async (frame, name) => {
    const join = await live(frame);
    play(frame, [...join]);
    await expect.poll(() => log).toEqual([{ name, payload: payloadOf(frame) } as Broadcast]);
  });

  test('the start and the move lead to a match with one move', () => {
    const { room, ...rest } = trimSnapshot(snapshotOf(lobby(2), []));
    const before = { ...rest, room: { ...room, version: 2 } };
    const start = applyEvent(before, payloadOf('broadcast-room-start') as RoomEvent);
    const next = start && applyEvent(start, payloadOf('broadcast-room-move') as RoomEvent);
    expect(next?.room).toMatchObject({ version: 4, status: 'playing' });
    expect(next?.room.game_state).toMatchObject({ currentPlayerIndex: 1, match: { moves: ['0'] } });
    expect(next?.room.game_state.seats.map(({ player }) => player)).toEqual([ANN, BEN]);
  });
});

describe('the channel ends', () => {
  test.each(['join-unauthorized', 'join-private-only', 'join-expired'] as const)(
    '%s is a refusal',
    async (name) => {
      play(name, [...(await ask(name))]);
      await expect.poll(() => log).toEqual(['lost', 'refused']);
    },
  );

  test.each(['system-expired', 'system-presence-limit'] as const)(
    'after %s the server closes it, and it is made anew',
    async (name) => {
      const join = await live(name);
      play(name, [...join]);
      const [joinRef, ref, topic] = join;
      const close = textOf('phx-close-by-server').slice(3);
      socket.send(JSON.stringify([joinRef, ref, topic, ...close]));
      await expect.poll(() => log).toEqual(['lost']);
      await nth('phx_join', 2);
    },
  );
});

test('every recorded frame is looked at', () => {
  const own = readFileSync(import.meta.filename, 'utf8');
  expect(Object.keys(recording.frames).filter((name) => !own.includes(`'${name}'`))).toEqual([]);
});
