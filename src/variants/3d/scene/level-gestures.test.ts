import { expect, test } from 'vitest';
import { LevelGesture } from './level-gestures.ts';

const touch = (id: number, x: number, y: number) => ({
  pointerId: id,
  isPrimary: id === 1,
  clientX: x,
  clientY: y,
});

function swipe(x: number, y: number) {
  const gesture = new LevelGesture();
  gesture.down(touch(1, 200, 200));
  gesture.move(touch(1, 200 + x / 2, 200 + y / 2));
  return gesture.up(touch(1, 200 + x, 200 + y));
}

test('a swipe takes the level it draws in', () => {
  expect(swipe(-90, 10)).toBe('up');
  expect(swipe(90, -10)).toBe('down');
  expect(swipe(8, 90)).toBe('up');
  expect(swipe(-8, -90)).toBe('down');
});

test('a short or slanting drag is none', () => {
  expect(swipe(-30, 0)).toBeNull();
  expect(swipe(80, 70)).toBeNull();
});

test('two fingers that close bring the stack back, and don’t swipe', () => {
  const gesture = new LevelGesture();
  gesture.down(touch(1, 100, 200));
  gesture.down(touch(2, 300, 200));
  expect(gesture.move(touch(1, 120, 200))).toBeNull();
  expect(gesture.move(touch(1, 190, 200))).toBe('stack');
  expect(gesture.move(touch(1, 200, 200)), 'only once').toBeNull();
  expect(gesture.up(touch(1, 200, 200))).toBeNull();
  expect(gesture.up(touch(2, 200, 200))).toBeNull();
});

test('fingers that part do nothing', () => {
  const gesture = new LevelGesture();
  gesture.down(touch(1, 150, 200));
  gesture.down(touch(2, 250, 200));
  expect(gesture.move(touch(2, 380, 200))).toBeNull();
  expect(gesture.up(touch(2, 380, 200))).toBeNull();
  expect(gesture.up(touch(1, 60, 200))).toBeNull();
});

test('a first finger forgets one whose end was lost', () => {
  const gesture = new LevelGesture();
  gesture.down(touch(1, 150, 200));
  gesture.down(touch(1, 250, 200));
  gesture.move(touch(1, 190, 200));
  expect(gesture.up(touch(1, 160, 200))).toBe('up');
});
