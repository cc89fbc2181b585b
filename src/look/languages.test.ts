import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pathIn, baseOf, languageOf } from './paths.ts';
import { languageFor, LANGUAGES } from './languages.ts';

test.each([
  ['system', ['de-AT', 'en'], 'de'],
  ['system', ['fr', 'es-MX'], 'es'],
  ['system', ['fr', 'ja'], 'en'],
  ['system', ['en-GB', 'de'], 'en'],
  ['system', [], 'en'],
  ['es', ['de'], 'es'],
  ['en', ['de'], 'en'],
] as const)('%s, and a browser that asks for %j: %s', (choice, asked, language) => {
  expect(languageFor(choice, asked)).toBe(language);
});

describe('addresses', () => {
  test.each([
    ['/', 'en'],
    ['/classic', 'en'],
    ['/de', 'de'],
    ['/de/', 'de'],
    ['/es/how-to-play/3d', 'es'],
    ['/design', 'en'],
    ['/DE/classic', 'en'],
    ['/classic/de', 'en'],
  ] as const)('%s is in %s', (path, language) => {
    expect(languageOf(path)).toBe(language);
  });

  test.each([
    ['/', '/', '/de', '/es'],
    ['/classic', '/classic', '/de/classic', '/es/classic'],
    ['/de', '/', '/de', '/es'],
    ['/es/', '/', '/de', '/es'],
    ['/de/faq', '/faq', '/de/faq', '/es/faq'],
    ['/design/', '/design', '/de/design', '/es/design'],
  ] as const)('%s has one in each language', (path, en, de, es) => {
    expect(pathIn('en', path)).toBe(en);
    expect(pathIn('de', path)).toBe(de);
    expect(pathIn('es', path)).toBe(es);
  });

  test('index.html, which has no imports, knows the same languages', () => {
    const html = readFileSync('index.html', 'utf8');
    const list = LANGUAGES.map((language) => `'${language}'`).join(', ');
    const prefixes = LANGUAGES.filter((language) => language !== 'en').join('|');
    expect(html).toContain(`[${list}].includes(`);
    expect(html).toContain(`\\/(${prefixes})(?=`);
    for (const language of LANGUAGES)
      expect(languageOf(pathIn(language, '/classic'))).toBe(language);
  });

  test('English has no prefix', () => {
    expect(baseOf('en')).toBe('');
    expect(baseOf('de')).toBe('/de');
  });
});
