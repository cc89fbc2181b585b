import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ask,
  context,
  KEY,
  sendRaw,
  secretOf,
  startedRoom,
  type RawAnswer,
} from '../../../tests/server/lib/requests.ts';
import { answerCommand, answerCall, handle, MAX_BODY_BYTES } from './endpoint.ts';
import type { Snapshot } from '../protocol/wire.ts';
import { InMemoryStore } from '../../../tests/server/in-memory/store.ts';
import { WRONG_CODES, StorageError } from './store.ts';

let store = new InMemoryStore();
let runtime = context();
beforeEach(() => {
  store = new InMemoryStore();
  runtime = context();
});

const send = (body: Readonly<Record<string, unknown>>, address?: string): Promise<RawAnswer> =>
  ask(store, runtime, body, address);

describe('the way in', () => {
  const post = (init: RequestInit & { readonly duplex?: 'half' }) =>
    handle(new Request('http://test/functions/v1/rooms', { method: 'POST', ...init }), store, {
      ...runtime,
      ip: 'test',
    });

  test('DB-27 a request needs the public key', async () => {
    const body = JSON.stringify({ do: 'list' });
    const without = await post({ body });
    expect([without.status, await without.json()]).toEqual([401, { ok: false, error: 'bad-key' }]);
    const wrong = await post({ body, headers: { apikey: 'sb_secret_x' } });
    expect(wrong.status).toBe(401);
    const right = await post({ body, headers: { apikey: KEY } });
    expect([right.status, await right.json()]).toEqual([200, { ok: true, rooms: [] }]);
  });

  test('a preflight is answered, to be asked once a day', async () => {
    const response = await post({ method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-max-age')).toBe('86400');
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey');
  });

  test('1 MB is refused before it is read to its end', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(97));
        if (sent >= 1_048_576) controller.close();
      },
    });
    const response = await post({ body, headers: { apikey: KEY }, duplex: 'half' });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(4 * MAX_BODY_BYTES);
  });

  test.each(['', '{', 'null', '[]', '"x"', '{"do":"__proto__"}', '{"do":"constructor"}', '\u0000'])(
    'the body %j is a bad request',
    async (body) => {
      expect(await sendRaw(store, runtime, body)).toEqual({
        status: 400,
        body: { ok: false, error: 'bad-request' },
      });
    },
  );

  test('only POST', async () => {
    const raw = { method: 'GET', key: KEY, body: '', ip: 'test' };
    expect(await answerCall(raw, store, runtime)).toMatchObject({ status: 405 });
  });

  test('what failed for now is no answer to remember: the same command may be repeated', async () => {
    const { seats } = await startedRoom(store, runtime);
    const start = { do: 'start', ...seats[0], round: 0, id: 'a' };
    const commit = store.commit.bind(store);
    store.commit = () => {
      throw new StorageError('disk full');
    };
    expect(await send(start)).toEqual({ ok: false, error: 'storage-failed' });
    store.commit = () => false;
    expect(await send(start)).toEqual({ ok: false, error: 'busy' });
    store.commit = commit;
    expect(await send(start)).toEqual({ ok: true, version: 3 });
  });

  test('a failing store is named in the answer; details of a bug are not', async () => {
    const failing = (error: Error) =>
      Object.assign(new InMemoryStore(), {
        list: () => {
          throw error;
        },
      });
    const list = JSON.stringify({ do: 'list' });
    expect(await sendRaw(failing(new StorageError('disk full')), runtime, list)).toEqual({
      status: 503,
      body: { ok: false, error: 'storage-failed' },
    });
    expect(await sendRaw(failing(new TypeError('secret detail')), runtime, list)).toEqual({
      status: 500,
      body: { ok: false, error: 'server-failed' },
    });
    expect(runtime.failures).toHaveLength(2);
  });

  test('arbitrary requests cause no failure and no change', async () => {
    const { seats } = await startedRoom(store, runtime);
    const [ann] = seats;
    const before = JSON.stringify(store.load(ann?.room ?? ''));
    const words = fc.constantFrom('create', 'join', 'move', 'say', 'fetch', 'round', 'decide', 'x');
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(ann?.room, ann?.player, 'a'.repeat(32)));
    const body = fc.dictionary(
      fc.constantFrom('room', 'player', 'secret', 'ply', 'move', 'id', 'name', 'code', '__proto__'),
      value,
    );
    await fc.assert(
      fc.asyncProperty(words, body, async (name, rest) => {
        const { status } = await sendRaw(store, runtime, JSON.stringify({ ...rest, do: name }));
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 500 },
    );
    expect(JSON.stringify(store.load(ann?.room ?? ''))).toBe(before);
    expect(runtime.failures).toEqual([]);
  });
});

