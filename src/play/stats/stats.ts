/** Counts finished matches. */
import { gameOf, type MatchState } from '../match-state.ts';
import { describe } from '../result.ts';
import { stats, type Tally, type Verdict } from './tallies.ts';

const NONE: Tally = { wins: 0, losses: 0, ties: 0 };

/** A finished match's verdict: against bots the person's, between friends player 1's. */
export function verdictOf(match: MatchState): Verdict {
  const result = describe(match);
  if (!result || result.kind === 'tie') return 'tie';
  const bots = match.setup.controllers.some(({ kind }) => kind === 'bot');
  const won = bots ? result.personWon : result.seats.includes(0);
  return won ? 'win' : 'loss';
}

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

/** Counts a finished match. The session calls it once a round. */
export const report = (match: MatchState): void =>
  count(gameOf(match).about.card.stats, verdictOf(match));
