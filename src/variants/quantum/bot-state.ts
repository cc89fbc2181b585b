/** A quantum position as a few small numbers, copied for each ply of a search. */
import { makeZobrist } from '../../engine/zobrist.ts';
import type { QuantumState } from './rules-state.ts';

/** The slots of a ply: the classical marks by cell, then these, then the pairs as a, b, move. */
const GROUP = 9;
export const COUNT = 18;
export const MADE = 19;
/** 1 while a measurement is pending. */
export const DUE = 20;
/** After the end, twice the first player's margin plus 10; 0 before. */
export const END = 21;
export const PAIRS = 22;
/** The number of slots of a ply. */
export const SLOTS = PAIRS + 3 * 10;

/** A single cell is ONE + cell; a pair is a * 9 + b. */
export const ONE = 81;

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6];

/** The square's eight symmetries, by cell. */
export const SYMMETRIES = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [2, 5, 8, 1, 4, 7, 0, 3, 6],
  [8, 7, 6, 5, 4, 3, 2, 1, 0],
  [6, 3, 0, 7, 4, 1, 8, 5, 2],
  [2, 1, 0, 5, 4, 3, 8, 7, 6],
  [8, 5, 2, 7, 4, 1, 6, 3, 0],
  [6, 7, 8, 3, 4, 5, 0, 1, 2],
  [0, 3, 6, 1, 4, 7, 2, 5, 8],
].map((way) => Uint8Array.from(way));

/** Writes a state of the contract into the first ply's slots. */
export function writeState(state: QuantumState, slots: Int8Array): void {
  slots.set(state.classical, 0);
  for (let cell = 0; cell < 9; cell += 1) slots[GROUP + cell] = cell;
  state.pairs.forEach(([a, b, move], at) => {
    if (state.isDue && at === state.pairs.length - 1) write(slots, 0, a, b, move);
    else join(slots, 0, a, b, move);
  });
  slots[MADE] = state.made;
  slots[DUE] = state.isDue ? 1 : 0;
}

/** True for two connected cells: another pair would close a loop. */
export const areJoined = (slots: Int8Array, at: number, a: number, b: number): boolean =>
  slots[at + GROUP + a] === slots[at + GROUP + b];

/** Adds a pair. */
export function write(slots: Int8Array, at: number, a: number, b: number, move: number): void {
  const count = slots[at + COUNT] as number;
  const pair = at + PAIRS + 3 * count;
  slots[pair] = a;
  slots[pair + 1] = b;
  slots[pair + 2] = move;
  slots[at + COUNT] = count + 1;
}

/** Adds a pair and joins its cells' groups. */
export function join(slots: Int8Array, at: number, a: number, b: number, move: number): void {
  write(slots, at, a, b, move);
  const [into, from] = [slots[at + GROUP + a] as number, slots[at + GROUP + b] as number];
  for (let cell = at + GROUP; cell < at + GROUP + 9; cell += 1) {
    if (slots[cell] === from) slots[cell] = into;
  }
}

/** The collapse: the last pair lands in a cell, and every connected pair follows. */
export function collapse(slots: Int8Array, at: number, cell: number): void {
  const last = (slots[at + COUNT] as number) - 1;
  slots[at + cell] = slots[at + PAIRS + 3 * last + 2] as number;
  let count = last;
  let isMoving = true;
  while (isMoving) {
    isMoving = false;
    for (let pair = 0; pair < count; pair += 1) {
      const from = at + PAIRS + 3 * pair;
      const [a, b] = [slots[from] as number, slots[from + 1] as number];
      const into = slots[at + a] !== 0 ? b : slots[at + b] !== 0 ? a : -1;
      if (into < 0) continue;
      slots[at + into] = slots[from + 2] as number;
      count -= 1;
      slots.copyWithin(from, from + 3, at + PAIRS + 3 * (count + 1));
      isMoving = true;
      break;
    }
  }
  slots[at + COUNT] = count;
  slots[at + DUE] = 0;
}

/** Sets END from the classical marks: a line wins; of two lines, the one with the lower highest number (R-QNT-12). */
export function setEnd(slots: Int8Array, at: number): void {
  const best = [99, 99];
  for (let line = 0; line < 24; line += 3) {
    const one = slots[at + (LINES[line] as number)] as number;
    const two = slots[at + (LINES[line + 1] as number)] as number;
    const three = slots[at + (LINES[line + 2] as number)] as number;
    if (one === 0 || two === 0 || three === 0) continue;
    if (((one ^ two) & 1) !== 0 || ((one ^ three) & 1) !== 0) continue;
    const side = (one & 1) ^ 1;
    best[side] = Math.min(best[side] as number, Math.max(one, two, three));
  }
  const [first = 99, second = 99] = best;
  if (first < 99 || second < 99) {
    const size = first < 99 && second < 99 ? 1 : 2;
    slots[at + END] = 10 + (first < second ? size : -size);
  } else if (slots.subarray(at, at + 9).indexOf(0) < 0) slots[at + END] = 10;
}

const MARK = makeZobrist(9 * 10, 11);
const MARK_HIGH = makeZobrist(9 * 10, 12);
const PAIR = makeZobrist(162 * 10, 13);
const PAIR_HIGH = makeZobrist(162 * 10, 14);

/**
 * A line has three of a side's moves, so its highest number is at least 5 or 6: lower numbers make no
 * difference.
 */
const label = (move: number): number => (move >= 5 ? move : 6 - (move & 1));

/** Writes the fingerprint under one symmetry into `to`. */
export function fingerprint(slots: Int8Array, at: number, way: Uint8Array, to: Int32Array): void {
  let lo = 0;
  let hi = 0;
  for (let cell = 0; cell < 9; cell += 1) {
    const move = slots[at + cell] as number;
    if (move === 0) continue;
    const key = (way[cell] as number) * 10 + label(move);
    lo ^= MARK[key] as number;
    hi ^= MARK_HIGH[key] as number;
  }
  const count = slots[at + COUNT] as number;
  const closing = slots[at + DUE] === 1 ? count - 1 : -1;
  for (let pair = 0; pair < count; pair += 1) {
    const from = at + PAIRS + 3 * pair;
    const a = way[slots[from] as number] as number;
    const b = way[slots[from + 1] as number] as number;
    // The pair that closed a loop differs from the others in it.
    const cells = (a < b ? a * 9 + b : b * 9 + a) + (pair === closing ? 81 : 0);
    const key = cells * 10 + label(slots[from + 2] as number);
    lo ^= PAIR[key] as number;
    hi ^= PAIR_HIGH[key] as number;
  }
  to[0] = lo;
  to[1] = hi;
}