describe('rooms', () => {
  const create = { do: 'create', secret: secretOf('ann'), name: ' Ann ', variant: 'classic' };

  test('DB-13, DB-14 create answers the room and its first player', async () => {
    const said = await send({ ...create, players: 9, gridSize: 7, listed: true });
    expect(said).toMatchObject({
      ok: true,
      snapshot: {
        room: { status: 'waiting', max_players: 6, current_players: 1, game_type: 'classic' },
        players: [{ player_name: 'Ann', player_index: 0, player_symbol: 'X' }],
      },
    });
    expect(JSON.stringify(said)).not.toContain(secretOf('ann'));
  });

  test('create sent twice makes one room', async () => {
    const [one, two] = [await send(create), await send({ ...create, name: 'Other' })];
    expect(two).toEqual(one);
  });

  test.each([
    [{ name: ' \u202E ' }, 'name-required'],
    [{ variant: 'chess' }, 'bad-variant'],
    [{ variant: 'multiplayer' }, 'bad-variant'],
    [{ secret: 'short' }, 'bad-request'],
  ])('create with %j is refused: %s', async (change, error) => {
    expect(await send({ ...create, ...change })).toEqual({ ok: false, error });
  });

  test('an address cannot flood the server with rooms', async () => {
    const few = { ...runtime, createdRooms: { most: 2, windowMs: 60_000 } };
    const make = (name: string, address?: string) =>
      ask(store, few, { ...create, secret: secretOf(name) }, address);
    expect([(await make('a')).ok, (await make('b')).ok]).toEqual([true, true]);
    expect(await make('c')).toEqual({ ok: false, error: 'too-many' });
    expect((await make('c', 'other')).ok).toBe(true);
  });

  test('ONL-07, DB-16 join finds the code in either case, and names are unique', async () => {
    const made = await send({ ...create, players: 3 });
    const { room_code: code } = (made as unknown as { snapshot: { room: { room_code: string } } })
      .snapshot.room;
    const join = { do: 'join', secret: secretOf('2'), name: 'ann', code: code.toLowerCase() };
    const said = await send(join);
    expect(said).toMatchObject({
      snapshot: { players: [{ player_name: 'Ann' }, { player_name: 'ann 2' }] },
    });
    expect(await send(join)).toEqual(said);
  });

  test('NTC-15 an unknown code answers room-not-found', async () => {
    const join = { do: 'join', secret: secretOf('2'), name: 'Ben', code: 'ZZZZZZ' };
    expect(await send(join)).toEqual({ ok: false, error: 'room-not-found' });
    expect(await send({ do: 'watch', code: 'nonsense' })).toMatchObject({
      error: 'room-not-found',
    });
  });

  test('after too many wrong codes a correct one is refused too', async () => {
    const { code } = await startedRoom(store, runtime, { players: 3 });
    const look = (at: string, page: string, address = 'guesser') =>
      send({ do: 'watch', code: at, page: page.padEnd(16, '0') }, address);
    for (let tries = 0; tries < WRONG_CODES.ofPage; tries += 1) await look('ZZZZZZ', 'a');
    expect(await look(code, 'a')).toEqual({ ok: false, error: 'too-many' });
    // Another page at the same address may still ask, until all of them together were wrong too often.
    expect((await look(code, 'b')).ok).toBe(true);
    for (let tries = WRONG_CODES.ofPage; tries < WRONG_CODES.ofIp; tries += 1)
      await look('ZZZZZZ', `c${tries}`);
    expect(await look(code, 'b')).toEqual({ ok: false, error: 'too-many' });
    expect((await look(code, 'b', 'friend')).ok).toBe(true);
  });

  test('ONL-75 public rooms are answered with names and settings, and without ids', async () => {
    await send({ ...create, players: 3, listed: true });
    const said = await send({ do: 'list' });
    expect(said).toMatchObject({ rooms: [{ players: ['Ann'], settings: { playerCount: 3 } }] });
    expect(Object.keys((said as unknown as { rooms: object[] }).rooms[0] ?? {})).toEqual([
      'code',
      'settings',
      'players',
    ]);
  });

  test('ONL-75 a room that has waited for an hour is in the list no longer', async () => {
    const made = (await send({ ...create, listed: true })) as unknown as {
      player: string;
      snapshot: Snapshot;
    };
    const seat = { room: made.snapshot.room.id, player: made.player, secret: create.secret };
    for (let tens = 0; tens < 6; tens += 1) {
      expect(await send({ do: 'list' })).toMatchObject({ rooms: [{ players: ['Ann'] }] });
      runtime.time += 600_000;
      expect(await send({ do: 'here', ...seat })).toMatchObject({ ok: true });
    }
    expect(await send({ do: 'list' })).toMatchObject({ rooms: [] });
  });

  test('ONL-75 a public room without activity leaves the list', async () => {
    await send({ ...create, listed: true });
    const { now } = runtime;
    runtime = { ...runtime, now: () => now() + 14 * 60_000 };
    expect(await send({ do: 'list' })).toMatchObject({ rooms: [{ players: ['Ann'] }] });
    runtime = { ...runtime, now: () => now() + 16 * 60_000 };
    expect(await send({ do: 'list' })).toMatchObject({ rooms: [] });
  });

  test('ONL-75 ONL-92 a room that nobody has open leaves the list, but not before its page can be there', async () => {
    await send({ ...create, listed: true });
    const { now } = runtime;
    runtime = { ...runtime, isHere: () => false, now: () => now() + 9000 };
    expect(await send({ do: 'list' })).toMatchObject({ rooms: [{ players: ['Ann'] }] });
    runtime = { ...runtime, now: () => now() + 11_000 };
    expect(await send({ do: 'list' })).toMatchObject({ rooms: [] });
    runtime = { ...runtime, isHere: () => true };
    expect(await send({ do: 'list' })).toMatchObject({ rooms: [{ players: ['Ann'] }] });
  });
});

