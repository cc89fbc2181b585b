/** Counts the moves to the end of a match, for words such as "wins in 3 moves". */
import type { Game } from '../rules/game.ts';

type PlyCount<Words> = { readonly of: (plies: number) => number; readonly words: Words };

/** Converts plies to the moves of the side to move. */
const ownMoves = (plies: number): number => Math.ceil(plies / 2);

/**
 * Counts the moves of the side to move. In games where a move can answer the one before, sides don't
 * alternate, so a side's moves can't be told from the number of plies: all plies are counted, as steps.
 */
export const countMovesToEnd = <Words>(
  game: Pick<Game, 'answers'>,
  words: Words & { readonly steps: Words },
): PlyCount<Words> =>
  game.answers ? { of: (plies) => plies, words: words.steps } : { of: ownMoves, words };
