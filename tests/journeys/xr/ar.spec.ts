/** The board on a real table: found, set down, played, scaled, walked around and left. */
import type { Page } from 'playwright/test';
import {
  clickCell,
  expect,
  expectMark,
  FULL,
  headline,
  open,
  project,
  SMALL,
  startFriend,
  status,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';
import {
  aimAt,
  giveDevice,
  leaveUpright,
  lies,
  offer,
  openTable,
  pictures,
  press,
  seenAt,
  setDown,
  tapCell,
  walk,
} from '../lib/xr.ts';

test.use({ ...STILL, ...SMALL });

const leave = (page: Page) => page.getByRole('button', { name: 'Leave the table' });

test('TAB-01 TAB-02 TAB-03 TAB-05 TAB-06: a game is set down, played, scaled, walked around and left', async ({
  page,
}) => {
  await giveDevice(page, 'phone');
  await open(page);
  await startFriend(page);
  await waitForIdle(page);
  const before = await project(page, '0');
  await setDown(page);
  await tapCell(page, '0');
  await lies(page, '0', 'X');
  await tapCell(page, '3');
  await lies(page, '3', 'O');

  const widthSeen = async () => (await seenAt(page, '5')).x - (await seenAt(page, '3')).x;
  const width = await widthSeen();
  await aimAt(page, 'left', { x: 360, y: 280 });
  await aimAt(page, 'right', { x: 440, y: 280 });
  await press(page, 'left', 1);
  await press(page, 'right', 1);
  await aimAt(page, 'left', { x: 320, y: 280 });
  await aimAt(page, 'right', { x: 480, y: 280 });
  await pictures(page);
  await press(page, 'right', 0);
  await press(page, 'left', 0);
  const ratio = (await widthSeen()) / width;
  expect(ratio).toBeGreaterThan(1.9);
  expect(ratio).toBeLessThan(2.1);

  // From the other side, "a3" is on the right.
  await walk(page, [0, 1.35, -0.75], Math.PI);
  expect((await seenAt(page, '0')).x).toBeGreaterThan((await seenAt(page, '2')).x);
  for (const [at, id] of ['1', '4', '2'].entries()) {
    await tapCell(page, id);
    await lies(page, id, at === 1 ? 'O' : 'X');
  }
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  const again = page.getByRole('button', { name: 'Play again' });
  const ground = await again.evaluate((each) => getComputedStyle(each).backgroundColor);
  await expect(again).not.toHaveCSS('color', ground);
  await leave(page).click();
  await expect(offer(page)).toBeVisible();
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  // No more pictures come, and the page's view is restored.
  await waitForIdle(page);
  const after = await project(page, '0');
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
});

test(
  'TAB-01 TAB-05: the board goes to a table before a mode is chosen, and New Game leads back to the choice',
  FULL,
  async ({ page }) => {
    await giveDevice(page, 'phone');
    await open(page);
    await setDown(page);
    await tapCell(page, '4');
    await expect(page.getByText('Select Game Mode').first()).toBeVisible();
    await lies(page, '4', 'empty');
    await page.getByRole('button', { name: 'Play vs Friend' }).click();
    await expect(status(page)).toContainText("Player X's Turn");
    await tapCell(page, '4');
    await lies(page, '4', 'X');
    await page.getByRole('button', { name: 'New Game' }).click();
    await lies(page, '4', 'empty');
    await page.getByRole('button', { name: 'Play vs AI', exact: true }).click();
    await tapCell(page, '0');
    await lies(page, '0', 'X');
    await expect(page.locator('[data-cell][aria-label*=", O"]')).toHaveCount(1);
    await leave(page).click();
    await expect(offer(page)).toBeVisible();
    await expect(status(page)).toContainText('Your Turn');
    // The XR session ends with the board's page.
    await openTable(page, 'Use the camera');
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
    await expect(page.getByRole('heading', { name: 'Choose Your Challenge' })).toBeVisible();
    await expect(leave(page)).toBeHidden();
    expect(await page.evaluate(() => emulator.xrSessions.length)).toBe(2);
  },
);

test(
  'TAB-03 TAB-07: two places for quantum, a symbol for wild, growth for infinite, and a new game in the overlay',
  FULL,
  async ({ page }) => {
    await giveDevice(page, 'phone');
    await open(page, '/wild');
    await page.getByRole('button', { name: 'Play vs Friend' }).click();
    await setDown(page);
    await tapCell(page, '4');
    await page.locator('[data-chooser]').getByRole('button', { name: 'O' }).click();
    await lies(page, '4', 'O');
    await page.getByRole('button', { name: 'Undo' }).click();
    await lies(page, '4', 'empty');
    await tapCell(page, '0');
    await page.locator('[data-chooser]').getByRole('button', { name: 'X' }).click();
    await lies(page, '0', 'X');
    await page.getByRole('button', { name: 'New Game' }).click();
    await lies(page, '0', 'empty');
    await expect(leave(page)).toBeVisible();

    await open(page, '/quantum');
    await page.getByRole('button', { name: 'Play vs Friend' }).click();
    await setDown(page);
    await tapCell(page, '0');
    await tapCell(page, '8');
    await expect(status(page)).toContainText("Player O's Turn");

    // The visible part is as wide as a board, and the whole board is shown as it grows.
    await open(page, '/infinite');
    await page.getByRole('button', { name: 'Play vs Friend' }).click();
    await setDown(page);
    await tapCell(page, '0,0');
    await expect(status(page)).toContainText("Player O's Turn");
    await tapCell(page, '-1,-1');
    await expect(status(page)).toContainText("Player X's Turn");
    // The page shows the cells that were added meanwhile.
    await leave(page).click();
    await waitForIdle(page);
    const canvas = await page.locator('.world canvas').boundingBox();
    const corner = await project(page, '-2,-2');
    expect(corner.x).toBeGreaterThan(canvas?.x ?? Infinity);
    expect(corner.y).toBeGreaterThan(canvas?.y ?? Infinity);
  },
);

test('TAB-04: the first tap on a stack only shows where it would play', FULL, async ({ page }) => {
  await giveDevice(page, 'phone');
  await open(page, '/3d');
  await page.getByRole('button', { name: 'Play vs Friend' }).click();
  await setDown(page);
  // The stack is half a metre high.
  await walk(page, [0, 1.7, 0.5], 0);
  const top = page.locator('[data-cell="3.4"]');
  await tapCell(page, '3.4');
  await expect(top).toHaveAttribute('aria-label', /empty/);
  await tapCell(page, '3.4');
  await expect(top).toHaveAttribute('aria-label', /X/);
});

test(
  'TAB-08: a device that refuses, loses or ends it leaves the match on the page',
  FULL,
  async ({ page }) => {
    await giveDevice(page, 'phone');
    await open(page);
    await startFriend(page);
    await page.evaluate(() => (emulator.refuses = true));
    await offer(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use the camera' }).click();
    const refusal = page.getByText('Couldn’t place the board', { exact: true });
    await expect(refusal).toBeVisible();
    await expect(status(page)).toContainText("Player X's Turn");

    await page.evaluate(() => (emulator.refuses = false));
    await openTable(page, 'Use the camera');
    // A notice would cover the status.
    await expect(refusal).toHaveCount(0);
    await leaveUpright(page);
    await expect(offer(page)).toBeFocused();
    await setDown(page);
    await tapCell(page, '4');
    await lies(page, '4', 'X');
    // Ends the XR session as a phone call does.
    await page.evaluate(() => emulator.xrSessions.at(-1)?.end());
    await expect(leave(page)).toBeHidden();
    await expectMark(page, '4', 'X');
    await waitForIdle(page);
    await clickCell(page, '0');
    await expectMark(page, '0', 'O');
  },
);

test('TAB-01: without such a device there is no button', FULL, async ({ page }) => {
  await open(page);
  await startFriend(page);
  await waitForIdle(page);
  await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});
