/** The page of statistics: what it counts, what it keeps, and how it forgets. */
import { dayOf } from '../../../src/puzzles/daily.ts';
import { cell, expect, FULL, STILL } from '../lib/board.ts';
import { expectSound } from '../lib/pages.ts';
import { test } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

/** Kept counters: an older tally of classic, and a current one. */
const KEPT = {
  classic: { wins: 2, losses: 1, ties: 1 },
  ultimate: {
    wins: 4,
    losses: 5,
    ties: 2,
    against: {
      hard: {
        wins: 1,
        losses: 4,
        ties: 2,
      },
      adaptive: {
        wins: 3,
        losses: 1,
        ties: 0,
      },
    },
    streak: {
      now: 1,
      best: 3,
    },
    solved: [2, 9, 31],
  },
};

test(
  'REC-01 REC-04 REC-07: an empty page says how to begin; a game and a puzzle are counted',
  FULL,
  async ({ page }) => {
    await page.goto('/stats');
    const main = page.getByRole('main');
    await expect(main).toContainText('No games yet.');
    await expect(main.getByRole('link', { name: 'Solve a puzzle' })).toBeVisible();
    await main.getByRole('link', { name: 'Choose a game' }).click();
    await page.getByRole('radio', { name: 'vs friend' }).check();
    await main.getByRole('link', { name: /^Classic/ }).click();
    for (const id of ['0', '3', '1', '4', '2']) await cell(page, id).dispatchEvent('click');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Puzzles' }).click();
    await main.getByRole('link', { name: /^Classic/ }).click();
    for (const id of ['1', '6', '5']) {
      await expect(cell(page, id)).toHaveAccessibleName(/empty/);
      await cell(page, id).dispatchEvent('click');
      await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
      await expect(page.locator('[data-status]')).toContainText(/Find the (next )?move|Solved/);
    }
    await expect(page.locator('[data-status]')).toContainText('Solved!');
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Statistics' }).click();
    const classic = page.getByRole('region', { name: 'Classic' });
    await expect(classic.getByRole('row', { name: 'Friends 1 1 0 0 100%' })).toBeVisible();
    await expect(classic.locator('dl')).toHaveText(
      'Current winning streak1Longest winning streak1Puzzles solved1',
    );
  },
);

test(
  'REC-01 REC-02 REC-03 REC-05 REC-06: what a device keeps is shown, and forgotten after a question',
  FULL,
  async ({ page }) => {
    await page.goto('/stats');
    await page.evaluate((kept) => {
      localStorage.setItem('ttt.device', '{"remember":"on"}');
      localStorage.setItem('tic-tac-toe.stats', JSON.stringify(kept));
      localStorage.setItem('tic-tac-toe.days', '[0]');
    }, KEPT);
    await page.goto('/de/stats');
    await expect(page.getByRole('region', { name: 'Ultimate' })).toBeVisible();
    await expectSound(page, 'statistics in German');
    await page.goto('/stats');
    const game = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(game('Ultimate').getByRole('row')).toHaveText([
      /^Against/,
      'Hard512220%',
      'Match me430175%',
      'Total942344%',
    ]);
    await expect(game('Ultimate').getByRole('rowheader', { name: 'Hard' })).toBeVisible();
    await expect(game('Classic').getByRole('row').nth(1)).toHaveText('Earlier321067%');
    const kept = () =>
      page.evaluate(() => [
        localStorage.getItem('tic-tac-toe.stats') ?? '',
        localStorage.getItem('tic-tac-toe.days') ?? '',
      ]);

    const ask = page.getByRole('button', { name: 'Reset Ultimate' });
    await ask.click();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect(ask).toBeFocused();
    await ask.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(game('Ultimate')).toHaveCount(0);
    await expect(page.locator('[data-voice]')).toContainText('Ultimate was reset');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await kept())[0]).toMatch(/^\{"classic"/);
    expect((await kept())[0]).not.toContain('ultimate');

    await page.getByRole('button', { name: 'Reset everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('No games yet.');
    expect(await kept()).toEqual(['', '']);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('No games yet.');
    await expectSound(page, 'no statistics', ['light']);
  },
);

test('PUZ-07 REC-04: the days of a visit outlast every reload, also the site’s own', async ({
  page,
}) => {
  await page.goto('/stats');
  // The counters as the site stores them when it reloads itself.
  await page.evaluate(
    ([stats, days]) => {
      sessionStorage.setItem('tic-tac-toe.stats', stats);
      sessionStorage.setItem('tic-tac-toe.days', days);
    },
    [JSON.stringify(KEPT), JSON.stringify([dayOf(new Date())])] as const,
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ultimate' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Tiles' })).toContainText('Daily streak: 1');
  await expect(page.getByRole('region', { name: 'Ultimate' })).toHaveCount(0);
});
