import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Rooms, SeatGrant } from '../../../src/rooms/protocol/client-port.ts';
import { WRONG_CODES } from '../../../src/rooms/endpoint/store.ts';
import { ourServer, type OurServer } from '../lib/our-server.ts';
import { follow, movesOf, must } from '../lib/follower.ts';
import { pageOf, type Body } from '../lib/requests.ts';
import { flood, post } from './http.ts';
import { sized } from '../../size.ts';

let site: OurServer;
let one: Rooms;
beforeEach(async () => {
  site = await ourServer({ log: (message, error) => expect.fail(`${message}: ${String(error)}`) });
  one = site.client();
});
afterEach(() => site.end());

const secretOf = (name: string): string =>
  createHash('sha256').update(name).digest('hex').slice(0, 32);
const send = (body: unknown) => post(site.url, body);
const stateOf = async ({ key }: SeatGrant): Promise<unknown> =>
  (await send({ do: 'fetch', ...key })).body['snapshot'];

async function startedRoom(): Promise<{ readonly ann: SeatGrant; readonly ben: SeatGrant }> {
  const ann = must(await one.create({ name: 'Ann', variant: 'classic' }));
  const ben = must(await one.join({ name: 'Ben', code: ann.key.code }));
  must(await one.act(ann.key, { do: 'start', round: 0 }));
  return { ann, ben };
}

const counts = (values: readonly unknown[]): Readonly<Record<string, number>> => {
  const tally: Record<string, number> = {};
  for (const value of values) tally[String(value)] = (tally[String(value)] ?? 0) + 1;
  return tally;
};

