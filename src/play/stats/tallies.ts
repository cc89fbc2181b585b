/** Wins and losses of this visit by game, in memory unless the player chose to keep them. */
import { createStore } from 'zustand/vanilla';
import type { Level } from '../match-state.ts';

/** The strength of Match me, from 1 to 10. */
export type AdaptiveStrength = {
  readonly strength: number;
  /** How many matches it has followed; stored as `games`. */
  readonly games: number;
};

/** The kind of opponent: the computer at a level, friends on this device, or players in a room. */
export type Opponent = Level | 'friend' | 'online';

/** As it is kept: `losses` includes the ties (STA-10); `ties` is their number. */
export type Count = { readonly wins: number; readonly losses: number; readonly ties: number };

/** One game's counters. Matches that were kept before a part was counted are only in the totals. */
export type Tally = Count & {
  readonly adaptive?: AdaptiveStrength;
  readonly against?: Readonly<Partial<Record<Opponent, Count>>>;
  /** Wins in a row: up to the last match, and the most. */
  readonly streak?: { readonly now: number; readonly best: number };
  /** The numbers of the puzzles solved. */
  readonly solved?: readonly number[];
};

/** The counters by the key that a game's facts name. */
export type Stats = Readonly<Partial<Record<string, Tally>>>;

/** A match's result for this visitor; here a tie is no loss. */
export type VisitorResult = 'win' | 'tie' | 'loss';

export const stats = createStore<Stats>(() => ({}));

/** Where Match me starts. */
const MIDDLE: AdaptiveStrength = { strength: 5, games: 0 };

/** The strength of Match me, by a game's key. */
export const strengthOf = (key: string): AdaptiveStrength =>
  stats.getState()[key]?.adaptive ?? MIDDLE;
