import type { BoardView } from '../../play/view.ts';
import { type CellId, type Mark, type SymbolId, SYMBOLS } from '../../rules/game.ts';
import { text } from '../../text/play.ts';

/** Rows and columns from 0. */
type Place = { readonly row: number; readonly column: number };

/** A cell's content for screen readers. `placeOf` locates other cells. */
export function cellState(
  view: BoardView,
  cell: CellId,
  placeOf: (cell: CellId) => Place | null,
): string {
  const marks = marksAt(view, cell);
  const won = view.lines.some((line) => line.includes(cell));
  const said = marks.map((mark) => sayMark(view, mark, placeOf));
  const more = [
    won ? (view.broken ? text.board.lost : text.board.won) : '',
    view.closed?.includes(cell) ? text.board.closed : '',
  ];
  return [...(said.length > 0 ? said : [text.board.empty]), ...more.filter(Boolean)].join(', ');
}

/** The marks of a cell, oldest first. */
const marksAt = (view: BoardView, cell: CellId): readonly Mark[] =>
  view.marks.filter((mark) => mark.cell === cell);

/** The marks of a cell that carry numbers, where several may share it. */
export const numberedMarks = (marks: readonly Mark[], cell: CellId): readonly Mark[] =>
  marks.filter((mark) => mark.cell === cell && mark.subscript !== undefined);

/** A mark's symbol as one of the six. */
export const symbolOf = (mark: Mark | undefined): SymbolId | undefined =>
  SYMBOLS.find((symbol) => symbol === mark?.symbol);

function sayMark(view: BoardView, mark: Mark, placeOf: (cell: CellId) => Place | null): string {
  const { symbol, subscript, ghost } = mark;
  if (subscript === undefined) return symbol;
  const twin = view.marks.find((each) => each.subscript === subscript && each.cell !== mark.cell);
  const place = ghost && twin ? placeOf(twin.cell) : null;
  return place
    ? text.board.linked(symbol, subscript, place.row + 1, place.column + 1)
    : text.board.numbered(symbol, subscript);
}
