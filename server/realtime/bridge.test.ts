import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ourServer, type OurServer } from '../../tests/server/lib/our-server.ts';
import { must } from '../../tests/server/lib/follower.ts';
import type { SeatGrant } from '../../src/rooms/protocol/client-port.ts';
import { OUR_KEY } from '../../src/rooms/protocol/our-server.ts';
import { attachBridge } from './bridge.ts';
import { Hub } from './hub.ts';

type Message = {
  readonly event: string;
  readonly ref: string | null;
  readonly joinRef: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
};

let site: OurServer;
let seating: SeatGrant;
/** The pass of a spectator. */
let pass = '';
const open: WebSocket[] = [];
beforeEach(async () => {
  site = await ourServer({ pingMs: 60 });
  seating = must(await site.client().create({ name: 'Ann', variant: 'classic' }));
  ({ pass } = must(await site.client().watch(seating.key.code)));
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await site.end();
});

const address = (vsn: string, key = OUR_KEY): string =>
  `${site.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}`;
const topic = (): string => `realtime:room:${seating.key.room}`;
const config = (more: object = {}) => ({
  config: { private: true, presence: { enabled: true, key: pass }, ...more },
});

function read(data: Buffer, isBinary: boolean): Message {
  if (isBinary) {
    const [kind, topicSize = 0, eventSize = 0, metaSize = 0, encoding] = data;
    const text = data.subarray(5 + topicSize + eventSize + metaSize).toString();
    const event = data.subarray(5 + topicSize, 5 + topicSize + eventSize).toString();
    const payload = { kind, encoding, event, payload: JSON.parse(text) as unknown };
    return { event: 'binary broadcast', ref: null, joinRef: null, payload };
  }
  const raw = JSON.parse(data.toString()) as unknown;
  if (!Array.isArray(raw)) {
    const { join_ref: joinRef, ...rest } = raw as { join_ref: string | null } & Omit<
      Message,
      'joinRef'
    >;
    return { ...rest, joinRef };
  }
  const [joinRef, ref, , event, payload] = raw as [
    string | null,
    string | null,
    string,
    string,
    never,
  ];
  return { joinRef, ref, event, payload };
}

/** A bare client of the protocol. */
async function plain(vsn: '1.0.0' | '2.0.0') {
  const socket = new WebSocket(address(vsn));
  open.push(socket);
  const got: Message[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer, isBinary) => {
    got.push(read(data, isBinary));
    for (const wake of waiting) wake();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    socket,
    got,
    send(event: string, payload: object, ref = '1', to = topic()): void {
      const message =
        vsn === '2.0.0'
          ? ['1', ref, to, event, payload]
          : { topic: to, event, payload, ref, join_ref: '1' };
      socket.send(JSON.stringify(message));
    },
    until: (event: string, count = 1): Promise<Message> =>
      new Promise((resolve) => {
        const wake = (): void => {
          const found = got.filter((each) => each.event === event)[count - 1];
          if (!found) return;
          waiting.delete(wake);
          resolve(found);
        };
        waiting.add(wake);
        wake();
      }),
    closed: new Promise((resolve) => socket.once('close', resolve)),
  };
}

