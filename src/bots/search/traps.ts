/** Where all is lost: how many answers to a move throw the win away. */
import type { Limits, Position } from '../../rules/bot.ts';
import { GUESS } from '../../rules/search/worth.ts';
import { worthAfter } from './alpha-beta.ts';
import type { Tables } from './memory.ts';
import { atOnce } from './rate.ts';
import { DEEPEST, newSearch } from './search-run.ts';

/** What looking one move further needs; the limits are for each move's answers. */
export type Means = {
  readonly position: Position;
  readonly tables: Tables;
  readonly limits: Limits;
};

/** With so few plies to come the whole is searched after a glance. */
const FEW = 16;
const GLANCE = 4;

/**
 * The share of the answers to a move that don't win for certain, 0 to 1. Whether they win is all that is
 * asked, which takes a fraction of what their worths would; what the limits leave open counts as no win.
 */
export function thrownAway({ position, tables, limits }: Means, move: number): number {
  position.play(move);
  const search = newSearch(position, tables, limits, 'even');
  const answers = atOnce(position);
  let open = answers.filter(({ worth }) => worth <= GUESS);
  let harmless = 0;
  for (
    let depth = 1;
    depth > 0 && open.length > 0 && !search.stopped;
    depth = after(depth, position)
  ) {
    open = open.filter(({ move: answer }) => {
      search.exact = true;
      const isWin =
        !search.stopped && worthAfter(search, answer, depth, GUESS, GUESS + 1, 0) > GUESS;
      if (search.stopped) return true;
      if (!isWin && search.exact) harmless += 1;
      return !isWin && !search.exact;
    });
  }
  position.undo();
  return (open.length + harmless) / answers.length;
}

/** The next depth; 0 when there is none. */
function after(depth: number, { horizon }: Position): number {
  const most = Math.min(DEEPEST, horizon);
  if (depth >= most) return 0;
  return horizon <= FEW && depth >= GLANCE ? most : depth + 1;
}
