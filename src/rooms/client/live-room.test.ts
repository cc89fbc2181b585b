import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  after,
  joined,
  lobby,
  moving,
  opened,
  played,
  START,
  started,
  BY_TURNS,
  TIED,
  WON,
} from '../../../tests/server/lib/room-states.ts';
import { eventOf, trimSnapshot } from '../referee/changes.ts';
import type { FollowedRoom } from '../protocol/client-port.ts';
import type { CallResult, Transport, Listener } from './transport.ts';
import { LiveRoom, type RoomAccess } from './live-room.ts';
import type { Room } from '../referee/room.ts';
import type { ChatMessage, Broadcast } from '../protocol/wire.ts';
import { snapshotOf } from '../referee/database-rows.ts';

const ROOM = opened().id;
const TOPIC = `room:${ROOM}`;
const SEAT = { room: ROOM, player: 'ann', secret: 's' };

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

const one = started();
const two = after(one, 'ann', moving(one, '4'));
const three = after(two, 'ben', moving(two, '0'));

/** A backend whose room the test sets, and a channel on which only the test sends. */
function follow(room: Room, place: RoomAccess = { ...SEAT, pass: 'p', topic: TOPIC }) {
  const skew = START - performance.now();
  const state = {
    room: room as Room | null,
    lines: [] as ChatMessage[],
    skew,
    failing: false,
    refusal: null as 'not-a-player' | null,
    mistake: null as Error | null,
    topic: TOPIC,
    /** The players present, for a page that asks; null if the server doesn't know. */
    attendance: null as { here: number[]; watching: number } | null,
    isHere: false,
  };
  const calls: { do: string; [key: string]: unknown }[] = [];
  const views: FollowedRoom[] = [];
  const heard: string[] = [];
  const wires: { listener?: Listener; wake?: () => void; visible: boolean; inUse: boolean } = {
    visible: true,
    inUse: true,
  };
  const transport: Transport = {
    async call(body): Promise<CallResult> {
      calls.push(body as (typeof calls)[number]);
      if (state.failing) return { ok: false, error: 'offline' };
      if (state.refusal) return { ok: false, error: state.refusal };
      if (!state.room) return { ok: false, error: 'room-not-found' };
      const { do: what, version, line, pause } = calls.at(-1) ?? { do: '' };
      if (what === 'nudge' && state.isHere) return { ok: false, error: 'not-absent' };
      const attendance = pause === undefined ? null : state.attendance;
      const last = state.lines.at(-1)?.seq ?? 0;
      const at = performance.now() + state.skew;
      if (what === 'fetch' && version === state.room.version && line === last)
        return { ok: true, value: { ok: true, at, version, ...attendance } };
      const snapshot = snapshotOf(state.room, state.lines);
      return { ok: true, value: { ok: true, at, topic: state.topic, snapshot, ...attendance } };
    },
    push: () => Promise.resolve(false),
    listen(_room, { topic }, listener) {
      wires.listener = listener;
      const name = topic === TOPIC ? 'left' : `left ${topic}`;
      return () => heard.push(name);
    },
    onWake(wake) {
      wires.wake = wake;
      return () => {};
    },
    isVisible: () => wires.visible,
    isInUse: () => wires.inUse,
  };
  const live = new LiveRoom(
    transport,
    place,
    { snapshot: snapshotOf(room, []), skew },
    {
      onChange(view) {
        views.push(view);
        if (state.mistake) throw state.mistake;
      },
      onReaction: (reaction) => heard.push(reaction),
      onClose: (why) => heard.push(`closed ${why}`),
    },
  );
  const tell = (told: Broadcast) => wires.listener?.onBroadcast(told);
  return {
    live,
    state,
    calls,
    heard,
    wires,
    tell,
    views,
    view: () => views.at(-1) as FollowedRoom,
    looks: () => calls.filter((each) => each.do === 'fetch').length,
    /** Sends the step from one version to the next. */
    step: (from: Room, to: Room) => tell({ name: 'room', payload: eventOf(from, to) }),
    version: () => views.at(-1)?.snapshot.room.version,
  };
}

