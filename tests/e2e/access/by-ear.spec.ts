/** What a screen reader hears of a game: names of cells, whose turn it is and where, and why a cell is refused. */
import type { Page } from 'playwright/test';
import { cell, expect, open, SMALL, startFriend, status, STILL, test } from '../lib/board.ts';

test.use({ ...STILL, ...SMALL });

/** The live region beside the status. */
const heard = (page: Page) => page.locator('[data-board] > [aria-live="polite"]');

const play = async (page: Page, ...ids: readonly string[]) => {
  for (const id of ids) await cell(page, id).dispatchEvent('click');
};

test('ULT-07 ULT-09: ultimate names a cell’s small board and the board of the next move', async ({
  page,
}) => {
  await open(page, '/ultimate');
  await page.getByRole('radio', { name: 'Friend' }).check();
  await expect(cell(page, '0.0')).toHaveAccessibleName('top-left board, a3, empty');
  await expect(cell(page, '4.5')).toHaveAccessibleName('centre board, c2, empty');
  await expect(status(page)).toContainText('Start on any board.');
  await play(page, '0.5');
  await expect(status(page)).toContainText('X at top-left board, c2.');
  await expect(status(page)).toContainText('Next move: right board.');
  // X wins the top-left board, and then sends O there.
  await play(page, '5.0', '0.3', '3.0', '0.4');
  await expect(status(page)).toContainText('Next move: centre board.');
  await play(page, '4.0');
  await expect(status(page)).toContainText('Play anywhere!');
});

test('ALL-42 ULT-14: a refused cell says why', async ({ page }) => {
  await open(page, '/ultimate');
  await page.getByRole('radio', { name: 'Friend' }).check();
  await play(page, '0.4', '0.0');
  await expect(heard(page)).toHaveText('You can’t play in this cell now. Next move: centre board.');
  await expect(cell(page, '0.0')).toHaveAccessibleName(/empty/);
  await play(page, '4.4', '4.4');
  await expect(heard(page)).toHaveText('This cell is taken. Next move: centre board.');
});

test('ALL-42 ALL-43: a taken cell and a finished game refuse with a reason', async ({ page }) => {
  await open(page);
  await startFriend(page);
  await play(page, '0', '0');
  await expect(heard(page)).toHaveText('This cell is taken.');
  await play(page, '3', '1', '4', '2', '8');
  await expect(heard(page)).toHaveText('The game is over.');
});

test('MIS-04: announcements include misère’s warning', async ({ page }) => {
  await open(page, '/misere');
  await startFriend(page);
  await play(page, '0', '8', '1');
  await expect(status(page)).toContainText('Danger! 1 line(s) nearly complete!');
  await expect(status(page)).toHaveAttribute('aria-live', 'polite');
});
