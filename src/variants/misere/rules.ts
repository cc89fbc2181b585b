/** Misère: filling a line of one's own symbols loses (rules R-MIS-1 to R-MIS-5). */
import type { CellId } from '../../rules/game.ts';
import { reverseResult } from '../../rules/rows/misere.ts';
import { oneShort, rowBoard } from '../../rules/rows/row-board.ts';
import { rowGame, type RowState } from '../../rules/rows/row-game.ts';
import { optionsThatFit } from '../../rules/turns.ts';
import { choices } from '../../rules/untrusted.ts';
import { card } from './card.ts';

/** `size`: rows, columns and the length of a line. `teams`: as in classic. */
export type MisereOptions = { readonly size: 3 | 4; readonly teams: boolean };

/** A misère match in progress. */
export type MisereState = RowState<MisereOptions>;

/** The boards by size. */
export const boards = { 3: rowBoard([3, 3], 3), 4: rowBoard([4, 4], 4) };

const allowed = { size: [3, 4], teams: [false, true] } as const;

/** Misère on 3x3 or 4x4 for 2 to 6 seats: the row game with its result reversed. */
export const misere = reverseResult(
  rowGame<MisereOptions>({
    id: 'misere',
    about: {
      card,
      lineLoses: true,
      levels: { medium: { atRandom: 0, depth: 6 } },
      strengths: { bend: 0.7 },
      solved: [{}],
      room: {
        most: 6,
        sizes: [3, 4],
        sized: { 3: { size: 3 }, 4: { size: 4 } },
        options: { teams: [false, true] },
      },
    },
    version: 1,
    seats: [2, 6],
    allowed,
    options: (raw, seats) => optionsThatFit(choices(raw, allowed), seats),
    board: ({ size }) => boards[size],
  }),
);

/**
 * The lines for 'Danger! n line(s) nearly complete!': one mark short, their marks equal, their
 * last cell empty (R-MIS-5). None once the match is over.
 */
export const danger = ({ board, end, options }: MisereState): readonly (readonly CellId[])[] =>
  end ? [] : oneShort(boards[options.size], board);