describe.each(['1.0.0', '2.0.0'] as const)('protocol %s', (vsn) => {
  test('a join is answered, then presence, then that news flow', async () => {
    const client = await plain(vsn);
    client.send('phx_join', config({ broadcast: { replication_ready: true } }));
    await client.until('system');
    const events = client.got.map(({ event }) => event);
    expect(events.slice(0, 3)).toEqual(['phx_reply', 'presence_state', 'system']);
    expect(client.got[0]).toMatchObject({
      ref: '1',
      joinRef: '1',
      payload: { status: 'ok', response: { postgres_changes: [] } },
    });
    expect(client.got[2]?.payload).toMatchObject({ status: 'ok', extension: 'system' });
  });

  test('a heartbeat is answered', async () => {
    const client = await plain(vsn);
    client.send('heartbeat', {}, '7', 'phoenix');
    expect(await client.until('phx_reply')).toMatchObject({ ref: '7', payload: { status: 'ok' } });
  });

  test('server messages arrive, as text or as a binary frame', async () => {
    const client = await plain(vsn);
    client.send('phx_join', config());
    await client.until('presence_state');
    must(await site.client().join({ name: 'Ben', code: seating.key.code }));
    const news = await client.until(vsn === '1.0.0' ? 'broadcast' : 'binary broadcast');
    expect(news.payload).toMatchObject({
      event: 'room',
      payload: { version: 2, players: [{ event: 'INSERT', new: { player_name: 'Ben' } }] },
    });
    expect(news.payload).toMatchObject(
      vsn === '1.0.0' ? { type: 'broadcast' } : { kind: 4, encoding: 1 },
    );
  });

  test('only the server may broadcast', async () => {
    const [one, two] = [await plain(vsn), await plain(vsn)];
    for (const client of [one, two]) client.send('phx_join', config({ broadcast: { self: true } }));
    await Promise.all([one, two].map((client) => client.until('presence_state')));
    one.send('broadcast', { type: 'broadcast', event: 'room', payload: { version: 99 } }, '2');
    expect((await one.until('phx_reply', 2)).payload).toMatchObject({ status: 'error' });
    one.socket.send(Buffer.from([3, 1, 1, 5, 4, 0, 1]));
    one.send('heartbeat', {}, '3', 'phoenix');
    await one.until('phx_reply', 3);
    two.send('heartbeat', {}, '3', 'phoenix');
    await two.until('phx_reply', 2);
    expect([...one.got, ...two.got].filter(({ event }) => event.includes('broadcast'))).toEqual([]);
  });

  test.each([
    ['a room that does not exist', 'realtime:room:00000000-0000-8000-a000-000000000000', {}],
    ['a topic of another kind', 'realtime:chat', {}],
    ['a public channel', undefined, { private: false }],
    ['a stream of tables', undefined, { postgres_changes: [{ event: '*', schema: 'public' }] }],
  ])('DB-26 %s can not be joined', async (_what, to, more) => {
    const client = await plain(vsn);
    client.send('phx_join', config(more), '1', to ?? topic());
    expect((await client.until('phx_reply')).payload).toMatchObject({ status: 'error' });
  });

  test('presence: state on joining, then what changes, and who leaves', async () => {
    const [one, two] = [await plain(vsn), await plain(vsn)];
    const ann = seating.key.player;
    one.send('phx_join', config({ presence: { enabled: true, key: `${seating.pass}-tab` } }));
    one.send('presence', { type: 'presence', event: 'track', payload: {} }, '2');
    await one.until('presence_diff');
    two.send('phx_join', config());
    expect((await two.until('presence_state')).payload).toMatchObject({
      [ann]: { metas: [{ player: ann }] },
    });
    two.send('presence', { type: 'presence', event: 'track', payload: { player: ann } }, '2');
    expect((await one.until('presence_diff', 2)).payload).toMatchObject({
      joins: { watching: { metas: [{ watching: 1 }] } },
      leaves: {},
    });
    one.send('phx_leave', {}, '3');
    expect(await one.until('phx_close')).toMatchObject({ payload: {} });
    await two.until('presence_diff', 2);
    expect(two.got.at(-1)?.payload).toMatchObject({
      joins: {},
      leaves: { [ann]: { metas: [{}] } },
    });
  });

  test('ONL-83 an abrupt end is seen at once', async () => {
    const [one, two] = [await plain(vsn), await plain(vsn)];
    one.send('phx_join', config({ presence: { enabled: true, key: seating.pass } }));
    one.send('presence', { type: 'presence', event: 'track', payload: {} }, '2');
    await one.until('presence_diff');
    two.send('phx_join', config());
    await two.until('presence_state');
    one.socket.terminate();
    expect((await two.until('presence_diff')).payload).toMatchObject({
      leaves: { [seating.key.player]: {} },
    });
  });
});

