import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decode, type PhoenixMessage } from './frames.ts';
import { Hub } from './hub.ts';
import { RealtimeConnection, type Services } from './connection.ts';

const ROOM = '00000000-0000-8000-a000-000000000000';
const TOPIC = `realtime:room:${ROOM}`;
/** A player's pass is the player's name; that of spectators is "see". */
const PLAYERS = new Set(['ann', 'ben']);
const playerOf: Services['playerOf'] = (_room, pass) =>
  PLAYERS.has(pass) ? pass : pass === 'see' ? null : undefined;

/** The frames in one write: up to 125 bytes with a header of two, longer ones of four. */
function framesIn(written: Buffer): readonly Buffer[] {
  if (written.length === 0) return [];
  const length = written[1] ?? 0;
  const [start, size] = length > 125 ? [4, written.readUInt16BE(2)] : [2, length];
  const end = start + size;
  return [written.subarray(start, end), ...framesIn(written.subarray(end))];
}

/** A client that has joined; the test decides when the endpoint answers. */
function joined(hub = new Hub(), presence: object = { key: 'see' }, clock = { now: 0 }) {
  const asked: {
    readonly body: string;
    readonly room: string;
    readonly answer: (ok: boolean) => void;
  }[] = [];
  const said: PhoenixMessage[] = [];
  /** How many frames each write had. */
  const writes: number[] = [];
  const state = { isCut: false };
  const connection = new RealtimeConnection(
    {
      hub,
      limitFactor: 1,
      admit: () => true,
      playerOf,
      now: () => clock.now,
      ask: (sent) =>
        new Promise((resolve) => asked.push({ ...sent, answer: (ok) => resolve({ ok }) })),
    },
    {
      version: '2.0.0',
      ip: 'here',
      send: (written) => {
        const frames = framesIn(written);
        writes.push(frames.length);
        said.push(...frames.flatMap((frame) => decode('2.0.0', frame.toString()) ?? []));
      },
      cut: () => {
        state.isCut = true;
      },
    },
  );
  const hear = (event: string, payload: object, ref = '1', topic = TOPIC): void =>
    connection.hear(JSON.stringify(['1', ref, topic, event, payload]));
  hear('phx_join', { config: { private: true, presence } });
  const push = (ref: string, event = 'do', body = '{}'): void => {
    const head = Buffer.from([3, 1, ref.length, TOPIC.length, event.length, 0, 1]);
    connection.hearBinary(Buffer.concat([head, Buffer.from(`1${ref}${TOPIC}${event}${body}`)]));
  };
  const answers = () =>
    said
      .filter(({ event, ref }) => event === 'phx_reply' && ref !== '1')
      .map(({ ref, payload }) => [ref, (payload as { status: string }).status]);
  const show = (shown: unknown = {}, ref = 's'): void =>
    hear('presence', { event: 'track', payload: shown }, ref);
  /** The presence messages it received. */
  const presences = () => said.filter(({ event }) => event.startsWith('presence_'));
  return { connection, asked, push, answers, writes, state, hear, show, said, presences };
}

test('after leaving a channel, commands over it are refused', () => {
  const { connection, asked, push, answers } = joined();
  connection.hear(JSON.stringify(['1', '3', TOPIC, 'phx_leave', {}]));
  push('4');
  expect(asked).toHaveLength(0);
  expect(answers()).toEqual([
    ['3', 'ok'],
    ['4', 'error'],
  ]);
});

test("commands are answered in the order of the endpoint's answers", async () => {
  const { asked, push, answers } = joined();
  push('a', 'do', '{"do":1}');
  push('b');
  expect(asked).toMatchObject([
    { body: '{"do":1}', room: ROOM, ip: 'here' },
    { body: '{}', room: ROOM, ip: 'here' },
  ]);
  asked[1]?.answer(false);
  await Promise.resolve();
  asked[0]?.answer(true);
  await new Promise(setImmediate);
  expect(answers()).toEqual([
    ['b', 'error'],
    ['a', 'ok'],
  ]);
});

test('32 commands may wait for an answer; more are refused until some are answered', async () => {
  const { asked, push, answers } = joined();
  for (let at = 0; at < 40; at += 1) push(`a${at}`);
  await new Promise(setImmediate);
  expect([asked.length, answers().length]).toEqual([32, 8]);
  for (const { answer } of asked) answer(true);
  await new Promise(setImmediate);
  push('b');
  expect([asked.length, answers().length]).toEqual([33, 40]);
});

