// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { KEYS } from '../look/storage.ts';
import { readUnfinished, keepLastPlayed } from './last-played.ts';

const keep = (match: unknown) =>
  sessionStorage.setItem(`${KEYS.match}ultimate`, JSON.stringify(match));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  keepLastPlayed('ultimate');
});

test('HOME-27 the last game is unfinished while its match has moves and no end', () => {
  expect(readUnfinished()).toBeNull();
  keep({ record: { moves: ['4.4'] }, reported: false });
  expect(readUnfinished()).toBe('ultimate');
  keepLastPlayed('classic');
  expect(readUnfinished()).toBeNull();
});

test.each([
  ['a finished match', { record: { moves: ['4.4'] }, reported: true }],
  ['an empty board', { record: { moves: [] }, reported: false }],
  ['garbage', 'garbage'],
  ['nothing', null],
  ['a record of another form', { record: 3, reported: false }],
])('HOME-27 but not with %s', (_, match) => {
  keep(match);
  expect(readUnfinished()).toBeNull();
});
