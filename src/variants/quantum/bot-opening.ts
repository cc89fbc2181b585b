/** The opening book's positions, one for each symmetry class in a fixed order, and its names for their moves. */
import { listMoves } from '../../engine/list-moves.ts';
import { QuantumPosition } from './bot-position.ts';
import { ONE } from './bot-state.ts';
import { quantum } from './rules.ts';

/** The book covers every position up to this many plies. */
export const BOOK_PLIES = 3;

/** A position's name, equal for symmetric positions. */
type NamedOpening = { readonly name: string; readonly plies: number };

/** Visits the positions in order of plies. A visitor may search the position. */
export function eachOpening(
  visit: (opening: NamedOpening, position: QuantumPosition, symmetry: number) => void,
): void {
  const seen = new Set<string>();
  let frontier: readonly (readonly number[])[] = [[]];
  for (let plies = 0; plies <= BOOK_PLIES; plies += 1) {
    const next: (readonly number[])[] = [];
    for (const moves of frontier) {
      const position = new QuantumPosition(quantum.setup(2, {}, 0));
      for (const move of moves) position.play(move);
      const symmetry = position.fingerprint();
      const name = openingNameOf(position);
      if (seen.has(name)) continue;
      seen.add(name);
      for (const move of listMoves(position)) next.push([...moves, move]);
      visit({ name, plies }, position, symmetry);
    }
    frontier = next;
  }
}

/** The name of a position, from its fingerprint. */
export const openingNameOf = ({ lo, hi }: QuantumPosition): string => `${lo} ${hi}`;

/** Numbers the 36 pairs, or the single cells, from 0 to 35. They never occur together. */
export function moveIndexOf(move: number): number {
  if (move >= ONE) return move - ONE;
  const [a, b] = [Math.floor(move / 9), move % 9];
  return (a * (17 - a)) / 2 + b - a - 1;
}

const CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
const LONG = 36 / BITS;

/** The characters of a book entry: a worth, then the best moves as six bits each. */
export const ENTRY = 1 + LONG;

/** A book entry; `worth` is an index into a list. */
export function entryOf(worth: number, places: readonly number[]): string {
  const digits = Array.from({ length: LONG }, (_, at) =>
    places.reduce(
      (bits, place) => bits | (Math.floor(place / BITS) === at ? 1 << (place % BITS) : 0),
      0,
    ),
  );
  return [worth, ...digits].map((number) => CHARS[number]).join('');
}

/** The inverse of `entryOf`. */
export function readBookEntry(entry: string): {
  readonly worth: number;
  isBest(place: number): boolean;
} {
  const [worth = 0, ...digits] = Array.from(entry, (char) => CHARS.indexOf(char));
  return {
    worth,
    isBest: (place) => (((digits[Math.floor(place / BITS)] ?? 0) >> (place % BITS)) & 1) === 1,
  };
}
