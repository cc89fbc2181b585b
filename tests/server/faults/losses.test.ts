import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectRooms } from '../../../src/rooms/supabase/rooms.ts';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';
import { ourServer } from '../lib/our-server.ts';
import { follow, movesOf, must } from '../lib/follower.ts';
import { TIED } from '../lib/room-states.ts';
import { start, workplace, type Running } from '../lib/process.ts';
import { wireTo } from '../lib/wire.ts';
import { post } from './http.ts';
import { isFull, sized } from '../../size.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A device that reaches a server at an address. */
function device(url: string): ReturnType<typeof connectRooms> {
  const rooms = connectRooms({ url, key: OUR_KEY });
  ends.push(() => rooms.disconnect());
  return rooms;
}

/** A started room with a device for each player. */
async function startedRoom(urls: readonly [string, string], options: object = {}) {
  const [one, two] = [device(urls[0]), device(urls[1])];
  const ann = must(await one.create({ name: 'Ann', variant: 'extended', ...options }));
  const ben = must(await two.join({ name: 'Ben', code: ann.key.code }));
  must(await one.act(ann.key, { do: 'start', round: 0 }));
  const [a, b] = [follow(one, ann), follow(two, ben)];
  ends.push(a.stop, b.stop);
  await Promise.all([a, b].map((each) => each.until(({ connection }) => connection === 'live')));
  return { one, two, ann, ben, a, b };
}

/** A server and a network link to it. */
async function wired() {
  const site = await ourServer();
  ends.push(site.end);
  const wire = await wireTo(site.url);
  ends.push(wire.end);
  return { site, wire };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('the network', () => {
  test.each([false, true])(
    'is gone for a while (silently: %s), and all show the same again',
    async (silently) => {
      const { site, wire } = await wired();
      const { one, ann, a, b } = await startedRoom([site.url, wire.url]);
      wire.cut(silently);
      must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '5' }));
      must(await one.act(ann.key, { do: 'say', text: 'are you there?' }));
      await a.until((view) => movesOf(view).length === 1);
      await pause(sized(30_000, 1000));
      expect(movesOf(b.view())).toEqual([]);
      wire.mend();
      await b.until((each) => movesOf(each).length === 1 && each.connection === 'live');
      await b.until(({ present }) => present.size === 2);
      // Each may be a step ahead of the other, as long as they converge.
      const meet = (): boolean => isDeepStrictEqual(a.view().snapshot, b.view().snapshot);
      await expect.poll(meet).toBe(true);
      expect(b.view().snapshot.messages).toHaveLength(1);
    },
  );

  test('ONL-82 is silent: the page says so, and is live again once packets flow', async () => {
    const { site, wire } = await wired();
    const { one, ann, b } = await startedRoom([site.url, wire.url]);
    wire.cut(true);
    await b.until(({ connection }) => connection === 'lost');
    must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '5' }));
    wire.mend();
    const view = await b.until(({ connection }) => connection === 'live');
    expect(movesOf(await b.until((each) => movesOf(each).length > 0))).toEqual(['5']);
    expect(view.ownSeat).toBe(1);
  });

  test.runIf(isFull)(
    'a move made while packets vanish goes through once they flow again',
    async () => {
      const { site, wire } = await wired();
      const { one, ann, a, b } = await startedRoom([wire.url, site.url]);
      wire.cut(true);
      const moved = one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '5' });
      await a.until(({ connection }) => connection === 'lost');
      wire.mend();
      must(await moved);
      expect(movesOf(await b.until((view) => movesOf(view).length > 0))).toEqual(['5']);
    },
  );

  test.runIf(isFull)('a move made without network says so, and can be made again', async () => {
    const { site, wire } = await wired();
    const { one, ann, b } = await startedRoom([wire.url, site.url]);
    wire.cut();
    expect(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '5' })).toEqual({
      ok: false,
      error: 'offline',
    });
    wire.mend();
    must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '5' }));
    await b.until((view) => movesOf(view).length === 1);
  });

  test('an answer that is lost on the way: the move is sent again and applied once', async () => {
    const site = await ourServer();
    ends.push(site.end);
    let losing = 0;
    const { fetch } = globalThis;
    ends.push(() => (globalThis.fetch = fetch));
    const { one, ann, a, b } = await startedRoom([site.url, site.url]);
    // Without its channel a page uses the endpoint.
    a.stop();
    globalThis.fetch = async (...args) => {
      const response = await fetch(...args);
      losing += 1;
      if (losing === 1) throw new TypeError('connection reset');
      return response;
    };
    must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '5' }));
    globalThis.fetch = fetch;
    expect(losing).toBe(2);
    const view = await b.until((each) => movesOf(each).length > 0);
    expect([movesOf(view), view.snapshot.room.version]).toEqual([['5'], 4]);
  });

  test('the same, lost on the way back over the channel', async () => {
    const { site, wire } = await wired();
    const { one, ann, a, b } = await startedRoom([wire.url, site.url]);
    wire.deafen();
    const moved = one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '5' });
    await b.until((view) => movesOf(view).length > 0);
    wire.mend();
    must(await moved);
    const view = await a.until((each) => movesOf(each).length > 0);
    expect([movesOf(view), view.snapshot.room.version]).toEqual([['5'], 4]);
  });
});

