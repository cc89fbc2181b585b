import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { WRONG_CODES } from '../../../src/rooms/endpoint/store.ts';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';
import { SETTINGS } from '../lib/class-states.ts';
import { ourServer, type OurServer } from '../lib/our-server.ts';
import { pageOf } from '../lib/requests.ts';
import { sized } from '../../size.ts';
import { flood, post } from './http.ts';

const NOBODY = '00000000-0000-8000-a000-000000000000';
const SITE = 'https://tictactoe.example';

let site: OurServer;
const sockets: WebSocket[] = [];
beforeEach(async () => {
  // The clock doesn't move, so that limits count the same on a slow machine.
  site = await ourServer({
    limitFactor: 1,
    trustProxy: true,
    origin: SITE,
    now: () => 1_800_000_000_000,
  });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await site.end();
});

const from = (address: string) => ({ 'x-forwarded-for': `203.0.113.1, ${address}` });
const send = (address: string, body: object) => post(site.url, body, from(address));
const secretOf = (name: string): string =>
  createHash('sha256').update(name).digest('hex').slice(0, 32);

/** Opens a socket; resolves with it and 'open', or with why it was refused. */
function dial(headers: Readonly<Record<string, string>>): Promise<readonly [WebSocket, string]> {
  const url = `${site.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${OUR_KEY}&vsn=2.0.0`;
  const socket = new WebSocket(url, { headers });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('open', () => resolve([socket, 'open']));
    socket.once('error', ({ message }) => resolve([socket, message]));
  });
}

const connect = async (headers: Readonly<Record<string, string>>): Promise<string> =>
  (await dial(headers))[1];

/** A new room's code and invitation. */
async function room(
  address: string,
): Promise<{ readonly code: string; readonly invitation: string }> {
  const { body } = await send(address, {
    do: 'create',
    name: 'Ann',
    variant: 'classic',
    secret: secretOf(address),
  });
  const { snapshot } = body as { snapshot: { room: { room_code: string; invitation: string } } };
  return { code: snapshot.room.room_code, invitation: snapshot.room.invitation };
}

