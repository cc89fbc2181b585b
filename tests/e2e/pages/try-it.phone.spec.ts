/** A guide's picture that is played on a small screen. */
import { cell, expect, project, ready, STILL, test } from '../lib/board.ts';
import { ALL, arrive, measure } from '../lib/ultimate.ts';

test.use(STILL);

test('GDE-18: Ultimate opens with the whole board in view, and a tap goes to a small one', async ({
  page,
}) => {
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
});
