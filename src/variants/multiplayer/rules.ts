/** Multiplayer: three to six seats on one device (rules R-MUL-1 to R-MUL-5). */
import type { Seat } from '../../rules/game.ts';
import { rowBoard } from '../../rules/rows/row-board.ts';
import { rowGame } from '../../rules/rows/row-game.ts';
import { choices } from '../../rules/untrusted.ts';
import { card } from './card.ts';

/** `size`: rows and columns. `length`: marks in a line, 'full' for as many as the board is wide. */
export type MultiplayerOptions = { readonly size: 3 | 4 | 5; readonly length: 'full' | 3 };

/** The boards by a line's length and by size. */
export const boards = {
  full: { 3: rowBoard([3, 3], 3), 4: rowBoard([4, 4], 4), 5: rowBoard([5, 5], 5) },
  3: { 3: rowBoard([3, 3], 3), 4: rowBoard([4, 4], 3), 5: rowBoard([5, 5], 3) },
};

const allowed = { size: [3, 4, 5], length: ['full', 3] } as const;

/** Everybody plays alone: a full line, or three in a row, on 3x3, 4x4 or 5x5. */
export const multiplayer = rowGame<MultiplayerOptions>({
  id: 'multiplayer',
  about: {
    card,
    opens: 'setup',
    callsSeats: 'by number',
    tellsResult: true,
  },
  version: 1,
  seats: [3, 6],
  allowed,
  options: (raw) => choices(raw, allowed),
  board: ({ size, length }) => boards[length][size],
});

/** The setup form's advice. It never prevents the start. */
type SetupAdvice = {
  /** Seats that can fill a line, in seat order. */
  readonly able: readonly Seat[];
  /** The change that would let more seats win: "three in a row wins", a bigger grid, or nothing. */
  readonly advice: 'none' | 'three-in-a-row' | 'bigger-grid';
};

/** Finds who can fill a line, and which change would help (R-MUL-5). */
export function setupAdvice(seats: number, options: MultiplayerOptions): SetupAdvice {
  const able = ableOf(seats, options);
  if (able.length === seats) return { able, advice: 'none' };
  const three = ableOf(seats, { ...options, length: 3 });
  return { able, advice: three.length > able.length ? 'three-in-a-row' : 'bigger-grid' };
}

/** The smallest grids and the easiest rules on them. */
const OFFERS: readonly MultiplayerOptions[] = [
  { size: 4, length: 'full' },
  { size: 4, length: 3 },
  { size: 5, length: 3 },
];

/** These options if everybody can fill a line with them, else the first ones with which everybody can. */
export const offerFor = (seats: number, options: MultiplayerOptions): MultiplayerOptions =>
  [options, ...OFFERS].find((each) => setupAdvice(seats, each).advice === 'none') ?? options;

const ableOf = (seats: number, options: MultiplayerOptions): readonly Seat[] =>
  multiplayer.reach(seats, options).flatMap((reaches, seat) => (reaches ? [seat] : []));
