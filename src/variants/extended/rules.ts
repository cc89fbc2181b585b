/** Extended: a bigger board, a longer line (rules R-EXT-1 to R-EXT-3). */
import { rowBoard } from '../../rules/rows/row-board.ts';
import { rowGame } from '../../rules/rows/row-game.ts';
import { optionsThatFit } from '../../rules/turns.ts';
import { choices } from '../../rules/untrusted.ts';
import { card } from './card.ts';

/** `size`: rows, columns and the length of a line. `teams`: as in classic. */
export type ExtendedOptions = { readonly size: 4 | 5; readonly teams: boolean };

/** The boards by size. */
export const boards = { 4: rowBoard([4, 4], 4), 5: rowBoard([5, 5], 5) };

const allowed = { size: [4, 5], teams: [false, true] } as const;

/** Four in a row on 4x4 or five on 5x5, for 2 to 6 seats. */
export const extended = rowGame<ExtendedOptions>({
  id: 'extended',
  about: {
    card,
    replyMs: 800,
    levels: { medium: { atRandom: 0, depth: 4 } },
    strengths: { bend: 1.4, late: 5 },
    solved: [{ size: 4 }],
    room: {
      most: 6,
      sizes: [4, 5],
      sized: { 4: { size: 4 }, 5: { size: 5 } },
      options: { teams: [false, true] },
    },
  },
  version: 1,
  seats: [2, 6],
  allowed,
  options: (raw, seats) => optionsThatFit(choices(raw, allowed), seats),
  board: ({ size }) => boards[size],
});
