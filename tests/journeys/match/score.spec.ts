/** The score of the rounds between the same players. */
import { cell, expect, FULL, startFriend, status, STILL, unfoldMore } from '../lib/board.ts';
import { expectSound } from '../lib/pages.ts';
import { test } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

test(
  'friends keep a score with names of their own, through rounds, New Game and a reload',
  FULL,
  async ({ page }) => {
    await page.goto('/classic');
    const play = async (...cells: readonly string[]) => {
      for (const id of cells) await cell(page, id).click();
    };
    const score = page.getByRole('region', { name: 'Score' });
    await startFriend(page);
    await play('0', '3', '1', '4');
    await expect(score).toHaveCount(0);
    await play('2');
    await expect(score.getByRole('listitem')).toHaveText([/Player X1/, 'Ties0', /Player O0/]);
    await score.getByRole('button', { name: 'Names' }).click();
    await score.getByRole('textbox', { name: 'Name for Player X' }).fill('Ann');
    await expectSound(page, 'names of a score');
    await score.getByRole('textbox', { name: 'Name for Player X' }).press('Enter');
    await expect(score.getByRole('button', { name: 'Names' })).toBeFocused();
    await page.getByRole('button', { name: 'Play again' }).click();
    await play('0', '3', '1', '4', '2');
    // Results keep the game's own words.
    await expect(page.getByRole('heading', { name: 'Player X Wins!' })).toBeVisible();
    await expect(score.getByRole('listitem').first()).toHaveText(/Ann2/);
    await page.getByRole('button', { name: 'New Game' }).click();
    await startFriend(page);
    await expect(score.getByRole('listitem').first()).toHaveText(/Ann2/);
    await page.reload();
    await expect(score.getByRole('listitem').first()).toHaveText(/Ann2/);
    await score.getByRole('button', { name: 'Clear the score' }).click();
    await play('0', '3', '1', '4', '2');
    await expect(score.getByRole('listitem').first()).toHaveText(/Ann1/);
  },
);

test('against the AI the score says You and AI', FULL, async ({ page }) => {
  await page.goto('/classic');
  await page.getByRole('radio', { name: 'Easy' }).check();
  await page.getByRole('button', { name: 'Play vs AI' }).click();
  for (const id of ['0', '1', '2', '3', '4', '5', '6', '7', '8']) {
    const open = cell(page, id);
    await expect(page.locator('[data-board]').getByRole('grid')).toBeVisible();
    if ((await page.getByRole('button', { name: 'Play again' }).count()) > 0) break;
    if (/empty/.test((await open.getAttribute('aria-label')) ?? '')) {
      await open.click();
      await expect(
        page
          .getByText('Your Turn')
          .or(page.getByRole('button', { name: 'Play again' }))
          .first(),
      ).toBeVisible();
    }
  }
  const items = page.getByRole('region', { name: 'Score' }).getByRole('listitem');
  await expect(items).toHaveText([/^You\d/, /^Ties\d/, /^AI\d/]);
});

test('the computer starts if it was chosen to, with its own symbol', FULL, async ({ page }) => {
  await page.goto('/3d');
  await unfoldMore(page);
  await page.getByRole('button', { name: 'Who starts: You' }).click();
  const said = 'You are X. The AI moves first.';
  await expect(page.getByRole('region', { name: 'Play vs AI' }).getByText(said)).toBeVisible();
  await expect(page.locator('[data-voice]')).toContainText(said);
  await page.getByRole('button', { name: 'Play vs AI' }).click();
  await expect(page.locator('[data-cell][aria-label*="O"]')).toHaveCount(1);
  await expect(status(page)).toContainText('Your Turn');
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(
    `STA-17: at ${width} x ${height} the score and the question come with the result, and nothing moves after it`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/classic');
      await startFriend(page);
      for (const id of ['0', '3', '1', '4']) await cell(page, id).click();
      await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // The place of the rules in each frame from the result on.
      const seen = await page.evaluate(async () => {
        document.querySelector<HTMLElement>('[data-cell="2"]')?.click();
        const places = new Set<number | undefined>();
        const start = performance.now();
        while (performance.now() - start < 1500) {
          await new Promise(requestAnimationFrame);
          if (!document.querySelector('[data-status] h2')) continue;
          const rules = document.querySelector('#rules')?.getBoundingClientRect();
          places.add(rules?.top);
        }
        return [...places];
      });
      expect(seen).toHaveLength(1);
      await page.getByRole('button', { name: 'Yes, keep them' }).click();
      await expect(page.getByText('Your results stay on this device.')).toBeVisible();
      const rules = await page.locator('#rules').evaluate((each) => each.getBoundingClientRect());
      const scrolled = await page.evaluate(() => scrollY);
      expect(Math.abs(rules.top + scrolled - (seen[0] ?? 0))).toBeLessThan(1);
    },
  );
