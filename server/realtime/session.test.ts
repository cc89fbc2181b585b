import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, type Frame } from './frames.ts';
import { Hub } from './hub.ts';
import { RealtimeSession } from './session.ts';

const ROOM = '00000000-0000-8000-a000-000000000000';
const TOPIC = `realtime:room:${ROOM}`;

/** The frames of one write, each of up to 125 bytes with a header of two, longer ones of four. */
function framesIn(written: Buffer): readonly Buffer[] {
  if (written.length === 0) return [];
  const length = written[1] ?? 0;
  const [start, size] = length > 125 ? [4, written.readUInt16BE(2)] : [2, length];
  const end = start + size;
  return [written.subarray(start, end), ...framesIn(written.subarray(end))];
}

/** A client that has joined, at a door that answers when the test says so. */
function joined(hub = new Hub(), presence: object = {}, clock = { now: 0 }) {
  const asked: {
    readonly body: string;
    readonly room: string;
    readonly answer: (ok: boolean) => void;
  }[] = [];
  const said: Frame[] = [];
  /** How many frames each write had. */
  const writes: number[] = [];
  const state = { isCut: false };
  const session = new RealtimeSession(
    {
      hub,
      isRoom: () => true,
      now: () => clock.now,
      ask: (sent) =>
        new Promise((resolve) => asked.push({ ...sent, answer: (ok) => resolve({ ok }) })),
    },
    {
      version: '2.0.0',
      address: 'here',
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
    session.hear(JSON.stringify(['1', ref, topic, event, payload]));
  hear('phx_join', { config: { private: true, presence } });
  const push = (ref: string, event = 'do', body = '{}'): void => {
    const head = Buffer.from([3, 1, ref.length, TOPIC.length, event.length, 0, 1]);
    session.hearBinary(Buffer.concat([head, Buffer.from(`1${ref}${TOPIC}${event}${body}`)]));
  };
  const answers = () =>
    said
      .filter(({ event, ref }) => event === 'phx_reply' && ref !== '1')
      .map(({ ref, payload }) => [ref, (payload as { status: string }).status]);
  const show = (shown: unknown, ref = 's'): void =>
    hear('presence', { event: 'track', payload: shown }, ref);
  /** What it was told of presence. */
  const presences = () => said.filter(({ event }) => event.startsWith('presence_'));
  return { session, asked, push, answers, writes, state, hear, show, presences };
}

test('who left a channel sends no commands over it', () => {
  const { session, asked, push, answers } = joined();
  session.hear(JSON.stringify(['1', '3', TOPIC, 'phx_leave', {}]));
  push('4');
  expect(asked).toHaveLength(0);
  expect(answers()).toEqual([
    ['3', 'ok'],
    ['4', 'error'],
  ]);
});

test('commands are answered when the door has, in its order', async () => {
  const { asked, push, answers } = joined();
  push('a', 'do', '{"do":1}');
  push('b');
  expect(asked).toMatchObject([
    { body: '{"do":1}', room: ROOM, address: 'here' },
    { body: '{}', room: ROOM, address: 'here' },
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

test('so many wait at the door, the others are refused; those that were answered make room', async () => {
  const { asked, push, answers } = joined();
  for (let at = 0; at < 40; at += 1) push(`a${at}`);
  await new Promise(setImmediate);
  expect([asked.length, answers().length]).toEqual([32, 8]);
  for (const { answer } of asked) answer(true);
  await new Promise(setImmediate);
  push('b');
  expect([asked.length, answers().length]).toEqual([33, 40]);
});

test('the news of a command are written to the others first, and to who asked together with the answer', async () => {
  const hub = new Hub();
  const order: string[] = [];
  const [ann, ben] = [joined(hub), joined(hub)];
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

test('who waits for an answer is told of news meanwhile', async () => {
  const hub = new Hub();
  const { push, writes } = joined(hub);
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

test('whatever bytes come, nothing breaks', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.boolean(), (bytes, isPush) => {
      const { session, asked } = joined();
      const data = Buffer.from(bytes);
      if (isPush) data[0] = 3;
      session.hearBinary(data);
      expect(asked).toEqual([]);
    }),
  );
});

test('a channel takes so many clients', () => {
  const hub = new Hub();
  const said: string[] = [];
  const arrive = () => {
    const host = { hub, isRoom: () => true, now: () => 0, ask: async () => ({ ok: true }) };
    const session = new RealtimeSession(host, {
      version: '2.0.0',
      address: 'here',
      send: (frame) => said.push(frame.toString()),
      cut: () => {},
    });
    const config = { private: true, presence: { enabled: false } };
    session.hear(JSON.stringify(['1', '1', TOPIC, 'phx_join', { config }]));
    return session;
  };
  const all = Array.from({ length: 500 }, arrive);
  expect(said.some((text) => text.includes('error'))).toBe(false);
  arrive();
  expect(said.at(-1)).toContain('Too many clients');
  all[0]?.end();
  arrive();
  expect(said.at(-1)).toContain('"ok"');
});

describe('presence', () => {
  /** Who came, by the name, as a follower was last told. */
  const arrivals = ({ presences }: ReturnType<typeof joined>): object => {
    const last = presences().at(-1) as { readonly payload: { readonly joins: object } };
    return last.payload.joins;
  };
  const names = (follower: ReturnType<typeof joined>) => Object.keys(arrivals(follower));
  /** What those who are there see of somebody who comes as this, and what those see who come later. */
  const seenAs = (key: unknown): readonly string[] => {
    const hub = new Hub();
    const watching = joined(hub);
    joined(hub, { key }).show({ player: 'p' });
    const { payload } = joined(hub).presences()[0] ?? {};
    expect(Object.keys(payload as object)).toEqual(names(watching));
    return names(watching);
  };

  test.each(['k', '-_', 'toString', 'x'.repeat(64)])('a client may be called %j', (key) => {
    expect(seenAs(key)).toEqual([key]);
  });

  // Of these the first two would be lost where a client collects presence in a plain object.
  test.each(['__proto__', 'constructor', '', 'a key', 'k\n', 'ä', 'x'.repeat(65), 5, null, ['k']])(
    'a client that calls itself %j is given another name',
    (key) => {
      expect(seenAs(key)).toEqual([expect.stringMatching(/^guest-\d+$/)]);
    },
  );

  test('what a client shows is told to all as it is, up to 1,000 characters', () => {
    const hub = new Hub();
    const [ann, ben] = [joined(hub, { key: 'ann' }), joined(hub)];
    /** An object whose JSON has so many characters. */
    const long = (length: number) => ({ text: 'x'.repeat(length - '{"text":""}'.length) });
    ann.show(long(1000), 'fits');
    expect(arrivals(ben)).toMatchObject({ ann: { metas: [long(1000)] } });
    const told = ben.presences().length;
    ann.show(long(1001), 'long');
    for (const shown of [['x'], 'x', 5, true]) ann.show(shown, 'none');
    expect(ann.answers()).toEqual([
      ['fits', 'ok'],
      ['long', 'error'],
      ...Array.from({ length: 4 }, () => ['none', 'error']),
    ]);
    expect(ben.presences()).toHaveLength(told);
  });

  test('only who wants presence is told of it, only who joined shows any, and it can be taken back', () => {
    const hub = new Hub();
    const [ann, ben] = [joined(hub, { key: 'ann' }), joined(hub)];
    const deaf = joined(hub, { enabled: false });
    ann.show({ player: 'p' });
    deaf.show({ player: 'q' });
    expect([deaf.presences(), names(ben)]).toEqual([[], ['ann']]);
    ann.hear('presence', { event: 'untrack' }, 'u');
    expect(ben.presences().at(-1)?.payload).toMatchObject({ joins: {}, leaves: { ann: {} } });
    ann.hear('phx_leave', {}, 'l');
    const told = ben.presences().length;
    ann.show({ player: 'p' }, 'gone');
    expect(ann.answers().at(-1)).toEqual(['gone', 'error']);
    expect(ben.presences()).toHaveLength(told);
  });
});

test('a client follows eight rooms at most', () => {
  const { hear, answers } = joined();
  const room = (at: number): string => TOPIC.replace(/0$/, String(at));
  for (let at = 1; at <= 8; at += 1)
    hear('phx_join', { config: { private: true } }, `j${at}`, room(at));
  expect(answers().map(([, status]) => status)).toEqual([
    ...Array.from({ length: 7 }, () => 'ok'),
    'error',
  ]);
  hear('phx_leave', {}, 'l');
  hear('phx_join', { config: { private: true } }, 'j9', room(9));
  expect(answers().at(-1)).toEqual(['j9', 'ok']);
});

test('messages count for ten seconds', () => {
  const clock = { now: 0 };
  const { hear, state } = joined(new Hub(), {}, clock);
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