describe('removed from the room', () => {
  test('a page with a void seat learns it from its next request', async () => {
    const { state, wires, heard } = follow(started());
    state.refusal = 'not-a-player';
    wires.listener?.onRefusal();
    await vi.advanceTimersByTimeAsync(500);
    expect(heard).toEqual(['left', 'closed removed']);
  });

  test('a spectator whose request was on its way when the claim was renewed asks again', async () => {
    const { calls, heard, tell, state, wires } = follow(lobby(3), {
      room: ROOM,
      pass: 'p',
      topic: TOPIC,
      invitation: 'old',
    });
    state.refusal = 'not-a-player';
    wires.listener?.onRefusal();
    await settle();
    state.refusal = null;
    tell({ name: 'stay', payload: { invitation: 'new', pass: 'q' } });
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.map(({ invitation }) => invitation)).toEqual(['old', 'new']);
    expect(heard).toEqual([]);
  });

  test('those who stay fetch the new code and link, with the claim to their seat', async () => {
    const { calls, step, state, view } = follow(lobby(3));
    const before = lobby(3);
    const next = after(before, 'ann', { do: 'remove', who: 'cem' }, START, 0.5);
    state.room = next;
    step(before, next);
    await settle();
    expect(calls.at(-1)).toMatchObject({ do: 'fetch', ...SEAT });
    expect(view().snapshot.room.room_code).toBe(next.code);
  });

  test('a spectator who stays asks with the new claim', async () => {
    const { calls, tell, step, state } = follow(lobby(3), {
      room: ROOM,
      pass: 'p',
      invitation: 'old',
      topic: TOPIC,
    });
    const next = after(lobby(3), 'ann', { do: 'remove', who: 2 }, START, 0.5);
    state.room = next;
    tell({ name: 'stay', payload: { invitation: 'new', pass: 'q' } });
    step(lobby(3), next);
    await settle();
    expect(calls).toMatchObject([{ do: 'fetch', room: ROOM, invitation: 'new' }]);
  });

  test('a removed player hears of it with the step that removes them', async () => {
    const { step, heard } = follow(lobby(3), { ...SEAT, player: 'cem', pass: 'p', topic: TOPIC });
    step(lobby(3), after(lobby(3), 'ann', { do: 'remove', who: 'cem' }));
    await settle();
    expect(heard).toEqual(['left', 'closed removed']);
  });
});

