/** Quantum by touch: two taps per move, and a measurement sheet that leaves the board in view. */
import {
  cell,
  expect,
  FULL,
  headline,
  open,
  project,
  startFriend,
  status,
  test,
} from '../lib/board.ts';

test(
  'QNT-14 DSG-13: a game by touch; the sheet of the measurement covers no cell',
  FULL,
  async ({ page }) => {
    await open(page, '/quantum');
    await startFriend(page);
    for (const id of ['0', '5', '5', '8', '4', '8', '0', '3', '0', '3']) {
      const { x, y } = await project(page, id);
      await page.touchscreen.tap(x, y);
    }
    const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
    await expect(dialog).toBeVisible();
    const { y } = await project(page, '7');
    const box = await dialog.boundingBox();
    expect(y + 30).toBeLessThan(box?.y ?? 0);
    await dialog.getByRole('radio', { name: /^B:/ }).check();
    await dialog.getByRole('button', { name: 'Measure B' }).click();
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    await expect(cell(page, '4')).toHaveAccessibleName(/X 3 settled, part of the winning line/);
  },
);

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [390, 844],
  [844, 390],
] as const)
  test(
    `QNT-14 NTC-04: at ${width} x ${height} the board stays where it is when the measurement is asked for`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/quantum');
      await startFriend(page);
      const places = () => Promise.all(['0', '2', '6', '8'].map((id) => project(page, id)));
      const before = await places();
      for (const id of ['0', '4', '1', '4', '0', '1']) await cell(page, id).dispatchEvent('click');
      const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
      await expect(dialog).toBeVisible();
      expect(await places()).toEqual(before);
      const asked = (await dialog.boundingBox()) ?? { x: 0, y: 0 };
      // The question and both answers, with a picture of what each leads to, need no scrolling.
      const heading = dialog.getByRole('heading', { name: 'Quantum Measurement Required' });
      for (const part of [heading, ...(await dialog.locator('label').all())])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expect(dialog.locator('label svg').first()).toBeVisible();
      for (const { x, y } of before) expect(x + 40 < asked.x || y + 30 < asked.y).toBe(true);
      // The dialog says who chooses, and the notice about the loop leaves the page's title free.
      const words = /Player O chooses where X 3 lands/;
      await expect(height < 500 ? dialog : status(page)).toContainText(words);
      const said = await page.locator('[data-notice]').first().boundingBox();
      const bar = await page.locator('header').boundingBox();
      if (said && height > 500)
        expect(said.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      // The chosen option is previewed on the board itself.
      await dialog.getByRole('radio', { name: /^B:/ }).check();
      expect(await places()).toEqual(before);
      await dialog.getByRole('button', { name: 'Measure B' }).tap();
      await expect(dialog).toHaveCount(0);
      expect(await places()).toEqual(before);
    },
  );