test("a command's news go to the others first, and to the sender together with the answer", async () => {
  const hub = new Hub();
  const order: string[] = [];
  const [ann, ben] = [joined(hub, { key: 'ann' }), joined(hub, { key: 'ben' })];
  const turn = async (by: typeof ann): Promise<void> => {
    for (const [name, { writes }] of Object.entries({ ann, ben })) {
      writes.length = 0;
      writes.push = (frames) => order.push(`${name} ${frames}`);
    }
    by.push('a');
    await new Promise(setImmediate);
    hub.publish(ROOM, { name: 'closed', payload: {} });
    by.asked.at(-1)?.answer(true);
    await new Promise(setImmediate);
  };
  await turn(ann);
  await turn(ben);
  expect(order).toEqual(['ben 1', 'ann 2', 'ann 1', 'ben 2']);
});

test('news arrives while a command is pending', async () => {
  const hub = new Hub();
  const { push, writes } = joined(hub, { key: 'ann' });
  push('a');
  writes.length = 0;
  hub.publish(ROOM, { name: 'closed', payload: {} });
  await new Promise(setImmediate);
  expect(writes).toEqual([1]);
});

test('more commands than anybody makes by hand are cut off', async () => {
  const { push, asked, state, answers } = joined();
  for (let at = 0; at < 200; at += 1) push(`${at}`);
  await new Promise(setImmediate);
  expect([asked.length, answers().length, state.isCut]).toEqual([32, 168, false]);
  push('a');
  await new Promise(setImmediate);
  expect([answers().length, state.isCut]).toEqual([168, true]);
});

test('broadcasts that are no commands are refused, a flood of them is cut off', () => {
  const { push, answers, asked, state } = joined();
  for (let at = 0; at < 99; at += 1) push('a', 'room');
  expect([answers().length, state.isCut]).toEqual([99, false]);
  push('a', 'room');
  expect([answers().length, state.isCut, asked.length]).toEqual([99, true, 0]);
});

test('arbitrary bytes break nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.boolean(), (bytes, isPush) => {
      const { connection, asked } = joined();
      const data = Buffer.from(bytes);
      if (isPush) data[0] = 3;
      connection.hearBinary(data);
      expect(asked).toEqual([]);
    }),
  );
});

