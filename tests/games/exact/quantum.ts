/** Compares Hard's moves in quantum with a solver that knows only the rules. */
import { CERTAIN, GUESS } from '../../../src/engine/worth.ts';
import type { QuantumState } from '../../../src/variants/quantum/rules-state.ts';
import { quantum } from '../../../src/variants/quantum/rules.ts';
import { told } from './books.ts';
import { randomPositions, recordOf, slowly, type Reached } from './positions.ts';

/** The mover's margin under best play, in halves: 2 is a win, 1 a win by half a point. */
type Solve = (state: QuantumState) => number;

/** How many positions the solver remembers. */
const MOST = 2_000_000;

/** A memoizing solver; move numbers are part of the key, as they decide between two lines. */
function solver(): Solve {
  const known = new Map<string, number>();
  const solve: Solve = (state) => {
    const key = nameOf(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = -2;
    for (const move of quantum.moves(state)) {
      best = Math.max(best, marginAfter(solve, state, move));
      if (best === 2) break;
    }
    if (known.size > MOST) known.clear();
    known.set(key, best);
    return best;
  };
  return solve;
}

const nameOf = ({ classical, pairs, isDue }: QuantumState): string =>
  `${classical.join('')} ${pairs.map(named).toSorted().join()} ${isDue}`;

/** A pair as text; only the one that closes a loop can occur twice. */
const named = ([a, b, move]: readonly [number, number, number]): string => `${a}${b}${move}`;

/** A move's margin for the seat that makes it. */
function marginAfter(solve: Solve, state: QuantumState, move: string): number {
  const seat = quantum.toMove(state) ?? 0;
  const next = quantum.apply(state, move);
  const outcome = quantum.outcome(next);
  if (outcome) {
    const [mine = 0, theirs = 0] = [outcome.scores[seat], outcome.scores[1 - seat]];
    return (mine - theirs) * 2;
  }
  return quantum.toMove(next) === seat ? solve(next) : 0 - solve(next);
}

/** A book's worth as halves, as the solver counts them. */
const halvesOf = (worth: number): number =>
  Math.sign(worth) * (Math.abs(worth) > CERTAIN ? 2 : Math.abs(worth) > GUESS ? 1 : 0);

/** Tells whether a seat can get a margin of at least `halves` halves, against any play. */
function newSolver(): (state: QuantumState, seat: number, halves: number) => boolean {
  const known = new Map<string, boolean>();
  const holds = (state: QuantumState, seat: number, halves: number): boolean => {
    const outcome = quantum.outcome(state);
    if (outcome) {
      const [mine = 0, theirs = 0] = [outcome.scores[seat], outcome.scores[1 - seat]];
      return (mine - theirs) * 2 >= halves;
    }
    const key = `${nameOf(state)} ${seat} ${halves}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const test = (move: string): boolean => holds(quantum.apply(state, move), seat, halves);
    const moves = quantum.moves(state);
    const answer = quantum.toMove(state) === seat ? moves.some(test) : moves.every(test);
    if (known.size > MOST) known.clear();
    known.set(key, answer);
    return answer;
  };
  return holds;
}

/** Describes the book's verdicts on a position that the rules alone contradict, and counts all verdicts. */
export function quantumBookMistakes({ state, moves }: Reached) {
  const here = state as QuantumState;
  const seat = quantum.toMove(here) ?? 0;
  const holds = newSolver();
  const verdicts = told('quantum', state);
  const mistakes = verdicts.flatMap(({ notation, worth, known }) => {
    const halves = halvesOf(worth);
    const next = quantum.apply(here, notation);
    const isTooHigh = known === 'exact' && !holds(next, seat, halves);
    const isTooLow = holds(next, seat, halves + 1);
    return isTooHigh || isTooLow
      ? [`${[...moves, notation].join(' ')}: ${known} ${halves} halves`]
      : [];
  });
  return { compared: verdicts.length, mistakes };
}

/**
 * Compares this many random positions after at least `least` plies; describes the mistakes, and counts the
 * positions decided by half a point.
 */
export function quantumMisplayed(count: number, least: number, random: () => number) {
  const asked = { id: 'quantum', raw: {} } as const;
  const span = { count, least, most: 11 };
  const solve = solver();
  let halves = 0;
  const mistakes = randomPositions(asked, span, random).flatMap(({ state, moves }, at) => {
    const here = state as QuantumState;
    const text = slowly(recordOf(asked, moves), 'hard', { seed: at });
    const best = solve(here);
    const made = marginAfter(solve, here, text);
    if (Math.abs(best) === 1) halves += 1;
    return made === best ? [] : [`${moves.join(' ')}: ${text} gives ${made} halves, not ${best}`];
  });
  return { mistakes, halves };
}
