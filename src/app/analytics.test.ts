import { beforeEach, expect, test } from 'vitest';
import { choose, device, type VisitsChoice } from '../look/device.ts';
import { type Place, startAnalytics } from './analytics.ts';

function visit(visits: VisitsChoice, cookie = '') {
  choose({ visits });
  const scripts: string[] = [];
  let load = () => {};
  const document = {
    cookie,
    createElement: () => ({
      addEventListener: (_type: 'load', hear: () => void) => (load = hear),
    }),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  };
  const global: Place['global'] = {};
  startAnalytics('G-1', { document: document as unknown as Document, global });
  return { scripts, document, global, load: () => load() };
}

const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-1';

beforeEach(() => device.setState(device.getInitialState()));

test('ANA-01: loads nothing before the visitor agrees', () => {
  const { scripts, global } = visit('ask');
  expect(scripts).toEqual([]);
  expect(global.gtag).toBeUndefined();
});

test('ANA-01: counts after the visitor agrees, and on the next visit', () => {
  const { scripts, global } = visit('ask');
  choose({ visits: 'on' });
  choose({ theme: 'dark' });
  expect(scripts).toEqual([TAG]);
  expect(global['ga-disable-G-1']).toBe(false);
  expect(visit('on').scripts).toEqual([TAG]);
});

test('loads nothing after the visitor declines', () => {
  const { scripts } = visit('off');
  expect(scripts).toEqual([]);
});

test('stops counting and removes its cookies when consent is withdrawn', () => {
  const { global, document } = visit('on', '_ga=GA1.1.2.3');
  choose({ visits: 'off' });
  expect(global['ga-disable-G-1']).toBe(true);
  expect(document.cookie).toBe('_ga=; max-age=0; path=/');
});

test('removes cookies that a late script sets after consent is withdrawn', () => {
  const { document, load } = visit('on');
  choose({ visits: 'off' });
  document.cookie = '_ga=GA1.1.2.3';
  load();
  expect(document.cookie).toBe('_ga=; max-age=0; path=/');
});

test('a script keeps its cookie while the visitor agrees', () => {
  const { document, load } = visit('on');
  document.cookie = '_ga=GA1.1.2.3';
  load();
  expect(document.cookie).toBe('_ga=GA1.1.2.3');
});
