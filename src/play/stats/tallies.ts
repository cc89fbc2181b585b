/** Wins and losses of this visit by variant, in memory unless the player chose to keep them. */
import { createStore } from 'zustand/vanilla';

/** One variant's counters. Ties count as losses (STA-10); `ties` is their number. */
export type Tally = { readonly wins: number; readonly losses: number; readonly ties: number };

/** The counters by the key that a game's facts name. */
export type Stats = Readonly<Partial<Record<string, Tally>>>;

export type Verdict = 'win' | 'tie' | 'loss';

const NONE: Tally = { wins: 0, losses: 0, ties: 0 };

/** The storage, if any. */
export const STATS_KEY = 'tic-tac-toe.stats';

export const stats = createStore<Stats>(() => ({}));

/** Counts one result. */
export function count(key: string, verdict: Verdict): void {
  stats.setState((before) => {
    const tally = before[key] ?? NONE;
    return {
      [key]: {
        wins: tally.wins + (verdict === 'win' ? 1 : 0),
        losses: tally.losses + (verdict === 'win' ? 0 : 1),
        ties: tally.ties + (verdict === 'tie' ? 1 : 0),
      },
    };
  });
}
