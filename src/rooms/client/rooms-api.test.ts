import { afterEach, describe, expect, test, vi } from 'vitest';
import { fail, ok } from '../../rules/result.ts';
import { createRooms } from './rooms-api.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const KEY = { room: 'r', player: 'p', secret: 's', code: 'ABCDEF', invitation: 'i' };

/** Starts a game without a network; counts how often the command is sent. */
function send(push = async () => false): {
  readonly call: () => number;
  readonly end: Promise<unknown>;
} {
  const call = vi.fn(() => Promise.resolve(fail('offline')));
  const rooms = createRooms({ call, push } as never);
  return { call: () => call.mock.calls.length, end: rooms.act(KEY, { do: 'start', round: 0 }) };
}

test('a command that nobody answered is sent again after a second', async () => {
  vi.useFakeTimers();
  const { call, end } = send();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await end).toEqual(fail('offline'));
  expect(call()).toBe(2);
});

/** The answers to two tries, and the message to the player. */
test.each([
  ['ok', 'never asked', ok(null), 1],
  ['stale', 'never asked', fail('stale'), 1],
  ['offline', 'ok', ok(null), 2],
  ['offline', 'offline', fail('offline'), 2],
  ['offline', 'timeout', fail('timeout'), 2],
  ['offline', 'stale', fail('stale'), 2],
  ['timeout', 'ok', ok(null), 2],
  ['timeout', 'timeout', fail('timeout'), 2],
  // The first try may have arrived.
  ['timeout', 'offline', fail('timeout'), 2],
  ['timeout', 'stale', fail('stale'), 2],
] as const)('a command answered %s, then %s', async (first, second, told, times) => {
  vi.useFakeTimers();
  const answerOf = (name: string) => (name === 'ok' ? ok({ version: 1 }) : fail(name));
  const call = vi
    .fn()
    .mockResolvedValueOnce(answerOf(first))
    .mockResolvedValueOnce(answerOf(second));
  const rooms = createRooms({ call, push: async () => false } as never);
  const end = rooms.act(KEY, { do: 'start', round: 0 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await end).toEqual(told);
  expect(call).toHaveBeenCalledTimes(times);
});

test('a command that may not be sent twice is sent once', async () => {
  const call = vi.fn(async () => fail('timeout'));
  const push = vi.fn(async () => true);
  const rooms = createRooms({ call, push } as never);
  expect(await rooms.act(KEY, { do: 'here' })).toEqual(fail('timeout'));
  expect([push.mock.calls.length, call.mock.calls.length]).toEqual([0, 1]);
});

describe('a page that slept sends nothing again', () => {
  const HOUR = 3_600_000;

  test('after a pause in which its timers stood still', async () => {
    vi.useFakeTimers();
    const { call, end } = send();
    await vi.advanceTimersByTimeAsync(10);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + HOUR);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await end).toEqual(fail('offline'));
    expect(call()).toBe(1);
  });

  test('where the monotonic clock slept as well', async () => {
    vi.useFakeTimers();
    const { call, end } = send();
    await vi.advanceTimersByTimeAsync(10);
    vi.setSystemTime(Date.now() + HOUR);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await end).toEqual(fail('offline'));
    expect(call()).toBe(1);
  });

  test('when it slept while the channel was asked, which may have got it', async () => {
    vi.useFakeTimers();
    const { call, end } = send(async () => {
      vi.setSystemTime(Date.now() + HOUR);
      return false;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await end).toEqual(fail('timeout'));
    expect(call()).toBe(0);
  });
});