describe('nobody freezes anybody', () => {
  test('strangers who guess codes from many addresses lock out nobody but themselves', async () => {
    const { code, invitation } = await room('198.51.100.1');
    const said = await flood(20 * (WRONG_CODES.ofIp + 1), (at) =>
      send(`198.51.100.${100 + (at % 20)}`, { do: 'watch', code: 'ZZZZZZ', page: pageOf(at) }),
    );
    const tooMany = said.filter(({ body }) => body['error'] === 'too-many');
    expect(tooMany).toHaveLength(20);
    expect((await send('198.51.100.100', { do: 'watch', code })).body['error']).toBe('too-many');
    // A valid invitation bypasses the limit, a forged one doesn't.
    const invited = { do: 'watch', code, invitation };
    expect((await send('198.51.100.100', invited)).body['ok']).toBe(true);
    const forged = { ...invited, invitation: secretOf('forged') };
    expect((await send('198.51.100.100', forged)).body['error']).toBe('too-many');
    expect((await send('198.51.100.2', { do: 'watch', code })).body['ok']).toBe(true);
  });

  test('the addresses of one IPv6 network count as one', async () => {
    const guess = { do: 'watch', code: 'ZZZZZZ' };
    const said = await flood(WRONG_CODES.ofIp + 5, (at) =>
      send(`2001:db8:1:2::${at}`, { ...guess, page: pageOf(at) }),
    );
    expect(said.filter(({ body }) => body['error'] === 'too-many')).toHaveLength(5);
    expect((await send('2001:db8:1:3::1', guess)).body['error']).toBe('room-not-found');
  });

  test.each([
    { do: 'list' },
    { do: 'fetch', room: NOBODY, invitation: secretOf('x') },
    {
      do: 'move',
      round: 1,
      room: NOBODY,
      player: NOBODY,
      secret: secretOf('x'),
      id: 'x',
      ply: 0,
      move: '4',
    },
  ])('an address that calls without end is refused, and only that one: %j', async (body) => {
    const said = await flood(1600, () => send('198.51.100.9', body));
    const refused = said.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(100);
    expect(refused[0]?.body).toEqual({ ok: false, error: 'too-many' });
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1500);
    expect((await send('198.51.100.10', body)).status).toBe(200);
  });

  test('a class of 40 pages that ask every two seconds is no attack', async () => {
    await site.end();
    let time = 1_800_000_000_000;
    site = await ourServer({ limitFactor: 1, trustProxy: true, now: () => time });
    const refused: unknown[] = [];
    for (let turn = 0; turn < sized(450, 60); turn += 1) {
      const said = await flood(40, (at) =>
        send('198.51.100.9', {
          do: 'fetch',
          room: NOBODY,
          invitation: secretOf('x'),
          page: pageOf(at),
        }),
      );
      refused.push(...said.filter(({ status }) => status !== 200));
      time += 2000;
    }
    expect(refused).toEqual([]);
  });

  test.each([1, 2])('an address opens 20 classes an hour, %d times', async (limitFactor) => {
    await site.end();
    site = await ourServer({ limitFactor, trustProxy: true, now: () => 1_800_000_000_000 });
    const open = (address: string, at: number) =>
      send(address, { do: 'class-open', secret: secretOf(`${at}`), settings: SETTINGS });
    const said = await flood(20 * limitFactor + 3, (at) => open('198.51.100.9', at));
    expect(said.filter(({ body }) => body['ok'] === true)).toHaveLength(20 * limitFactor);
    expect(said.filter(({ status }) => status === 429)).toHaveLength(3);
    expect((await open('198.51.100.10', 99)).status).toBe(200);
  });

  test('an address has 300 connections, and those that it closes come back', async () => {
    const flock = await flood(301, () => connect(from('198.51.100.9')));
    const refused = flock.filter((said) => said !== 'open');
    expect(refused).toEqual([expect.stringContaining('429')]);
    expect(await connect(from('198.51.100.10'))).toBe('open');
    sockets.find((socket) => socket.readyState === WebSocket.OPEN)?.close();
    await expect.poll(() => connect(from('198.51.100.9'))).toBe('open');
  });

  test('the server has 10,000 connections, however many addresses ask for more', async () => {
    await site.end();
    site = await ourServer({ limitFactor: 0.01, trustProxy: true });
    const flock = await flood(120, (at) => connect(from(`198.51.100.${at % 40}`)));
    expect(flock.filter((said) => said === 'open')).toHaveLength(100);
    expect(flock.filter((said) => said.includes('503'))).toHaveLength(20);
    sockets.find((socket) => socket.readyState === WebSocket.OPEN)?.close();
    await expect.poll(() => connect(from('198.51.100.77'))).toBe('open');
  });

  test('connections count for their address, however soon they are closed', async () => {
    const flock = await flood(1600, async () => {
      const [socket, said] = await dial(from('198.51.100.9'));
      socket.terminate();
      return said;
    });
    expect(flock.filter((said) => said === 'open')).toHaveLength(1500);
    expect(flock.filter((said) => said.includes('429'))).toHaveLength(100);
    expect((await send('198.51.100.9', { do: 'list' })).status).toBe(429);
    expect(await connect(from('198.51.100.10'))).toBe('open');
  });

  test('joins count for their address, on however many connections', async () => {
    const { code } = await room('198.51.100.1');
    const { body } = await send('198.51.100.1', { do: 'watch', code });
    const { pass, snapshot } = body as { pass: string; snapshot: { room: { id: string } } };
    const topic = `realtime:room:${snapshot.room.id}`;
    const config = { private: true, presence: { enabled: false, key: pass } };
    /** Joins the same room again and again, as often as a connection may; returns the answers. */
    const rejoin = async (socket: WebSocket, times: number): Promise<readonly string[]> => {
      const said: string[] = [];
      socket.on('message', (data: Buffer) => {
        if (data.toString().includes('phx_reply')) said.push(data.toString());
      });
      for (let at = 0; at < times; at += 1)
        socket.send(JSON.stringify(['1', String(at), topic, 'phx_join', { config }]));
      await expect.poll(() => said.length).toBe(times);
      return said;
    };
    const pages = await flood(16, () => dial(from('198.51.100.9')));
    const said = await Promise.all(pages.map(([socket]) => rejoin(socket, 99)));
    const refused = said.flat().filter((text) => text.includes('Too many joins'));
    // 16 connections and 16 times 99 joins, of which 1,500 are allowed.
    expect(refused).toHaveLength(100);
    const [other] = await dial(from('198.51.100.10'));
    expect((await rejoin(other, 1))[0]).toContain('"ok"');
  });

  test.each([
    [false, [expect.stringContaining('set TRUST_PROXY=1')]],
    [true, []],
  ])(
    'the operator hears once of a proxy that is not trusted (trusted: %s)',
    async (trustProxy, heard) => {
      await site.end();
      const told: string[] = [];
      site = await ourServer({ trustProxy, tell: (message) => void told.push(message) });
      await post(site.url, { do: 'list' });
      expect(told).toEqual([]);
      for (let times = 0; times < 3; times += 1) await send('198.51.100.9', { do: 'list' });
      expect(await connect(from('198.51.100.9'))).toBe('open');
      expect(told).toEqual(heard);
    },
  );

  test('pages of other sites can not connect; the site and its machine can', async () => {
    expect(await connect({ origin: 'https://evil.example' })).toContain('403');
    expect(await connect({ origin: 'null' })).toContain('403');
    expect(await connect({ origin: SITE })).toBe('open');
    expect(await connect({ origin: site.url })).toBe('open');
    expect(await connect({})).toBe('open');
  });
});
