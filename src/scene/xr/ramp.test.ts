import { BufferAttribute, BufferGeometry, Color } from 'three';
import { expect, test } from 'vitest';
import { rampOf } from './ramp.ts';

function painted(colours: readonly string[]): BufferGeometry {
  const values = colours.flatMap((colour) => new Color(colour).toArray());
  return new BufferGeometry().setAttribute(
    'color',
    new BufferAttribute(new Float32Array(values), 3),
  );
}

test('TAB-11: a geometry’s colours become a row from dark to light, and its vertices point into it', () => {
  const ramp = rampOf(painted(['#ffffff', '#0f9ac2', '#064a60', '#0f9ac2']));
  expect(ramp?.colours).toEqual(['#064a60', '#0f9ac2', '#ffffff']);
  const places = [0, 1, 2, 3].map((at) => ramp?.uv.getX(at) ?? 0);
  const [white, blue, deep, again] = [2.5 / 3, 1.5 / 3, 0.5 / 3, 1.5 / 3];
  places.forEach((place, at) => expect(place).toBeCloseTo([white, blue, deep, again][at] ?? 0));
});

test('TAB-11: of many shades every one keeps a near one', () => {
  const greys = Array.from(
    { length: 256 },
    (_, at) => `#${at.toString(16).padStart(2, '0').repeat(3)}`,
  );
  const ramp = rampOf(painted(greys));
  expect(ramp?.colours).toHaveLength(64);
  expect(ramp?.colours[0]).toBe('#000000');
  expect(ramp?.colours.at(-1)).toBe('#ffffff');
  greys.forEach((grey, at) => {
    const taken = ramp?.colours[Math.floor((ramp.uv.getX(at) ?? 0) * 64)] ?? '';
    const away = Number.parseInt(taken.slice(1, 3), 16) - Number.parseInt(grey.slice(1, 3), 16);
    expect(Math.abs(away)).toBeLessThanOrEqual(4);
  });
});

test('TAB-11: a geometry without colours has none', () => {
  expect(rampOf(new BufferGeometry())).toBeNull();
});
