/** Wins and losses of this visit, by variant; they live in memory unless the device shall remember them. */
import { createStore } from 'zustand/vanilla';

/** One variant's counters. Ties are losses too (section 4); `ties` says how many of them. */
export type Tally = { readonly wins: number; readonly losses: number; readonly ties: number };

/** The counters by the key that a game's facts name. */
export type Stats = Readonly<Partial<Record<string, Tally>>>;

export type Verdict = 'win' | 'tie' | 'loss';

const NONE: Tally = { wins: 0, losses: 0, ties: 0 };

/** Where they are kept, if they are. */
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
