/** Ultimate without WebGL: on a small screen the board shows one small board before cells get too small. */
import type { Page } from 'playwright/test';
import { cell, expect, FULL, STILL } from '../lib/board.ts';
import { test } from '../lib/rooms.ts';
import { fingersDown } from '../lib/touch.ts';
import { ALL, arrive, cellsOf, mapOf } from '../lib/ultimate.ts';

test.use({ ...STILL, isFlat: true });

/** The shortest side among these cells, and those that are covered or outside the screen. */
async function sizes(page: Page, cells: readonly string[]) {
  return page.evaluate((ids) => {
    // At 400 % the board is higher than the screen, and its middle is what a player scrolls to.
    document.querySelector('[data-board]')?.scrollIntoView({ block: 'center' });
    const seen = ids.map((id) => {
      const button = document.querySelector(`[data-cell="${id}"]`);
      const { x, y, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return { id, side: Math.min(width, height), isFree: button?.contains(hit) ?? false };
    });
    return {
      side: Math.min(...seen.map(({ side }) => side)),
      covered: seen.filter(({ isFree }) => !isFree).map(({ id }) => id),
    };
  }, cells);
}

async function start(page: Page): Promise<void> {
  await page.goto('/ultimate');
  await expect(page.getByText('This browser can’t show 3D here')).toBeVisible();
  await page.getByRole('radio', { name: 'Friend' }).check();
}

test(
  'DSG-14: flat on most screens, cells have at least 24 px, and one tap plays',
  FULL,
  async ({ page }) => {
    await start(page);
    for (const [width, height, id] of [
      [320, 568, '4.0'],
      [390, 844, '0.8'],
      [844, 390, '8.2'],
      [820, 1180, '2.6'],
      [1180, 820, '6.4'],
    ] as const) {
      await page.setViewportSize({ width, height });
      const side = async () => (await sizes(page, ALL)).side;
      await expect.poll(side, `${width} x ${height}`).toBeGreaterThanOrEqual(24);
      await expect(mapOf(page)).toHaveCount(0);
      await cell(page, id).tap();
      await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
    }
  },
);

for (const [width, height] of [
  [280, 653],
  [320, 256],
  [568, 320],
  [667, 375],
] as const) {
  test(
    `DSG-14: flat at ${width} x ${height}, cells to play on have at least 24 px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await start(page);
      expect((await sizes(page, ALL)).side).toBeLessThan(24);
      await cell(page, '4.0').tap();
      await arrive(page, 4);
      await expect(cell(page, '4.0')).toHaveAccessibleName(/empty/);
      for (const id of ['4.0', '0.8', '8.2', '2.6', '6.4']) {
        const board = Number(id[0]);
        await arrive(page, board);
        const cells = cellsOf(board);
        await expect.poll(async () => (await sizes(page, cells)).side).toBeGreaterThanOrEqual(24);
        await expect.poll(async () => (await sizes(page, cells)).covered).toEqual([]);
        await cell(page, id).tap();
        await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
      }
    },
  );
}

test(
  'a resting finger shows on the flat board where its cell would send the opponent',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await start(page);
    await page.evaluate(() => scrollTo(0, 0));
    const sent = page.locator('[data-sent]');
    const board = await page.locator('[data-board]').boundingBox();
    const box = await cell(page, '0.8').boundingBox();
    if (!board || !box) throw new Error('no board');
    const finger = await fingersDown(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await expect(sent).toHaveCount(1);
    // The last of nine boards.
    const shown = await sent.boundingBox();
    expect(shown?.x).toBeGreaterThan(board.x + board.width / 2);
    expect(shown?.y).toBeGreaterThan(board.y + board.height / 2);
    await finger.up();
    await expect(sent).toHaveCount(0);
  },
);

test('keys play on the flat board without a step', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await start(page);
  await cell(page, '4.0').focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, '4.0')).toHaveAccessibleName(/X/);
  await arrive(page, 0);
});
