/** Counts finished matches. */
import { gameOf, type MatchState } from '../match-state.ts';
import { describe } from '../result.ts';
import { adjustStanding } from './following.ts';
import {
  type Against,
  type Count,
  standingOf,
  stats,
  type Tally,
  type GameResult,
} from './tallies.ts';

const NONE: Count = { wins: 0, losses: 0, ties: 0 };

/** A finished match's verdict: against bots the person's, between friends player 1's. */
export function verdictOf(match: MatchState): GameResult {
  const result = describe(match);
  if (!result || result.kind === 'tie') return 'tie';
  const bots = match.setup.controllers.some(({ kind }) => kind === 'bot');
  const won = bots ? result.personWon : result.seats.includes(0);
  return won ? 'win' : 'loss';
}

const countVerdict = ({ wins, losses, ties }: Count, verdict: GameResult): Count => ({
  wins: wins + (verdict === 'win' ? 1 : 0),
  losses: losses + (verdict === 'win' ? 0 : 1),
  ties: ties + (verdict === 'tie' ? 1 : 0),
});

/** Counts one result. Match me follows its own. */
export function count(key: string, verdict: GameResult, against: Against): void {
  stats.setState((before) => {
    const tally: Tally = before[key] ?? NONE;
    const now = verdict === 'win' ? (tally.streak?.now ?? 0) + 1 : 0;
    return {
      [key]: {
        ...tally,
        ...(against === 'match' && { match: adjustStanding(standingOf(key), verdict) }),
        ...countVerdict(tally, verdict),
        against: {
          ...tally.against,
          [against]: countVerdict(tally.against?.[against] ?? NONE, verdict),
        },
        streak: { now, best: Math.max(now, tally.streak?.best ?? 0) },
      },
    };
  });
}

/** Counts a finished match. The session calls it once a round. */
export function report(match: MatchState): void {
  const bot = match.setup.controllers.find(({ kind }) => kind === 'bot');
  count(
    gameOf(match).about.card.stats,
    verdictOf(match),
    bot?.kind === 'bot' ? bot.level : 'friend',
  );
}
