/** Boards on which rows are filled: which cells, which lines, who can still fill one. */
import type { CellId, Outcome } from './game.ts';
import { linesOf, type Line } from './lines.ts';
import { sideOf, type SeatingOptions } from './seating.ts';

/** How a cell without a mark is written. */
export const EMPTY = '.';

/** A board that never changes, with its cells' names and its lines. Make each once and share it. */
export type RowBoard = {
  readonly names: readonly CellId[];
  readonly index: ReadonlyMap<CellId, number>;
  /** Per cell, the lines through it. */
  readonly through: readonly (readonly Line[])[];
  /** Marks in a winning line. */
  readonly length: number;
};

/** A board of these sizes, outermost first, cells named by their row-major index unless `name` says otherwise. */
export function rowBoard(
  sizes: readonly number[],
  length: number,
  name: (index: number) => CellId = String,
): RowBoard {
  const cells = sizes.reduce((product, size) => product * size, 1);
  const names = Array.from({ length: cells }, (_, index) => name(index));
  const lines = linesOf(sizes, length);
  return {
    names,
    index: new Map(names.map((cell, index) => [cell, index])),
    through: names.map((_, index) => lines.filter((line) => line.includes(index))),
    length,
  };
}

/** The lines through the cell just marked that are now of one symbol: no other line can be new. */
export function finished(
  board: RowBoard,
  marked: string,
  index: number,
  symbol: string,
): Outcome['lines'] {
  const lines = board.through[index] ?? [];
  return lines
    .filter((line) => line.every((each) => marked[each] === symbol))
    .map((line) => line.map((each) => board.names[each] ?? ''));
}

/** Per seat, `Game.reach`: a side that gets fewer marks than a line has cells never fills one. */
export function reach(board: RowBoard, seats: number, options: SeatingOptions): readonly boolean[] {
  const marks = new Map<number, number>();
  board.names.forEach((_, ply) => {
    const side = sideOf(ply % seats, options);
    marks.set(side, (marks.get(side) ?? 0) + 1);
  });
  return Array.from(
    { length: seats },
    (_, seat) => (marks.get(sideOf(seat, options)) ?? 0) >= board.length,
  );
}
