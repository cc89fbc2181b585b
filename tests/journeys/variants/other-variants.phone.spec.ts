/** Touch only: the levels of a stack. */
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  open,
  project,
  ready,
  startAi,
  startFriend,
  status,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';
import { drag, fingersDown, unfoldView } from '../lib/touch.ts';

test.use(STILL);

async function tap(page: Page, id: string): Promise<void> {
  await waitForIdle(page);
  const { x, y } = await project(page, id);
  await page.touchscreen.tap(x, y);
}

test('3D-16 DSG-13: a tap lays a level out large, the next one previews the move, and one more plays it', async ({
  page,
}) => {
  await open(page, '/3d');
  await startFriend(page);
  await expect(status(page)).toContainText('Tap a level to play on it.');
  await tap(page, '3.4');
  await expect(page.getByRole('heading', { name: 'Level 4 of 4' })).toBeVisible();
  await expect(status(page)).not.toContainText('Tap a level');
  await tap(page, '3.4');
  await expect(status(page)).toContainText('Tap again to place X.');
  await expect(cell(page, '3.4')).toHaveAccessibleName(/empty/);
  await tap(page, '3.4');
  await expect(cell(page, '3.4')).toHaveAccessibleName(/X/);
  await expect(status(page)).not.toContainText('Tap again');
  await waitForIdle(page);
  const [one, other] = [await project(page, '3.0'), await project(page, '3.1')];
  expect(other.x - one.x).toBeGreaterThanOrEqual(44);
  // The small levels beside it can be tapped, too.
  await tap(page, '1.4');
  await expect(page.getByRole('heading', { name: 'Level 2 of 4' })).toBeVisible();
  await unfoldView(page);
  await page.getByRole('button', { name: 'Reset' }).tap();
  await expect(page.getByRole('heading', { name: 'All 4 levels' })).toBeVisible();
});

test('3D-08 3D-16: on the smallest phone on its side, a level has cells for fingers, and all levels are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/3d?moves=0.4_1.0&v=1&inspect');
  await ready(page);
  const levels = page.getByRole('group', { name: 'Levels' });
  await levels.getByRole('button', { name: 'L1' }).tap();
  await waitForIdle(page);
  const [one, right, below] = [
    await project(page, '0.0'),
    await project(page, '0.1'),
    await project(page, '0.3'),
  ];
  expect(right.x - one.x).toBeGreaterThanOrEqual(44);
  expect(below.y - one.y).toBeGreaterThanOrEqual(44);
  const foot = await page.getByRole('button', { name: 'New Game' }).boundingBox();
  for (const button of await levels.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
  await page.getByRole('button', { name: 'All levels' }).tap();
  await expect(page.getByRole('heading', { name: 'All 4 levels' })).toBeAttached();
});

test('LES-08: on the smallest phone the first step asks in the status line, once a level is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/3d');
  await startAi(page, 'Easy');
  await expect(status(page)).toContainText('Tap a level to play on it.');
  await tap(page, '3.4');
  await expect(status(page)).toContainText('Take the middle of level 2 or 3.');
  await tap(page, '3.4');
  await tap(page, '3.4');
  await expect(cell(page, '3.4')).toHaveAccessibleName(/X/);
  await expect(status(page)).not.toContainText('Take the middle');
});

test('3D-16: a swipe goes to the next level, and a pinch brings the stack back', async ({
  page,
}) => {
  await open(page, '/3d');
  await startFriend(page);
  await tap(page, '1.4');
  await expect(page.getByRole('heading', { name: 'Level 2 of 4' })).toBeVisible();
  await waitForIdle(page);
  const { x, y } = await project(page, '1.4');
  await drag(page, { x: x + 60, y }, { x: x - 60, y: y + 10 });
  await expect(page.getByRole('heading', { name: 'Level 3 of 4' })).toBeVisible();
  await drag(page, { x: x - 60, y }, { x: x + 60, y });
  await expect(page.getByRole('heading', { name: 'Level 2 of 4' })).toBeVisible();
  const fingers = await fingersDown(page, { x: x - 90, y }, { x: x + 90, y });
  for (const reach of [80, 60, 40]) await fingers.move({ x: x - reach, y }, { x: x + reach, y });
  await fingers.up();
  await expect(page.getByRole('heading', { name: 'All 4 levels' })).toBeVisible();
  // A swipe still turns the stack.
  await drag(page, { x: x + 60, y }, { x: x - 60, y });
  await expect(page.getByRole('heading', { name: 'All 4 levels' })).toBeVisible();
});
