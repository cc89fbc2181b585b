import { describe, expect, test, vi } from 'vitest';
import { uniqueName } from './look-alikes.ts';

test('ONL-07 names are told apart by the least free number', () => {
  expect(uniqueName('Sam', ['Ann'])).toBe('Sam');
  expect(uniqueName('Sam', ['Sam'])).toBe('Sam 2');
  expect(uniqueName('sam', ['Sam', 'Sam 2'])).toBe('sam 3');
  const long = 'x'.repeat(24);
  expect(uniqueName(long, [long])).toBe(`${'x'.repeat(22)} 2`);
  const families = '👨‍👩‍👧‍👦'.repeat(3);
  expect(uniqueName(`${families}abc`, [`${families}abc`])).toBe(`${families}a 2`);
});

describe('ONL-07 names that look the same are told apart', () => {
  test.each([
    ['Sam', 'Ѕаm', 'Cyrillic letters'],
    ['Ѕаm', 'SAM', 'and another case'],
    ['Bob', 'ВОВ', 'alike in capitals only'],
    ['Ника', 'Hикa', 'Latin letters in a Cyrillic name'],
    ['Ανα', 'Avα', 'a Greek name'],
    ['Bill', 'BiII', 'capital i for l'],
    ['Olga', '0lga', 'a digit'],
    ["O'Brien", 'O’Brien', 'another apostrophe'],
    ['Ｓａｍ', 'Sam', 'full width'],
    ['Sam', '𝐒𝐚𝐦', 'letters of mathematics'],
    ['René', 'Renе\u0301', 'a Cyrillic letter with an accent'],
    ['Sam', 'Sam\uFE0F', 'an invisible selector'],
    ['کیان', 'کی\u200Cان', 'a non-joiner'],
    ['Sam', '🆂🅰🅼', 'white letters in black squares'],
    ['Billie', '🅑🅘🅛🅛🅘🅔', 'white letters in black circles'],
    ['Sam', 'Sam.', 'a full stop'],
    ['Sam', 'Sаm!', 'punctuation and a Cyrillic letter'],
    ['Sam', 'Samǃ', 'a letter like an exclamation mark'],
    ['Sam', 'S a m', 'spaces'],
    ['Sam', 'S-a_m', 'dashes'],
    ['Sam', 'S\u0332a\u0332m\u0332', 'underlined'],
    ['Sam', 'S\u0336a\u0336m\u0336', 'struck through'],
    ['Sam', 'S\u20DEa\u20DEm\u20DE', 'in squares'],
  ])('%s, %s: %s', (taken, name) => {
    expect(uniqueName(name, [taken])).toBe(`${name} 2`);
    expect(uniqueName(taken, [name])).toBe(`${taken} 2`);
  });

  test.each([
    ['Sam', 'Sám'],
    ['Ivan', 'Иван'],
    ['Ann', 'Anna'],
    ['Lea', 'Léa'],
    ['Sam 2', 'Sam 3'],
    ['Yuki', '由紀'],
    ['Søren', 'Soren'],
    ['Łukasz', 'Lukasz'],
    ['!!!', '???'],
    ['Sam', 'Sam ⭐'],
  ])('%s and %s differ', (taken, name) => {
    expect(uniqueName(name, [taken])).toBe(name);
  });
});

test('ONL-07 the longest look-alikes of a whole room are told apart with little work', () => {
  const taken: string[] = [];
  const take = (): number => taken.push(uniqueName('\uFDFA'.repeat(24), taken));
  for (let seats = 0; seats < 5; seats += 1) take();
  const normalize = vi.spyOn(String.prototype, 'normalize');
  take();
  const work = normalize.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
  normalize.mockRestore();
  expect(taken.at(-1)).toMatch(/ 6$/);
  expect(work).toBeLessThan(10_000);
});

test('in a class with 127 of the longest look-alikes one more is told apart with little work', () => {
  const taken: string[] = [];
  const take = (): number => taken.push(uniqueName('\uFDFA'.repeat(24), taken));
  while (taken.length < 127) take();
  const normalize = vi.spyOn(String.prototype, 'normalize');
  take();
  const work = normalize.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
  normalize.mockRestore();
  expect(new Set(taken).size).toBe(128);
  expect(work).toBeLessThan(10_000);
});

test('more names than are remembered are told apart too', () => {
  const many = Array.from({ length: 1100 }, (_, at) => `Sam ${at + 2}`);
  expect(uniqueName('Sam', ['SAM', ...many])).toBe('Sam 1102');
});
