/** A match's result, for screens. */
import type { Seat } from '../rules/game.ts';
import { winners } from '../rules/match.ts';
import type { ResultKind } from '../text/word-types.ts';
import { finalOutcome, type MatchState } from './match-state.ts';

/** The winners, and whether a person on this device is one of them (confetti only then). */
export type MatchResult = {
  readonly kind: ResultKind;
  /** The winners, none for a tie. */
  readonly seats: readonly Seat[];
  readonly personWon: boolean;
};

/** The result of a match, even while looking back; null before its end. */
export function resultOf(match: MatchState): MatchResult | null {
  const outcome = finalOutcome(match);
  if (!outcome) return null;
  const seats = winners(outcome);
  const { controllers } = match.setup;
  const isPerson = (seat: Seat): boolean => controllers[seat]?.kind === 'person';
  const personWon = seats.some(isPerson);
  const [winner] = seats;
  if (winner === undefined) return { kind: 'tie', seats, personWon };
  if (seats.length > 1) return { kind: 'several', seats, personWon };
  const hasBot = controllers.some(({ kind }) => kind === 'bot');
  const kind = !hasBot ? 'seat-wins' : isPerson(winner) ? 'person-wins' : 'bot-wins';
  return { kind, seats, personWon };
}
