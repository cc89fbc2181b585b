/** The board in a quiet room: hands play, and a slate has the page's buttons. */
import {
  expect,
  FULL,
  open,
  SMALL,
  startAi,
  startFriend,
  status,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';
import {
  aimAt,
  giveDevice,
  lies,
  offer,
  openTable,
  pictures,
  seenAt,
  setDown,
  tapAt,
  tapCell,
} from '../lib/xr.ts';
import type { Page } from 'playwright/test';

test.use({ ...STILL, ...SMALL });

/** The place of a slate's button in the picture, counted from its foot. */

/** Finds a button of the slate: the ray that meets it gives its button on the page the focus. */
async function pointAt(page: Page, label: string): Promise<{ x: number; y: number }> {
  // From its foot up, right of a board of nine cells.
  for (let up = -1.5; up < 0.6; up += 0.12) {
    const at = await seenAt(page, [3.3 + 0.27 * up, 0.6 + 0.62 * up, -0.73 * up]);
    await aimAt(page, 'right', at);
    await pictures(page);
    if ((await page.evaluate(() => document.activeElement?.textContent)) === label) return at;
  }
  throw new Error(`the slate has no ${label}`);
}

test(
  'TAB-09 TAB-10: hands play in a quiet room, and a slate has the page’s buttons',
  FULL,
  async ({ page }) => {
    await giveDevice(page, 'headset');
    await open(page);
    await startFriend(page);
    await openTable(page, 'View in VR');
    await aimAt(page, 'right', await seenAt(page, '4'));
    await pictures(page);
    await tapCell(page, '4');
    await lies(page, '4', 'X');
    // Two eyes are drawn.
    const drawn = await page.evaluate(() => globalThis.__board?.info());
    expect((drawn?.calls ?? Infinity) / 2).toBeLessThanOrEqual(15);
    expect((drawn?.triangles ?? Infinity) / 2).toBeLessThanOrEqual(15_000);
    await tapAt(page, await pointAt(page, 'Undo'));
    await lies(page, '4', 'empty');
    await tapAt(page, await pointAt(page, 'Leave the table'));
    await expect(offer(page)).toBeVisible();
    await waitForIdle(page);
    await expect(status(page)).toContainText("Player X's Turn");
  },
);

test(
  'TAB-02 TAB-10: a headset without an overlay has the slate beside the board on a real table',
  FULL,
  async ({ page }) => {
    await giveDevice(page, 'headset');
    await open(page);
    await startFriend(page);
    await setDown(page);
    await tapCell(page, '4');
    await lies(page, '4', 'X');
    await tapAt(page, await pointAt(page, 'New Game'));
    await lies(page, '4', 'empty');
  },
);

test('TAB-05 TAB-09: bare hands play against the computer', async ({ page }) => {
  await giveDevice(page, 'headset');
  await open(page);
  await startAi(page, 'Easy');
  await page.evaluate(() => void (emulator.device.primaryInputMode = 'hand'));
  await openTable(page, 'View in VR');
  await tapCell(page, '4');
  await lies(page, '4', 'X');
  await expect(page.locator('[data-cell][aria-label*=", O"]')).toHaveCount(1);
  await expect(status(page)).toContainText('Your Turn');
});
