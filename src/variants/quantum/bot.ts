/** The brain of quantum, and its book of the first three plies. */
import type { Brain, Verdict } from '../../engine/brain.ts';
import { listMoves } from '../../engine/list-moves.ts';
import { coordinatesOn } from '../../engine/rows/row-brain.ts';
import { delayWorth } from '../../engine/worth.ts';
import {
  BOOK_PLIES,
  eachOpening,
  ENTRY,
  openingNameOf,
  moveIndexOf,
  readBookEntry,
} from './bot-opening.ts';
import { QuantumPosition } from './bot-position.ts';
import { board, type QuantumState } from './rules-state.ts';

/** The worths, and the offset of each position's entry. */
type QuantumBook = {
  readonly worths: readonly number[];
  readonly entries: string;
  readonly places: ReadonlyMap<string, number>;
};

let book: QuantumBook | null = null;

/** See `Brain`. */
export const brain: Brain<QuantumState> = {
  pack: (state) => (state.end ? null : new QuantumPosition(state)),
  consult(state, { every }) {
    if (!book || state.made > BOOK_PLIES) return null;
    return (every ? worthsIn(book, state) : null) ?? lookUp(book, state);
  },
  coordinatesOf: (_state, notation) => coordinatesOn(board, notation),
  async prepare() {
    const { worths, entries } = await import('./bot-book.ts');
    const places = new Map<string, number>();
    eachOpening(({ name }) => places.set(name, places.size * ENTRY));
    book = { worths, entries: entries.join(''), places };
  },
};

/** The book's verdicts: exact for its best moves, an upper bound for the others. */
function lookUp(
  { worths, entries, places }: QuantumBook,
  state: QuantumState,
): readonly Verdict[] | null {
  const position = new QuantumPosition(state);
  const symmetry = position.fingerprint();
  const at = places.get(openingNameOf(position));
  if (at === undefined) return null;
  const entry = readBookEntry(entries.slice(at, at + ENTRY));
  return listMoves(position).map((move) => ({
    notation: position.notation(move),
    worth: worths[entry.worth] ?? 0,
    known: entry.isBest(moveIndexOf(position.mapped(move, symmetry))) ? 'exact' : 'most',
  }));
}

/** Every move's exact worth, from the positions that the moves lead to; null when the book lacks one of them. */
function worthsIn({ worths, entries, places }: QuantumBook, state: QuantumState): Verdict[] | null {
  const position = new QuantumPosition(state);
  const { side } = position;
  const verdicts = listMoves(position).map((move): Verdict | null => {
    const notation = position.notation(move);
    position.play(move);
    position.fingerprint();
    const at = places.get(openingNameOf(position));
    const isOwn = position.side === side;
    position.undo();
    if (at === undefined) return null;
    const after = worths[readBookEntry(entries.slice(at, at + ENTRY)).worth] ?? 0;
    return { notation, worth: delayWorth(isOwn ? after : 0 - after, 1), known: 'exact' };
  });
  return verdicts.includes(null) ? null : (verdicts as Verdict[]);
}
