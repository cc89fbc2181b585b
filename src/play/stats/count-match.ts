/** Counts finished matches. */
import { gameOf, type MatchState } from '../match-state.ts';
import { resultOf } from '../match-result.ts';
import { adjustStrength } from './adaptive-strength.ts';
import {
  type Opponent,
  type Count,
  strengthOf,
  stats,
  type Tally,
  type VisitorResult,
} from './tallies.ts';

const NONE: Count = { wins: 0, losses: 0, ties: 0 };

/** A finished match's result: against bots the person's, between friends player 1's. */
export function visitorResultOf(match: MatchState): VisitorResult {
  const found = resultOf(match);
  if (!found || found.kind === 'tie') return 'tie';
  const bots = match.setup.controllers.some(({ kind }) => kind === 'bot');
  const won = bots ? found.personWon : found.seats.includes(0);
  return won ? 'win' : 'loss';
}

const countResult = ({ wins, losses, ties }: Count, result: VisitorResult): Count => ({
  wins: wins + (result === 'win' ? 1 : 0),
  losses: losses + (result === 'win' ? 0 : 1),
  ties: ties + (result === 'tie' ? 1 : 0),
});

/** Counts one result. Match me also follows its own results. */
export function countMatch(key: string, result: VisitorResult, against: Opponent): void {
  stats.setState((before) => {
    const tally: Tally = before[key] ?? NONE;
    const now = result === 'win' ? (tally.streak?.now ?? 0) + 1 : 0;
    return {
      [key]: {
        ...tally,
        ...(against === 'adaptive' && { adaptive: adjustStrength(strengthOf(key), result) }),
        ...countResult(tally, result),
        against: {
          ...tally.against,
          [against]: countResult(tally.against?.[against] ?? NONE, result),
        },
        streak: { now, best: Math.max(now, tally.streak?.best ?? 0) },
      },
    };
  });
}

/** Counts a finished match. The session calls it once a round. */
export function countFinished(match: MatchState): void {
  const bot = match.setup.controllers.find(({ kind }) => kind === 'bot');
  countMatch(
    gameOf(match).about.card.stats,
    visitorResultOf(match),
    bot?.kind === 'bot' ? bot.level : 'friend',
  );
}
