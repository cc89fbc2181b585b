/** How much of the stack's cells can be seen and tapped. */
import type { Page } from 'playwright/test';
import { expect, FULL, project, ready, STILL, test } from '../lib/board.ts';
import { SEVEN_SIZES } from '../lib/sizes.ts';

test.use(STILL);

/**
 * The smallest side of a cell as it appears, CSS pixels: the part of its area that the levels above leave
 * visible, divided by its longest side. The levels above hide everything below the outlines of their trays.
 */
async function smallestCell(page: Page, levels: number, size: number): Promise<number> {
  await project(page, '0.0');
  return page.evaluate(
    ([floors, wide]) => {
      type Point = { readonly x: number; readonly y: number };
      const at = (id: string, beside: readonly [number, number, number]): Point =>
        globalThis.__board?.project(id, beside) ?? { x: 0, y: 0 };
      const cross = (a: Point, b: Point, c: Point) =>
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
      const hull = (points: readonly Point[]): Point[] => {
        const half = (sorted: readonly Point[]) => {
          const line: Point[] = [];
          for (const point of sorted) {
            for (;;) {
              const [a, b] = line.slice(-2);
              if (!a || !b || cross(a, b, point) > 0) break;
              line.pop();
            }
            line.push(point);
          }
          return line.slice(0, -1);
        };
        const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
        return [...half(sorted), ...half(sorted.toReversed())];
      };
      const isIn = (point: Point, outline: readonly Point[]) =>
        outline.every((a, i) => cross(a, outline[(i + 1) % outline.length] ?? a, point) >= 0);
      // A tray reaches this far beyond the middles of its corner cells, up and down.
      const [reach, up, down] = [0.525 + 0.03 + 0.17, -0.055, -0.355];
      const corners = [0, wide - 1, wide * (wide - 1), wide * wide - 1];
      const trays = Array.from({ length: floors }, (_, level) =>
        hull(
          corners.flatMap((cell, i) =>
            [up, down].map((y) =>
              at(`${level}.${cell}`, [i % 2 ? reach : -reach, y, i > 1 ? reach : -reach]),
            ),
          ),
        ),
      );
      const sides = trays.flatMap((_, level) =>
        Array.from({ length: wide * wide }, (_cell, cell) => {
          const half = 0.492;
          const tile = (x: number, z: number) => at(`${level}.${cell}`, [x * half, 0, z * half]);
          const [a, b, c, d] = [tile(-1, -1), tile(1, -1), tile(1, 1), tile(-1, 1)] as const;
          const area = (Math.abs(cross(a, b, c)) + Math.abs(cross(a, c, d))) / 2;
          const length = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
          const longest = Math.max(length(a, b), length(b, c), length(c, d), length(d, a));
          const steps = Array.from({ length: 20 }, (_step, i) => (i + 0.5) / 10 - 1);
          const points = steps.flatMap((x) => steps.map((z) => tile(x, z)));
          const seen = points.filter(
            (point) => !trays.some((tray, above) => above > level && isIn(point, tray)),
          );
          return (area * seen.length) / points.length / longest;
        }),
      );
      return Math.min(...sides);
    },
    [levels, size] as const,
  );
}

/** The smallest cell of each board at the seven sizes, CSS pixels, rounded down. */
const LEAST = {
  '4x3x3': [13, 22, 15, 33, 35, 34, 48],
  '3x3x3': [17, 29, 20, 43, 46, 45, 63],
  '4x4x4': [9, 16, 11, 24, 25, 25, 35],
} as const;

for (const [board, least] of Object.entries(LEAST))
  test(
    `every cell of the stack of ${board} can be seen, as large as measured`,
    FULL,
    async ({ page }) => {
      const [levels = 0, size = 0] = board.split('x').map(Number);
      await page.goto(
        `/3d?options=${encodeURIComponent(JSON.stringify({ board }))}&moves=0.4_1.0&v=1&inspect`,
      );
      await ready(page);
      const sides: number[] = [];
      for (const [width, height] of SEVEN_SIZES) {
        await page.setViewportSize({ width, height });
        sides.push(await smallestCell(page, levels, size));
      }
      for (const [i, side] of sides.entries())
        expect.soft(side).toBeGreaterThanOrEqual(least[i] ?? 0);
    },
  );
