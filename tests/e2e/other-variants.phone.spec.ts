/** What only fingers need: previews on a stack, and a way into ultimate's small boards. */
import { cell, expect, open, project, startFriend, status, STILL, test } from './board.ts';

test.use(STILL);

test('3D: a finger’s first tap shows where it would play, the second one plays', async ({
  page,
}) => {
  await open(page, '/3d');
  await startFriend(page);
  const { x, y } = await project(page, '3.4');
  await page.touchscreen.tap(x, y);
  await expect(cell(page, '3.4')).toHaveAccessibleName(/empty/);
  await page.touchscreen.tap(x, y);
  await expect(cell(page, '3.4')).toHaveAccessibleName(/X/);
});

test('ultimate: a tap goes to a small board, the next one plays there and goes back', async ({
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
