/** Counts the moves to the end of a match, for words such as "wins in 3 moves". */
import type { Game } from '../rules/game.ts';

type PlyCount<Words> = { readonly of: (plies: number) => number; readonly words: Words };

/** How many of a number of plies are a side's own, if it moves first. */
const ownMoves = (plies: number): number => Math.ceil(plies / 2);

/**
 * Counts the moves of the side to move. Where a move can answer the one before, sides don't take turns, so
 * nobody's own moves can be told from the number of plies: all of them are counted, as steps.
 */
export const countMovesToEnd = <Words>(
  game: Pick<Game, 'answers'>,
  words: Words & { readonly steps: Words },
): PlyCount<Words> =>
  game.answers ? { of: (plies) => plies, words: words.steps } : { of: ownMoves, words };
