import { expect, test } from 'vitest';
import { changeOf, type CanvasPlace } from './canvas-place.ts';

const home = { azimuth: 0, elevation: 60, fov: 30 };
const phone: CanvasPlace = { home, screen: 390, middle: 195, start: 52, width: 390, height: 400 };

test('the first canvas, another home and another window are fitted again', () => {
  expect(changeOf(null, phone, false)).toBe('other');
  expect(changeOf(phone, { ...phone, home: { ...home, fov: 40 } }, true)).toBe('other');
  expect(changeOf(phone, { ...phone, screen: 844 }, true)).toBe('other');
});

test('another height alone changes nothing', () => {
  expect(changeOf(phone, { ...phone, height: 380 }, false)).toBe('none');
  // A low phone's canvas grows when a match starts.
  expect(changeOf({ ...phone, height: 124 }, phone, false)).toBe('other');
  expect(changeOf(phone, { ...phone, height: 124 }, false)).toBe('other');
  expect(changeOf(phone, { ...phone, height: 380 }, true)).toBe('none');
});

test('a map that comes with a move keeps the cells in place; without a move the camera is fitted', () => {
  const withMap = { ...phone, start: 88, height: 364 };
  expect(changeOf(phone, withMap, true)).toBe('map');
  expect(changeOf(phone, withMap, false)).toBe('other');
});
