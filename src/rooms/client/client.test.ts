import { afterEach, expect, test, vi } from 'vitest';
import { fail } from '../../rules/result.ts';
import { createRooms } from './client.ts';

afterEach(() => vi.useRealTimers());

const KEY = { room: 'r', player: 'p', secret: 's', code: 'ABCDEF', invite: 'i' };

/** Starts a game without a network; counts how often the command is sent. */
function send(): { readonly call: () => number; readonly end: Promise<unknown> } {
  const call = vi.fn(() => Promise.resolve(fail('offline')));
  const rooms = createRooms({ call, push: () => Promise.resolve(false) } as never);
  return { call: () => call.mock.calls.length, end: rooms.start(KEY, 0) };
}

test('a command that nobody answered is sent again after a second', async () => {
  vi.useFakeTimers();
  const { call, end } = send();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await end).toEqual(fail('offline'));
  expect(call()).toBe(2);
});

test('one is not sent again by a page that slept meanwhile', async () => {
  vi.useFakeTimers();
  const { call, end } = send();
  await vi.advanceTimersByTimeAsync(10);
  // A page that sleeps loses its timers, not its clock.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await end).toEqual(fail('offline'));
  expect(call()).toBe(1);
});
