/** The days whose puzzle was solved: during this visit, or kept on the device where the player chose that. */
import { createStore } from 'zustand/vanilla';
import { isIntegerIn, listOf } from '../../rules/untrusted.ts';
import { KEYS, keepText, readJson, removeKept, type BrowserStorage } from '../../look/storage.ts';

/** More days than anybody solves. */
const MOST = 20_000;

/** Numbers of days, as `dayOf` counts them. */
export const days = createStore<{ readonly solved: ReadonlySet<number> }>(() => ({
  solved: new Set(),
}));

export function solveDay(day: number): void {
  days.setState(({ solved }) => ({ solved: new Set(solved).add(day) }));
}

/** How many days in a row were solved, up to this one or the one before. */
export function streakOf(solved: ReadonlySet<number>, today: number): number {
  let day = solved.has(today) ? today : today - 1;
  const last = day;
  while (solved.has(day)) day -= 1;
  return last - day;
}

/** Adds the days kept on this device; ignores garbage. */
export function recallDays(storage: BrowserStorage): void {
  const kept = (listOf(readJson(storage, KEYS.solvedDays), MOST) ?? []).filter((day) =>
    isIntegerIn(day, 0, MOST),
  );
  days.setState(({ solved }) => ({ solved: new Set([...solved, ...kept]) }));
}

/** Keeps the days on this device, unless it refuses. */
export function keepDays(storage: BrowserStorage): void {
  keepText(storage, KEYS.solvedDays, JSON.stringify([...days.getState().solved]));
}

/** Forgets what was kept. */
export function forgetDays(storage: BrowserStorage): void {
  removeKept(storage, KEYS.solvedDays);
}
