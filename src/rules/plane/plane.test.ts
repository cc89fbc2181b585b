import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growPlane, MAX_SIDE, idAt, placeOf, square } from './plane.ts';

test('R-INF-1: converts ids to coordinates and refuses other texts', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }), (x, y) => {
      expect(placeOf(idAt(x, y))).toEqual([x, y]);
    }),
    { seed: 3 },
  );
  const wrong = ['', ',', '1', '1,', ',1', '01,1', '1,01', '-0,1', '1,-0', '+1,1', ' 1,1', '1,1 '];
  const far = ['100,0', '0,-100', '1e1,0', '0x1,0', '1.5,0', 'NaN,0', '1,2,3', '999,9', '٣,1'];
  for (const text of [...wrong, ...far]) expect(placeOf(text), text).toBeNull();
});

test('R-INF-3 R-INF-6: growth by the side that is played, up to 100', () => {
  const five = square(5);
  expect(growPlane(five, 2, 2)).toBe(five);
  expect(growPlane(five, 0, 2)).toMatchObject({ x: -1, y: 0, rows: Array(5).fill('......') });
  expect(growPlane(five, 4, 2)).toMatchObject({ x: 0, y: 0, rows: Array(5).fill('......') });
  expect(growPlane(five, 2, 0)).toMatchObject({ x: 0, y: -1, rows: Array(6).fill('.....') });
  expect(growPlane(five, 2, 4)).toMatchObject({ x: 0, y: 0, rows: Array(6).fill('.....') });
  const full = square(MAX_SIDE);
  expect(growPlane(full, 0, 0)).toBe(full);
});
