import { KEYS } from './storage.ts';
import { describe, expect, test, vi } from 'vitest';
import { isReduced, readSettings, themeOf, type Settings, type SettingsState } from './settings.ts';

const defaults = {
  theme: 'system',
  motion: 'system',
  quality: 'auto',
  taps: 'confirm',
  sound: 'soft',
  haptics: 'on',
  colours: 'glaze',
  remember: 'ask',
  speech: 'full',
  language: 'system',
  visits: 'ask',
};

describe('choices kept on the device', () => {
  test.each([null, '', 'nonsense', 'null', '[]', '7', '{"theme":"pink"}', '{"__proto__":{}}'])(
    'garbage falls back to the defaults: %s',
    (text) => expect(readSettings(text)).toEqual(defaults),
  );

  test('known choices are kept and unknown ones dropped', () => {
    const text = JSON.stringify({ theme: 'dark', motion: 'warp', quality: 'low', extra: 1 });
    expect(readSettings(text)).toEqual({ ...defaults, theme: 'dark', quality: 'low' });
  });
});

describe('resolving a choice', () => {
  const device = (change: Partial<SettingsState>): SettingsState => ({
    ...readSettings(null),
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
  const module = await import('./settings.ts');
  const tab = new EventTarget();
  const page = Object.assign(tab, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, text: string) {
        stored.set(key, text);
        for (const other of tabs) if (other !== tab) other.dispatchEvent(new Event('storage'));
      },
      removeItem: (key: string) => stored.delete(key),
    },
  });
  module.startSettings(page as unknown as Window);
  tabs.push(tab);
  const kept = (): Settings => module.readSettings(stored.get(KEYS.settings) ?? null);
  return { ...module, page, kept };
}

describe('two tabs', () => {
  test('a choice counts in both, and what the other chose is not written over', async () => {
    const [tabs, stored] = [[] as EventTarget[], new Map<string, string>()];
    const first = await openTab(tabs, stored);
    first.changeSettings({ visits: 'on' });
    const second = await openTab(tabs, stored);
    first.changeSettings({ visits: 'off' });
    expect(second.siteSettings.getState().visits).toBe('off');
    second.changeSettings({ theme: 'dark' });
    expect(first.siteSettings.getState()).toMatchObject({ visits: 'off', theme: 'dark' });
    stored.clear();
    tabs[0]?.dispatchEvent(new Event('storage'));
    expect(first.siteSettings.getState()).toMatchObject(defaults);
  });

  /** The second tab has received no event about the first one's new choice. */
  async function openDeaf() {
    const [tabs, stored] = [[] as EventTarget[], new Map<string, string>()];
    const first = await openTab(tabs, stored);
    const second = await openTab(tabs, stored);
    tabs.splice(0);
    return { first, second };
  }

  test('a tab that heard nothing takes up the other’s choice with its own next one', async () => {
    const { first, second } = await openDeaf();
    first.changeSettings({ visits: 'on' });
    second.changeSettings({ sound: 'off' });
    expect(second.siteSettings.getState()).toMatchObject({ visits: 'on', sound: 'off' });
    expect(second.kept()).toMatchObject({ visits: 'on', sound: 'off' });
  });

  test('“off” is stored by a tab that believes it is off, and is never “on” there', async () => {
    const { first, second } = await openDeaf();
    second.changeSettings({ visits: 'off' });
    first.changeSettings({ visits: 'on' });
    const heard: string[] = [];
    second.siteSettings.subscribe(({ visits }) => heard.push(visits));
    second.changeSettings({ visits: 'off' });
    expect(second.kept().visits).toBe('off');
    expect(heard).toEqual(['off']);
  });

  test.each(['pageshow', 'visibilitychange'])(
    'a tab that heard nothing takes up the other’s choice on %s',
    async (type) => {
      const { first, second } = await openDeaf();
      first.changeSettings({ visits: 'off' });
      second.page.dispatchEvent(new Event(type));
      expect(second.siteSettings.getState().visits).toBe('off');
    },
  );

  test('a choice that full storage did not take lasts, until the other tab stores one', async () => {
    const { first, second } = await openDeaf();
    second.page.localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    second.changeSettings({ visits: 'on' });
    second.page.dispatchEvent(new Event('pageshow'));
    expect(second.siteSettings.getState().visits).toBe('on');
    first.changeSettings({ visits: 'off' });
    second.page.dispatchEvent(new Event('pageshow'));
    expect(second.siteSettings.getState().visits).toBe('off');
  });

  test('a consent that is withdrawn while the storage is full is stored by no tab', async () => {
    const { first, second } = await openDeaf();
    first.changeSettings({ visits: 'on' });
    second.page.dispatchEvent(new Event('pageshow'));
    first.page.localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    first.changeSettings({ visits: 'off' });
    second.changeSettings({ theme: 'dark' });
    expect(second.kept().visits).toBe('ask');
    first.page.dispatchEvent(new Event('pageshow'));
    expect(first.siteSettings.getState().visits).not.toBe('on');
  });

  test('a consent that is given while the storage is full leaves the other choices', async () => {
    const { first } = await openDeaf();
    first.changeSettings({ theme: 'dark' });
    first.page.localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    first.changeSettings({ visits: 'on' });
    expect(first.kept().theme).toBe('dark');
  });

  test('choices last for the visit once storage is blocked', async () => {
    const { first } = await openDeaf();
    first.changeSettings({ visits: 'on' });
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.assign(first.page.localStorage, {
      getItem: forbid,
      setItem: forbid,
      removeItem: forbid,
    });
    first.changeSettings({ visits: 'off' });
    first.page.dispatchEvent(new Event('pageshow'));
    expect(first.siteSettings.getState().visits).toBe('off');
  });
});
