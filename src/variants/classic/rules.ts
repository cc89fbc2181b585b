/** Classic: 3x3, three in a row (rules R-CLS-1 to R-CLS-4). */
import { rowBoard } from '../../rules/rows/row-board.ts';
import { rowGame } from '../../rules/rows/row-game.ts';
import { optionsThatFit } from '../../rules/turns.ts';
import { choices } from '../../rules/untrusted.ts';
import { card } from './card.ts';

/** `teams`: with 4 or 6 seats, seats alternate X and O and a line wins for the team. */
export type ClassicOptions = { readonly teams: boolean };

/** The board: nine cells, eight lines. */
export const board = rowBoard([3, 3], 3);

const allowed = { teams: [false, true] } as const;

/** The game of classic tic-tac-toe for 2 to 6 seats. */
export const classic = rowGame<ClassicOptions>({
  id: 'classic',
  about: {
    card,
    strengths: { bend: 0.6 },
    solved: [{}],
    room: { most: 6, sizes: [3], options: { teams: [false, true] } },
  },
  version: 1,
  seats: [2, 6],
  allowed,
  options: (raw, seats) => optionsThatFit(choices(raw, allowed), seats),
  board: () => board,
});
