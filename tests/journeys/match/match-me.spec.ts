/** Match me: the level that follows the player's results. */
import type { Page } from 'playwright/test';
import { cell, expect, FULL, status, STILL, unfoldMore } from '../lib/board.ts';
import { expectSound } from '../lib/pages.ts';
import { test } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

const level = (page: Page) => page.getByRole('radio', { name: /^Match me/ });
const again = (page: Page) => page.getByRole('button', { name: 'Play again' });

/** Plays in the first empty cell until the game is over, and says whether it was won, lost or tied. */
async function playOn(page: Page): Promise<'win' | 'loss' | 'tie'> {
  const turn = page.getByText('Your Turn').or(again(page)).first();
  for (let move = 0; move < 5; move += 1) {
    await expect(turn).toBeVisible();
    if ((await again(page).count()) > 0) break;
    await page.locator('[data-cell][aria-label*="empty"]').first().click();
    await expect(page.getByText('AI Thinking...')).toHaveCount(0);
  }
  await expect(again(page)).toBeVisible();
  const headline = (await status(page).textContent()) ?? '';
  return headline.includes('You Win') ? 'win' : headline.includes('AI Wins') ? 'loss' : 'tie';
}

/** After a first game: five, moved by its first step, and rounded. */
const AFTER = { win: 7, tie: 5, loss: 4 } as const;

test(
  'AI-26 AI-27: it starts in the middle, says what it does, plays, and follows the result',
  FULL,
  async ({ page }) => {
    await page.goto('/classic');
    await unfoldMore(page);
    await expect(level(page)).not.toBeChecked();
    await expect(page.getByRole('radio', { name: 'Match me · 5' })).toBeVisible();
    await level(page).check();
    const hint = 'It adapts to your results.';
    await expect(page.getByRole('region', { name: 'Play vs AI' }).getByText(hint)).toBeVisible();
    await expect(page.locator('[data-voice]')).toContainText(hint);
    await expectSound(page, 'Match me chosen');
    await page.getByRole('button', { name: 'Play vs AI' }).click();
    await expect(status(page)).toContainText('You are X. AI level: Match me · 5.');
    await cell(page, '0').click();
    await page.reload();
    await expect(status(page)).toContainText('AI level: Match me · 5.');
    const result = await playOn(page);
    const now = `Match me · ${AFTER[result]}`;
    await again(page).click();
    await expect(status(page)).toContainText(`AI level: ${now}.`);
    await page.getByRole('button', { name: 'New Game' }).click();
    // The reload forgot the chosen level.
    await unfoldMore(page);
    await expect(page.getByRole('radio', { name: now })).toBeVisible();
  },
);

for (const isKept of [true, false]) {
  const what = isKept ? 'stays where it stood' : 'starts in the middle';
  test(
    `AI-28: after a reload it ${what}, ${isKept ? 'with' : 'without'} statistics kept`,
    FULL,
    async ({ page }) => {
      await page.goto('/misere');
      await unfoldMore(page);
      await level(page).check();
      await page.getByRole('button', { name: 'Play vs AI' }).click();
      const stands = AFTER[await playOn(page)];
      await page.getByRole('button', { name: 'New Game' }).click();
      await expect(page.getByRole('radio', { name: `Match me · ${stands}` })).toBeVisible();
      await page.getByRole('link', { name: 'Back to all games' }).click();
      if (isKept) await page.getByLabel('Remember on this device').check();
      await page.goto('/misere');
      await unfoldMore(page);
      const expected = isKept ? stands : 5;
      await expect(page.getByRole('radio', { name: `Match me · ${expected}` })).toBeVisible();
    },
  );
}

test(
  'AI-26: ultimate offers it beside a friend, and a switch keeps the board',
  FULL,
  async ({ page }) => {
    await page.goto('/ultimate');
    await cell(page, '4.4').click();
    await expect(status(page)).toContainText('Your Turn');
    const before = await page.locator('[data-cell][aria-label*="X"]').count();
    await unfoldMore(page, null);
    await level(page).check();
    await expect(status(page)).toContainText('AI level: Match me · 5.');
    expect(await page.locator('[data-cell][aria-label*="X"]').count()).toBe(before);
    await expectSound(page, 'Match me in ultimate');
  },
);
