import { describe, expect, test } from 'vitest';
import { isReduced, readChoices, themeOf, type Device } from './device.ts';

const defaults = {
  theme: 'system',
  motion: 'system',
  quality: 'auto',
  taps: 'confirm',
  sound: 'soft',
  haptics: 'on',
  colours: 'glaze',
  remember: 'off',
  speech: 'full',
  language: 'system',
  visits: 'ask',
};

describe('choices kept on the device', () => {
  test.each([null, '', 'nonsense', 'null', '[]', '7', '{"theme":"pink"}', '{"__proto__":{}}'])(
    'garbage falls back to the defaults: %s',
    (text) => expect(readChoices(text)).toEqual(defaults),
  );

  test('known choices are kept and unknown ones dropped', () => {
    const text = JSON.stringify({ theme: 'dark', motion: 'warp', quality: 'low', extra: 1 });
    expect(readChoices(text)).toEqual({ ...defaults, theme: 'dark', quality: 'low' });
  });
});

describe('resolving a choice', () => {
  const device = (change: Partial<Device>): Device => ({
    ...readChoices(null),
    prefers: { dark: false, reducedMotion: false, forced: false },
    ...change,
  });

  test('the system decides until somebody chooses', () => {
    const prefers = { dark: true, reducedMotion: true, forced: false };
    expect(themeOf(device({ prefers }))).toBe('dark');
    expect(isReduced(device({ prefers }))).toBe(true);
    expect(themeOf(device({ prefers, theme: 'light' }))).toBe('light');
    expect(isReduced(device({ prefers, motion: 'full' }))).toBe(false);
    expect(isReduced(device({ motion: 'reduced' }))).toBe(true);
    expect(themeOf(device({}))).toBe('light');
  });

  test('while colours are forced, the theme is the system’s', () => {
    const prefers = { dark: true, reducedMotion: false, forced: true };
    expect(themeOf(device({ prefers, theme: 'light' }))).toBe('dark');
    expect(themeOf(device({ prefers: { ...prefers, dark: false }, theme: 'dark' }))).toBe('light');
  });
});