const line = (seq: number): Broadcast => ({
  name: 'chat',
  payload: { seq, player: 'ann', name: 'Ann', text: `line ${seq}`, at: START },
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('updates', () => {
  test('DB-20 the next version is applied, the same twice or an older one is not', async () => {
    const { step, version, views, looks } = follow(one);
    step(one, two);
    expect(version()).toBe(two.version);
    const seen = views.length;
    step(one, two);
    expect([views.length, looks()]).toEqual([seen, 0]);
    step(two, three);
    expect(views.at(-1)?.snapshot).toEqual(trimSnapshot(snapshotOf(three, [])));
  });

  test('DB-20 an update that can’t be read is repaired by a snapshot', async () => {
    const { state, wires, version, looks } = follow(one);
    state.room = two;
    wires.listener?.onGap();
    await settle();
    expect([version(), looks()]).toEqual([two.version, 1]);
  });

  test.each([
    { game: 'no-such-game', version: 1 },
    { game: 'classic', version: 99 },
    { game: 'classic', moves: ['4', '4'] },
  ])('DB-20 nor is a match that the rules don’t know applied: %o', async (match) => {
    const { state, tell, version, looks } = follow(one);
    state.room = two;
    const known = one.match ?? expect.fail();
    const payload = {
      version: one.version + 1,
      at: START,
      state: { match: { ...known, ...match } },
    };
    tell({ name: 'room', payload });
    await settle();
    expect([version(), looks()]).toEqual([two.version, 1]);
  });

  test('ONL-83 only players of the room are here, however many say so', () => {
    const { wires, view, step } = follow(lobby(2));
    wires.listener?.onPresence(new Set(['ann', 'cem', 'x']), 1, []);
    expect([...view().present]).toEqual(['ann']);
    // Seen in the channel before the step that seats them.
    step(lobby(2), joined(lobby(2, { players: 3 }), 'Cem'));
    expect([...view().present]).toEqual(['ann', 'cem']);
  });

  test('a gap is repaired by a snapshot', async () => {
    const { state, step, version, looks } = follow(one);
    state.room = three;
    step(two, three);
    expect(version()).toBe(one.version);
    await settle();
    expect([version(), looks()]).toEqual([three.version, 1]);
  });

  test('a snapshot that an update has overtaken changes nothing', async () => {
    const { state, step, version, wires } = follow(one);
    state.room = one;
    wires.listener?.onLive(true);
    step(one, two);
    await settle();
    expect(version()).toBe(two.version);
  });

  test('a snapshot is taken on every join, and when the page is shown again', async () => {
    const { wires, looks, view } = follow(one);
    expect(view().connection).toBe('connecting');
    wires.listener?.onLive(true);
    await settle();
    wires.listener?.onLost();
    expect([looks(), view().connection]).toEqual([1, 'lost']);
    wires.listener?.onLive(true);
    await settle();
    expect([looks(), view().connection]).toEqual([2, 'live']);
    wires.wake?.();
    await settle();
    expect(looks()).toBe(3);
  });

  test('an update ends a loss: a device without a network may reach a server near by', async () => {
    const { wires, step, view, version } = follow(one);
    wires.listener?.onLive(true);
    wires.listener?.onLost();
    expect(view().connection).toBe('lost');
    step(one, two);
    expect([view().connection, version()]).toEqual(['live', two.version]);
  });

  test('a listener’s mistake is reported, and the room is followed all the same', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { wires, state, step, version, looks } = follow(one);
    state.mistake = new Error('the page’s own');
    state.room = two;
    wires.listener?.onLive(true);
    await settle();
    expect([version(), looks()]).toEqual([two.version, 1]);
    step(two, three);
    state.mistake = null;
    wires.wake?.();
    await settle();
    expect([version(), looks()]).toEqual([three.version, 2]);
    expect(reported.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [new Error('the page’s own')]),
    );
    vi.unstubAllGlobals();
  });

  test('waiting for the connection ends when it is back, or at the time limit', async () => {
    const { live, wires } = follow(one);
    const log: string[] = [];
    const wait = (ms: number, name: string) =>
      void live.waitUntilConnected(ms).then(() => log.push(name));
    wires.listener?.onLive(true);
    wait(5000, 'live');
    await settle();
    wires.listener?.onLost();
    wait(2000, 'short');
    wait(9000, 'long');
    await vi.advanceTimersByTimeAsync(2000);
    expect(log).toEqual(['live', 'short']);
    wires.listener?.onLive(true);
    await settle();
    expect(log).toEqual(['live', 'short', 'long']);
  });

  test('snapshots that fail are tried again after 1, 2, 5, 10 and 10 s (DB-31)', async () => {
    const { state, wires, looks } = follow(one);
    state.failing = true;
    wires.listener?.onLive(true);
    await settle();
    const counts = [];
    for (const wait of [1000, 2000, 5000, 10_000, 10_000]) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      counts.push(looks());
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5]);
  });

  test('a visible page polls every minute when idle, a hidden one doesn’t', async () => {
    const { wires, looks } = follow(one);
    wires.listener?.onLive(true);
    await settle();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(looks()).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(looks()).toBe(2);
    wires.visible = false;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(looks()).toBe(2);
  });

  test("when a command's update doesn't arrive, the room is fetched within a second", async () => {
    const { live, state, version, looks, wires } = follow(one);
    wires.listener?.onLive(true);
    await settle();
    state.room = two;
    live.expect(two.version);
    await vi.advanceTimersByTimeAsync(1000);
    expect([version(), looks()]).toEqual([two.version, 2]);
    live.expect(two.version);
    await vi.advanceTimersByTimeAsync(1000);
    expect(looks()).toBe(2);
  });

  test('with 30% of updates lost, doubled or reordered the room is right within 5 s', async () => {
    const rooms = TIED.map((_, at) => played(started(), BY_TURNS, TIED.slice(0, at)));
    let late5s = 0;
    for (let seed = 1; seed <= 50; seed += 1) {
      let dice = seed;
      const chance = (): number => {
        dice = (dice * 48_271) % 2_147_483_647;
        return dice / 2_147_483_647;
      };
      const { state, step, view, live } = follow(rooms[0] as Room);
      const late: (() => void)[] = [];
      for (const [at, room] of rooms.entries()) {
        const before = rooms[at - 1];
        if (!before) continue;
        state.room = room;
        const tell = () => step(before, room);
        const luck = chance();
        if (luck < 0.3) late.push(...(luck < 0.1 ? [tell] : []));
        else tell();
        if (luck > 0.7) tell();
        for (const each of late.splice(0, chance() < 0.5 ? 1 : 0)) each();
        await vi.advanceTimersByTimeAsync(200);
      }
      for (const each of late) each();
      await vi.advanceTimersByTimeAsync(5000);
      const last = rooms.at(-1) as Room;
      // A follower that loses only the very last update learns of it from the poll.
      if (view().snapshot.room.version !== last.version) {
        late5s += 1;
        await vi.advanceTimersByTimeAsync(60_000);
      }
      expect(view().snapshot).toEqual(trimSnapshot(snapshotOf(last, [])));
      live.stop();
    }
    expect(late5s).toBeLessThanOrEqual(2);
  });

  test('ONL-74 chat messages come once and in order; a gap is repaired', async () => {
    const { state, tell, view, looks } = follow(one);
    tell(line(1));
    tell(line(1));
    state.lines = [1, 2, 3].map((seq) => line(seq).payload as ChatMessage);
    tell(line(3));
    await settle();
    expect(view().snapshot.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(looks()).toBe(1);
  });

  test('ONL-74 the last 50 lines stay', () => {
    const { tell, view } = follow(one);
    for (let seq = 1; seq <= 60; seq += 1) tell(line(seq));
    const kept = view().snapshot.messages.map(({ seq }) => seq);
    expect(kept).toEqual(Array.from({ length: 50 }, (_, at) => at + 11));
  });

  test('the skew is the server time minus the page’s', async () => {
    const { state, wires, view } = follow(one);
    state.skew = 5000;
    wires.listener?.onLive(true);
    await settle();
    expect(view().skew).toBe(5000);
  });
});

