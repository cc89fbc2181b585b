import { expect, test } from 'vitest';
import { languageFor } from './language.ts';

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
