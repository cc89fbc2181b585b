/** An empty cell's outlook for one side: the shapes that a mark there would make, in one number. */
import {
  FOUR,
  KINDS,
  LINE,
  ONE,
  OPEN_FOUR,
  OPEN_ONE,
  OPEN_THREE,
  OPEN_TWO,
  THREE,
  TWO,
} from './bot-shapes.ts';

const HALF = 16;

/** Three bits each for the number of directions in which a mark makes a line, an open four, a four, an open three. */
export const LINES = 7;
const OPEN_FOURS = 7 << 3;
export const FOURS = 7 << 6;
const SECOND_FOUR = 6 << 6;
export const OPEN_THREES = 7 << 9;
/** The bits above them hold the sum of the shapes' priorities, by which moves are sorted. */
const PRIORITY = 12;

/** By shape: its part of an outlook, of a tally, and of the guess of a position's worth. */
export const OUTLOOKS = new Int32Array(KINDS);
export const TALLIES = new Int32Array(KINDS);
export const GUESSES = new Int32Array(KINDS);
const facts: readonly (readonly [
  shape: number,
  bit: number,
  priority: number,
  moving: number,
  waiting: number,
])[] = [
  [ONE, 0, 2, 0, 0],
  [OPEN_ONE, 0, 6, 0, 0],
  [TWO, 0, 14, 0, 0],
  [OPEN_TWO, 0, 44, 7, 5],
  [THREE, 0, 48, 8, 8],
  [OPEN_THREE, 1 << 9, 150, 48, 24],
  [FOUR, 1 << 6, 170, 65, 72],
  [OPEN_FOUR, 1 << 3, 900, 140, 80],
  [LINE, 1, 3000, 200, 80],
];
for (const [shape, bit, priority, moving, waiting] of facts) {
  OUTLOOKS[shape] = bit + (priority << PRIORITY);
  GUESSES[shape] = (moving << HALF) + waiting;
}
/** A tally counts, by empty cells and directions, a side's lines, open fours and fours, ten bits each. */
TALLIES[LINE] = 1;
TALLIES[OPEN_FOUR] = 1 << 10;
TALLIES[FOUR] = 1 << 20;

/** True when a mark makes two cells that complete a line: it wins unless the other side can win first. */
export const isDouble = (outlook: number): boolean => (outlook & (OPEN_FOURS | SECOND_FOUR)) !== 0;

export const priorityOf = (outlook: number): number => outlook >>> PRIORITY;

export const hasLine = (tally: number): boolean => (tally & 1023) !== 0;
export const foursOf = (tally: number): number => tally >> 20;
/** False when no mark of the side can make a double. */
export const mayDouble = (tally: number): boolean =>
  tally >= 2 << 20 || (tally & (1023 << 10)) !== 0;

/** Estimates a position for the side to move, from both sides' sums of `GUESSES`. */
export const guessOf = (moving: number, waiting: number): number =>
  (moving >>> HALF) - (waiting & ((1 << HALF) - 1));
