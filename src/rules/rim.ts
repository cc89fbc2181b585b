import type { BoardLayout, Rim } from './board.ts';
import type { CellId } from './game.ts';

/** What the rim of a board's tray says, from the cells of one layer. */
export function rimOf(layout: BoardLayout, layer: readonly (readonly CellId[])[]): Rim {
  if (layout.rim) return layout.rim;
  const corner = layer.map(([first = '']) => first);
  return {
    columns: (layer[0] ?? []).map((cell, column) => ({
      text: String.fromCodePoint(97 + column),
      at: layout.place(cell)[0],
    })),
    rows: corner.map((cell, row) => ({
      text: String(layer.length - row),
      at: layout.place(cell)[2],
    })),
  };
}
