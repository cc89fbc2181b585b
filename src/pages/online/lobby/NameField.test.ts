import { expect, test } from 'vitest';
import { cleanName } from '../../../rooms/referee/names.ts';
import { uniqueName } from '../../../rooms/referee/look-alikes.ts';
import { words as german } from '../../../text/de/given-names.ts';
import { words as spanish } from '../../../text/es/given-names.ts';
import { givenNames } from '../../../text/given-names.ts';
import { makeGivenName } from './NameField.tsx';

const LANGUAGES = [
  ['en', givenNames],
  ['de', german],
  ['es', spanish],
] as const;

test.each(LANGUAGES)('ONL-94 every given name is a whole name, in %s', (_, words) => {
  const names = words.glazes.flatMap((glaze) =>
    words.animals.map((animal) => words.join(glaze, animal)),
  );
  expect(new Set(names).size).toBe(24 * 24);
  for (const name of names) expect(cleanName(name)).toBe(name);
});

test.each(LANGUAGES)('ONL-94 no two given names look alike, in %s', (_, words) => {
  // Two names that look alike have parts that do, so it is enough to compare the words of a list.
  for (const list of [words.glazes, words.animals])
    for (const [at, word] of list.entries()) expect(uniqueName(word, list.slice(0, at))).toBe(word);
});

test('ONL-94 another press gives another name', () => {
  const numbers = [0, 0, 0, 0, 0.99, 0.99];
  const random = () => numbers.shift() ?? 0;
  const first = makeGivenName(givenNames, '', random);
  expect(first).toBe('Amber Crane');
  expect(makeGivenName(givenNames, first, random)).toBe('Violet Turtle');
});
