/** Statistics kept beyond the visit, if the player chose that. */
import { STRONGEST, WEAKEST } from '../../rules/about.ts';
import { readField, isFields, isIntegerIn, listOf } from '../../rules/untrusted.ts';
import { KEYS, keepText, readJson, removeKept, type BrowserStorage } from '../../look/storage.ts';
import { forgetDays } from '../learn/days.ts';
import {
  type Opponent,
  type Count,
  type AdaptiveStrength,
  type Stats,
  stats,
  type Tally,
} from './tallies.ts';
import { currentLevelId } from '../match-state.ts';

/** More matches than anybody plays, and more puzzles than a game has. */
const MOST = 1_000_000;
const MOST_PUZZLES = 10_000;

/** All kinds of opponents, in the order to show. */
export const AGAINST = Object.keys({
  easy: 0,
  medium: 0,
  hard: 0,
  expert: 0,
  adaptive: 0,
  friend: 0,
  online: 0,
} satisfies Record<Opponent, 0>) as readonly Opponent[];

/** Adds the kept counters of these keys to this visit's, once. Ignores garbage. */
export function recallStats(storage: BrowserStorage, keys: readonly string[]): void {
  const kept = read(storage, keys);
  stats.setState((now) => {
    const sums = Object.entries(kept).flatMap(([key, b]) => {
      const a = now[key];
      return b ? [[key, a ? sum(a, b) : b] as const] : [];
    });
    return Object.fromEntries(sums);
  });
}

/** Keeps the current counters, unless the device refuses. */
export function keepStats(storage: BrowserStorage): void {
  keepText(storage, KEYS.stats, JSON.stringify(stats.getState()));
}

/** Forgets what was kept. */
export function forgetStats(storage: BrowserStorage): void {
  forgetDays(storage);
  removeKept(storage, KEYS.stats);
}

/** All matches of several counters. */
export const sumCounts = (counts: readonly Count[]): Count =>
  counts.reduce<Count>(
    (a, b) => ({ wins: a.wins + b.wins, losses: a.losses + b.losses, ties: a.ties + b.ties }),
    { wins: 0, losses: 0, ties: 0 },
  );

/** The visit's strength is newer, so it replaces the kept one; the visit's matches come after the kept ones. */
function sum(a: Tally, b: Tally): Tally {
  const now = (a.streak?.now ?? 0) + (a.losses === 0 ? (b.streak?.now ?? 0) : 0);
  const best = Math.max(now, a.streak?.best ?? 0, b.streak?.best ?? 0);
  const against = AGAINST.flatMap((who) => {
    const both = [a, b].flatMap((each) => each.against?.[who] ?? []);
    return both.length > 0 ? [[who, sumCounts(both)] as const] : [];
  });
  const solved = new Set([...(b.solved ?? []), ...(a.solved ?? [])]);
  return {
    ...b,
    ...a,
    ...sumCounts([a, b]),
    ...(against.length > 0 && { against: Object.fromEntries(against) }),
    ...((a.streak ?? b.streak) && { streak: { now, best } }),
    ...(solved.size > 0 && { solved: [...solved] }),
  };
}

function read(storage: BrowserStorage, keys: readonly string[]): Stats {
  const raw = readJson(storage, KEYS.stats);
  if (!isFields(raw)) return {};
  return Object.fromEntries(
    keys.flatMap((key) => {
      const tally = readTally(readField(raw, key));
      return tally ? [[key, tally] as const] : [];
    }),
  );
}

/** Drops missing or invalid parts; null if the totals are. */
function readTally(kept: unknown): Tally | null {
  const total = readCount(kept);
  if (!total || !isFields(kept)) return null;
  const raw = withCurrentIds(kept);
  const adaptive = readStrength(readField(raw, 'adaptive'));
  const against = readAgainst(readField(raw, 'against'), total);
  const streak = readStreak(readField(raw, 'streak'), total);
  const solved = readSolved(readField(raw, 'solved'));
  return {
    ...total,
    ...(adaptive && { adaptive }),
    ...(against && { against }),
    ...(streak && { streak }),
    ...(solved.length > 0 && { solved }),
  };
}

/** The same fields, with the levels' ids of today. */
const withCurrentIds = (raw: Readonly<Record<string, unknown>>): typeof raw =>
  Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [String(currentLevelId(key)), value]),
  );

function readCount(raw: unknown): Count | null {
  if (!isFields(raw)) return null;
  const [wins, losses, ties] = ['wins', 'losses', 'ties'].map((key) => readField(raw, key));
  const isCount = (value: unknown): value is number => isIntegerIn(value, 0, MOST);
  return isCount(wins) && isCount(losses) && isCount(ties) && ties <= losses
    ? { wins, losses, ties }
    : null;
}

/** The counters by opponent; together they can't exceed the totals. */
function readAgainst(kept: unknown, total: Count): Tally['against'] | null {
  if (!isFields(kept)) return null;
  const raw = withCurrentIds(kept);
  const counts = AGAINST.flatMap((who) => {
    const count = readCount(readField(raw, who));
    return count ? [[who, count] as const] : [];
  });
  const all = sumCounts(counts.map(([, count]) => count));
  const fits = all.wins <= total.wins && all.losses <= total.losses && all.ties <= total.ties;
  return counts.length > 0 && fits ? Object.fromEntries(counts) : null;
}

function readStreak(raw: unknown, { wins }: Count): Tally['streak'] | null {
  if (!isFields(raw)) return null;
  const best = readField(raw, 'best');
  if (!isIntegerIn(best, 0, wins)) return null;
  const now = readField(raw, 'now');
  return isIntegerIn(now, 0, best) ? { now, best } : null;
}

const readSolved = (raw: unknown): readonly number[] => [
  ...new Set(
    (listOf(raw, MOST_PUZZLES) ?? []).filter((each) => isIntegerIn(each, 1, MOST_PUZZLES)),
  ),
];

function readStrength(raw: unknown): AdaptiveStrength | null {
  if (!isFields(raw)) return null;
  const [strength, games] = [readField(raw, 'strength'), readField(raw, 'games')];
  const isHeld = typeof strength === 'number' && strength >= WEAKEST && strength <= STRONGEST;
  return isHeld && isIntegerIn(games, 0, MOST) ? { strength, games } : null;
}