describe('presence', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const as = (key: string) => ({ key });
  /** The presence that a follower knows, by key. */
  const lastTold = ({ presences }: ReturnType<typeof joined>) =>
    presences().at(-1)?.payload as Record<'joins' | 'leaves', Record<string, object>>;
  const entry = (meta: object) => ({ metas: [{ ...meta, phx_ref: expect.any(String) }] });

  test('players are shown by their ids, spectators by their number', () => {
    const hub = new Hub();
    const watching = joined(hub);
    const [ann, ben] = [joined(hub, as('ann-tab1')), joined(hub, as('ben'))];
    joined(hub);
    for (const each of [ann, ben]) each.show();
    vi.advanceTimersByTime(1);
    const shown = {
      ann: entry({ player: 'ann' }),
      ben: entry({ player: 'ben' }),
      watching: entry({ watching: 2, numbers: [1, 2] }),
    };
    expect(lastTold(watching)).toEqual({ joins: shown, leaves: {} });
    expect(joined(hub).presences().at(-1)?.payload).toEqual(shown);
    watching.connection.end();
    vi.advanceTimersByTime(250);
    expect(lastTold(ann)).toEqual({
      joins: { watching: entry({ watching: 2, numbers: [2, 3] }) },
      leaves: { watching: entry({ watching: 2, numbers: [1, 2] }) },
    });
  });

  test('a removed player hears nothing more, and the others see the player go', () => {
    const hub = new Hub();
    const [ann, ben] = [joined(hub, as('ann')), joined(hub, as('ben'))];
    const [watching, other, third] = [joined(hub), joined(hub), joined(hub)];
    for (const each of [ann, ben]) each.show();
    third.hear('presence', { event: 'untrack' });
    vi.advanceTimersByTime(1);
    expect([...hub.spectatorsIn(ROOM)]).toEqual([1, 2, 3]);
    const gone = [ben, watching, third];
    const heard = gone.map(({ said }) => said.length);
    hub.keepOnly(ROOM, new Set(['ann']), new Set([2]));
    vi.advanceTimersByTime(250);
    hub.publish(ROOM, { name: 'closed', payload: {} });
    expect(gone.map(({ said }) => said.length)).toEqual(heard);
    expect(Object.keys(lastTold(ann).leaves)).toEqual(['ben', 'watching']);
    expect(lastTold(other).joins).toEqual({ watching: entry({ watching: 1, numbers: [2] }) });
    ben.show({}, 'late');
    expect(ben.answers().at(-1)).toEqual(['late', 'error']);
  });

  test('a player with two pages is shown until both are gone', () => {
    const hub = new Hub();
    const [watching, one, two] = [joined(hub), joined(hub, as('ann-1')), joined(hub, as('ann-2'))];
    one.show();
    two.show();
    vi.advanceTimersByTime(1);
    const told = watching.presences().length;
    one.connection.end();
    vi.advanceTimersByTime(1000);
    expect(watching.presences()).toHaveLength(told);
    two.connection.end();
    vi.advanceTimersByTime(1000);
    expect(lastTold(watching)).toEqual({ joins: {}, leaves: { ann: entry({ player: 'ann' }) } });
  });

  test('changes are gathered: at most one message in 250 ms, and more rarely in a crowd', () => {
    const hub = new Hub();
    const watching = joined(hub);
    const flutter = (pages: readonly ReturnType<typeof joined>[], times: number): number => {
      const before = watching.presences().length;
      for (let at = 0; at < times; at += 1) {
        for (const page of pages)
          page.hear('presence', { event: at % 2 === 0 ? 'track' : 'untrack' });
        vi.advanceTimersByTime(10);
      }
      return watching.presences().length - before;
    };
    const [ann] = [joined(hub, as('ann'))];
    const few = flutter([ann], 200);
    expect([few > 1, few <= 8]).toEqual([true, true]);
    const crowd = Array.from({ length: 400 }, () => joined(hub));
    expect(crowd).toHaveLength(hub.spectatorsIn(ROOM).size - 1);
    const many = flutter([joined(hub, as('ben'))], 400);
    // 4 s, in which every message goes to 403 pages.
    expect(many).toBeGreaterThan(1);
    expect(many).toBeLessThanOrEqual(13);
  });

  test('presence goes only to subscribers; players appear in it until they untrack, spectators while they are there', () => {
    const hub = new Hub();
    const [ann, ben] = [joined(hub, as('ann')), joined(hub)];
    const deaf = joined(hub, { enabled: false, key: 'see' });
    ann.show();
    ben.hear('presence', { event: 'untrack' });
    vi.advanceTimersByTime(1);
    expect([deaf.presences(), Object.keys(lastTold(ben).joins)]).toEqual([[], ['ann', 'watching']]);
    ann.hear('presence', { event: 'untrack' }, 'u');
    vi.advanceTimersByTime(250);
    expect(lastTold(ben)).toMatchObject({ joins: {}, leaves: { ann: {} } });
    ann.hear('phx_leave', {}, 'l');
    const told = ben.presences().length;
    ann.show({}, 'gone');
    vi.advanceTimersByTime(1000);
    expect(ann.answers().at(-1)).toEqual(['gone', 'error']);
    expect(ben.presences()).toHaveLength(told);
  });
});

test('a client follows eight rooms at most', () => {
  const { hear, answers } = joined();
  const config = { config: { private: true, presence: { key: 'see' } } };
  const room = (at: number): string => TOPIC.replace(/0$/, String(at));
  for (let at = 1; at <= 8; at += 1) hear('phx_join', config, `j${at}`, room(at));
  expect(answers().map(([, status]) => status)).toEqual([
    ...Array.from({ length: 7 }, () => 'ok'),
    'error',
  ]);
  hear('phx_leave', {}, 'l');
  hear('phx_join', config, 'j9', room(9));
  expect(answers().at(-1)).toEqual(['j9', 'ok']);
});

test('messages count for ten seconds', () => {
  const clock = { now: 0 };
  const { hear, state } = joined(new Hub(), { key: 'see' }, clock);
  const beat = (times: number): void => {
    for (let at = 0; at < times; at += 1) hear('heartbeat', {}, 'h', 'phoenix');
  };
  beat(99);
  clock.now = 10_001;
  beat(100);
  expect(state.isCut).toBe(false);
  clock.now = 20_001;
  beat(1);
  expect(state.isCut).toBe(true);
});
