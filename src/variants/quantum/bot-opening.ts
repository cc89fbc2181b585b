/** Quantum's first positions, one of each by symmetry, in an order of their own; and how a book names their moves. */
import { QuantumPosition } from './bot-position.ts';
import { ONE } from './bot-state.ts';
import { quantum } from './rules.ts';

/** The book has every position after at most so many plies. */
export const BOOK_PLIES = 3;

/** A position's name: the same for its equals by symmetry. */
export type Opening = { readonly name: string; readonly plies: number };

/** Visits the positions, those of fewer plies first; while it is visited, a position may be searched. */
export function eachOpening(
  visit: (opening: Opening, position: QuantumPosition, frame: number) => void,
): void {
  const seen = new Set<string>();
  let level: readonly (readonly number[])[] = [[]];
  for (let plies = 0; plies <= BOOK_PLIES; plies += 1) {
    const next: (readonly number[])[] = [];
    for (const moves of level) {
      const position = new QuantumPosition(quantum.setup(2, {}, 0));
      for (const move of moves) position.play(move);
      const frame = position.fingerprint();
      const name = nameOf(position);
      if (seen.has(name)) continue;
      seen.add(name);
      for (const move of legal(position)) next.push([...moves, move]);
      visit({ name, plies }, position, frame);
    }
    level = next;
  }
}

/** The name of a position whose fingerprint was taken. */
export const nameOf = ({ lo, hi }: QuantumPosition): string => `${lo} ${hi}`;

/** All moves. */
export function legal(position: QuantumPosition): readonly number[] {
  const moves = new Int32Array(position.width);
  return [...moves.subarray(0, position.legal(moves, 0))];
}

/** The numbers of 36 pairs and of single cells, which never stand side by side, from 0 to 35. */
export function placeOf(move: number): number {
  if (move >= ONE) return move - ONE;
  const [a, b] = [Math.floor(move / 9), move % 9];
  return (a * (17 - a)) / 2 + b - a - 1;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
const LONG = 36 / BITS;

/** Signs of a position in the book: its worth, and its best moves six bits a sign. */
export const ENTRY = 1 + LONG;

/** A position as the book has it; `worth` is a number in a list. */
export function entryOf(worth: number, places: readonly number[]): string {
  const signs = Array.from({ length: LONG }, (_, at) =>
    places.reduce(
      (bits, place) => bits | (Math.floor(place / BITS) === at ? 1 << (place % BITS) : 0),
      0,
    ),
  );
  return [worth, ...signs].map((number) => SIGNS[number]).join('');
}

/** The inverse of `entryOf`. */
export function readEntry(entry: string): {
  readonly worth: number;
  isBest(place: number): boolean;
} {
  const [worth = 0, ...signs] = Array.from(entry, (sign) => SIGNS.indexOf(sign));
  return {
    worth,
    isBest: (place) => (((signs[Math.floor(place / BITS)] ?? 0) >> (place % BITS)) & 1) === 1,
  };
}
