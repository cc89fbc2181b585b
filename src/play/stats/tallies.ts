/** Wins and losses of this visit by variant, in memory unless the player chose to keep them. */
import { createStore } from 'zustand/vanilla';

/** One variant's counters. Ties count as losses (STA-10); `ties` is their number. */
export type Tally = { readonly wins: number; readonly losses: number; readonly ties: number };

/** The counters by the key that a game's facts name. */
export type Stats = Readonly<Partial<Record<string, Tally>>>;

export type Verdict = 'win' | 'tie' | 'loss';

/** The storage, if any. */
export const STATS_KEY = 'tic-tac-toe.stats';

export const stats = createStore<Stats>(() => ({}));
