import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSight, goNear, goNearLater, sight } from './sight.ts';

beforeEach(() => {
  vi.useFakeTimers();
  closeSight();
});

afterEach(() => {
  vi.useRealTimers();
});

const near = () => sight.getState().near;

test('the camera leaves when its time has come', () => {
  goNear(8);
  goNearLater(4, 700);
  vi.advanceTimersByTime(699);
  expect(near()).toBe(8);
  vi.advanceTimersByTime(1);
  expect(near()).toBe(4);
});

test('who presses Reset while it waits sees the whole board, also where it was whole already', () => {
  for (const before of [8, null]) {
    goNear(before);
    goNearLater(4, 700);
    goNear(null);
    vi.advanceTimersByTime(2000);
    expect(near()).toBeNull();
  }
});

test('a call that is called off sends it nowhere', () => {
  const stop = goNearLater(4, 700);
  stop();
  vi.advanceTimersByTime(2000);
  expect(near()).toBeNull();
});
