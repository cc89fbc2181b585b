/** Whole games by finger on a phone, with the motion that players have. */
import type { Page } from 'playwright/test';
import { cell, expect, type Point, project, ready, squareOf, status, test } from '../lib/board.ts';
import { gameWith } from '../lib/games.ts';

test.describe.configure({ timeout: 240_000 });

const tap = (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y);

/** From the first cell to the last one: the same wherever the board stands on the page. */
async function span(page: Page): Promise<Point> {
  const [first, last] = [await project(page, '0.0'), await project(page, '8.8')];
  return { x: last.x - first.x, y: last.y - first.y };
}

test('DSG-09: after every move of a whole game the camera shows the whole board again', async ({
  page,
}) => {
  await page.goto('/ultimate?inspect');
  await ready(page);
  await page.getByRole('radio', { name: 'Friend' }).check();
  const home = await span(page);
  for (const [picked = ''] of gameWith('ultimate', {}, 'first', 2)) {
    // The first tap goes to the small board, the second one plays.
    await tap(page, await project(page, picked));
    await tap(page, await project(page, picked));
    await expect(cell(page, picked)).not.toHaveAccessibleName(/empty/);
    await expect
      .poll(async () => {
        const { x, y } = await span(page);
        return Math.hypot(x - home.x, y - home.y);
      })
      .toBeLessThan(6);
  }
  await expect(status(page).getByRole('heading')).toContainText('Win');
});

test('QNT-14 NTC-01: a whole game of quantum, in which every notice is tapped and closes', async ({
  page,
}) => {
  await page.goto('/quantum?inspect');
  await ready(page);
  await page.getByRole('button', { name: 'Play vs Friend' }).tap();
  const notice = page.locator('[data-notice]').last();
  const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
  // The same square twice is refused with a notice.
  for (let taps = 0; taps < 2; taps += 1) await tap(page, await project(page, '0'));
  await expect(notice).toContainText('Invalid Move');
  await notice.tap();
  await expect(notice).toHaveCount(0);
  for (const picks of gameWith('quantum', {}, 'first', 2)) {
    if (await dialog.isVisible()) {
      await expect(notice).toContainText('Detected!');
      await notice.tap();
      const place = squareOf(picks[0] ?? '');
      await dialog.getByRole('radio', { name: new RegExp(`^[AB]: ${place} ?[XO]`) }).tap();
      await dialog.getByRole('button', { name: /^Measure [AB]/ }).tap();
      await expect(dialog).toBeHidden();
      await expect(notice).toContainText('Quantum Collapse!');
      await notice.tap();
    } else for (const picked of picks) await tap(page, await project(page, picked));
  }
  await expect(status(page).getByRole('heading')).toContainText('Wins!');
  await expect(notice).toHaveCount(0);
});
