/** Statistics kept beyond the visit, if the player chose that. */
import { field, isFields, isWhole } from '../../rules/untrusted.ts';
import type { Store } from '../keeping/saved.ts';
import { type Stats, stats, STATS_KEY, type Tally } from './tallies.ts';

/** More games than anybody plays. */
const MOST = 1_000_000;

/** Adds the kept counters of these keys to this visit's, once. Ignores garbage. */
export function recallStats(store: Store, keys: readonly string[]): void {
  const kept = read(store, keys);
  stats.setState((now) => {
    const sums = Object.entries(kept).flatMap(([key, b]) => {
      const a = now[key];
      return b ? [[key, a ? sum(a, b) : b] as const] : [];
    });
    return Object.fromEntries(sums);
  });
}

/** Keeps the current counters, unless the device refuses. */
export function keepStats(store: Store): void {
  try {
    store.setItem(STATS_KEY, JSON.stringify(stats.getState()));
  } catch {
    // Storage is full or forbidden: the counters last as long as the visit.
  }
}

/** Forgets what was kept. */
export function forgetStats(store: Store): void {
  try {
    store.removeItem(STATS_KEY);
  } catch {
    // If removing is forbidden, nothing was kept.
  }
}

const sum = (a: Tally, b: Tally): Tally => ({
  wins: a.wins + b.wins,
  losses: a.losses + b.losses,
  ties: a.ties + b.ties,
});

function read(store: Store, keys: readonly string[]): Stats {
  try {
    const raw: unknown = JSON.parse(store.getItem(STATS_KEY) ?? '{}');
    if (!isFields(raw)) return {};
    return Object.fromEntries(
      keys.flatMap((key) => {
        const tally = readTally(field(raw, key));
        return tally ? [[key, tally] as const] : [];
      }),
    );
  } catch {
    return {};
  }
}

function readTally(raw: unknown): Tally | null {
  if (!isFields(raw)) return null;
  const [wins, losses, ties] = ['wins', 'losses', 'ties'].map((key) => field(raw, key));
  const isCount = (value: unknown): value is number => isWhole(value, 0, MOST);
  return isCount(wins) && isCount(losses) && isCount(ties) && ties <= losses
    ? { wins, losses, ties }
    : null;
}
