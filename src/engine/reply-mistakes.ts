/** Counts for lost positions how many replies to a move throw the win away. */
import type { SearchLimits, Position } from './brain.ts';
import { GUESS } from './worth.ts';
import { worthAfter } from './alpha-beta.ts';
import type { Transpositions } from './memory.ts';
import { isEndNext, rateAtOnce } from './rate.ts';
import { DEEPEST, newSearch } from './search-run.ts';

/** The data for looking one move further; the limits apply to each move's replies. */
export type ReplySearch = {
  readonly position: Position;
  readonly transpositions: Transpositions;
  readonly limits: SearchLimits;
};

/**
 * The fraction of the replies to a move that don't certainly win, 0 to 1. Asking only whether they win is
 * much cheaper than computing their worths. Replies that the limits leave open count as no win.
 */
export function measureMistakes(
  { position, transpositions, limits }: ReplySearch,
  move: number,
): number {
  position.play(move);
  const search = newSearch(position, transpositions, limits, 'even');
  const replies = rateAtOnce(position);
  let open = replies.filter(({ worth }) => worth <= GUESS);
  let harmless = 0;
  for (
    let depth = 1;
    depth > 0 && open.length > 0 && !search.stopped;
    depth = nextDepth(depth, position)
  ) {
    open = open.filter(({ move: reply }) => {
      search.isExhausted = true;
      const isWin =
        !search.stopped && worthAfter(search, reply, depth, GUESS, GUESS + 1, 0) > GUESS;
      if (search.stopped) return true;
      if (!isWin && search.isExhausted) harmless += 1;
      return !isWin && !search.isExhausted;
    });
  }
  position.undo();
  return (open.length + harmless) / replies.length;
}

/** Returns the next depth; 0 when there is none. */
function nextDepth(depth: number, position: Position): number {
  const most = Math.min(DEEPEST, position.horizon);
  if (depth >= most) return 0;
  return isEndNext(depth, position) ? most : depth + 1;
}
