/** Guides' pictures under a finger. */
import { cell, expect, FULL, project, ready, STILL, test } from '../lib/board.ts';
import { drag } from '../lib/touch.ts';
import { ALL, arrive, measure } from '../lib/ultimate.ts';

test.use(STILL);

test(
  'GDE-18: Ultimate opens with the whole board in view, and a tap goes to a small one',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/how-to-play/ultimate?inspect');
    await expect(async () => {
      await page.getByRole('button', { name: 'Try it' }).first().tap();
      await expect(page.locator('[data-board]')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await ready(page);
    const tap = async (id: string) => {
      const { x, y } = await project(page, id);
      await page.touchscreen.tap(x, y);
    };
    await expect.poll(async () => (await measure(page, ALL)).covered).toEqual([]);
    await arrive(page, null);
    // The picture's only mark sends O to the top right board.
    await tap('2.3');
    await arrive(page, 2);
    await expect(cell(page, '2.3')).toHaveAccessibleName(/empty/);
    await tap('2.3');
    await expect(cell(page, '2.3')).toHaveAccessibleName(/O/);
    await arrive(page, 3);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await arrive(page, null);
  },
);

test('GDE-20: a swipe that scrolls the page leaves the stack as it was; one sideways turns it', async ({
  page,
}) => {
  await page.goto('/how-to-play/3d');
  const stack = page.locator('[role="group"][tabindex="0"]');
  const turned = async (by: readonly [x: number, y: number]) => {
    await stack.scrollIntoViewIfNeeded();
    const [before, box] = [await stack.innerHTML(), await stack.boundingBox()];
    const from = { x: (box?.x ?? 0) + 150, y: (box?.y ?? 0) + 200 };
    await drag(page, from, { x: from.x + by[0], y: from.y + by[1] }, 12);
    return (await stack.innerHTML()) !== before;
  };
  await expect.poll(() => turned([60, 0])).toBe(true);
  const top = await page.evaluate(() => scrollY);
  expect(await turned([9, -150])).toBe(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 20);
});