describe('commands', () => {
  /** Starts a room with two players, and a client that sends Ann's messages. */
  async function playing() {
    const ben = must(await site.client().join({ name: 'Ben', code: seating.key.code }));
    must(await site.client().act(seating.key, { do: 'start', round: 0 }));
    const client = await plain('2.0.0');
    client.send('phx_join', config({ broadcast: { ack: true, replication_ready: true } }));
    const { payload } = await client.until('system');
    const push = (body: unknown, { ref = '7', to = topic(), event = 'do' } = {}): void => {
      const head = Buffer.from([3, 1, ref.length, to.length, event.length, 0, 1]);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      client.socket.send(Buffer.concat([head, Buffer.from(`1${ref}${to}${event}${text}`)]));
    };
    const move = { do: 'move', round: 1, ...seating.key, id: 'm', ply: 0, move: '4' };
    return { client, ben, payload, push, move };
  }
  const movesNow = async (): Promise<unknown> =>
    must(await site.client().watch(seating.key.code)).snapshot.room.game_state.match?.moves;

  test('the server says that it accepts them; one is applied, broadcast, then answered', async () => {
    const { client, payload, push, move } = await playing();
    expect(payload).toMatchObject({ commands: true });
    push(move);
    const answer = await client.until('phx_reply', 2);
    expect(answer).toMatchObject({ ref: '7', joinRef: '1', payload: { status: 'ok' } });
    // Presence messages are sent in batches, at any time.
    const told = client.got
      .map(({ event }) => event)
      .filter((event) => !event.startsWith('presence'));
    expect(told.slice(-2)).toEqual(['binary broadcast', 'phx_reply']);
    expect(await movesNow()).toEqual(['4']);
  });

  test("protocol 1.0.0 clients can't send commands", async () => {
    const { push, move, client } = await playing();
    const old = await plain('1.0.0');
    old.send('phx_join', config({ broadcast: { replication_ready: true } }));
    expect((await old.until('system')).payload).not.toHaveProperty('commands');
    push(move, { to: 'realtime:room:other' });
    old.socket.send(Buffer.from([3, 0, 0, 0, 2, 0, 1, ...Buffer.from('do{}')]));
    old.send('heartbeat', {}, '9', 'phoenix');
    expect(await old.until('phx_reply', 2)).toMatchObject({ ref: '9' });
    expect((await client.until('phx_reply', 2)).payload).toMatchObject({ status: 'error' });
    expect(await movesNow()).toEqual([]);
  });

  test.each([
    ['with another seat’s secret', { secret: '0'.repeat(32) }, {}],
    ['out of turn', { ply: 1 }, {}],
    ['of nonsense', { do: 'fly' }, {}],
    ['in a channel that was not joined', {}, { to: `realtime:room:${'0'.repeat(36)}` }],
    ['under another name', {}, { event: 'room' }],
  ])('one %s is refused', async (_what, more, how) => {
    const { client, push, move } = await playing();
    push({ ...move, ...more }, how);
    expect((await client.until('phx_reply', 2)).payload).toMatchObject({ status: 'error' });
    expect(await movesNow()).toEqual([]);
  });

  test.each([
    ['create', { name: 'Eve', variant: 'classic', secret: '1'.repeat(32) }],
    ['join', { name: 'Eve', secret: '1'.repeat(32) }],
    ['watch', {}],
    ['list', {}],
    ['say', { text: 'hello' }],
  ])('%s is accepted only by the endpoint', async (what, more) => {
    const { client, push } = await playing();
    push({ ...seating.key, ...more, do: what });
    expect((await client.until('phx_reply', 2)).payload).toMatchObject({ status: 'error' });
    const said = client.got.filter(({ event }) => event !== 'presence_diff');
    expect(said.at(-1)?.event).toBe('phx_reply');
  });

  test('a channel accepts only commands for its own room', async () => {
    const { client, push, move } = await playing();
    const other = must(await site.client().create({ name: 'Eve', variant: 'classic' }));
    push({ ...move, ...other.key, do: 'leave' });
    expect((await client.until('phx_reply', 2)).payload).toMatchObject({ status: 'error' });
    must(await site.client().resume(other.key));
  });
});