describe('attacks', () => {
  test('malformed and random requests change nothing, and nothing breaks (10,000)', async () => {
    const { ann } = await startedRoom();
    const before = await stateOf(ann);
    const valid = JSON.stringify({ do: 'move', round: 1, ...ann.key, id: 'x', ply: 0, move: '99' });
    const makers: readonly ((at: number) => string)[] = [
      () => randomBytes(40).toString('latin1'),
      (at) => valid.slice(0, at % valid.length),
      (at) => valid.replace(/[a-f]/, String.fromCodePoint(32 + (at % 90))),
      () => '['.repeat(2000),
      (at) =>
        JSON.stringify({
          do: ['move', 'join', 'say', 'decide'][at % 4],
          room: { $ne: 1 },
          ply: -0,
        }),
      () => `{"do":"list","__proto__":{"ok":1},"do":"fetch","room":"' or 1=1 --"}`,
    ];
    const total = sized(10_000, 300);
    const said = await flood(total, (at) => send(makers[at % makers.length]?.(at) ?? ''));
    expect(said.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await stateOf(ann)).toEqual(before);
  });

  test('the public key reads and writes no table', async () => {
    for (const path of [
      '/rest/v1/game_rooms',
      '/rest/v1/room_players',
      '/rest/v1/rpc/commit_room',
      '/storage/v1/bucket',
    ]) {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        expect((await fetch(site.url + path, { method })).status).toBe(404);
      }
    }
  });

  test('of simultaneous joins for the last seat exactly one succeeds (1,000)', async () => {
    const ann = must(await one.create({ name: 'Ann', variant: 'classic' }));
    const total = sized(1000, 100);
    const said = await flood(total, (at) =>
      send({ do: 'join', secret: secretOf(String(at)), name: `P${at}`, code: ann.key.code }),
    );
    expect(counts(said.map(({ body }) => body['error']))).toEqual({
      undefined: 1,
      'room-full': total - 1,
    });
  });

  test('of simultaneous moves on one version one is applied (1,000)', async () => {
    const { ann } = await startedRoom();
    const total = sized(1000, 100);
    const said = await flood(total, (at) =>
      send({
        do: 'move',
        round: 1,
        ...ann.key,
        id: `id ${at}`.replace(' ', '-'),
        ply: 0,
        move: String(at % 9),
      }),
    );
    expect(said.filter(({ body }) => body['ok'] === true)).toHaveLength(1);
    expect(await stateOf(ann)).toMatchObject({
      room: { version: 4, game_state: { match: { moves: [expect.any(String)] } } },
    });
  });

  test('the same move sent 100 times with one id is applied once, with the same answer', async () => {
    const { ann } = await startedRoom();
    const move = { do: 'move', round: 1, ...ann.key, id: 'once', ply: 0, move: '4' };
    const said = await flood(100, () => send(move));
    expect(counts(said.map((each) => JSON.stringify(each)))).toEqual({
      '{"status":200,"body":{"ok":true,"version":4}}': 100,
    });
  });

  test('forged seats, names and tokens are not accepted (10,000)', async () => {
    const { ann, ben } = await startedRoom();
    const before = await stateOf(ann);
    const { room, player, secret } = ann.key;
    const forgers: readonly ((at: number) => object)[] = [
      (at) => ({ room, player, secret: secretOf(`guess ${at}`) }),
      () => ({ room, player, secret: ben.key.secret }),
      () => ({ room, player: ben.key.player, secret }),
      () => ({ room, player, secret: '' }),
      () => ({ room, player, secret: { toString: secret } }),
      () => ({ room, player: room, secret }),
    ];
    const deeds = [
      { do: 'move', round: 1, id: 'x', ply: 0, move: '4' },
      { do: 'leave' },
      { do: 'say', text: 'I am Ann', name: 'Ann' },
      { do: 'round', round: 1 },
      { do: 'decide', round: 1, absent: ben.key.player, choice: 'end' },
    ];
    const said = await flood(sized(10_000, 300), (at) =>
      send({ ...deeds[at % deeds.length], ...forgers[at % forgers.length]?.(at) }),
    );
    expect(said.filter(({ body }) => body['ok'] === true)).toEqual([]);
    expect(await stateOf(ann)).toEqual(before);
  });

  test('code guesses are rate-limited, for one page and for many', async () => {
    const guess = (page: string) => send({ do: 'watch', code: 'ZZZZZZ', page });
    const counted = (said: readonly { readonly body: Body }[], most: number) =>
      expect(counts(said.map(({ body }) => body['error']))).toEqual({
        'room-not-found': most,
        'too-many': said.length - most,
      });
    counted(await flood(sized(1000, 90), () => guess(pageOf(0))), WRONG_CODES.ofPage);
    const others = await flood(sized(1000, 300), (at) => guess(pageOf(at + 1)));
    counted(others, WRONG_CODES.ofIp - WRONG_CODES.ofPage);
  });

  test('of 200 chat messages at once at most five are delivered, and moves go on', async () => {
    const { ann, ben } = await startedRoom();
    const follower = follow(one, ben);
    await follower.until(({ connection }) => connection === 'live');
    const lines = flood(200, (at) => send({ do: 'say', ...ben.key, text: `line ${at}` }));
    must(await site.client().act(ann.key, { do: 'move', round: 1, ply: 0, move: '4' }));
    const delivered = (await lines).filter(({ body }) => body['ok'] === true).length;
    const view = await follower.until(
      (each) => movesOf(each).length === 1 && each.snapshot.messages.length >= delivered,
    );
    expect(view.snapshot.messages.length).toBe(delivered);
    // A slow machine may need longer than the limit's window of a second.
    expect(delivered).toBeGreaterThanOrEqual(5);
    expect(delivered).toBeLessThan(60);
    follower.stop();
  });

  test.each([
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert'],
    ['\u202Eevil\u202C\u2066', 'evil'],
    ['a'.repeat(10_000), 'a'.repeat(24)],
  ])('the name %.30s is kept as plain text of at most 24 characters', async (name, kept) => {
    const { snapshot } = must(await one.create({ name, variant: 'classic' }));
    expect(snapshot.players[0]?.player_name).toBe(kept);
  });

  test('a name of 1 MB is refused, and the server lives', async () => {
    expect(await one.create({ name: 'a'.repeat(1_048_576), variant: 'classic' })).toMatchObject({
      ok: false,
    });
    must(await one.list());
  });
});
