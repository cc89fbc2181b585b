/** The outlines of the boards as they are drawn, and how much of the pane they span. */
import type { Page } from 'playwright/test';
import type { BoardLayout, Vec3 } from '../../../src/rules/board.ts';
import { squirclePoint } from '../../../src/scene/geometry/rings.ts';
import { OUTLINE, TILE_HALF } from '../../../src/scene/geometry/tile.ts';
import { FLOOR_Y, rimWidth, TRAY_DEPTH } from '../../../src/scene/geometry/tray.ts';
import { project } from './board.ts';

const STEPS = 32;

const squircle = (half: number, exponent: number, [x, y, z]: Vec3): Vec3[] =>
  Array.from({ length: STEPS }, (_, step): Vec3 => {
    const [right, front] = squirclePoint(half, exponent, (step + 0.5) / STEPS);
    return [x + right, y, z + front];
  });

/** Points on the outer edge of a board's trays, or of its tiles where it has none. */
export function outlineOf(layout: BoardLayout, cells: readonly string[]): readonly Vec3[] {
  const { tray } = layout;
  const places = cells.map((cell) => layout.centreOf(cell));
  if (tray === null) return places.flatMap((place) => squircle(TILE_HALF, OUTLINE, place));
  const half = tray + rimWidth(tray) + 0.015;
  return [...new Set(places.map(([, y]) => y))].flatMap((y) =>
    squircle(half, tray > 3 ? 14 : 9, [0, y + FLOOR_Y - TRAY_DEPTH * 0.4, 0]),
  );
}

export type Framed = {
  /** The fractions of the pane that the outline spans, and of the picture. */
  readonly across: number;
  readonly upward: number;
  /** The least distance of the outline from the picture's four sides, pixels; negative outside. */
  readonly inside: number;
  /** Points of the outline that another element covers. */
  readonly covered: readonly string[];
};

/** Measures a board in its pane once the camera rests. `cell` is any of its cells. */
export async function measureFrame(
  page: Page,
  cell: string,
  places: readonly Vec3[],
): Promise<Framed> {
  await project(page, cell);
  return page.evaluate((points) => {
    const seen = globalThis.__board?.seen(points) ?? [];
    const box = (selector: string) => {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`no ${selector}`);
      return found.getBoundingClientRect();
    };
    const pane = box('[data-board]');
    const canvas = box('[data-board] canvas');
    const [left, right, top, bottom] = [
      Math.min(...seen.map(({ x }) => x)),
      Math.max(...seen.map(({ x }) => x)),
      Math.min(...seen.map(({ y }) => y)),
      Math.max(...seen.map(({ y }) => y)),
    ];
    const over = seen.flatMap(({ x, y }) => {
      const lid = document.elementFromPoint(x, y);
      return !lid || lid.tagName === 'CANVAS' ? [] : [lid.outerHTML.slice(0, 60)];
    });
    return {
      across: (right - left) / pane.width,
      upward: (bottom - top) / pane.height,
      inside: Math.min(
        left - canvas.left,
        canvas.right - right,
        top - canvas.top,
        canvas.bottom - bottom,
      ),
      covered: [...new Set(over)],
    };
  }, places);
}
