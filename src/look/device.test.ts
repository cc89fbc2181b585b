import { describe, expect, test, vi } from 'vitest';
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

/** A tab of a browser whose tabs share their storage, with its own copy of the module. */
async function openTab(tabs: EventTarget[], stored: Map<string, string>) {
  vi.resetModules();
  const module = await import('./device.ts');
  const tab = new EventTarget();
  const page = Object.assign(tab, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, newValue: string) {
        stored.set(key, newValue);
        for (const other of tabs)
          if (other !== tab)
            other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      },
    },
  });
  module.startDevice(page as unknown as Window);
  tabs.push(tab);
  return module;
}

test('a choice counts in all tabs, and what another tab chose is not written over', async () => {
  const [tabs, stored] = [[] as EventTarget[], new Map<string, string>()];
  const first = await openTab(tabs, stored);
  first.choose({ visits: 'on' });
  const second = await openTab(tabs, stored);
  first.choose({ visits: 'off' });
  expect(second.device.getState().visits).toBe('off');
  second.choose({ theme: 'dark' });
  expect(first.device.getState()).toMatchObject({ visits: 'off', theme: 'dark' });
  // A tab that has heard nothing.
  tabs.splice(0);
  first.choose({ visits: 'on' });
  second.choose({ sound: 'off' });
  expect(JSON.parse(stored.get(first.DEVICE_KEY) ?? '')).toMatchObject({
    visits: 'on',
    theme: 'dark',
    sound: 'off',
  });
});
