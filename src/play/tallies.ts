/** Wins and losses of this visit, by variant; they live in memory unless the device shall remember them. */
import { createStore } from 'zustand/vanilla';
import type { GameId } from '../variants/rules.ts';

/** The specification's counters (section 3): '3d' is spelled out, everything else is the id. */
export type StatKey = Exclude<GameId, '3d'> | 'threeD';

/** One variant's counters. Ties are losses too (section 4); `ties` says how many of them. */
export type Tally = { readonly wins: number; readonly losses: number; readonly ties: number };

export type Stats = Readonly<Partial<Record<StatKey, Tally>>>;

export type Verdict = 'win' | 'tie' | 'loss';

const NONE: Tally = { wins: 0, losses: 0, ties: 0 };

/** Where they are kept, if they are. */
export const STATS_KEY = 'tic-tac-toe.stats';

export const stats = createStore<Stats>(() => ({}));

/** The name a variant's counters go by. */
export const statKey = (game: string): StatKey => (game === '3d' ? 'threeD' : game) as StatKey;

/** Counts one result. */
export function count(key: StatKey, verdict: Verdict): void {
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
