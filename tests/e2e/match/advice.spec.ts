/** Hints during a game, and a review afterwards. */
import type { Page } from 'playwright/test';
import { cell, expect, headline, ready, status, STILL, test, waitForIdle } from '../lib/board.ts';

test.use(STILL);

const said = (page: Page) => page.locator('[data-advice]');

test('a hint names the winning move, shows it on the board, and disappears with the next move', async ({
  page,
}) => {
  await page.goto('/classic?moves=0_3_1_4&v=1&inspect');
  await ready(page);
  await waitForIdle(page);
  const picture = () => page.locator('canvas').first().screenshot();
  const before = await picture();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(said(page)).toHaveText('c3: wins immediately.');
  await page.mouse.move(5, 5);
  await waitForIdle(page);
  expect((await picture()).equals(before)).toBe(false);
  await cell(page, '8').dispatchEvent('click');
  await expect(said(page)).toBeEmpty();
});

for (const [id, moves, hint] of [
  ['wild', '0-X_8-O_1-X_7-O', /X at c3: wins immediately/],
  ['quantum', '0-5_5-8_4-8_0-3_0-3', /\b[abc]\d: (wins|keeps|holds|best)/],
  ['3d', '1.4_0.0', /level \d, [abc]\d: wins in \d/],
  ['ultimate', '4.4', /board, [abc]\d: best guess/],
  ['infinite', '2,2_3,3', /(up|down|left|right|centre): (best guess|wins in)/],
] as const) {
  test(`every variant gives hints with their value: ${id}`, async ({ page }) => {
    await page.goto(`/${id}?moves=${moves}&v=1&inspect`);
    await ready(page);
    if (id === 'quantum')
      await page.getByRole('button', { name: 'Look at the board first' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(said(page).filter({ hasText: hint })).toBeVisible();
  });
}

test('a review marks the moves that gave something away', async ({ page }) => {
  await page.goto('/classic?moves=0_1_8_4_7_6_2&v=1&inspect');
  await ready(page);
  await cell(page, '5').dispatchEvent('click');
  await cell(page, '3').dispatchEvent('click');
  await expect(status(page).getByRole('heading')).toBeVisible();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(said(page)).toHaveText(/moves gave something away\./);
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
  await expect(moves.filter({ hasText: 'gave away a draw' }).first()).toBeVisible();
  await expect(moves.nth(1)).not.toContainText('gave away');
});

test('a review of flawless play says so', async ({ page }) => {
  await page.goto('/classic?moves=4_0_2_6_3_5_1_7&v=1&inspect');
  await ready(page);
  await cell(page, '8').dispatchEvent('click');
  await expect(headline(page, "It's a Draw!")).toBeVisible();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(said(page)).toHaveText('No move provably gave anything away.');
});
