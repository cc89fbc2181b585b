import { afterEach, describe, expect, test, vi } from 'vitest';
import { fail } from '../../rules/result.ts';
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
