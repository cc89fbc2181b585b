/** The opening book's positions: the first two plies of the small stacks, and their names. */
import type { Verdict } from '../../engine/brain.ts';
import { listMoves } from '../../engine/list-moves.ts';
import { findMove } from '../../rules/match.ts';
import { asIfXBegan } from '../../engine/rows/row-brain.ts';
import type { RowPosition } from '../../engine/rows/row-position.ts';
import { threeD, type ThreeDOptions, type ThreeDState } from './rules.ts';

/** A book's entry: the moves to a position, its worth for the side to move, and its best moves. */
export type BookEntry = readonly [
  board: ThreeDOptions['board'],
  centreClosed: boolean,
  moves: string,
  worth: number,
  best: string,
];

type Pack = (state: ThreeDState) => RowPosition;
type BookPage = { readonly worth: number; readonly best: readonly number[] };
/** Pages by name. */
export type OpeningBook = ReadonlyMap<string, BookPage>;

/** The position after some moves of two alternating sides. */
export function stateAfter(
  board: ThreeDOptions['board'],
  centreClosed: boolean,
  moves: string,
): ThreeDState {
  const empty = threeD.setup(2, { board, centreClosed, teams: false, swap: false }, 0);
  const notations = moves === '' ? [] : moves.split(' ');
  return notations.reduce((state: ThreeDState, notation) => {
    const move = findMove(threeD, state, notation);
    return move === undefined ? state : threeD.apply(state, move);
  }, empty);
}

/** The name of a position. Also sets its fingerprint, and returns the symmetry used. */
export function namePosition({ options, board }: ThreeDState, position: RowPosition) {
  const symmetry = position.fingerprint();
  const isEmpty = !/[XO]/.test(board);
  // A closed centre only affects the first mark.
  const name = `${options.board} ${isEmpty && options.centreClosed} ${position.lo} ${position.hi}`;
  return { name, symmetry };
}

/** Builds a book from its entries. */
export function bookOf(entries: readonly BookEntry[], pack: Pack): OpeningBook {
  return new Map(
    entries.map((entry) => {
      const [board, centreClosed, moves, worth, notations] = entry;
      const state = stateAfter(board, centreClosed, moves);
      const position = pack(state);
      const { name, symmetry } = namePosition(state, position);
      const best = listMoves(position).filter((move) =>
        notations.split(' ').includes(position.notation(move)),
      );
      return [name, { worth, best: best.map((move) => position.mapped(move, symmetry)) }];
    }),
  );
}

/** Looks up verdicts on a position's moves; null for positions outside the book. */
export function lookUp(
  book: OpeningBook,
  state: ThreeDState,
  pack: Pack,
): readonly Verdict[] | null {
  if (state.seats !== 2 || state.board.replaceAll('.', '').length > 1) return null;
  const seen = asIfXBegan(state);
  const position = pack(seen);
  const { name, symmetry } = namePosition(seen, position);
  const page = book.get(name);
  if (!page) return null;
  return listMoves(position).map((move) => ({
    notation: position.notation(move),
    worth: page.worth,
    known: page.best.includes(position.mapped(move, symmetry)) ? 'exact' : 'most',
  }));
}
