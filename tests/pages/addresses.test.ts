/** Heads, languages and the parts of every page. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../src/variants/menu.ts';
import {
  addresses,
  fileOf,
  headOf,
  linksIn,
  readPage,
  regionOf,
  textOf,
  textsIn,
} from './prerendered.ts';

const games = [...gameIds, 'online'];

test('META-01 META-12: every page has a head of its own, without tags that need the site’s address', () => {
  expect(addresses.length).toBeGreaterThan(19);
  const titles = addresses.map((address) => {
    const [head = ''] = fileOf(address).split('</head>');
    expect(head, address).toContain(`<link rel="canonical" href="${address}" data-head>`);
    expect(head, address).toContain('<meta name="version" content="2.1"');
    expect(head.match(/<meta name="description"/g), address).toHaveLength(1);
    expect(head, address).not.toMatch(/og:image|og:url|twitter:image|\/share\//);
    return /<title[^>]*>([^<]+)</.exec(head)?.[1];
  });
  expect(new Set(titles).size).toBe(addresses.length);
});

test('META-01: a game’s head describes it', () => {
  const { document } = readPage('/quantum');
  expect(document.title).toMatch(/^Quantum Tic Tac Toe: /);
  expect(headOf(document, 'meta[name=description]', 'content')).toMatch(/collapse/);
  const data = JSON.parse(
    textOf(document.head.querySelector('script[type="application/ld+json"]')),
  ) as unknown;
  expect(data).toMatchObject({ name: 'Quantum Tic Tac Toe', url: '/quantum' });
});

test('LANG-07: a page names its addresses in all languages', () => {
  for (const [path, locale] of [
    ['/faq', 'en_US'],
    ['/de/faq', 'de_DE'],
    ['/es/faq', 'es_ES'],
  ] as const) {
    const { document } = readPage(path);
    for (const [language, address] of [
      ['en', '/faq'],
      ['de', '/de/faq'],
      ['es', '/es/faq'],
      ['x-default', '/faq'],
    ])
      expect(headOf(document, `link[hreflang="${language}"]`, 'href'), path).toBe(address);
    expect(headOf(document, 'meta[property="og:locale"]', 'content')).toBe(locale);
  }
});

test.each([
  ['/', 'en', 'Tic-tac-toe in fired clay', 'Mind-bending'],
  ['/classic', 'en', 'Classic Tic Tac Toe', 'Three of your marks in a row win'],
  ['/ultimate', 'en', 'Ultimate Tic Tac Toe', 'Play anywhere!'],
  ['/multiplayer', 'en', 'Multiplayer Tic Tac Toe', 'Number of Players'],
  ['/online', 'en', 'Online Tic Tac Toe', 'Create Room'],
  ['/how-to-play/classic', 'en', 'How to play Classic', 'Centre control'],
  ['/no-such-page', 'en', 'Oops! Page not found', "doesn't exist"],
  ['/de', 'de', 'Tic‑Tac‑Toe aus gebranntem Ton', 'Wähle deine Herausforderung'],
  ['/de/quantum', 'de', 'Quanten-Tic-Tac-Toe', 'Gegen die KI'],
  ['/de/faq', 'de', 'Fragen und Antworten', 'Ist das wirklich kostenlos?'],
  ['/de/strategies', 'de', 'Strategien für Tic-Tac-Toe', 'Nimm die Mitte'],
  ['/de/online', 'de', 'Tic-Tac-Toe online', 'Raum öffnen'],
  ['/class', 'en', 'Tic Tac Toe for a class', 'Open the class'],
  ['/de/class', 'de', 'Tic-Tac-Toe für die Klasse', 'Klasse öffnen'],
  ['/de/privacy', 'de', 'Datenschutz', 'Auf deinem Gerät'],
  ['/es/faq', 'es', 'Preguntas frecuentes', '¿De verdad es gratis?'],
  ['/es/class', 'es', 'Tres en raya para la clase', 'Abrir la clase'],
  ['/print', 'en', 'Print a sheet', 'Loading the sheet'],
  ['/de/print', 'de', 'Blatt drucken', 'Das Blatt lädt'],
  ['/es/print', 'es', 'Imprimir una hoja', 'Cargando la hoja'],
  ['/es/privacy', 'es', 'Privacidad', 'En tu dispositivo'],
  ['/es/strategies', 'es', 'Estrategias de tic tac toe', 'Toma el centro'],
  ['/es/how-to-play/wild', 'es', 'Cómo jugar: Salvaje', 'Jugar'],
  ['/es/no-such-page', 'es', '¡Vaya! Página no encontrada', 'Juegos populares'],
])('LANG-02: %s can be read without a script, in %s', (path, lang, heading, words) => {
  const { document } = readPage(path);
  expect(document.documentElement.lang).toBe(lang);
  expect(textsIn(document, 'h1')).toEqual([heading]);
  expect(textOf(document.body)).toContain(words);
});

test('LANG-04: all links of a translated page stay in its language', () => {
  for (const address of addresses) {
    const [, language] = /^\/(de|es)(?:\/|$)/.exec(address) ?? [];
    if (language === undefined) continue;
    for (const [, link = ''] of fileOf(address).matchAll(/<a [^>]*href="(\/[^"]*)"/g))
      expect(link, address).toMatch(new RegExp(`^/${language}(?:[/?]|$)`));
  }
});

test('titles are translated', () => {
  for (const [path, title] of [
    ['/de', /^Tic-Tac-Toe und seine Varianten/],
    ['/de/faq', /^Fragen und Antworten zu Tic-Tac-Toe$/],
    ['/de/strategies', /^Strategien für Tic-Tac-Toe/],
    ['/de/quantum', /^Quanten-Tic-Tac-Toe: /],
    ['/de/how-to-play/quantum', /^Quanten-Tic-Tac-Toe: Regeln/],
    ['/es', /^Tic Tac Toe y sus variantes/],
    ['/es/faq', /^Preguntas y respuestas sobre Tic Tac Toe$/],
    ['/es/strategies', /^Estrategias de Tic Tac Toe/],
    ['/es/quantum', /^Tic Tac Toe cuántico: /],
    ['/es/how-to-play/quantum', /^Cómo jugar al Tic Tac Toe cuántico: /],
  ] as const)
    expect(readPage(path).document.title).toMatch(title);
});

describe('every page', () => {
  const PAGES = [
    '/',
    '/faq',
    '/strategies',
    '/how-to-play',
    '/how-to-play/3d',
    '/analysis/classic',
    '/puzzles',
    '/stats',
    '/privacy',
    '/print',
    '/embed',
    '/lost',
    '/online',
    '/class',
    '/classic',
  ];

  test.each(PAGES)(
    'ALL-06 ALL-07 ALL-09 ALL-10: %s has a footer with all links, and Feedback',
    (path) => {
      const { document, footer } = readPage(path);
      expect(textOf(footer)).toContain('Made with love for Tic Tac Toe lovers');
      expect(textOf(footer)).toContain('2024');
      const links = linksIn(footer);
      for (const to of [
        '/faq',
        '/strategies',
        '/puzzles',
        '/stats',
        '/class',
        '/embed',
        '/privacy',
        '/how-to-play',
        ...games.map((id) => `/${id}`),
        ...games.map((id) => `/how-to-play/${id}`),
      ])
        expect(
          links.filter((link) => link === to),
          to,
        ).toHaveLength(1);
      const feedback = document.querySelector('a[href^="mailto:"]');
      expect(textOf(feedback)).toBe('Feedback');
      expect(feedback?.getAttribute('target')).toBe('_blank');
      const mail = new URL(feedback?.getAttribute('href') ?? '');
      expect(mail.searchParams.get('subject')).toBe('Feedback on Tic Tac Toe');
    },
  );

  test.each(PAGES)('HOME-28: the main pages are one step away from %s, others two', (path) => {
    expect(textsIn(regionOf(readPage(path).document, 'Main pages'), 'a')).toEqual(
      expect.arrayContaining([
        'Games',
        'Guides',
        'Strategies',
        'FAQ',
        'Play Online',
        'Puzzles',
        'Puzzle of the day',
        'Statistics',
        'For a class',
      ]),
    );
  });
});

test.each(games)(
  'ALL-21 ALL-22: below %s stand related variants and questions with their data',
  (id) => {
    const { document, dataOf } = readPage(`/${id}`);
    const related = linksIn(regionOf(document, 'Related Variants'));
    expect(related.length).toBeGreaterThan(2);
    for (const link of related) expect([...games, `analysis/${id}`]).toContain(link.slice(1));
    expect(related).not.toContain(`/${id}`);
    const questions = textsIn(regionOf(document, 'Questions about this game'), 'h3');
    expect(questions.length).toBeGreaterThanOrEqual(3);
    const { mainEntity } = dataOf('FAQPage') as { mainEntity: { name: string }[] };
    expect(mainEntity.map(({ name }) => name)).toEqual(questions);
  },
);

test('the questions below a game are translated', () => {
  for (const [path, heading, question] of [
    ['/de/quantum', 'Fragen zu diesem Spiel', 'Wer wählt, wenn sich eine Schleife schließt?'],
    ['/es/quantum', 'Preguntas sobre este juego', '¿Quién elige cuando se cierra un ciclo?'],
  ] as const)
    expect(textsIn(regionOf(readPage(path).document, heading), 'h3')).toContain(question);
});

test('without a configured address there is no list of pages for search engines', () => {
  const robots = readFileSync('dist/robots.txt', 'utf8');
  expect(robots).toContain('Allow: /');
  expect(robots).not.toContain('Sitemap');
  expect(existsSync('dist/sitemap.xml')).toBe(false);
});
