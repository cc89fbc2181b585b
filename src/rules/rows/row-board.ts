/** Fixed boards for games of rows: their cells, their lines, and who can still fill one. */
import type { CellId, Outcome } from '../game.ts';
import { linesOf, type Line } from './lines.ts';
import { sideOf, type SeatingOptions } from '../turns.ts';

/** How a cell without a mark is written. */
export const EMPTY = '.';

/** An immutable board with its cells' ids and its lines. Create each once and share it. */
export type RowBoard = {
  readonly ids: readonly CellId[];
  readonly index: ReadonlyMap<CellId, number>;
  /** Cells in each dimension, outermost first. */
  readonly sizes: readonly number[];
  readonly lines: readonly Line[];
  /** Per cell, the lines through it. */
  readonly through: readonly (readonly Line[])[];
  /** Marks in a winning line. */
  readonly length: number;
};

/** A board of these sizes, outermost first; a cell's id is its row-major index unless `idAt` says otherwise. */
export function rowBoard(
  sizes: readonly number[],
  length: number,
  idAt: (index: number) => CellId = String,
): RowBoard {
  const cells = sizes.reduce((product, size) => product * size, 1);
  // Frozen, because games share these lists with their callers.
  const ids = Object.freeze(Array.from({ length: cells }, (_, index) => idAt(index)));
  const lines = Object.freeze(linesOf(sizes, length).map((line) => Object.freeze(line)));
  return {
    ids,
    index: new Map(ids.map((cell, index) => [cell, index])),
    sizes,
    lines,
    through: Object.freeze(
      ids.map((_, index) => Object.freeze(lines.filter((line) => line.includes(index)))),
    ),
    length,
  };
}

/** The board with one more symbol on it. */
export const putSymbol = (marked: string, index: number, symbol: string): string =>
  marked.slice(0, index) + symbol + marked.slice(index + 1);

/** The ids of the cells of a line. */
export const cellsOfLine = (board: RowBoard, line: Line): readonly CellId[] =>
  line.map((index) => board.ids[index] ?? '');

/** The lines just completed: those of one symbol through the cell just marked. */
export function finishedLines(
  board: RowBoard,
  marked: string,
  index: number,
  symbol: string,
): Outcome['lines'] {
  const found: (readonly CellId[])[] = [];
  for (const line of board.through[index] ?? []) {
    if (isFilled(line, marked, symbol)) found.push(cellsOfLine(board, line));
  }
  return found;
}

/** True when every cell of the line holds this symbol. */
export function isFilled(line: Line, marked: string, symbol: string): boolean {
  for (const index of line) if (marked[index] !== symbol) return false;
  return true;
}

/** Lines one mark short: equal marks and one empty cell. */
export function oneShort(board: RowBoard, marked: string): Outcome['lines'] {
  return board.lines
    .filter((line) => {
      const symbols = line.map((index) => marked[index]).filter((symbol) => symbol !== EMPTY);
      return symbols.length === line.length - 1 && new Set(symbols).size === 1;
    })
    .map((line) => cellsOfLine(board, line));
}

/** `Game.reach`: a side that gets fewer marks than a line has cells can never fill one (R-GEN-13). */
export function reach(board: RowBoard, seats: number, options: SeatingOptions): readonly boolean[] {
  const marks = new Map<number, number>();
  board.ids.forEach((_, index) => {
    const side = sideOf(index % seats, options);
    marks.set(side, (marks.get(side) ?? 0) + 1);
  });
  return Array.from(
    { length: seats },
    (_, seat) => (marks.get(sideOf(seat, options)) ?? 0) >= board.length,
  );
}

/** The same for games where anybody may use any symbol: a seat only needs a late enough turn. */
export function reachOfAny(board: RowBoard, seats: number): readonly boolean[] {
  const last = board.ids.length - 1;
  return Array.from(
    { length: seats },
    (_, seat) => last - ((last - seat) % seats) >= board.length - 1,
  );
}
