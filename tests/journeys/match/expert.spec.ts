/** The expert, who thinks for up to three seconds, and who starts where a page opens at once against the computer. */
import { cell, expect, FULL, heard, open, status, STILL, unfoldMore } from '../lib/board.ts';
import { test } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

const expert = { name: 'Expert', exact: true } as const;

test(
  'AI-30: the expert stands where more time makes Hard stronger, and plays',
  FULL,
  async ({ page }) => {
    await open(page, '/classic');
    await unfoldMore(page);
    await expect(page.getByRole('radio', { name: 'Hard' })).toBeVisible();
    await expect(page.getByRole('radio', expert)).toHaveCount(0);
    await open(page, '/3d');
    await unfoldMore(page);
    await expect(page.getByRole('radio', expert)).toHaveCount(0);
    await page.getByRole('radio', { name: '4 of 4×4' }).check();
    await page.getByRole('radio', expert).check();
    await expect(
      page.getByRole('region', { name: 'Play vs AI' }).getByText('It thinks for up to 3 seconds.'),
    ).toBeAttached();
    // The text about who starts stays beside the level's explanation.
    await expect(page.getByText('You are X and move first. It thinks for up to')).toBeAttached();
    // On another stack Hard is perfect, so there is no expert.
    await page.getByRole('radio', { name: '3 of 3×3' }).check();
    await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
    // With four or three in a row the first player wins by force, so more time adds nothing.
    await open(page, '/infinite');
    await unfoldMore(page);
    await expect(page.getByRole('radio', expert)).toBeVisible();
    await page.getByRole('radio', { name: 'Four' }).check();
    await expect(page.getByRole('radio', expert)).toHaveCount(0);
    await open(page, '/ultimate');
    await unfoldMore(page, null);
    await page.getByRole('radio', expert).check();
    await expect(heard(page)).toContainText('It thinks for up to 3 seconds.');
    await expect(status(page)).toContainText('AI level: Expert.');
    await cell(page, '4.4').dispatchEvent('click');
    await expect(status(page)).toContainText('Your Turn', { timeout: 15_000 });
    await page.reload();
    await expect(page.getByRole('radio', expert)).toBeChecked();
  },
);

test('AI-32: in ultimate the AI can start, at once or after New Game', FULL, async ({ page }) => {
  await open(page, '/ultimate');
  await unfoldMore(page, null);
  await page.getByRole('button', { name: 'Who starts: You' }).click();
  await expect(page.getByRole('button', { name: 'Who starts: AI' })).toHaveText('Who starts: AI');
  await expect(
    page.getByText('The AI moves first. This takes effect with New Game.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Moves' })).toContainText('O');
  await expect(status(page)).toContainText('Your Turn');
  await page.getByRole('radio', { name: 'Friend' }).check();
  await expect(page.getByRole('button', { name: /Who starts/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(status(page)).toContainText("Player X's Turn");
});
