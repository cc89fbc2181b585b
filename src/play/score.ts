/** The score of the rounds that the same players have finished. */
import { readField, isFields, isIntegerIn } from '../rules/untrusted.ts';
import type { Seat } from '../rules/game.ts';

export type RoundScore = {
  /** Rounds won, by seat. A round with several winners counts for each. */
  readonly wins: readonly number[];
  readonly ties: number;
  /**
   * The seats' names beside the board; an empty name stands for the seat's default. Results don't use them.
   */
  readonly names: readonly string[];
};

/** The longest name beside the board: longer than most names, short enough for a phone. */
export const LONGEST_SCORE_NAME = 16;

export const noScore = (seats: number): RoundScore => ({
  wins: Array.from({ length: seats }, () => 0),
  ties: 0,
  names: Array.from({ length: seats }, () => ''),
});

/** The score with one more round for these winners, none for a tie; or with one fewer. */
export function countRound(score: RoundScore, winners: readonly Seat[], by: 1 | -1): RoundScore {
  const change = (count: number): number => Math.max(0, count + by);
  return {
    ...score,
    wins: score.wins.map((count, seat) => (winners.includes(seat) ? change(count) : count)),
    ties: winners.length === 0 ? change(score.ties) : score.ties,
  };
}

export const hasRounds = ({ wins, ties }: RoundScore): boolean =>
  ties > 0 || wins.some((count) => count > 0);

/** A kept score; null if it isn't one for `seats` seats. */
export function readScore(raw: unknown, seats: number): RoundScore | null {
  if (!isFields(raw)) return null;
  const [wins, ties, names] = [
    readField(raw, 'wins'),
    readField(raw, 'ties'),
    readField(raw, 'names'),
  ];
  const isCount = (value: unknown): value is number =>
    isIntegerIn(value, 0, Number.MAX_SAFE_INTEGER);
  const isName = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= LONGEST_SCORE_NAME;
  if (!Array.isArray(wins) || wins.length !== seats || !wins.every(isCount)) return null;
  if (!Array.isArray(names) || names.length !== seats || !names.every(isName)) return null;
  return isCount(ties) ? { wins, ties, names } : null;
}
