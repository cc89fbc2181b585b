/** Computes the standings of a class, and each pupil's history for the next pairing. */
import type { ClassRound, Pairing, Standing } from '../protocol/class-wire.ts';

/** A pupil's decided matches, summed up. */
export type PupilHistory = {
  /** A win and a bye are 1, a tie is ½. */
  readonly points: number;
  /** The opponent of each match; one may occur twice. */
  readonly opponents: readonly number[];
  readonly byes: number;
  /** Matches in which the pupil started, minus the others. */
  readonly balance: number;
  /** Started the last match. */
  readonly startedLast: boolean;
  /** The moves of each match won on the board. */
  readonly winLengths: readonly number[];
};

const NOTHING: PupilHistory = {
  points: 0,
  opponents: [],
  byes: 0,
  balance: 0,
  startedLast: false,
  winLengths: [],
};

/** The rounds that weren't taken back. */
export const countedRounds = (rounds: readonly ClassRound[]): readonly ClassRound[] =>
  rounds.filter(({ isDropped }) => isDropped !== true);

/** Every pupil's history, by number. Matches still in play count as started, without points. */
export function historiesOf(
  pupils: number,
  rounds: readonly ClassRound[],
): readonly PupilHistory[] {
  const histories = Array.from({ length: pupils }, () => NOTHING);
  for (const pairing of countedRounds(rounds).flatMap(({ pairings }) => pairings)) {
    pairing.pupils.forEach((pupil, seat) => {
      histories[pupil] = after(histories[pupil] ?? NOTHING, pairing, seat);
    });
  }
  return histories;
}

function after(before: PupilHistory, pairing: Pairing, seat: number): PupilHistory {
  const [first, second] = pairing.pupils;
  if (second === undefined) return { ...before, points: before.points + 1, byes: before.byes + 1 };
  const isWon = pairing.result === (seat === 0 ? 'first' : 'second');
  return {
    ...before,
    points: before.points + (isWon ? 1 : pairing.result === 'tie' ? 1 / 2 : 0),
    opponents: [...before.opponents, seat === 0 ? second : first],
    balance: before.balance + (seat === 0 ? 1 : -1),
    startedLast: seat === 0,
    winLengths:
      isWon && pairing.by === 'play' ? [...before.winLengths, pairing.moves] : before.winLengths,
  };
}

/** All pupils, best first: by points, then Buchholz, then fewer moves in an average win. */
export function standingsOf(pupils: number, rounds: readonly ClassRound[]): readonly Standing[] {
  const histories = historiesOf(pupils, rounds);
  const rows = histories.map(({ points, opponents, byes, winLengths }, pupil) => ({
    pupil,
    points,
    buchholz:
      byes * points + opponents.reduce((sum, each) => sum + (histories[each]?.points ?? 0), 0),
    moves:
      winLengths.length === 0
        ? null
        : winLengths.reduce((sum, each) => sum + each, 0) / winLengths.length,
  }));
  const sorted = rows.toSorted(compare);
  return sorted.map((row) => ({
    ...row,
    rank: sorted.findIndex((other) => compare(other, row) === 0) + 1,
  }));
}

type Row = Omit<Standing, 'rank'>;

const compare = (a: Row, b: Row): number =>
  b.points - a.points || b.buchholz - a.buchholz || compareMoves(a.moves, b.moves);

function compareMoves(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : a - b;
}