describe('seats', () => {
  test('DB-22 a seat needs its secret', async () => {
    const { seats } = await startedRoom(store, runtime);
    const [ann, ben] = seats;
    const start = { do: 'start', round: 0, room: ann?.room, player: ann?.player };
    const forged = [secretOf('forged'), ben?.secret].map((secret) => send({ ...start, secret }));
    expect(await Promise.all(forged)).toEqual([
      { ok: false, error: 'not-a-player' },
      { ok: false, error: 'not-a-player' },
    ]);
    expect(await send({ ...start, secret: ann?.secret })).toEqual({ ok: true, version: 3 });
  });

  test('the same move sent 100 times with one id is applied once, with the same answer', async () => {
    const { seats } = await startedRoom(store, runtime);
    const [ann] = seats;
    await send({ do: 'start', round: 0, ...ann });
    const move = { do: 'move', round: 1, ...ann, id: 'once', ply: 0, move: '4' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(move)));
    expect(new Set(answers.map((said) => JSON.stringify(said)))).toEqual(
      new Set(['{"ok":true,"version":4}']),
    );
    expect(store.load(ann?.room ?? '')?.match?.moves).toEqual(['4']);
  });

  test('ONL-84 a kept secret leads back to the seat', async () => {
    const { seats } = await startedRoom(store, runtime);
    const said = await send({ do: 'here', ...seats[1] });
    expect(said).toMatchObject({
      ok: true,
      player: seats[1]?.player,
      snapshot: { players: [{}, {}] },
    });
  });

  test('ONL-74 at most five chat messages a second, cleaned, from the seat that says so', async () => {
    const { seats } = await startedRoom(store, runtime);
    const [ann] = seats;
    const lines = Array.from({ length: 200 }, (_, at) =>
      send({ do: 'say', ...ann, text: `\u202E${at} ${'x'.repeat(300)}` }),
    );
    const said = await Promise.all(lines);
    expect(said.filter(({ ok }) => ok)).toHaveLength(5);
    const kept = store.messages(ann?.room ?? '');
    expect(kept.map(({ name, text }) => [name, text.length, text[0]])).toEqual(
      [0, 1, 2, 3, 4].map((at) => ['Ann', 200, String(at)]),
    );
    expect(await send({ do: 'say', ...ann, text: ' ' })).toMatchObject({ error: 'empty-message' });
    runtime.time += 1001;
    expect(await send({ do: 'react', ...ann, reaction: '🔥' })).toEqual({ ok: true });
    expect(await send({ do: 'react', ...ann, reaction: '<b>' })).toMatchObject({
      error: 'bad-request',
    });
  });

  test('ONL-74 a line is read only from a seat, and a blank one counts towards no limit', async () => {
    const { seats } = await startedRoom(store, runtime);
    const [ann] = seats;
    const say = (text: string, seat: object = {}) => send({ do: 'say', ...ann, text, ...seat });
    expect(await say(' ', { secret: secretOf('stranger') })).toMatchObject({
      error: 'not-a-player',
    });
    for (let at = 0; at < 9; at += 1)
      expect(await say(' ')).toMatchObject({ error: 'empty-message' });
    expect(await say('x')).toEqual({ ok: true });
  });

  test('ONL-74 chat and reactions count together, for each player and for a whole second', async () => {
    const { seats } = await startedRoom(store, runtime);
    const [ann, ben] = seats;
    const say = async () => (await send({ do: 'say', ...ann, text: 'x' })).ok;
    const react = async () => (await send({ do: 'react', ...ann, reaction: '🔥' })).ok;
    expect([await say(), await react(), await say(), await react()]).not.toContain(false);
    runtime.time += 500;
    expect([await say(), await say(), await react()]).toEqual([true, false, false]);
    expect(await send({ do: 'say', ...ben, text: 'x' })).toEqual({ ok: true });
    runtime.time += 499;
    expect([await say(), await react()]).toEqual([false, false]);
    runtime.time += 2;
    expect([await say(), await react(), await say(), await react()]).not.toContain(false);
    expect([await say(), await react()]).toEqual([false, false]);
    expect(store.messages(ann?.room ?? '')).toHaveLength(6);
  });

  test('ONL-46 a seat or the invitation lets one look, and nobody sees a secret', async () => {
    const { seats, code } = await startedRoom(store, runtime);
    const [ann] = seats;
    const { pass, ...watched } = await send({ do: 'watch', code });
    expect(pass).toMatch(/^[0-9a-f]{32}$/);
    const { invitation } = (watched as unknown as { snapshot: Snapshot }).snapshot.room;
    const look = { do: 'fetch', room: ann?.room };
    expect(await send({ ...look, invitation })).toEqual(watched);
    expect(await send({ ...look, ...ann })).toEqual(watched);
    expect(JSON.stringify(watched)).not.toMatch(/hash|secret/i);
    const strangers = [{ invitation: secretOf('x') }, { ...ann, secret: secretOf('x') }];
    for (const each of strangers)
      expect(await send({ ...look, ...each })).toEqual({ ok: false, error: 'not-a-player' });
    expect(await send(look)).toEqual({ ok: false, error: 'bad-request' });
  });

  test('ONL-91 a page that knows the room gets a short answer, until something changes', async () => {
    const { seats } = await startedRoom(store, runtime);
    const [ann] = seats;
    const look = (known: object) => send({ do: 'fetch', ...ann, ...known });
    const version = 2;
    expect(await look({ version, message: 0 })).toEqual({ ok: true, at: runtime.time, version });
    expect(await look({ version: version - 1, message: 0 })).toHaveProperty('snapshot');
    await send({ do: 'say', ...ann, text: 'hello' });
    expect(await look({ version, message: 0 })).toHaveProperty('snapshot');
    expect(await look({ version, message: 1 })).not.toHaveProperty('snapshot');
    for (const line of [-1, 0.5, '0', undefined])
      expect(await look({ version, line })).toHaveProperty('snapshot');
  });

  test('ONL-91 polling shows that a page is here, and notes its player as seen every ten seconds', async () => {
    const { seats } = await startedRoom(store, runtime);
    const [ann] = seats;
    const asked: object[] = [];
    runtime = Object.assign(runtime, {
      notePoll(_room: unknown, poll: object) {
        asked.push(poll);
        return { here: [0], watching: 3 };
      },
    });
    const page = '0123456789abcdef';
    const look = (more: object) => send({ do: 'fetch', ...ann, version: 2, message: 0, ...more });
    expect(await look({ pause: 2000, page })).toMatchObject({ here: [0], watching: 3 });
    expect(await look({ page })).not.toHaveProperty('here');
    expect(await look({ pause: 99_999, page })).not.toHaveProperty('here');
    expect(asked).toEqual([{ player: ann?.player, page, nextPollMs: 2000 }]);
    const seen = () => store.load(ann?.room ?? '')?.players[0]?.seen;
    const before = runtime.time;
    runtime.time += 9999;
    await look({ pause: 2000 });
    expect(seen()).toBe(before);
    runtime.time += 1;
    await look({ pause: 2000 });
    expect(seen()).toBe(before + 10_000);
    expect(store.load(ann?.room ?? '')?.version).toBe(2);
  });

  test('a creator who left or was removed does not come back by creating the same room again', async () => {
    const { seats } = await startedRoom(store, runtime, { players: 3 }, 3);
    const [ann, ben, cem] = seats;
    await send({ do: 'start', round: 0, ...ann });
    await send({ do: 'vote', ...ben, who: ann?.player, isFor: true });
    await send({ do: 'vote', ...cem, who: ann?.player, isFor: true });
    const again = { do: 'create', secret: ann?.secret, name: 'Ann', variant: 'classic' };
    expect(await send(again)).toEqual({ ok: false, error: 'not-a-player' });
  });

  test("a removed player can't come back: the code, the link and the seat are void", async () => {
    const { seats, code } = await startedRoom(store, runtime, { players: 3 }, 3);
    const [ann, ben, cem] = seats;
    const before = (await send({ do: 'watch', code })) as unknown as { snapshot: Snapshot };
    expect(await send({ do: 'remove', ...ben, who: ann?.player })).toMatchObject({
      error: 'not-host',
    });
    expect((await send({ do: 'remove', ...ann, who: ben?.player })).ok).toBe(true);
    const { invitation } = before.snapshot.room;
    const ways = [
      { do: 'here', ...ben },
      { do: 'fetch', ...ben },
      { do: 'fetch', room: ann?.room, invitation },
      { do: 'watch', code },
      { do: 'join', secret: ben?.secret, name: 'Ben', code, invitation },
    ];
    for (const way of ways) expect(await send(way)).toMatchObject({ ok: false });
    const { snapshot } = (await send({ do: 'fetch', ...cem })) as unknown as { snapshot: Snapshot };
    expect(snapshot.players.map(({ player_name: name }) => name)).toEqual(['Ann', 'G2']);
    expect([snapshot.room.room_code === code, snapshot.room.invitation === invitation]).toEqual([
      false,
      false,
    ]);
    expect((await send({ do: 'watch', code: snapshot.room.room_code })).ok).toBe(true);
    // With the new code anybody is a new player, whatever their secret: the old seat stays void.
    const anew = { do: 'join', secret: ben?.secret, name: 'Ben', code: snapshot.room.room_code };
    runtime.time += 60_000;
    const { ok, player } = await send(anew);
    expect([ok, player === ben?.player]).toEqual([true, false]);
    for (const way of [{ do: 'here' }, { do: 'fetch' }, { do: 'say', text: 'hi' }])
      expect(await send({ ...way, ...ben })).toEqual({ ok: false, error: 'not-a-player' });
  });
});

test('OPS-05 every answer is counted by its name and result, commands over a channel too', async () => {
  const counted: string[] = [];
  const observing = {
    ...runtime,
    observe: (kind: string, result: string) => void counted.push(`${kind} ${result}`),
  };
  const { seats } = await startedRoom(store, observing);
  const [ann] = seats;
  const room = ann?.room ?? '';
  const move = { do: 'move', ...ann, id: 'one', round: 1, ply: 0, move: '4' };
  const over = (body: object): Promise<unknown> =>
    answerCommand({ room, body: JSON.stringify(body), ip: 'test' }, store, observing);
  await ask(store, observing, { do: 'start', ...ann, round: 0 });
  await over(move);
  await over({ ...move, id: 'two', ply: 1 });
  await over({ do: 'list' });
  await ask(store, observing, { do: 'list' });
  await sendRaw(store, observing, 'nonsense');
  expect(counted).toEqual(
    [
      ['create ok', 'join ok', 'start ok'],
      ['move ok', 'move not-your-turn', 'unread bad-request'],
      ['list ok', 'unread bad-request'],
    ].flat(),
  );
});
