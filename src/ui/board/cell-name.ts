/** The names of cells on screen and for screen readers. */
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import type { Place } from './grid-keys.ts';

type Named = Pick<BoardLayout, 'grid' | 'nameOf'>;

/** Layer, row and column of a cell, each from 0; null for a cell that is not on the board. */
export function placeIn(layers: ReturnType<BoardLayout['grid']>, cell: CellId): Place | null {
  for (const [layer, rows] of layers.entries()) {
    for (const [row, cells] of rows.entries()) {
      const column = cells.indexOf(cell);
      if (column >= 0) return { layer, row, column };
    }
  }
  return null;
}

/** A cell's name on the board that holds `all` cells; on a stack the level comes first. */
export function cellName(layout: Named, all: readonly CellId[], cell: CellId): string {
  const named = layout.nameOf?.(cell);
  if (named !== undefined) return named;
  const layers = layout.grid(all);
  const place = placeIn(layers, cell);
  if (!place) return cell;
  const level = layers.length > 1 ? place.layer + 1 : undefined;
  return text.board.at(place.row + 1, place.column + 1, level);
}
