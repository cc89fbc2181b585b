import { beforeEach, expect, test } from 'vitest';
import { changeSettings, siteSettings, type ConsentChoice } from '../look/settings.ts';
import { type AnalyticsPage, startAnalytics } from './analytics.ts';

function visit(visits: ConsentChoice, cookie = '') {
  changeSettings({ visits });
  const scripts: string[] = [];
  const written: string[] = [];
  let load = () => {};
  const document = {
    kept: cookie,
    get cookie() {
      return this.kept;
    },
    set cookie(text) {
      this.kept = text;
      written.push(text);
    },
    location: new URL('https://play.school.example/online?room=HPMQ3R#key=secret'),
    referrer: 'https://play.school.example/classic?moves=4',
    createElement: () => ({
      addEventListener: (_type: 'load', hear: () => void) => (load = hear),
    }),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  };
  const global: AnalyticsPage['global'] = {};
  startAnalytics('G-1', { document: document as unknown as Document, global });
  return { scripts, document, written, global, load: () => load() };
}

const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-1';

beforeEach(() => siteSettings.setState(siteSettings.getInitialState()));

test('ANA-01: loads nothing before the visitor agrees', () => {
  const { scripts, global } = visit('ask');
  expect(scripts).toEqual([]);
  expect(global.gtag).toBeUndefined();
});

test('ANA-01: counts after the visitor agrees, and on the next visit', () => {
  const { scripts, global } = visit('ask');
  changeSettings({ visits: 'on' });
  changeSettings({ theme: 'dark' });
  expect(scripts).toEqual([TAG]);
  expect(global['ga-disable-G-1']).toBe(false);
  expect(visit('on').scripts).toEqual([TAG]);
});

test('loads nothing after the visitor declines', () => {
  const { scripts } = visit('off');
  expect(scripts).toEqual([]);
});

test('stops counting and removes its cookies when consent is withdrawn', () => {
  const { global, written } = visit('on', '_ga=GA1.1.2.3');
  changeSettings({ visits: 'off' });
  expect(global['ga-disable-G-1']).toBe(true);
  expect(written).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=play.school.example',
    '_ga=; max-age=0; path=/; domain=school.example',
    '_ga=; max-age=0; path=/; domain=example',
  ]);
});

test('removes its cookies where clearing the storage took consent back', () => {
  const { document, written, load } = visit('on', '_ga=GA1.1.2.3');
  changeSettings({ visits: 'ask' });
  expect(written).toContain('_ga=; max-age=0; path=/');
  written.splice(0);
  document.kept = '_ga=GA1.1.2.3';
  load();
  expect(written).toContain('_ga=; max-age=0; path=/');
  expect(visit('ask', '_ga=GA1.1.2.3').written).toContain('_ga=; max-age=0; path=/');
});

test('removes all cookies of the tag, and no others', () => {
  const kept =
    '_ga=1; _ga_TEST123=1; _gid=1; _gat=1; _gat_gtag_G_1=1; _gac_G-1=1; _gcl_au=1; _gcl_aw=1; _dc_gtm_G-1=1';
  const { written } = visit('off', `${kept}; language=de; _g=1`);
  const gone = written.filter((each) => !each.includes('domain')).map((each) => each.split('=')[0]);
  expect(gone).toEqual(kept.split('; ').map((each) => each.split('=')[0]));
});

test('removes cookies that a late script sets after consent is withdrawn', () => {
  const { document, written, load } = visit('on');
  changeSettings({ visits: 'off' });
  document.kept = '_ga=GA1.1.2.3';
  load();
  expect(written).toContain('_ga=; max-age=0; path=/');
});

test('a script keeps its cookie while the visitor agrees', () => {
  const { document, load } = visit('on');
  document.kept = '_ga=GA1.1.2.3';
  load();
  expect(document.cookie).toBe('_ga=GA1.1.2.3');
});

/** The calls of the tag, as lists. */
const toldTo = ({ dataLayer = [] }: AnalyticsPage['global']): unknown[][] =>
  dataLayer.map((each) => Array.from(each as ArrayLike<unknown>));

test('the tag learns origin and path of a page, and keeps its cookies to this host', () => {
  const told = toldTo(visit('on').global);
  expect(told).toContainEqual([
    'set',
    {
      page_location: 'https://play.school.example/online',
      page_referrer: 'https://play.school.example/classic',
    },
  ]);
  expect(told).toContainEqual(['config', 'G-1', { cookie_domain: 'none' }]);
  expect(JSON.stringify(told)).not.toMatch(/secret|HPMQ3R|moves/);
});

test('a tag that runs is told when consent is withdrawn, and when it is given again', () => {
  const { global } = visit('on');
  changeSettings({ visits: 'off' });
  changeSettings({ visits: 'on' });
  expect(toldTo(global).slice(-2)).toEqual([
    ['consent', 'update', { analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);
});
