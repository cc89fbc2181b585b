/** Wild: the mover chooses X or O (rules R-WLD-1 to R-WLD-6). */
import { SYMBOLS } from '../../rules/game.ts';
import { rowBoard } from '../../rules/rows/row-board.ts';
import { rowGame } from '../../rules/rows/row-game.ts';
import { choices } from '../../rules/untrusted.ts';
import { card } from './card.ts';

/** `size`: rows, columns and the length of a line. `winner`: the owner of the line's symbol, or the line's maker. */
export type WildOptions = { readonly size: 3 | 4; readonly winner: 'owner' | 'maker' };

/** The symbols to choose from, for any number of seats. */
const WILD_SYMBOLS = ['X', 'O'] as const;

/** The boards by size. */
export const boards = { 3: rowBoard([3, 3], 3), 4: rowBoard([4, 4], 4) };
const allowed = { size: [3, 4], winner: ['owner', 'maker'] } as const;

/** Wild on 3x3 or 4x4 for 2 to 4 seats. With 3 or 4 seats only "maker" makes sense. */
export const wild = rowGame<WildOptions>({
  id: 'wild',
  about: {
    card,
    callsSeats: 'by number',
    choosesSymbol: true,
    replyMs: 800,
    levels: { easy: { atRandom: 0.4, depth: 2 }, medium: { atRandom: 0, depth: 4 } },
    strengths: { bend: 0.9 },
    solved: [{}],
    room: {
      most: 4,
      sizes: [3, 4],
      sized: { 3: { size: 3 }, 4: { size: 4 } },
      options: { winner: ['owner', 'maker'] },
      fixed: [{ seats: 3, options: { winner: 'maker' } }],
    },
  },
  version: 1,
  seats: [2, 4],
  allowed,
  options: (raw, seats) =>
    seats > 2 ? choices(raw, { ...allowed, winner: ['maker'] }) : choices(raw, allowed),
  board: ({ size }) => boards[size],
  symbols: WILD_SYMBOLS,
  winnerOf: (symbol, mover, { winner }) =>
    winner === 'maker' ? mover : SYMBOLS.findIndex((each) => each === symbol),
});
