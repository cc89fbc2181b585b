import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Listener } from '../client/transport.ts';
import { RoomChannel } from './channel.ts';
import { SupabaseConnection } from './connection.ts';

type SocketFrame = readonly [
  joinRef: string,
  ref: string,
  topic: string,
  event: string,
  payload: never,
];

/** A Realtime service whose answers the test decides. */
let server: WebSocketServer;
let client: SupabaseClient;
let line: SupabaseConnection;
let socket: WebSocket | undefined;
let frames: SocketFrame[] = [];
let pushes: Buffer[] = [];
let log: string[] = [];
let refusals = 0;
let channel: RoomChannel | undefined;

const sendFrame = (
  [joinRef, ref, topic]: SocketFrame,
  event: string,
  payload: object,
  own = true,
): void => socket?.send(JSON.stringify([joinRef, own ? ref : null, topic, event, payload]));
const answer = (frame: SocketFrame, status: string, response = {}): void =>
  sendFrame(frame, 'phx_reply', { status, response });
const sent = (event: string): readonly SocketFrame[] =>
  frames.filter((frame) => frame[3] === event);

const listener: Listener = {
  onBroadcast: ({ name, payload }) => log.push(`${name} ${JSON.stringify(payload)}`),
  onGap: () => log.push('gap'),
  onLive: () => log.push('live'),
  onLost: () => log.push('lost'),
  onRefusal: () => (refusals += 1),
  onPresence: (players, spectators, numbers) =>
    log.push(`present ${[...players].join()} and ${spectators}: ${numbers.join()}`),
  onNumber: (number) => log.push(`number ${number}`),
};

