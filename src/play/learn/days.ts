/** The days whose puzzle was solved: of this visit, or kept where the player chose that. */
import { createStore } from 'zustand/vanilla';
import { isWhole, listOf } from '../../rules/untrusted.ts';
import type { Store } from '../keeping/saved.ts';

const KEY = 'tic-tac-toe.days';
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
export function recallDays(store: Store): void {
  try {
    const raw: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    const kept = (listOf(raw, MOST) ?? []).filter((day) => isWhole(day, 0, MOST));
    days.setState(({ solved }) => ({ solved: new Set([...solved, ...kept]) }));
  } catch {
    // Storage is forbidden or holds no list: the days last as long as the visit.
  }
}

/** Keeps the days on this device, unless it refuses. */
export function keepDays(store: Store): void {
  try {
    store.setItem(KEY, JSON.stringify([...days.getState().solved]));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Forgets what was kept. */
export function forgetDays(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {
    // If removing is forbidden, nothing was kept.
  }
}
