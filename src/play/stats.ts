/** Wins and losses of this visit, by variant; they live in memory and are lost on reload. */
import { createStore } from 'zustand/vanilla';
import type { GameId } from '../variants/rules.ts';
import type { MatchState } from './match-state.ts';
import { describe } from './result.ts';

/** The specification's counters (section 3): '3d' is spelled out, everything else is the id. */
export type StatKey = Exclude<GameId, '3d'> | 'threeD';

/** One variant's counters. Ties are losses too (section 4); `ties` says how many of them. */
export type Tally = { readonly wins: number; readonly losses: number; readonly ties: number };

export type Stats = Readonly<Partial<Record<StatKey, Tally>>>;

const NONE: Tally = { wins: 0, losses: 0, ties: 0 };

export const stats = createStore<Stats>(() => ({}));

/** The name a variant's counters go by. */
export const statKey = (game: string): StatKey => (game === '3d' ? 'threeD' : game) as StatKey;

/** What a finished match counts as: against bots a person's win, between friends player 1's. */
export function verdictOf(match: MatchState): 'win' | 'tie' | 'loss' {
  const result = describe(match);
  if (!result || result.kind === 'tie') return 'tie';
  const bots = match.setup.controllers.some(({ kind }) => kind === 'bot');
  const won = bots ? result.personWon : result.seats.includes(0);
  return won ? 'win' : 'loss';
}

/** Counts a finished match. The session tells it once a round. */
export function report(match: MatchState): void {
  const key = statKey(match.setup.game);
  const verdict = verdictOf(match);
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
