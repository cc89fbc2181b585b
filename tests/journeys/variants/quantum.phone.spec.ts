/** Quantum by touch: two taps per move, and a measurement sheet that leaves the board in view. */
import { cell, expect, FULL, headline, open, project, startFriend, test } from '../lib/board.ts';

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
