/** Helpers for Ultimate on a small canvas: the camera's target, and the size of the cells there. */
import type { Page } from 'playwright/test';
import { activeBoards, ultimate } from '../../../src/variants/ultimate/rules.ts';
import { expect, project } from './board.ts';

/** The map over the close view of a small board. */
export const mapOf = (page: Page) => page.locator('[data-near]');

/** Waits until the camera shows one small board, or all of them. */
export async function arrive(page: Page, board: number | null): Promise<void> {
  if (board === null) await expect(mapOf(page)).toHaveCount(0);
  else await expect(page.locator(`[data-near="${board}"]:not([data-gliding])`)).toBeVisible();
}

/** The one board to play on after these moves; null where the player may choose, or the game is over. */
export function forcedAfter(moves: readonly string[]): number | null {
  const options = ultimate.options({}, 2);
  if (options === undefined) throw new Error('bad options');
  const state = moves.reduce(
    (now, move) => ultimate.apply(now, move),
    ultimate.setup(2, options, 0),
  );
  const [only, more] = activeBoards(state);
  return more === undefined ? (only ?? null) : null;
}

export const cellsOf = (board: number): string[] =>
  Array.from({ length: 9 }, (_, at) => `${board}.${at}`);

export const ALL = Array.from({ length: 9 }, (_, board) => cellsOf(board)).flat();

/** The smallest distance between neighbours among these cells, and the cells that another element covers. */
export async function measure(page: Page, cells: readonly string[]) {
  await project(page, cells[0] ?? '');
  return page.evaluate((ids) => {
    const at = (id: string) => globalThis.__board?.project(id) ?? { x: 0, y: 0 };
    const between = (one: string, other: string) => {
      const [a, b] = [at(one), at(other)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    const sides = ids.flatMap((id) => {
      const [board = 0, cell = 0] = id.split('.').map(Number);
      return [
        ...(cell % 3 < 2 ? [between(id, `${board}.${cell + 1}`)] : []),
        ...(cell < 6 ? [between(id, `${board}.${cell + 3}`)] : []),
      ];
    });
    const side = Math.min(...sides);
    const reach = side * 0.4;
    const covered = ids.filter((id) => {
      const { x, y } = at(id);
      return [
        [x, y],
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].some(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.tagName !== 'CANVAS');
    });
    return { side, covered };
  }, cells);
}
