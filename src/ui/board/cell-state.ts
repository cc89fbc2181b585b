import type { BoardView } from '../../play/view.ts';
import type { CellId, Mark } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { symbolName } from './cell-name.ts';

/** A cell's content for screen readers. `nameOf` names other cells. */
export function cellState(view: BoardView, cell: CellId, nameOf: (cell: CellId) => string): string {
  const marks = marksAt(view, cell);
  const won = view.lines.some((line) => line.includes(cell));
  const phrases = marks.map((mark) => markText(view, mark, nameOf));
  const more = [
    won ? lineWords(view) : '',
    view.tags?.get(cell) ?? '',
    view.closedAtFirst?.includes(cell)
      ? text.board.closed
      : marks.length === 0 &&
          view.open.size > 0 &&
          !view.open.has(cell) &&
          !view.picked.includes(cell)
        ? text.board.shut
        : '',
  ];
  return [...(phrases.length > 0 ? phrases : [text.board.empty]), ...more.filter(Boolean)].join(
    ', ',
  );
}

/** The words for a cell of a finished line. In quantum both sides can have one. */
function lineWords({ broken, lines, marks }: BoardView): string {
  if (broken) return text.board.lost;
  const owners = lines.map(([first]) => marks.find(({ cell }) => cell === first)?.symbol);
  return new Set(owners).size > 1 ? text.board.lined : text.board.won;
}

/** The marks of a cell, oldest first. */
const marksAt = (view: BoardView, cell: CellId): readonly Mark[] =>
  view.marks.filter((mark) => mark.cell === cell);

/** The marks of a cell that carry numbers, where several may share it. */
export const numberedMarks = (marks: readonly Mark[], cell: CellId): readonly Mark[] =>
  marks.filter((mark) => mark.cell === cell && mark.subscript !== undefined);

/** A mark in words; in quantum with its number, and its partner's cell or that it is classical. */
export function markText(view: BoardView, mark: Mark, nameOf: (cell: CellId) => string): string {
  const { subscript, ghost } = mark;
  const symbol = symbolName(mark.symbol);
  if (subscript === undefined) return symbol;
  const partner = view.marks.find(
    (each) => each.subscript === subscript && each.cell !== mark.cell,
  );
  if (ghost && partner) return text.board.linked(symbol, subscript, nameOf(partner.cell));
  const numbered = text.board.numbered(symbol, subscript);
  return ghost ? numbered : `${numbered} ${text.board.settled}`;
}
