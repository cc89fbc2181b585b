import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SupabaseConnection } from './connection.ts';

type SocketFrame = [
  joinRef: string | null,
  ref: string,
  topic: string,
  event: string,
  payload: object,
];

/** A network that can lose packets, and a service that answers everything. */
const network = { flows: true, delay: 100, opened: 0, isBlocked: false, isSwallowing: false };

class FakeSocket {
  readyState = 0;
  bufferedAmount = 0;
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_event: { data: string }): void => {};

  constructor() {
    network.opened += 1;
    setTimeout(() => {
      if (network.isBlocked) return this.close();
      if (!network.flows || this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen();
    }, 100);
  }

  send(text: string): void {
    if (!network.flows || network.isSwallowing) return;
    const [joinRef, ref, topic] = JSON.parse(text) as SocketFrame;
    const data = JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]);
    setTimeout(() => network.flows && this.onmessage({ data }), network.delay);
  }

  close(): void {
    // The other side would have to answer.
    this.readyState = network.flows ? 3 : 2;
    if (network.flows) setTimeout(() => this.onclose(), 0);
  }
}

const log: string[] = [];
let line: SupabaseConnection;

/** Joins a channel over the network. */
function join(): void {
  const client = createClient('http://127.0.0.1', 'key', {
    realtime: {
      transport: FakeSocket as never,
      reconnectAfterMs: (tries) => line.waitAfter(tries),
    },
  });
  line = new SupabaseConnection(client);
  line.hold();
  client.channel('room').subscribe((status) => {
    log.push(status);
    if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) line.markJoined();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(network, {
    flows: true,
    delay: 100,
    opened: 0,
    isBlocked: false,
    isSwallowing: false,
  });
  log.length = 0;
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test.each([0, 1700, 3400, 5000, 5150])(
  'ONL-82 packets that vanish %i ms later are noticed within ten seconds, and joined again within ten',
  async (later) => {
    join();
    await pass(20_000 + later);
    expect(log).toEqual(['SUBSCRIBED']);
    const { signal } = line;
    network.flows = false;
    await pass(10_000);
    expect(log).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR']);
    expect(signal.aborted).toBe(true);
    const during = line.signal;
    await pass(100_000);
    expect(during.aborted).toBe(false);
    network.flows = true;
    await pass(10_000);
    expect(log.at(-1)).toBe('SUBSCRIBED');
    expect(during.aborted).toBe(true);
    expect(line.signal.aborted).toBe(false);
  },
);

test('nothing is lost in a tab whose timers run once a minute', async () => {
  join();
  await pass(7000);
  const { setTimeout: onTime } = globalThis;
  const toMinute = (ms = 0) =>
    Math.ceil((performance.now() + ms) / 60_000) * 60_000 - performance.now();
  vi.stubGlobal('setTimeout', (act: () => void, ms?: number) =>
    onTime(act, (ms ?? 0) <= 100 ? ms : toMinute(ms)),
  );
  await pass(600_000);
  vi.unstubAllGlobals();
  await pass(60_000);
  expect(log).toEqual(['SUBSCRIBED']);
  expect(network.opened).toBe(1);
});

test('nothing is lost when a tab falls asleep before it has read an answer', async () => {
  join();
  await pass(10_000);
  network.delay = 4000;
  await pass(150);
  const { now } = performance;
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 600_000);
  await pass(4500);
  network.delay = 100;
  await pass(20_000);
  expect(log).toEqual(['SUBSCRIBED']);
});

test('a socket that connects for ever is given up', async () => {
  network.flows = false;
  join();
  await pass(60_000);
  expect(network.opened).toBeGreaterThan(3);
  network.flows = true;
  await pass(10_000);
  expect(log.at(-1)).toBe('SUBSCRIBED');
});

test('ONL-91 where requests are answered and sockets are not, sockets are tried ever more rarely', async () => {
  network.isBlocked = true;
  join();
  const tries: number[] = [];
  for (let minute = 0; minute < 20; minute += 1) {
    const before = network.opened;
    for (let turn = 0; turn < 20; turn += 1) {
      line.noteAnswer();
      await pass(3000);
    }
    tries.push(network.opened - before);
  }
  expect(tries[0]).toBeGreaterThan(3);
  expect(tries.slice(10).reduce((sum, each) => sum + each, 0)).toBeLessThan(5);
  // If requests fail as well, the network itself is gone, and everything is tried as soon as it may be back.
  const before = network.opened;
  await pass(360_000);
  expect(network.opened - before).toBeGreaterThan(3);
  network.isBlocked = false;
  await pass(300_000);
  expect(log.at(-1)).toBe('SUBSCRIBED');
});

test.each(['answers nothing', 'never opens'])(
  'ONL-91 behind a proxy whose socket %s, sockets are tried ever more rarely and requests go on',
  async (how) => {
    network.isSwallowing = how === 'answers nothing';
    network.flows = network.isSwallowing;
    join();
    const { signal } = line;
    const tries: number[] = [];
    for (let minute = 0; minute < 20; minute += 1) {
      const before = network.opened;
      for (let turn = 0; turn < 20; turn += 1) {
        line.noteAnswer();
        await pass(3000);
      }
      tries.push(network.opened - before);
    }
    expect(tries.slice(10).reduce((sum, each) => sum + each, 0)).toBeLessThan(8);
    expect(signal.aborted).toBe(false);
    Object.assign(network, { isSwallowing: false, flows: true });
    await pass(330_000);
    expect(log.at(-1)).toBe('SUBSCRIBED');
  },
);

test('a slow answer to a join is no loss', async () => {
  join();
  await pass(4900);
  // Hosted Realtime answers nothing for five seconds while it refuses a join; a ping falls into them.
  network.delay = 4900;
  line.client.channel('other').subscribe();
  await pass(500);
  network.delay = 100;
  await pass(20_000);
  expect(network.opened).toBe(1);
  expect(log).toEqual(['SUBSCRIBED']);
});

test('without a channel nothing is sent', async () => {
  join();
  await pass(1000);
  line.release();
  const ping = vi.spyOn(line.client.realtime, 'sendHeartbeat');
  await pass(20_000);
  expect(ping).not.toHaveBeenCalled();
});
