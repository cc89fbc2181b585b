/** What finished matches count as. */
import { gameOf, type MatchState } from '../match-state.ts';
import { describe } from '../result.ts';
import { count, type Verdict } from './tallies.ts';

/** What a finished match counts as: against bots a person's win, between friends player 1's. */
export function verdictOf(match: MatchState): Verdict {
  const result = describe(match);
  if (!result || result.kind === 'tie') return 'tie';
  const bots = match.setup.controllers.some(({ kind }) => kind === 'bot');
  const won = bots ? result.personWon : result.seats.includes(0);
  return won ? 'win' : 'loss';
}

/** Counts a finished match. The session tells it once a round. */
export const report = (match: MatchState): void =>
  count(gameOf(match).about.card.stats, verdictOf(match));

/** Counts a round that ended in a room: into the multiplayer counters, by this seat's own result. */
export const reportOnline = (verdict: Verdict): void => count('multiplayer', verdict);
