import { describe, expect, test } from 'vitest';
import { TapTest, type Touch } from './tap.ts';

const touch = (x: number, y: number, more: Partial<Touch> = {}): Touch => ({
  pointerId: 1,
  pointerType: 'mouse',
  clientX: x,
  clientY: y,
  isPrimary: true,
  ...more,
});

describe('a tap', () => {
  test('is a press and a release in one place', () => {
    const tap = new TapTest();
    tap.down(touch(10, 10));
    expect(tap.up(touch(12, 11))).toBe(true);
  });

  test.each([
    ['mouse', 6, true],
    ['mouse', 7, false],
    ['touch', 10, true],
    ['touch', 11, false],
  ])('by %s may move %i px: %s', (pointerType, distance, tapped) => {
    const tap = new TapTest();
    tap.down(touch(0, 0, { pointerType }));
    expect(tap.up(touch(distance, 0, { pointerType }))).toBe(tapped);
  });

  test('counts the whole path, so a circle back to the start is an orbit', () => {
    const tap = new TapTest();
    tap.down(touch(0, 0));
    tap.move(touch(4, 0));
    tap.move(touch(4, 4));
    expect(tap.up(touch(0, 0))).toBe(false);
  });

  test('has one pointer: a second finger makes it a pinch until all are up', () => {
    const tap = new TapTest();
    tap.down(touch(0, 0));
    const second = { pointerId: 2, isPrimary: false };
    tap.down(touch(50, 50, second));
    expect(tap.up(touch(50, 50, second))).toBe(false);
    expect(tap.up(touch(0, 0))).toBe(false);
    tap.down(touch(0, 0));
    expect(tap.up(touch(0, 0))).toBe(true);
  });

  test('comes after a finger whose end was lost, and that end coming late changes nothing', () => {
    const tap = new TapTest();
    tap.down(touch(0, 0));
    tap.down(touch(50, 50, { pointerId: 2 }));
    tap.cancel(touch(0, 0));
    expect(tap.up(touch(50, 50, { pointerId: 2 }))).toBe(true);
  });

  test('cancelled by the browser (a page scroll) is no tap', () => {
    const tap = new TapTest();
    tap.down(touch(0, 0));
    tap.cancel(touch(0, 0));
    expect(tap.up(touch(0, 0))).toBe(false);
  });
});
