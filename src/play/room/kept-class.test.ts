import { expect, test } from 'vitest';
import { KEYS } from '../../look/storage.ts';
import { forgetClass, keepClass, readKeptClass } from './kept-class.ts';

const KEY = { class: 'c', code: 'ABCDEF', secret: 's', player: null };

function storageWith(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [[KEYS.class, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('SCH-09: a place in a class outlasts a reload', () => {
  const storage = storageWith();
  keepClass(storage, KEY);
  expect(readKeptClass(storage)).toEqual(KEY);
  forgetClass(storage, KEY);
  expect(readKeptClass(storage)).toBeNull();
});

test.each(['', 'null', '[]', '{"class":"c"}', '{"class":"c","code":1,"secret":"s","player":null}'])(
  'garbage is no place: %s',
  (text) => expect(readKeptClass(storageWith(text))).toBeNull(),
);

test('a host who tries the pupils’ way in the same browser stays the host', () => {
  const storage = storageWith();
  const pupil = { ...KEY, player: 'p' };
  keepClass(storage, KEY);
  keepClass(storage, pupil);
  expect(readKeptClass(storage)).toEqual(KEY);
  forgetClass(storage, KEY);
  expect(readKeptClass(storage)).toEqual(pupil);
  forgetClass(storage, pupil);
  expect(readKeptClass(storage)).toBeNull();
});

test('without storage nothing is kept, and nothing throws', () => {
  expect(keepClass(undefined, KEY)).toBe(false);
  expect(readKeptClass(undefined)).toBeNull();
});