test('an answer to a question for a new round that is lost on the way back is no failure', async () => {
  const { site, wire } = await wired();
  const { one, two, ann, ben, a, b } = await startedRoom([wire.url, site.url]);
  must(await two.act(ben.key, { do: 'round', round: 1 }));
  await a.until(({ snapshot }) => snapshot.room.game_state.roundRequest !== null);
  wire.deafen();
  const answered = one.act(ann.key, { do: 'answer', round: 1, agrees: true });
  const view = await b.until(({ snapshot }) => snapshot.room.game_state.round === 2);
  wire.mend();
  must(await answered);
  expect(b.view().snapshot.room.version).toBe(view.snapshot.room.version);
});

describe('the server', () => {
  let running: Running | undefined;
  afterEach(() => running?.kill());

  test('killed after each acknowledged move and started again, it has lost none', async () => {
    const here = workplace();
    ends.push(here.end);
    running = await start(here);
    const ann = must(await device(running.url).create({ name: 'Ann', variant: 'classic' }));
    const ben = must(await device(running.url).join({ name: 'Ben', code: ann.key.code }));
    must(await device(running.url).act(ann.key, { do: 'start', round: 0 }));
    for (let kill = 0; kill < sized(100, 3); kill += 1) {
      const ply = kill % TIED.length;
      const round = 1 + Math.floor(kill / TIED.length);
      const key = ply % 2 === 0 ? ann.key : ben.key;
      const move = { do: 'move', ...key, id: `m${kill}`, round, ply, move: TIED[ply] };
      expect(await post(running.url, move)).toMatchObject({ body: { ok: true } });
      await running.kill();
      running = await start(here);
      const moves = TIED.slice(0, ply + 1);
      expect(await post(running.url, { do: 'fetch', ...ann.key })).toMatchObject({
        body: { snapshot: { room: { game_state: { match: { moves } } } } },
      });
      if (ply === TIED.length - 1) await post(running.url, { do: 'round', ...ann.key, round });
    }
  });

  test('started again on the same port, it has its followers back by itself', async () => {
    const here = workplace();
    ends.push(here.end);
    running = await start(here);
    const { url } = running;
    const { one, ann, b } = await startedRoom([url, url]);
    await running.kill();
    await b.until(({ connection }) => connection === 'lost');
    running = await start(here, Number(new URL(url).port));
    must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '5' }));
    const view = await b.until((each) => movesOf(each).length === 1 && each.connection === 'live');
    expect(view.snapshot.room.version).toBe(4);
  });

  test('a second one on the same database refuses, and says why', async () => {
    const here = workplace();
    ends.push(here.end);
    running = await start(here);
    await expect(start(here)).rejects.toThrow(
      `The rooms in ${here.database} are in use by another server: stop that one, or set ROOMS_DATABASE to another file.`,
    );
    expect((await post(running.url, { do: 'list' })).status).toBe(200);
  });

  test('ended gently it hangs up and ends well', async () => {
    const here = workplace();
    ends.push(here.end);
    running = await start(here);
    const { b } = await startedRoom([running.url, running.url]);
    expect(await running.kill('SIGTERM')).toBe(0);
    await b.until(({ connection }) => connection === 'lost');
    expect(running.complaints()).toBe('');
    const left = new DatabaseSync(here.database);
    const state = left.prepare("select state ->> 'status' as status from rooms").get();
    expect(state).toEqual({ status: 'playing' });
    left.close();
  });
});

describe('players', () => {
  let time = 0;
  beforeEach(() => {
    time = Date.now();
  });

  test('ONL-83, ONL-85 one who vanishes on their turn is seen to be gone, and after a minute played for', async () => {
    const site = await ourServer({ now: () => time, pingMs: sized(5000, 200) });
    ends.push(site.end);
    const wire = await wireTo(site.url);
    ends.push(wire.end);
    const { one, ann, ben, a } = await startedRoom([site.url, wire.url]);
    must(await one.act(ann.key, { do: 'move', round: 1, ply: 0, move: '5' }));
    await a.until(({ present }) => present.has(ben.key.player) && present.has(ann.key.player));
    wire.cut(true);
    await a.until(({ present }) => !present.has(ben.key.player));
    // The page itself reports them absent after a few seconds; by then the server's clock has moved on.
    time += 14_000;
    const held = await a.until(({ snapshot }) => snapshot.players[1]?.held_until !== null);
    const heldUntil = held.snapshot.players[1]?.held_until ?? 0;
    expect(heldUntil).toBeLessThanOrEqual(time + 46_000);
    time = heldUntil - 1;
    expect(
      await one.act(ann.key, { do: 'decide', round: 1, absent: ben.key.player, choice: 'random' }),
    ).toMatchObject({
      error: 'not-absent',
    });
    time = heldUntil;
    must(
      await one.act(ann.key, { do: 'decide', round: 1, absent: ben.key.player, choice: 'random' }),
    );
    const view = await a.until((each) => movesOf(each).length === 2);
    expect(view.snapshot.players[1]?.is_random).toBe(true);
    wire.mend();
    const back = await a.until(({ snapshot }) => snapshot.players[1]?.is_random === false);
    expect(back.ownSeat).toBe(0);
  });

  test('ONL-86 a room idle for two hours is removed, and its followers hear of it', async () => {
    const site = await ourServer({ now: () => time });
    ends.push(site.end);
    const { two, ann, a, b } = await startedRoom([site.url, site.url]);
    time += 2 * 60 * 60_000 - 1000;
    expect(await site.backend.sweep()).toBe(0);
    time += 2000;
    expect(await site.backend.sweep()).toBe(1);
    await expect.poll(() => [a.isClosed(), b.isClosed()]).toEqual([true, true]);
    expect(await two.resume(ann.key)).toEqual({ ok: false, error: 'room-not-found' });
  });
});
