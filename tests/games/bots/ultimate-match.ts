/** Plays Hard against the plain tree search of `ultimate-baseline.ts` over paired openings. */
import { choose, type ChooseOptions } from '../../../src/bots/choose.ts';
import { Dice } from '../../../src/engine/dice.ts';
import { ultimate, type UltimateState } from '../../../src/variants/ultimate/rules.ts';
import { plainMove } from './ultimate-baseline.ts';
import { reached, type Reached } from './ultimate-positions.ts';

/** Hard's points by games, 0 to 1, with half the width of the 95 % interval over pairs. */
export type Standing = {
  readonly games: number;
  readonly score: number;
  readonly error: number;
};

const OPENING = 4;

/** Plays pairs of games from random openings, with Hard once on each side; stops early when `enough` says so. */
export function standing(
  pairs: number,
  playouts: number,
  budget: ChooseOptions,
  enough: (sofar: Standing) => boolean = () => false,
): Standing {
  const dice = new Dice(11);
  const points: number[] = [];
  let now: Standing = { games: 0, score: 0, error: 1 };
  while (points.length < pairs && !enough(now)) {
    const opening = reached(OPENING, dice);
    if (!opening) continue;
    const seed = points.length;
    const both = [0, 1].map((seat) => playFrom(opening, seat, playouts, { ...budget, seed }));
    points.push(((both[0] ?? 0) + (both[1] ?? 0)) / 2);
    const score = points.reduce((sum, each) => sum + each, 0) / points.length;
    const spread = points.reduce((sum, each) => sum + (each - score) ** 2, 0) / points.length;
    now = { games: points.length * 2, score, error: 1.96 * Math.sqrt(spread / points.length) };
  }
  return now;
}

function playFrom(opening: Reached, hard: number, playouts: number, budget: ChooseOptions): number {
  const memory = {};
  const moves = [...opening.record.moves];
  let state: UltimateState = opening.state;
  while (!state.end) {
    const record = { ...opening.record, moves: [...moves] };
    const text =
      state.turn === hard
        ? choose(record, 'hard', { ...budget, memory })
        : plainMove(state, playouts, (budget.seed ?? 0) * 100 + moves.length);
    moves.push(text);
    state = ultimate.apply(state, text);
  }
  return state.end.scores[hard] ?? 0;
}