describe('connections', () => {
  test.each([
    ['2.0.0', 'other-key', 401],
    ['3.0.0', OUR_KEY, 400],
  ])('version %s with key %s is refused with %i', async (vsn, key, status) => {
    const socket = new WebSocket(address(vsn, key));
    const said = new Promise((resolve) => socket.once('error', resolve));
    expect(String(await said)).toContain(String(status));
  });

  test('WebSockets on other paths are refused', async () => {
    const socket = new WebSocket(address('2.0.0').replace('/realtime/', '/other/'));
    expect(String(await new Promise((resolve) => socket.once('error', resolve)))).toContain('404');
  });

  test('ONL-83 a peer that stops answering pings is gone after two of them', async () => {
    const silent: Socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    const ben = must(await site.client().join({ name: 'Ben', code: seating.key.code }));
    const watching = await plain('2.0.0');
    watching.send('phx_join', config({ presence: { enabled: true, key: ben.pass } }));
    await watching.until('presence_state');
    const key = Buffer.alloc(16).toString('base64');
    const path = address('1.0.0').replace(/^ws:\/\/[^/]+/, '');
    silent.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    await new Promise((resolve) => silent.once('data', resolve));
    const ended = new Promise((resolve) => silent.once('close', resolve));
    for (const [event, payload] of [
      ['phx_join', config({ presence: { enabled: true, key: seating.pass } })],
      ['presence', { event: 'track', payload: { player: 'p' } }],
    ] as const) {
      const text = Buffer.from(
        JSON.stringify({ topic: topic(), event, payload, ref: '1', join_ref: '1' }),
      );
      // A client's frame is masked; a mask of zeros leaves the text unchanged.
      silent.write(
        Buffer.concat([
          Buffer.from([0x81, 0x80 | 126, text.length >> 8, text.length & 255, 0, 0, 0, 0]),
          text,
        ]),
      );
    }
    const { player } = seating.key;
    expect((await watching.until('presence_diff')).payload).toMatchObject({
      joins: { [player]: {} },
    });
    silent.on('data', () => {});
    expect((await watching.until('presence_diff', 2)).payload).toMatchObject({
      leaves: { [player]: {} },
    });
    await ended;
    expect(watching.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('malformed messages are ignored; a flood of messages is cut off', async () => {
    const client = await plain('2.0.0');
    for (const text of ['', '{', '[]', 'null', '[1,2,3]', '{"topic":1}']) client.socket.send(text);
    client.send('heartbeat', {}, '9', 'phoenix');
    await client.until('phx_reply');
    for (let at = 0; at < 100; at += 1) client.send('heartbeat', {}, String(at), 'phoenix');
    await client.closed;
    expect(client.got.length).toBeLessThanOrEqual(100);
  });

  test('a message that is too long ends the connection', async () => {
    const client = await plain('2.0.0');
    client.socket.on('error', () => {});
    client.socket.send('x'.repeat(20_000));
    await client.closed;
    expect(client.got).toEqual([]);
  });
});

test.each(['//', '/\\', 'http://', '/realtime/v1/websocket', '*'])(
  'an upgrade of %j is refused, and the server keeps running',
  async (target) => {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    const said = new Promise<string>((resolve) => {
      let text = '';
      socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
      socket.once('close', () => resolve(text));
    });
    const head = ['Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
    const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
    socket.write([`GET ${target} HTTP/1.1`, ...head, ...key, '', ''].join('\r\n'));
    expect(await said).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await plain('2.0.0')).socket.readyState).toBe(WebSocket.OPEN);
  },
);

/** Starts a bridge on a separate server. */
async function bridged(hub = new Hub()) {
  const server = createServer();
  const bridge = attachBridge(server, {
    hub,
    keys: [OUR_KEY],
    ipOf: () => 'here',
    limitFactor: 1,
    admit: () => true,
    playerOf: (_room, shown) => shown,
    now: () => 0,
    ask: async () => ({ ok: true }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bridge,
    url: `${url}/realtime/v1/websocket?apikey=${OUR_KEY}&vsn=2.0.0`,
    async end() {
      bridge.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('ONL-83 a peer that answers no ping is gone within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { bridge, url, end } = await bridged();
  const silent = new WebSocket(url, { autoPong: false });
  open.push(silent);
  await new Promise((resolve) => silent.once('open', resolve));
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => bridge.count()).toBe(0);
  await end();
  vi.useRealTimers();
});

test('a follower that reads nothing is cut off, and the others are not', async () => {
  const hub = new Hub();
  const room = '00000000-0000-8000-a000-000000000000';
  const { url, end } = await bridged(hub);
  const join = async (key: string): Promise<WebSocket> => {
    const socket = new WebSocket(url);
    open.push(socket);
    await new Promise((resolve) => socket.once('open', resolve));
    const told = new Promise((resolve) => socket.once('message', resolve));
    const to = `realtime:room:${room}`;
    const joining = config({ presence: { enabled: true, key } });
    socket.send(JSON.stringify(['1', '1', to, 'phx_join', joining]));
    socket.send(JSON.stringify(['1', '2', to, 'presence', { event: 'track', payload: {} }]));
    await told;
    return socket;
  };
  const reader = await join('reader');
  const news: string[] = [];
  reader.on('message', (data: Buffer) => news.push(data.toString().slice(0, 300)));
  const sleeper = await join('sleeper');
  // A page that comes and goes within a quarter of a second is never shown.
  await expect.poll(() => news.some((text) => /"joins":{.*"sleeper":/.test(text))).toBe(true);
  sleeper.pause();
  const isGone = (): boolean => news.some((text) => /"leaves":{"sleeper"/.test(text));
  const text = 'x'.repeat(65_536);
  const line = { seq: 1, player: 'p', name: 'Ann', text, at: 0 };
  for (let sent = 0; sent < 2000 && !isGone(); sent += 1) {
    hub.publish(room, { name: 'chat', payload: line });
    const before = news.length;
    await expect.poll(() => news.length, { interval: 1 }).toBeGreaterThan(before);
  }
  expect(isGone()).toBe(true);
  expect(reader.readyState).toBe(WebSocket.OPEN);
  await end();
});