beforeEach(async () => {
  frames = [];
  pushes = [];
  log = [];
  refusals = 0;
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (next) => {
    socket = next;
    next.on('message', (data: Buffer, isBinary) => {
      if (isBinary) pushes.push(data);
      else frames.push(JSON.parse(data.toString()) as SocketFrame);
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  client = createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'key');
  line = new SupabaseConnection(client);
});
afterEach(async () => {
  channel?.stop();
  await client.realtime.disconnect();
  for (const each of server.clients) each.terminate();
  await new Promise((resolve) => server.close(resolve));
});

async function joined(count = 1): Promise<SocketFrame> {
  await expect.poll(() => sent('phx_join').length).toBe(count);
  return sent('phx_join').at(-1) as SocketFrame;
}

const ME = { player: 'me', pass: 'pass', topic: 'room:id' };
const SPECTATOR = { pass: 'see', topic: 'room:id' };

describe('a channel', () => {
  test('DB-26 is private, asks to hear when updates flow, and shows its pass in a key of its own', async () => {
    channel = new RoomChannel(line, ME, listener);
    const join = await joined();
    expect(join[2]).toBe('realtime:room:id');
    expect(join[4]).toMatchObject({
      config: {
        private: true,
        broadcast: { replication_ready: true },
        presence: { enabled: true, key: expect.stringMatching(/^pass-[0-9a-f]{16}-\w+$/) },
      },
    });
    const other = new RoomChannel(line, { ...ME, topic: 'room:other' }, listener);
    const { config } = (await joined(2))[4] as { config: { presence: { key: string } } };
    expect(config.presence.key).toMatch(/^pass-/);
    expect(join[4]).not.toHaveProperty(['config', 'presence', 'key'], config.presence.key);
    other.stop();
  });

  test('one that may no longer be joined says so', async () => {
    channel = new RoomChannel(line, ME, listener);
    answer(await joined(), 'error', { reason: 'Unauthorized' });
    await expect.poll(() => refusals).toBe(1);
    expect(log).toEqual(['lost']);
  });

  test('a spectator shows a pass as well', async () => {
    channel = new RoomChannel(line, SPECTATOR, listener);
    const key = ['config', 'presence', 'key'];
    expect((await joined())[4]).toHaveProperty(key, expect.stringMatching(/^see-/));
  });

  test('ONL-83 is lost when the device says that it is offline, and live again where its socket lasted', async () => {
    const page = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener'] as const)
      vi.stubGlobal(name, page[name].bind(page));
    channel = new RoomChannel(line, ME, listener);
    const join = await joined();
    page.dispatchEvent(new Event('online'));
    expect(log).toEqual([]);
    answer(join, 'ok');
    await expect.poll(() => log).toEqual(['live']);
    page.dispatchEvent(new Event('offline'));
    page.dispatchEvent(new Event('online'));
    expect(log).toEqual(['live', 'lost', 'live']);
    channel.stop();
    page.dispatchEvent(new Event('offline'));
    expect(log).toEqual(['live', 'lost', 'live']);
    vi.unstubAllGlobals();
  });

  test('is live on SUBSCRIBED, and again when the server says that updates flow; tracks once', async () => {
    channel = new RoomChannel(line, ME, listener);
    const join = await joined();
    answer(join, 'ok');
    await expect.poll(() => sent('presence').length).toBe(1);
    expect(sent('presence')[0]?.[4]).toMatchObject({ event: 'track', payload: { player: 'me' } });
    sendFrame(join, 'system', { status: 'ok', extension: 'system', message: 'established' }, false);
    await expect.poll(() => log).toEqual(['live', 'live']);
    expect(sent('presence')).toHaveLength(1);
  });

  test('passes on updates and presence', async () => {
    channel = new RoomChannel(line, ME, listener);
    const join = await joined();
    answer(join, 'ok');
    sendFrame(join, 'system', { status: 'ok', commands: true }, false);
    sendFrame(
      join,
      'presence_state',
      {
        a: { metas: [{ player: 'me' }, { player: 'me' }] },
        b: { metas: [{}] },
        watching: { metas: [{ watching: 3, numbers: [1, 4, 5] }] },
      },
      false,
    );
    const said = { seq: 1, player: 'me', name: 'Me', text: 'hi', at: 5 };
    const payload = { id: 'x', ...said };
    sendFrame(join, 'broadcast', { type: 'broadcast', event: 'chat', payload }, false);
    sendFrame(join, 'broadcast', { type: 'broadcast', event: 'other', payload: {} }, false);
    await expect
      .poll(() => log)
      .toEqual([
        'live',
        'present  and 0: ',
        'live',
        'present me and 4: 1,4,5',
        `chat ${JSON.stringify(said)}`,
      ]);
  });

  test('ONL-83 where the server takes no commands a page counts one, whatever it shows', async () => {
    channel = new RoomChannel(line, ME, listener);
    const join = await joined();
    answer(join, 'ok');
    sendFrame(join, 'system', { status: 'ok', spectator: 7 }, false);
    const shown = [
      { numbers: 'xx' },
      { watching: 1e9, numbers: [1] },
      { much: 'x'.repeat(200_000) },
    ];
    const state = Object.fromEntries(shown.map((meta, at) => [at, { metas: [meta] }]));
    sendFrame(join, 'presence_state', state, false);
    await expect.poll(() => log).toEqual(['live', 'live', 'present  and 3: ']);
  });

  test('ONL-83 believes what our server shows once it is known to be ours', async () => {
    channel = new RoomChannel(line, ME, listener);
    const join = await joined();
    answer(join, 'ok');
    sendFrame(
      join,
      'presence_state',
      { watching: { metas: [{ watching: 3, numbers: [1] }] } },
      false,
    );
    sendFrame(join, 'system', { status: 'ok', commands: true }, false);
    await expect.poll(() => log).toEqual(['live', 'present  and 1: ', 'present  and 3: 1', 'live']);
  });

  test('DB-20 an update that can’t be read is a gap', async () => {
    channel = new RoomChannel(line, ME, listener);
    const join = await joined();
    answer(join, 'ok');
    for (const event of ['room', 'chat', 'reaction', 'stay', 'closed'])
      sendFrame(join, 'broadcast', { type: 'broadcast', event, payload: 'junk' }, false);
    for (const said of ['live', [], { status: ['ok'], spectator: 'x' }])
      sendFrame(join, 'system', said as never, false);
    sendFrame(join, 'broadcast', { type: 'broadcast', event: 'room' }, false);
    await expect.poll(() => log).toEqual(['live', ...Array.from({ length: 6 }, () => 'gap')]);
  });

  test('a channel that the server closed is removed and recreated', async () => {
    channel = new RoomChannel(line, SPECTATOR, listener);
    const first = await joined();
    answer(first, 'ok');
    await expect.poll(() => log).toEqual(['live']);
    sendFrame(first, 'phx_close', {}, false);
    await expect.poll(() => log).toEqual(['live', 'lost']);
    const second = await joined(2);
    answer(second, 'ok');
    await expect.poll(() => log).toEqual(['live', 'lost', 'live']);
    expect(second[0]).not.toBe(first[0]);
    expect(client.getChannels()).toHaveLength(1);
  });

  test('a spectator learns its number, and rejoins with a new pass if it received one', async () => {
    const page = { ...SPECTATOR };
    channel = new RoomChannel(line, page, listener);
    const first = await joined();
    answer(first, 'ok');
    sendFrame(first, 'system', { status: 'ok', commands: true, spectator: 7 }, false);
    await expect.poll(() => log).toEqual(['live', 'number 7', 'present  and 0: ', 'live']);
    page.pass = 'new';
    socket?.terminate();
    // The library may ask twice: when the socket opens, and when its timer for the channel ends.
    const joins = () => sent('phx_join');
    await expect.poll(() => joins().length).toBeGreaterThan(1);
    answer(joins().at(-1) ?? first, 'error', { reason: 'Unauthorized' });
    await expect.poll(() => refusals).toBeGreaterThan(0);
    const withNew = () =>
      joins().findLast((each) => JSON.stringify(each[4]).includes('"key":"new-'));
    await expect.poll(withNew).toBeDefined();
    await expect
      .poll(
        () => {
          answer(withNew() ?? first, 'ok');
          return log.at(-1);
        },
        { timeout: 10_000 },
      )
      .toBe('live');
    expect(client.getChannels()).toHaveLength(1);
  });

  test('one that was stopped stays away', async () => {
    channel = new RoomChannel(line, SPECTATOR, listener);
    answer(await joined(), 'ok');
    await expect.poll(() => log).toEqual(['live']);
    channel.stop();
    await expect.poll(() => sent('phx_leave').length).toBe(1);
    expect([log, client.getChannels().length]).toEqual([['live'], 0]);
  });

  /** A client's broadcast: its references, its event and its payload. */
  function readPush(data: Buffer) {
    let at = 7;
    const [joinRef, ref, , event] = [1, 2, 3, 4].map((place) => {
      at += data[place] ?? 0;
      return data.toString('utf8', at - (data[place] ?? 0), at);
    });
    return { joinRef, ref, event, payload: JSON.parse(data.toString('utf8', at)) as unknown };
  }

  /** A channel whose server takes commands. */
  async function taking() {
    const opened = new RoomChannel(line, ME, listener);
    channel = opened;
    const join = await joined();
    answer(join, 'ok');
    sendFrame(join, 'system', { status: 'ok', commands: true }, false);
    await expect.poll(() => log).toEqual(['live', 'present  and 0: ', 'live']);
    return { opened, join };
  }

  test.each([
    ['ok', true],
    ['error', false],
  ])('takes a command where the server does, which answers %s', async (status, isDone) => {
    const { opened, join } = await taking();
    const done = opened.push({ do: 'move', ply: 3 });
    await expect.poll(() => pushes.length).toBe(1);
    const { joinRef = '', ref = '', ...said } = readPush(pushes[0] ?? Buffer.alloc(0));
    expect(said).toEqual({ event: 'do', payload: { do: 'move', ply: 3 } });
    answer([joinRef, ref, join[2], '', undefined as never], status);
    expect(await done).toBe(isDone);
  });

  test('a command that is not answered is given up', async () => {
    const { opened } = await taking();
    expect(await opened.push({ do: 'move' })).toBe(false);
    expect(pushes).toHaveLength(1);
  });

  test('a command whose socket is gone is given up at once', async () => {
    const { opened } = await taking();
    let said: boolean | null = null;
    void opened.push({ do: 'move' }).then((done) => (said = done));
    await expect.poll(() => pushes.length).toBe(1);
    expect(said).toBeNull();
    socket?.terminate();
    await expect.poll(() => log).toContain('lost');
    // Before the page gives the answer up.
    await expect.poll(() => said, { timeout: 1000 }).toBe(false);
  });

  test('sends commands only once the server accepts them and the network is there', async () => {
    channel = new RoomChannel(line, ME, listener);
    expect(await channel.push({ do: 'move' })).toBe(false);
    const join = await joined();
    answer(join, 'ok');
    expect(await channel.push({ do: 'move' })).toBe(false);
    sendFrame(join, 'system', { status: 'ok' }, false);
    await expect.poll(() => log).toEqual(['live', 'live']);
    expect(await channel.push({ do: 'move' })).toBe(false);
    sendFrame(join, 'system', { status: 'ok', commands: true }, false);
    await expect.poll(() => log).toHaveLength(4);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await channel.push({ do: 'move' })).toBe(false);
    vi.unstubAllGlobals();
    socket?.terminate();
    await expect.poll(() => log).toContain('lost');
    expect(await channel.push({ do: 'move' })).toBe(false);
    expect(pushes).toEqual([]);
  });
});