describe('without a channel', () => {
  const asks = (calls: readonly { do: string; [key: string]: unknown }[]) =>
    calls.filter((each) => each.do === 'fetch');

  test('ONL-91 a page asks every 2 s while it waits, every 3 s on its own turn, every 10 s when hidden', async () => {
    const { state, wires, looks, view, calls } = follow(started());
    await vi.advanceTimersByTimeAsync(999);
    expect([looks(), view().connection]).toEqual([0, 'connecting']);
    await vi.advanceTimersByTimeAsync(1);
    expect([looks(), view().connection]).toEqual([1, 'slow']);
    expect(asks(calls)[0]).toMatchObject({ version: started().version, message: 0, pause: 3000 });
    await vi.advanceTimersByTimeAsync(6000);
    expect(looks()).toBe(3);
    state.room = played(started(), BY_TURNS, ['4']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(view().snapshot.room.version).toBe(state.room.version);
    await vi.advanceTimersByTimeAsync(6000);
    expect(looks()).toBe(7);
    wires.visible = false;
    // One more time within the interval that it promised.
    await vi.advanceTimersByTimeAsync(2000);
    expect(asks(calls).at(-1)).toMatchObject({ pause: 10_000 });
    const before = looks();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(looks()).toBe(before + 3);
  });

  test('ONL-91 a page that is answered stays slow and isn’t called lost', async () => {
    const { views } = follow(one);
    await vi.advanceTimersByTimeAsync(60_000);
    const shown = views.map(({ connection }) => connection);
    expect([...new Set(shown)]).toEqual(['connecting', 'slow']);
  });

  test('ONL-91 after ten seconds without an answer the connection is lost', async () => {
    const { state, view } = follow(one);
    state.failing = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(view().connection).toBe('connecting');
    await vi.advanceTimersByTimeAsync(8000);
    expect(view().connection).toBe('lost');
    state.failing = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(view().connection).toBe('slow');
  });

  test('ONL-83 the answer says who is here, where the server knows', async () => {
    const { state, view } = follow(started());
    state.attendance = { here: [0, 1], watching: 2 };
    await vi.advanceTimersByTimeAsync(3000);
    expect([[...view().present], view().spectators]).toEqual([['ann', 'ben'], 2]);
    state.attendance = { here: [0], watching: 0 };
    await vi.advanceTimersByTimeAsync(3000);
    expect([[...view().present], view().spectators]).toEqual([['ann'], 0]);
  });

  test('a command’s change is fetched at once', async () => {
    const { live, state, version, looks } = follow(one);
    await vi.advanceTimersByTimeAsync(3000);
    state.room = two;
    live.expect(two.version);
    await settle();
    expect([version(), looks()]).toEqual([two.version, 2]);
  });

  test('once the channel is back nothing is asked', async () => {
    const { wires, looks, view } = follow(one);
    await vi.advanceTimersByTimeAsync(3000);
    wires.listener?.onLive(true);
    await settle();
    const before = looks();
    await vi.advanceTimersByTimeAsync(50_000);
    expect([looks(), view().connection]).toEqual([before, 'live']);
  });

  test('where the server may drop updates, a silent page that waits asks every ten seconds', async () => {
    const room = played(started(), BY_TURNS, ['4']);
    const { wires, looks, state, step, version } = follow(room);
    wires.listener?.onLive(false);
    await settle();
    await vi.advanceTimersByTimeAsync(9000);
    expect(looks()).toBe(1);
    state.room = played(started(), BY_TURNS, ['4', '0']);
    await vi.advanceTimersByTimeAsync(1000);
    expect([looks(), version()]).toEqual([2, state.room.version]);
    // On one's own turn nobody else is expected to act.
    step(room, state.room);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(looks()).toBe(2);
  });

  test('a new topic is joined, and the old one left after a snapshot', async () => {
    const { wires, state, heard, view, live } = follow(one);
    wires.listener?.onLive(true);
    await settle();
    const old = wires.listener;
    [state.topic, state.room] = ['room:next', two];
    wires.wake?.();
    await settle();
    expect([wires.listener === old, heard]).toEqual([false, []]);
    state.failing = true;
    wires.listener?.onLive(true);
    await settle();
    expect(heard).toEqual([]);
    state.failing = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect([heard, view().connection]).toEqual([['left'], 'live']);
    live.stop();
    expect(heard).toEqual(['left', 'left room:next']);
  });

  test('a missing chat message is fetched, also when a later one has come', async () => {
    const { wires, tell, state, view } = follow(one);
    wires.listener?.onLive(true);
    await settle();
    const told = (seq: number): ChatMessage => ({
      seq,
      player: 'ben',
      name: 'Ben',
      text: '',
      at: 0,
    });
    state.lines = [told(1), told(2)];
    tell({ name: 'chat', payload: told(2) });
    await settle();
    expect(view().snapshot.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('ONL-83 a player who asks instead of joining the channel is shown as here', async () => {
    const { wires, state, view, calls } = follow(started());
    state.isHere = true;
    wires.listener?.onLive(true);
    wires.listener?.onPresence(new Set(['ann']), 0, []);
    await vi.advanceTimersByTimeAsync(14_000);
    expect([...view().present]).toEqual(['ann']);
    await vi.advanceTimersByTimeAsync(3000);
    expect([...view().present]).toEqual(['ann', 'ben']);
    const reports = () => calls.filter((each) => each.do === 'nudge').length;
    const before = reports();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reports() - before).toBe(3);
    state.isHere = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...view().present]).toEqual(['ann']);
  });
});

describe('ends', () => {
  test('ONL-86 a room that was removed closes', async () => {
    const { tell, heard } = follow(opened());
    tell({ name: 'closed', payload: {} });
    expect(heard).toEqual(['left', 'closed gone']);
    const gone = follow(opened());
    gone.state.room = null;
    gone.wires.listener?.onLive(true);
    await settle();
    expect(gone.heard).toEqual(['left', 'closed gone']);
  });

  test('a seat that was given up elsewhere closes', () => {
    const room = joined(opened(), 'Ben');
    const { step, heard } = follow(room);
    step(room, after(room, 'ann', { do: 'leave' }));
    expect(heard).toEqual(['left', 'closed removed']);
  });

  test('after stop nothing is reported and nothing is sent', async () => {
    const { live, step, views, looks, wires } = follow(started());
    live.stop();
    const seen = views.length;
    const next = after(started(), 'ann', moving(started(), '4'));
    step(started(), next);
    wires.listener?.onLive(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([views.length, looks()]).toEqual([seen, 0]);
  });
});

describe('tasks', () => {
  const done = (calls: readonly { do: string }[]) => calls.filter((each) => each.do !== 'fetch');

  test('ONL-84 a player whose seat is held says that they are here', async () => {
    const room = started();
    const { step, calls } = follow(room);
    step(room, after(room, 'ben', { do: 'nudge', missed: 'ann' }, START + 20_000));
    await settle();
    expect(done(calls)).toEqual([{ do: 'here', ...SEAT }]);
  });

  test('ONL-84 a page that is not in use says so only once somebody uses it', async () => {
    const room = started();
    const { step, calls, wires, state } = follow(room);
    wires.inUse = false;
    state.room = after(room, 'ben', { do: 'nudge', missed: 'ann' }, START + 20_000);
    step(room, state.room);
    await settle();
    expect(done(calls)).toEqual([]);
    wires.inUse = true;
    wires.wake?.();
    await settle();
    expect(done(calls)).toEqual([{ do: 'here', ...SEAT }]);
  });

  test('ONL-83 a player who has had the turn for a minute is reported, unless a clock runs', async () => {
    const room = played(started(), BY_TURNS, ['4']);
    const clocked = played(started(2, { turnSeconds: 60 }), BY_TURNS, ['4']);
    const [free, timed] = [follow(room), follow(clocked)];
    for (const { wires } of [free, timed]) {
      wires.listener?.onLive(true);
      wires.listener?.onPresence(new Set(['ann', 'ben']), 0, []);
    }
    await vi.advanceTimersByTimeAsync(59_990);
    expect(done(free.calls)).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(done(free.calls)).toEqual([{ do: 'nudge', missed: 'ben', ...SEAT }]);
    expect(done(timed.calls)).toEqual([]);
  });

  test('ONL-83 a player whose page is gone for 5 s is reported', async () => {
    const { wires, calls } = follow(started());
    wires.listener?.onLive(true);
    wires.listener?.onPresence(new Set(['ann', 'ben']), 0, []);
    wires.listener?.onPresence(new Set(['ann']), 0, []);
    await vi.advanceTimersByTimeAsync(4999);
    expect(done(calls)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done(calls)).toEqual([{ do: 'nudge', missed: 'ben', ...SEAT }]);
  });

  test('players who return in time, or leave after the end, are not reported', async () => {
    const { wires, calls } = follow(started());
    wires.listener?.onLive(true);
    wires.listener?.onPresence(new Set(['ann']), 0, []);
    await vi.advanceTimersByTimeAsync(4000);
    wires.listener?.onPresence(new Set(['ann', 'ben']), 0, []);
    await vi.advanceTimersByTimeAsync(20_000);
    const over = follow(played(started(), BY_TURNS, WON));
    over.wires.listener?.onLive(true);
    over.wires.listener?.onPresence(new Set(['ann']), 0, []);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([...done(calls), ...done(over.calls)]).toEqual([]);
  });

  test('in a lobby somebody is reported as well: another may want the seat', async () => {
    const { wires, calls } = follow(joined(opened(), 'Ben'));
    wires.listener?.onLive(true);
    wires.listener?.onPresence(new Set(['ann']), 0, []);
    await vi.advanceTimersByTimeAsync(5000);
    expect(done(calls)).toEqual([{ do: 'nudge', missed: 'ben', ...SEAT }]);
  });

  test('ONL-75: only players waiting in a public room report every five minutes', async () => {
    const { wires, calls } = follow(opened({ listed: true }));
    wires.listener?.onLive(true);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(done(calls)).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(done(calls)).toEqual([{ do: 'here', ...SEAT }]);
    await vi.advanceTimersByTimeAsync(300_010);
    expect(done(calls)).toHaveLength(2);
    const quiet = follow(opened());
    await vi.advanceTimersByTimeAsync(600_000);
    expect(done(quiet.calls)).toEqual([]);
  });

  test('without presence the player to move is reported after 30 s', async () => {
    const room = played(started(), BY_TURNS, ['4']);
    const { wires, calls } = follow(room);
    wires.listener?.onLive(true);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(done(calls)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done(calls)).toEqual([{ do: 'nudge', missed: 'ben', ...SEAT }]);
  });

  test('ONL-81 a turn that ran out is ended, and tried again until it is', async () => {
    const { calls } = follow(started(2, { turnSeconds: 15 }));
    await vi.advanceTimersByTimeAsync(15_399);
    expect(done(calls)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done(calls)).toEqual([{ do: 'expire', round: 1, ply: 0, ...SEAT }]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(done(calls)).toHaveLength(2);
  });

  describe.each([
    ['back an hour', -3_600_000],
    ['on by three', 3 * 3_600_000],
  ])('when the device’s clock jumps %s', (_, jump) => {
    const jumped = (...args: Parameters<typeof follow>) => {
      const all = follow(...args);
      all.wires.listener?.onLive(true);
      all.wires.listener?.onPresence(new Set(['ann', 'ben']), 0, []);
      return all;
    };
    const leap = () => vi.setSystemTime(Date.now() + jump);

    test('ONL-81 a turn is ended when its time is up, and tried again after 2 s', async () => {
      const { calls, view } = jumped(started(2, { turnSeconds: 15 }));
      await settle();
      const { skew } = view();
      leap();
      await vi.advanceTimersByTimeAsync(15_399);
      expect(done(calls)).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(done(calls)).toHaveLength(1);
      leap();
      await vi.advanceTimersByTimeAsync(2000);
      expect(done(calls)).toHaveLength(2);
      expect(view().skew).toBe(skew);
    });

    test('ONL-83 a player is reported 5 s after their page is gone', async () => {
      const { calls, wires } = jumped(started());
      wires.listener?.onPresence(new Set(['ann']), 0, []);
      leap();
      await vi.advanceTimersByTimeAsync(4999);
      wires.listener?.onPresence(new Set(['ann']), 1, []);
      expect(done(calls)).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(done(calls)).toEqual([{ do: 'nudge', missed: 'ben', ...SEAT }]);
    });

    test('a snapshot that was under way measures the same skew', async () => {
      const { wires, view } = jumped(started());
      await settle();
      const { skew } = view();
      wires.wake?.();
      leap();
      await settle();
      expect(view().skew).toBe(skew);
    });

    test('in silence the page looks once a minute', async () => {
      const { looks } = jumped(started());
      await settle();
      await vi.advanceTimersByTimeAsync(30_000);
      leap();
      await vi.advanceTimersByTimeAsync(29_999);
      expect(looks()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(looks()).toBe(2);
    });
  });

  test('a spectator has none', async () => {
    const { wires, calls } = follow(started(2, { turnSeconds: 15 }), {
      room: ROOM,
      pass: 'p',
      topic: TOPIC,
      invitation: 'k',
    });
    wires.listener?.onLive(true);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(done(calls)).toEqual([]);
  });
});
