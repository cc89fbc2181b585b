/** Reads out a whole board: only its marks, in reading order. */
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { speech } from '../../text/speech.ts';
import { cellName } from '../../ui/board/cell-name.ts';
import { contentOf, listNames, squareIn } from './lines.ts';

/**
 * Reads all marks. A level's or a small board's name comes once, before its marks. For a board of boards it
 * first reads the winners, then the boards to play on, or the undecided boards with marks while nobody here
 * may play.
 */
export function describeBoard(layout: BoardLayout, view: BoardView): string {
  if (view.marks.length === 0) return speech.nothing;
  const levels = layout.grid(view.cells);
  if (layout.smallBoards) {
    const open = new Set([...view.open].map(layout.smallBoards.nameOf));
    const marked = new Set(view.marks.map(({ cell }) => cell));
    const shown = smallBoardsOf(layout, view).filter(({ name, cells, result }) =>
      open.size > 0
        ? open.has(name)
        : result === undefined && cells.some((cell) => marked.has(cell)),
    );
    const boards = shown.map(({ name, cells }) =>
      speech.named(
        name,
        listMarks(layout, view, cells, (cell) => squareIn(layout, levels, cell)),
      ),
    );
    return [describeBoards(layout, view), ...boards].join(' ');
  }
  if (layout.grows) {
    const marked = new Set(view.marks.map(({ cell }) => cell));
    const rows = (levels[0] ?? []).filter((row) => row.some((cell) => marked.has(cell)));
    const nameOf = (cell: CellId) => cellName(layout, view.cells, cell).full;
    return rows.map((row) => `${listMarks(layout, view, row, nameOf)}.`).join(' ');
  }
  if (levels.length === 1)
    return `${listMarks(layout, view, view.cells, (cell) => cellName(layout, view.cells, cell).full)}.`;
  return levels
    .map((rows, at) => ({ at, rows }))
    .toReversed()
    .map(({ at, rows }) =>
      speech.named(
        speech.levelName(at + 1),
        listMarks(layout, view, rows.flat(), (cell) => squareIn(layout, [rows], cell)),
      ),
    )
    .join(' ');
}

/** The winners of the small boards; null on other boards. */
export function describeBoards(layout: BoardLayout, view: BoardView): string | null {
  if (!layout.smallBoards) return null;
  return smallBoardsOf(layout, view)
    .map(({ name, result }) => speech.named(name, result ?? speech.isOpen))
    .join(' ');
}

type SmallBoard = {
  readonly name: string;
  readonly cells: readonly CellId[];
  /** In words; undefined while it is undecided. */
  readonly result: string | undefined;
};

/** The small boards in reading order. */
function smallBoardsOf(layout: BoardLayout, view: BoardView): readonly SmallBoard[] {
  const nameOf = layout.smallBoards?.nameOf ?? String;
  const cells = Map.groupBy(view.cells, nameOf);
  return [...cells].map(([name, own]) => ({
    name,
    cells: own,
    result: view.tags?.get(own[0] ?? ''),
  }));
}

/** The marked cells of a part of the board, by name; or that it is empty. */
function listMarks(
  layout: BoardLayout,
  view: BoardView,
  cells: readonly CellId[],
  nameOf: (cell: CellId) => string,
): string {
  const marked = new Set(view.marks.map(({ cell }) => cell));
  const found = cells.filter((cell) => marked.has(cell));
  return found.length === 0
    ? speech.emptyPart
    : listNames(found.map((cell) => speech.on(nameOf(cell), contentOf(layout, view, cell))));
}
