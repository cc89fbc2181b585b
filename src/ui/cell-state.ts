import type { BoardView } from '../play/view.ts';
import { type CellId, type Mark, type SymbolId, SYMBOLS } from '../rules/game.ts';
import { text } from '../text/en.ts';

/** Rows and columns from 0. */
type Place = { readonly row: number; readonly column: number };

/** What lies on a cell, as a screen reader says it. `placeOf` is where another cell is. */
export function cellState(
  view: BoardView,
  cell: CellId,
  placeOf: (cell: CellId) => Place | null,
): string {
  const marks = marksAt(view, cell);
  const won = view.lines.some((line) => line.includes(cell));
  const said = marks.map((mark) => sayMark(view, mark, placeOf));
  return [...(said.length > 0 ? said : [text.board.empty]), ...(won ? [text.board.won] : [])].join(
    ', ',
  );
}

/** The marks of a cell, oldest first. */
export const marksAt = (view: BoardView, cell: CellId): readonly Mark[] =>
  view.marks.filter((mark) => mark.cell === cell);

/** A mark's symbol as one of the six. */
export const symbolOf = (mark: Mark | undefined): SymbolId | undefined =>
  SYMBOLS.find((symbol) => symbol === mark?.symbol);

function sayMark(view: BoardView, mark: Mark, placeOf: (cell: CellId) => Place | null): string {
  const { symbol, subscript, ghost } = mark;
  if (subscript === undefined) return symbol;
  const twin = view.marks.find((each) => each.subscript === subscript && each.cell !== mark.cell);
  const place = ghost && twin ? placeOf(twin.cell) : null;
  return place
    ? text.quantum.spooky(symbol, subscript, place.row + 1, place.column + 1)
    : text.quantum.mark(symbol, subscript);
}
