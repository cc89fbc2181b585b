/** Boards for other sites' pages, and the page that makes them, before their scripts run. */
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { KEYS } from '../../src/look/storage.ts';
import { readSettings } from '../../src/look/settings.ts';
import { gameIds } from '../../src/variants/menu.ts';
import {
  embeds,
  fileOf,
  headOf,
  linksIn,
  readPage,
  regionOf,
  textOf,
  textsIn,
} from './prerendered.ts';

test('EMB-01 EMB-02: every game and the puzzle of the day have an embed in each language', () => {
  const subjects = [...gameIds, 'daily'];
  const wanted = ['', '/de', '/es'].flatMap((base) => subjects.map((id) => `${base}/embed/${id}`));
  expect(embeds.toSorted()).toEqual(wanted.toSorted());
});

describe.each([
  ['/embed/wild', 'en', 'Wild Tic Tac Toe', '/wild', 'Full game (opens in a new tab)'],
  ['/de/embed/3d', 'de', '3D-Tic-Tac-Toe', '/de/3d', 'Ganzes Spiel (öffnet einen neuen Tab)'],
  [
    '/es/embed/daily',
    'es',
    'Problema del día',
    '/es/puzzles',
    'Más problemas (se abre en otra pestaña)',
  ],
  ['/embed/chess', 'en', 'This site has no such game.', '/', 'All games (opens in a new tab)'],
  [
    '/de/embed/chess',
    'de',
    'Dieses Spiel gibt es nicht.',
    '/de',
    'Alle Spiele (öffnet einen neuen Tab)',
  ],
])('%s', (address, language, title, to, words) => {
  const { document } = new JSDOM(fileOf(address)).window;

  test('EMB-01 EMB-04: has a title and a link to the site in a new tab, and nothing of a page', () => {
    expect(document.documentElement.lang).toBe(language);
    expect(textsIn(document, 'h1')).toEqual([title]);
    expect(linksIn(document)).toEqual([to]);
    const [link] = document.querySelectorAll('a');
    expect(textOf(link)).toBe(words);
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener']);
    expect(document.querySelectorAll('header, footer, nav, aside, [class*="skip"]')).toHaveLength(
      0,
    );
    expect(document.querySelector('link[rel="manifest"]')).toBeNull();
  });

  test('EMB-11: is not indexed', () => {
    expect(headOf(document, 'meta[name=robots]', 'content')).toBe('noindex');
  });
});

test('EMB-07: an embed’s first script leaves no storage to the others', () => {
  for (const [query, theme] of [
    ['', 'system'],
    ['?theme=dark', 'dark'],
    ['?theme=blue', 'system'],
  ] as const) {
    const { window } = new JSDOM(fileOf('/embed/classic'), {
      url: `https://ttt.example/embed/classic${query}`,
      runScripts: 'outside-only',
    });
    const touched: unknown[] = [];
    const stored = new Proxy(window.localStorage, { get: (_, name) => touched.push(name) });
    Object.defineProperty(window, 'localStorage', { get: () => stored, configurable: true });
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
    const [script] = window.document.querySelectorAll('script:not([src], [type])');
    window.eval(script?.textContent ?? '');
    expect(touched).toEqual([]);
    const { localStorage, sessionStorage } = window;
    expect(sessionStorage).toBeUndefined();
    expect(readSettings(localStorage.getItem(KEYS.settings))).toMatchObject({
      theme,
      sound: 'off',
      remember: 'ask',
      visits: 'ask',
    });
    for (const key of Object.values(KEYS))
      if (key !== KEYS.settings) expect(localStorage.getItem(key), key).toBeNull();
    expect(() => localStorage.setItem(KEYS.name, 'Ada')).toThrow('keeps nothing');
    const isDark = theme === 'dark';
    expect(window.document.documentElement.dataset['theme']).toBe(isDark ? 'dark' : 'light');
  }
});

test.each([
  ['/embed', 'A board for your page', 'HTML to paste', 'Copy the HTML', 'The reader'],
  ['/de/embed', 'Ein Brett für deine Seite', 'HTML zum Einfügen', 'HTML kopieren', 'Wer liest'],
  ['/es/embed', 'Un tablero para tu página', 'HTML para pegar', 'Copiar el HTML', 'Quien lee'],
])(
  'EMB-10: %s makes the HTML of an embed in its language',
  (address, title, part, button, reader) => {
    const { document, main } = readPage(address);
    expect(textsIn(document, 'h1')).toEqual([title]);
    expect(textsIn(main, 'button')).toEqual([button]);
    expect(textOf(main)).toContain(reader);
    expect(textsIn(main, 'select:first-of-type option')).toHaveLength(gameIds.length + 1 + 4);
    const [html] = regionOf(document, part).querySelectorAll('textarea');
    expect(html?.value).toContain(`src="${address}/classic"`);
    // It loads a board only once its script runs.
    expect(main.querySelector('iframe')).toBeNull();
  },
);
