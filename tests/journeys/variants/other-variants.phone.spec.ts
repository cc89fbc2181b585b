/** Touch only: previews on a stack. */
import { cell, expect, open, project, startFriend, test } from '../lib/board.ts';

test('3D: the first tap previews the move, the second one plays it', async ({ page }) => {
  await open(page, '/3d');
  await startFriend(page);
  const { x, y } = await project(page, '3.4');
  await page.touchscreen.tap(x, y);
  await expect(cell(page, '3.4')).toHaveAccessibleName(/empty/);
  await page.touchscreen.tap(x, y);
  await expect(cell(page, '3.4')).toHaveAccessibleName(/X/);
});
