/**
 * Pairs a round by the Swiss system: pupils with equal points play each other, and rematches are avoided
 * while possible.
 */
import type { Paired } from '../protocol/class-wire.ts';
import { matchMost, type Mates } from './matching.ts';
import type { PupilHistory } from './standings.ts';

/** A pupil to pair. */
export type Entrant = { readonly pupil: number; readonly history: PupilHistory };

/** At this balance a pupil may not start again (or, if negative, must start). */
const MOST_BALANCE = 2;

const haveMet = (a: Entrant, b: Entrant): boolean => a.history.opponents.includes(b.pupil);

/** Either starting order would break the balance limit for one of the two. */
const clash = (a: Entrant, b: Entrant): boolean =>
  a.history.balance === b.history.balance && Math.abs(a.history.balance) >= MOST_BALANCE;

type Fits = (a: Entrant, b: Entrant) => boolean;
const isNew: Fits = (a, b) => !haveMet(a, b);
const isBest: Fits = (a, b) => !haveMet(a, b) && !clash(a, b);

/**
 * Returns the pairs of a round. `entrants`: best first. With an odd number one of those with the fewest byes
 * gets a bye. The number of rematches is as low as possible, and as far as that allows nobody's starts differ
 * by more than two from their other matches.
 */
export function pairRound(entrants: readonly Entrant[]): readonly Paired[] {
  const alone = entrants.length % 2 === 1 ? byeOf(entrants) : undefined;
  const rest = entrants.filter((entrant) => entrant !== alone);
  const fits = leastUnmatched(rest, isBest) === leastUnmatched(rest, isNew) ? isBest : isNew;
  const pairs = pairFromTop(rest, fits).map(([a, b]) => orderPair(a, b));
  return alone ? [...pairs, [alone.pupil]] : pairs;
}

/** Decides who starts: the one who started less often, else the one who didn't start last, else the first. */
export function orderPair(a: Entrant, b: Entrant): readonly [number, number] {
  const difference = a.history.balance - b.history.balance;
  const startsSecond =
    difference > 0 || (difference === 0 && a.history.startedLast && !b.history.startedLast);
  return startsSecond ? [b.pupil, a.pupil] : [a.pupil, b.pupil];
}

/** Picks the bye: fewest byes so far, then the choice that leaves the fewest rematches, then lowest rank. */
function byeOf(entrants: readonly Entrant[]): Entrant | undefined {
  const fewest = Math.min(...entrants.map(({ history }) => history.byes));
  const candidates = entrants.filter(({ history }) => history.byes === fewest).toReversed();
  const costs = candidates.map((alone) =>
    leastUnmatched(
      entrants.filter((entrant) => entrant !== alone),
      isNew,
    ),
  );
  return candidates[costs.indexOf(Math.min(...costs))];
}

const joinsOf =
  (entrants: readonly Entrant[], fits: Fits) =>
  (a: number, b: number): boolean => {
    const [one, other] = [entrants[a], entrants[b]];
    return one !== undefined && other !== undefined && one !== other && fits(one, other);
  };

const countUnmatched = (unpaired: readonly boolean[], mates: Mates): number =>
  mates.filter((mate, at) => unpaired[at] && mate === -1).length;

/** The number of entrants left without a fitting pair. */
function leastUnmatched(entrants: readonly Entrant[], fits: Fits): number {
  const unpaired = entrants.map(() => true);
  return countUnmatched(unpaired, matchMost(unpaired, joinsOf(entrants, fits)));
}

/**
 * Gives the best pupil the opponent they should have, then the next, as long as the rest can still be paired
 * as well: all of them, and if possible within the group of equal points.
 */
function pairFromTop(
  entrants: readonly Entrant[],
  fits: Fits,
): readonly (readonly [Entrant, Entrant])[] {
  const isJoined = joinsOf(entrants, fits);
  let unpaired = entrants.map(() => true);
  let mates = matchMost(unpaired, isJoined);
  const pairs: (readonly [Entrant, Entrant])[] = [];
  entrants.forEach((entrant, at) => {
    if (!unpaired[at]) return;
    const most = countUnmatched(unpaired, mates);
    const group = entrants.filter(
      ({ history }, each) => unpaired[each] && history.points === entrant.history.points,
    );
    const mostDown = leastUnmatched(group, fits);
    const options = opponentsFor(entrants, unpaired, at).flatMap((other) => {
      const freed = new Set([at, other, mates[at], mates[other]]);
      const rest = unpaired.map((isUnpaired, each) => isUnpaired && each !== at && each !== other);
      const kept = mates.map((mate, each) => (freed.has(each) ? -1 : mate));
      const next = matchMost(rest, isJoined, kept);
      const own = isJoined(at, other) ? 0 : 2;
      const opponent = entrants[other];
      return opponent && own + countUnmatched(rest, next) <= most ? [{ opponent, rest, next }] : [];
    });
    const goDown = (opponent: Entrant): number => {
      const left = group.filter((each) => each !== entrant && each !== opponent);
      return leastUnmatched(left, fits) + (group.includes(opponent) ? 0 : 1);
    };
    const chosen = options.find(({ opponent }) => goDown(opponent) <= mostDown) ?? options[0];
    if (!chosen) throw new Error('no opponent is left');
    [unpaired, mates] = [chosen.rest, chosen.next];
    pairs.push([entrant, chosen.opponent]);
  });
  return pairs;
}

/**
 * Possible opponents of the best pupil left, best first: first those with equal points, starting in the
 * middle, so that the upper half plays the lower half in order; then those with fewer points. Of equally good
 * ones it prefers one who should start when the other shouldn't.
 */
function opponentsFor(
  entrants: readonly Entrant[],
  unpaired: readonly boolean[],
  at: number,
): readonly number[] {
  const own = entrants[at]?.history;
  const others = entrants.flatMap((_, each) => (each > at && unpaired[each] ? [each] : []));
  const pointsOf = (each: number): number => entrants[each]?.history.points ?? 0;
  const equal = others.filter((each) => pointsOf(each) === own?.points);
  const half = Math.floor(equal.length / 2);
  const order = [...equal.slice(half), ...equal.slice(0, half).toReversed()];
  const opponents = [...order, ...others.slice(equal.length)];
  const wantsSame = (each: number): number =>
    (entrants[each]?.history.balance ?? 0) * (own?.balance ?? 0) > 0 ? 1 : 0;
  return opponents.toSorted(
    (a, b) =>
      pointsOf(b) - pointsOf(a) ||
      wantsSame(a) - wantsSame(b) ||
      opponents.indexOf(a) - opponents.indexOf(b),
  );
}
