/** The names of cells and moves on screen and for screen readers. */
import { type BoardLayout, type CellName, type Levels, squareName } from '../../rules/board.ts';
import { type CellId, asSymbol, SWAP } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import type { GridSpot } from './grid-keys.ts';

/** A mark's symbol for screen readers: "triangle", not "A", which is a column too. */
export function symbolName(symbol: string): string {
  const known = asSymbol(symbol);
  return known ? text.symbols[known] : symbol;
}

export type CellNames = Pick<BoardLayout, 'grid' | 'nameOf'>;

/** Level, row and column of a cell, each from 0; null for a cell that is not on the board. */
export function spotOf(levels: ReturnType<BoardLayout['grid']>, cell: CellId): GridSpot | null {
  for (const [level, rows] of levels.entries()) {
    for (const [row, cells] of rows.entries()) {
      const column = cells.indexOf(cell);
      if (column >= 0) return { level, row, column };
    }
  }
  return null;
}

type NamedBoard = {
  readonly layout: CellNames;
  readonly levels: Levels;
  readonly spots: ReadonlyMap<CellId, GridSpot>;
};

/**
 * Cached, because boards name all their cells one after another: looking up each of 64 in all levels took a
 * frame.
 */
const boards = new WeakMap<readonly CellId[], NamedBoard>();

function nameBoard(layout: CellNames, all: readonly CellId[]): NamedBoard {
  const known = boards.get(all);
  if (known?.layout === layout) return known;
  const levels = layout.grid(all);
  const spots = new Map(
    levels.flatMap((rows, level) =>
      rows.flatMap((cells, row) =>
        cells.map((cell, column) => [cell, { level, row, column }] as const),
      ),
    ),
  );
  const made = { layout, levels, spots };
  boards.set(all, made);
  return made;
}

/** A cell's name on a board with these cells; on a stack the level comes first. */
export function cellName(layout: CellNames, all: readonly CellId[], cell: CellId): CellName {
  const named = layout.nameOf?.(cell);
  if (named !== undefined) return named;
  const { levels, spots } = nameBoard(layout, all);
  const spot = spots.get(cell);
  if (!spot) return { short: cell, full: cell };
  const square = squareName(spot.column, spot.row, levels[spot.level]?.length ?? 0);
  if (levels.length === 1) return { short: square, full: square };
  const level = spot.level + 1;
  return { short: `${level}·${square}`, full: text.board.onLevel(level, square) };
}

/** A move's name, from its picks: one or two cells, a cell and a symbol, or the swap. */
export function moveName(
  layout: CellNames,
  all: readonly CellId[],
  [first = '', second]: readonly string[],
): CellName {
  if (first === SWAP) return text.swap;
  const one = cellName(layout, all, first);
  if (second === undefined) return one;
  if (!all.includes(second))
    return { short: `${second} ${one.short}`, full: text.board.with(second, one.full) };
  const other = cellName(layout, all, second);
  return { short: `${one.short} + ${other.short}`, full: `${one.full} + ${other.full}` };
}
