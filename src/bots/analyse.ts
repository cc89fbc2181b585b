/** The worth of each legal move, for hints and for reviewing a match. */
import type { MatchRecord } from '../rules/game.ts';
import { CERTAIN, GUESS, pliesOf } from '../engine/worth.ts';
import type { MemoryKey } from '../engine/memory.ts';
import { limitsOf, openBotMatch, type Budget } from './bot-match.ts';
import { bestMoves } from '../engine/choose-best.ts';
import type { Rated } from '../engine/rate.ts';
import { think } from './think.ts';
import { notationOf, withSwap } from './swap.ts';

/**
 * A move's result with best play, for the side that makes it. 'win' and 'loss' are proven; `plies`
 * to the end include this move; `isLimit`: it takes that many or fewer, for a win by threats or by
 * a proof. `isHalf`: by half a point. 'tie' is proven too; 'no-loss' is proven not to lose. 'guess':
 * its `score` is from -1 (looks lost) to 1 (looks won).
 */
export type Worth =
  | {
      readonly kind: 'win' | 'loss';
      readonly plies: number;
      readonly isHalf: boolean;
      readonly isLimit?: true;
    }
  | { readonly kind: 'tie' | 'no-loss' }
  | { readonly kind: 'guess'; readonly score: number };

/** Every legal move, best first; `best` is Hard's move, or an equal of it. */
export type Analysis = {
  readonly best: string;
  readonly moves: readonly { readonly move: string; readonly value: Worth }[];
};

/** Without a limit the analysis takes Hard's usual time. */
type AnalyseOptions = Budget & { readonly memory?: MemoryKey };

/**
 * A guess that looks half won in an analysis, in the units of `Position.evaluate`, the same for all games. `unit` in
 * `StrengthScale`, for players of a strength, is tuned for each game (ADR 31).
 */
const HALF_WON = 150;

/** Rates all moves of the side to move. Throws when the record is invalid or over (a bug of the caller). */
export function analyse(record: MatchRecord, opts: AnalyseOptions = {}): Analysis {
  const began = Date.now();
  const opened = openBotMatch(record, opts.memory);
  const { position } = opened;
  const task = { limits: limitsOf(opened, opts, began), seed: 0, every: true };
  const moves = withSwap(opened, think(opened, task).moves);
  const [best] = bestMoves(moves, null);
  const isDuel = position.sides.length === 2;
  return {
    best: notationOf(opened, best?.move ?? moves[0]?.move ?? 0),
    moves: moves.map((rated) => ({
      move: notationOf(opened, rated.move),
      value: worthOf(rated, isDuel),
    })),
  };
}

function worthOf({ worth, known, isLimit }: Rated, isDuel: boolean): Worth {
  const plies = pliesOf(worth);
  // With more than two sides, others may play differently: only immediate ends are proven.
  const isSure = isDuel || plies === 1;
  const isProven = known === 'exact' || known === (worth > GUESS ? 'least' : 'most');
  if (isSure && isProven && plies !== null) {
    const isHalf = Math.abs(worth) < CERTAIN;
    const limit = isLimit || known !== 'exact' ? { isLimit: true as const } : {};
    return { kind: worth > 0 ? 'win' : 'loss', plies, isHalf, ...limit };
  }
  if (isSure && known === 'exact') return { kind: 'tie' };
  if (isSure && known === 'least') return { kind: 'no-loss' };
  return { kind: 'guess', score: Math.tanh(worth / (2 * HALF_WON)) };
}
