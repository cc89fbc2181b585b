import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAILY, dateOf, dayOf, gameOfDay, puzzleOfDay } from './daily.ts';
import { decodePuzzle, type Puzzle } from './puzzle.ts';

const stored = import.meta.glob('../variants/*/puzzles.json', { eager: true, import: 'default' });
const files = new Map<string, readonly Puzzle[]>();
for (const [game] of DAILY) {
  const read = decodePuzzle(game, stored[`../variants/${game}/puzzles.json`]);
  if (read.ok) files.set(game, read.value);
}

/** A hash of the names of a year's puzzles, from the first day on. */
const YEAR = '3dda89481ea172cef7ad5407eac5f47588e8021476afac34029df3dd432acf39';

const puzzleOn = (day: number) => puzzleOfDay(day, files.get(gameOfDay(day)) ?? []);

test('PUZ-06: the puzzles of a year are what they were', () => {
  const ids = Array.from({ length: 366 }, (_, day) => puzzleOn(day)?.id);
  expect(createHash('sha256').update(ids.join(' ')).digest('hex')).toBe(YEAR);
});

test('PUZ-06: new puzzles change no day', () => {
  for (let day = 0; day < 60; day += 1) {
    const all = files.get(gameOfDay(day)) ?? [];
    const more = [...all, ...all.map((each) => ({ ...each, id: `new ${each.id}` }))];
    expect(puzzleOfDay(day, more)?.id).toBe(puzzleOn(day)?.id);
  }
});

test('PUZ-06: easy on Monday, hard on Sunday, the games in turn', () => {
  for (let day = 0; day < 366; day += 1) {
    const weekday = new Date(`${dateOf(day)}T12:00:00Z`).getUTCDay();
    const { difficulty = 0, id = '' } = puzzleOn(day) ?? {};
    if (weekday === 1) expect(difficulty, id).toBe(1);
    if (weekday === 0) expect(difficulty, id).toBe(5);
    expect(id.startsWith(gameOfDay(day))).toBe(true);
    expect(gameOfDay(day)).not.toBe(gameOfDay(day + 1));
  }
});

test('PUZ-06: a day begins at midnight UTC', () => {
  expect(dayOf(new Date('2026-11-23T00:00:00Z'))).toBe(0);
  expect(dayOf(new Date('2026-11-23T23:59:59Z'))).toBe(0);
  expect(dayOf(new Date('2026-11-24T00:00:00+01:00'))).toBe(0);
  expect(dayOf(new Date('2027-11-23T00:00:00Z'))).toBe(365);
  expect(dayOf(new Date('2020-01-01T00:00:00Z'))).toBe(0);
});

test('PUZ-06: no puzzle comes back within two months', () => {
  const ids = Array.from({ length: 366 }, (_, day) => puzzleOn(day)?.id);
  for (const [day, id] of ids.entries()) expect(ids.slice(day + 1, day + 40)).not.toContain(id);
});
