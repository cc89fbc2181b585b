import {
  clickCell,
  confettiPieces,
  countConfetti,
  expect,
  expectMark,
  FULL,
  headline,
  holdBots,
  letBotsAnswer,
  marks,
  open,
  playCells,
  ready,
  startAi,
  startFriend,
  status,
  STILL,
  test,
  waitForIdle,
  X_WINS,
} from '../lib/board.ts';

test('R-SES-4 R-SES-6: a match between friends survives reloads, in the middle and after its end; confetti is thrown once', async ({
  page,
}) => {
  await countConfetti(page);
  await open(page);
  await startFriend(page);
  await playCells(page, X_WINS.slice(0, 3));
  await page.reload();
  await ready(page);
  await expect(status(page)).toContainText("Player O's Turn");
  expect(await marks(page)).toBe('XX.O.....');
  await expect(page.getByRole('heading', { name: 'Choose a mode' })).toHaveCount(0);
  await playCells(page, X_WINS.slice(3), clickCell, 1);
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await expect.poll(() => confettiPieces(page)).toBe(1000);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await ready(page);
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  expect(await marks(page)).toBe('XXXOO....');
  await waitForIdle(page);
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
  expect(await confettiPieces(page)).toBe(0);
  expect(asked.filter((url) => /confetti/.test(url))).toEqual([]);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Move 5 of 5: X, c3');

  // Looking back, or undoing and repeating the last move, reports nothing again.
  await page.getByRole('slider').press('Home');
  await page.getByRole('slider').press('End');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => marks(page)).toBe('XX.OO....');
  await playCells(page, ['2']);
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await waitForIdle(page);
  expect(await confettiPieces(page)).toBe(0);
});

test.describe('against the AI', () => {
  test.use(STILL);

  test(
    'R-SES-6 ALL-45: a reload during the AI’s turn: the AI still moves, once',
    FULL,
    async ({ page }) => {
      await holdBots(page);
      await open(page);
      await startAi(page, 'Hard');
      await clickCell(page, '0');
      await expect(status(page)).toContainText('AI Thinking...');
      await page.reload();
      await ready(page);
      await expect(status(page)).toContainText('AI Thinking...');
      expect(await marks(page)).toBe('X........');
      await letBotsAnswer(page);
      await expect(status(page)).toContainText('Your Turn');
      // The only reply to a corner that holds the tie.
      await expectMark(page, '4', 'O');
      await page.reload();
      await ready(page);
      await expect(status(page)).toContainText('Your Turn');
      await expect(status(page)).toContainText('You are X. AI level: Hard.');
      expect(await marks(page)).toBe('X...O....');
    },
  );

  test(
    'R-SES-6: New Game forgets the match, another tab has its own',
    FULL,
    async ({ page, context }) => {
      await open(page);
      await startFriend(page);
      await playCells(page, ['4']);
      await page.getByRole('button', { name: 'New Game' }).click();
      await page.reload();
      await ready(page);
      await expect(page.getByRole('heading', { name: 'Choose a mode' })).toBeVisible();
      await startFriend(page);
      await playCells(page, ['0']);
      const other = await context.newPage();
      await other.goto('/classic');
      await expect(other.getByRole('heading', { name: 'Choose a mode' })).toBeVisible();
      await other.close();
    },
  );

  test('R-SES-6: an invalid stored match is discarded', FULL, async ({ page }) => {
    await open(page);
    await startFriend(page);
    await playCells(page, ['0']);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        const spoilt = (sessionStorage.getItem(key) ?? '').replace('"0"', '"99"');
        sessionStorage.setItem(key, spoilt);
      }
    });
    await page.reload();
    await ready(page);
    await expect(page.getByRole('heading', { name: 'Choose a mode' })).toBeVisible();
    expect(await marks(page)).toBe('.........');
  });
});
