/** Arrow keys in a grid of cells, as in the ARIA grid pattern, and the cell at which Tab stops. */
import type { Levels } from '../../rules/board.ts';

export type GridSpot = {
  readonly level: number;
  readonly row: number;
  readonly column: number;
};

type Key = { readonly key: string; readonly ctrlKey: boolean };

/** The cell that a key leads to from `at`; null for other keys. Doesn't wrap at the edges. */
export function stepIn(levels: Levels, at: GridSpot, { key, ctrlKey }: Key): GridSpot | null {
  const rows = levels[at.level] ?? [];
  const row = rows[at.row] ?? [];
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  switch (key) {
    case 'ArrowRight':
      return { ...at, column: within(at.column + 1, row.length) };
    case 'ArrowLeft':
      return { ...at, column: within(at.column - 1, row.length) };
    case 'ArrowDown':
      return { ...at, row: within(at.row + 1, rows.length) };
    case 'ArrowUp':
      return { ...at, row: within(at.row - 1, rows.length) };
    case 'Home':
      return { ...at, row: ctrlKey ? 0 : at.row, column: 0 };
    case 'End':
      return { ...at, row: ctrlKey ? rows.length - 1 : at.row, column: row.length - 1 };
    case 'PageUp':
      return levels.length > 1 ? { ...at, level: within(at.level + 1, levels.length) } : null;
    case 'PageDown':
      return levels.length > 1 ? { ...at, level: within(at.level - 1, levels.length) } : null;
    default:
      return null;
  }
}

/** The cell of the page's board that Tab stops at; null without a board. */
export const tabStop = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-board] [data-cell][tabindex="0"]');
