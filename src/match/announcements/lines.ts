/** Reads out the lines through a cell. */
import type { BoardView } from '../../play/view.ts';
import { type BoardLayout, squareName } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { speech } from '../../text/speech.ts';
import { cellName, spotOf } from '../../ui/board/cell-name.ts';
import type { GridSpot } from '../../ui/board/grid-keys.ts';
import { markText } from '../../ui/board/cell-state.ts';

export type LineKey = 'r' | 'c' | 'd' | 's';

/** Names of cells, which may contain commas, in one sentence. */
export const listNames = (names: readonly string[]): string => names.join('; ');

/** On a board that grows, a line is read this far to each side. */
const REACH = 4;

/** The lines of a kind through a cell as a sentence; null for a cell that is not on the board. */
export function describeLines(
  key: LineKey,
  layout: BoardLayout,
  view: BoardView,
  cell: CellId,
): string | null {
  const levels = layout.grid(view.cells);
  const at = spotOf(levels, cell);
  if (!at) return null;
  const rows = levels[at.level] ?? [];
  const list = (cells: readonly CellId[], nameOf: (cell: CellId) => string) =>
    listNames(cells.map((each) => speech.on(nameOf(each), contentOf(layout, view, each))));
  const fullName = (each: CellId) => cellName(layout, view.cells, each).full;
  // A small board's or a level's name is said once, before the cells.
  const part =
    layout.smallBoards?.nameOf(cell) ?? (levels.length > 1 ? speech.levelName(at.level + 1) : null);
  const entry = (cells: readonly CellId[]) =>
    part === null
      ? list(cells, fullName)
      : `${part}: ${list(cells, (each) => squareIn(layout, [rows], each))}`;
  // Lines stay within a small board, and near the cell on a large one.
  const size = layout.smallBoards?.size;
  const near = (row: number, column: number) =>
    size === undefined
      ? Math.abs(row - at.row) <= REACH && Math.abs(column - at.column) <= REACH
      : Math.floor(row / size) === Math.floor(at.row / size) &&
        Math.floor(column / size) === Math.floor(at.column / size);
  const along = (isOn: (row: number, column: number) => boolean) =>
    rows.flatMap((cells, row) =>
      cells.filter((_, column) => near(row, column) && isOn(row, column)),
    );
  switch (key) {
    case 'r':
      return speech.row(entry(along((row) => row === at.row)));
    case 'c':
      return speech.column(entry(along((_, column) => column === at.column)));
    case 's':
      if (layout.smallBoards)
        return view.marks.some((mark) => mark.cell === cell)
          ? text.refusals.taken
          : describeTarget(layout, view, rows, at);
      return levels.length === 1
        ? speech.noLevels
        : speech.levels(
            list(
              levels.flatMap((each) => each[at.row]?.[at.column] ?? []),
              fullName,
            ),
          );
    case 'd': {
      const diagonals = [1, -1].map((slope) =>
        along((row, column) => row - at.row === slope * (column - at.column)),
      );
      const side = size ?? rows.length;
      const whole = layout.grows ? 2 : side;
      const long = diagonals.filter(({ length }) => length >= whole);
      return long.length === 0
        ? speech.noDiagonal
        : long.map((cells) => speech.diagonal(entry(cells))).join(' ');
    }
  }
}

/** The small board to which a move sends the other side. */
function describeTarget(
  { smallBoards }: BoardLayout,
  view: BoardView,
  rows: readonly (readonly CellId[])[],
  { row, column }: GridSpot,
): string {
  const size = smallBoards?.size ?? 1;
  const target = rows[(row % size) * size]?.[(column % size) * size] ?? '';
  const sent = speech.sends(smallBoards?.nameOf(target) ?? '');
  return view.tags?.has(target) ? `${sent} ${speech.sendsAnywhere}` : sent;
}

/** The marks on a cell, or that it is empty. */
export const contentOf = (layout: BoardLayout, view: BoardView, cell: CellId): string =>
  view.marks
    .filter((mark) => mark.cell === cell)
    .map((mark) => markText(view, mark, (other) => cellName(layout, view.cells, other).full))
    .join(', ') || text.board.empty;

/** "b2": a cell's name within its level or small board. */
export function squareIn(
  { smallBoards }: BoardLayout,
  levels: ReturnType<BoardLayout['grid']>,
  cell: CellId,
): string {
  const [rows = []] = levels;
  const row = rows.findIndex((each) => each.includes(cell));
  const size = smallBoards?.size ?? rows.length;
  return squareName((rows[row]?.indexOf(cell) ?? 0) % size, row % size, size);
}
