/** The swap rule for bots. Their positions don't know it, so it is applied to the moves' ratings. */
import type { TurnState } from '../rules/turns.ts';
import { SWAP } from '../rules/game.ts';
import { GUESS, delayWorth } from '../engine/worth.ts';
import type { BotMatch } from './bot-match.ts';
import { sortBest, type Rated } from '../engine/rate.ts';

/** Stands for the swap among the moves of a position. */
const TAKE_OVER = -1;

/** The notation of a rated move. */
export const notationOf = ({ position }: BotMatch, move: number): string =>
  move === TAKE_OVER ? SWAP : position.notation(move);

/** True before the first mark of a match in which that mark may be taken over. */
export const opensToSwap = ({ game, state }: BotMatch): boolean =>
  (state as TurnState).options['swap'] === true && game.marks(state).length === 0;

/** Corrects the ratings of the position's own moves for the swap rule. */
export function withSwap(opened: BotMatch, moves: readonly Rated[]): readonly Rated[] {
  if (opensToSwap(opened)) return sortBest(moves.map(mirror));
  const [best] = moves;
  const canSwap = opened.game.find?.(opened.state, SWAP) !== undefined;
  return canSwap && best ? sortBest([...moves, takeOver(best)]) : moves;
}

/** An opening's worth depends on the swap: a good one is taken over. */
function mirror(rated: Rated): Rated {
  const { worth, known } = rated;
  if (known === 'exact') return { ...rated, worth: -Math.abs(worth) };
  if (known === 'least' && worth > GUESS)
    return { ...rated, worth: -worth, known: 'exact', isLimit: true };
  // Only an upper bound is known: nearly even.
  if (known === 'most') return { ...rated, worth: -1, known: 'guess' };
  return { ...rated, worth: -Math.abs(worth) };
}

const converse = { exact: 'exact', least: 'most', most: 'least', guess: 'guess' } as const;

/** After the swap the other side has the move in the same position, with the symbols exchanged. */
const takeOver = ({ worth, known, ...rest }: Rated): Rated => ({
  ...rest,
  move: TAKE_OVER,
  worth: delayWorth(-worth, 1),
  known: converse[known],
});
