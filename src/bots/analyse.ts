/** What bots know of a position, move by move: for hints and for looking back at a match. */
import type { MatchRecord } from '../rules/game.ts';
import { CERTAIN, GUESS, pliesOf } from '../rules/search/worth.ts';
import type { Memory } from './search/memory.ts';
import { limitsOf, open, type Budget } from './opened.ts';
import { pickable } from './search/pick.ts';
import type { Rated } from './search/rate.ts';
import { think } from './search/think.ts';

/**
 * What a move leads to for the side that makes it, all playing their best. 'win' and 'loss' are proven:
 * the match ends after so many plies, this move the first (of a win by threats the most it takes);
 * `isHalf` is quantum's half point. 'draw' is proven as well, 'held' that it is no loss. 'guess': from
 * -1 (looks lost) to 1 (looks won).
 */
export type Value =
  | { readonly kind: 'win' | 'loss'; readonly plies: number; readonly isHalf: boolean }
  | { readonly kind: 'draw' | 'held' }
  | { readonly kind: 'guess'; readonly score: number };

/** Every legal move by its notation, the best first; `best` is what Hard would play (one of its equals). */
export type Analysis = {
  readonly best: string;
  readonly moves: readonly { readonly move: string; readonly value: Value }[];
};

/** All optional; without a limit it takes `BUDGET_MS`. */
export type AnalyseOptions = Budget & { readonly memory?: Memory };

/** A guess that looks half won, in the units of `Position.evaluate`. */
const HALF_WON = 150;

/** Judges all moves of the side to move. Throws when the record is invalid or over (a bug of the caller). */
export function analyse(record: MatchRecord, opts: AnalyseOptions = {}): Analysis {
  const began = Date.now();
  const opened = open(record, opts.memory);
  const { position } = opened;
  const { moves } = think(opened, { limits: limitsOf(opts, began), seed: 0, every: true });
  const [best] = pickable(moves, null);
  const isDuel = position.sides.length === 2;
  return {
    best: position.notation(best?.move ?? moves[0]?.move ?? 0),
    moves: moves.map((rated) => ({
      move: position.notation(rated.move),
      value: valueOf(rated, isDuel),
    })),
  };
}

function valueOf({ worth, known }: Rated, isDuel: boolean): Value {
  const plies = pliesOf(worth);
  // Among more than two, others could play otherwise: only what happens at once is proven.
  const isSure = isDuel || plies === 1;
  const isProven = known === 'exact' || known === (worth > GUESS ? 'least' : 'most');
  if (isSure && isProven && plies !== null) {
    const isHalf = Math.abs(worth) < CERTAIN;
    return { kind: worth > 0 ? 'win' : 'loss', plies, isHalf };
  }
  if (isSure && known === 'exact') return { kind: 'draw' };
  if (isSure && known === 'least') return { kind: 'held' };
  return { kind: 'guess', score: Math.tanh(worth / (2 * HALF_WON)) };
}
