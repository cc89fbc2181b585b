/** Touch only: previews on a stack, and opening ultimate's small boards. */
import { cell, expect, open, project, startFriend, status, STILL, test } from '../lib/board.ts';

test.use(STILL);

test('3D: the first tap previews the move, the second one plays it', async ({ page }) => {
  await open(page, '/3d');
  await startFriend(page);
  const { x, y } = await project(page, '3.4');
  await page.touchscreen.tap(x, y);
  await expect(cell(page, '3.4')).toHaveAccessibleName(/empty/);
  await page.touchscreen.tap(x, y);
  await expect(cell(page, '3.4')).toHaveAccessibleName(/X/);
});

test('ultimate: a tap opens a small board, the next one plays there and returns', async ({
  page,
}) => {
  await open(page, '/ultimate');
  await page.getByRole('radio', { name: 'Friend' }).check();
  const before = await project(page, '0.0');
  await page.touchscreen.tap(before.x, before.y);
  await expect(cell(page, '0.0')).toHaveAccessibleName(/empty/);
  const closer = await project(page, '0.0');
  expect(Math.hypot(closer.x - before.x, closer.y - before.y)).toBeGreaterThan(20);
  await page.touchscreen.tap(closer.x, closer.y);
  await expect(cell(page, '0.0')).toHaveAccessibleName(/X/);
  await expect(status(page)).toContainText("Player O's Turn");
});
