/** The announcements of a game: names of cells, events, where to move, and why a cell is refused. */
import type { Page } from 'playwright/test';
import { cell, expect, FULL, heard, open, startFriend, STILL } from '../lib/board.ts';
import { saidElsewhere, timesSaid } from '../lib/hearing.ts';
import { test } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

const play = async (page: Page, ...ids: readonly string[]) => {
  for (const id of ids) await cell(page, id).dispatchEvent('click');
};

test('ALL-42 ALL-43: a game is heard as it is played: moves, refusals, undo, and its end', async ({
  page,
}) => {
  await open(page);
  await startFriend(page);
  await expect(heard(page)).toHaveText("Player X's Turn");
  await play(page, '4');
  await expect(heard(page)).toHaveText("X at b2. Player O's Turn");
  await play(page, '4');
  await expect(heard(page)).toHaveText('This cell is taken.');
  await play(page, '0');
  await expect(heard(page)).toHaveText("O at a3. Player X's Turn");
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heard(page)).toHaveText("Undone: O at a3. Player O's Turn");
  await play(page, '0', '2', '1', '6');
  await expect(heard(page)).toHaveText(
    'X at a1. Player X Wins! Decided in 5 moves. Line: c3; b2; a1.',
  );
  await play(page, '8');
  await expect(heard(page)).toHaveText('The game is over.');
});

test(
  'ULT-07: cells say their board, who won it, and whether it is closed',
  FULL,
  async ({ page }) => {
    await open(page, '/ultimate');
    await page.getByRole('radio', { name: 'Friend' }).check();
    await expect(cell(page, '0.0')).toHaveAccessibleName('top-left board, a3, empty');
    await play(page, '0.5', '5.0', '0.3', '3.0', '0.4', '4.0');
    await expect(cell(page, '0.0')).toHaveAccessibleName(
      'top-left board, a3, empty, board won by X, closed',
    );
    await play(page, '8.8');
    await expect(cell(page, '4.1')).toHaveAccessibleName('centre board, b3, empty, closed');
  },
);

test('QNT-02: quantum’s first square is announced and shown as pressed', FULL, async ({ page }) => {
  await open(page, '/quantum');
  await startFriend(page);
  await play(page, '0');
  await expect(heard(page)).toHaveText('a3 chosen.');
  await expect(cell(page, '0')).toHaveAttribute('aria-selected', 'true');
  await play(page, '4');
  await expect(heard(page)).toContainText('X 1 at a3. X 1 at b2.');
  await expect(cell(page, '0')).not.toHaveAttribute('aria-selected', 'true');
});

test(
  'QNT-14: quantum announces who measured, and so does the key for the last move',
  FULL,
  async ({ page }) => {
    await open(page, '/quantum');
    await startFriend(page);
    await play(page, '0', '4', '0', '4');
    await page.getByRole('radio', { name: /^B:/ }).check();
    await page.getByRole('button', { name: 'Measure B' }).click();
    await expect(heard(page)).toHaveText(
      "X chose b2 for O 2. X 1 at a3. O 2 at b2. Player X's Turn",
    );
    await cell(page, '1').focus();
    await page.keyboard.press('l');
    await expect(heard(page)).toHaveText('Move 3 of 3: X chose b2');
  },
);

test(
  'A11-05 QNT-14: the console answers a measurement from its dialog, and again after undo',
  FULL,
  async ({ page }) => {
    await open(page, '/quantum');
    await startFriend(page);
    await play(page, '0', '4', '0', '4');
    await expect(page.getByRole('radio', { name: /^A:/ })).toBeFocused();
    // The part that makes announcements also handles the keys; it loads after the board.
    await expect(heard(page)).toContainText('Identical Quantum States Detected!');
    await page.keyboard.press('/');
    const field = page.getByRole('textbox', { name: 'Command' });
    for (const option of ['a3', 'b2']) {
      await expect(field).toBeFocused();
      await page.keyboard.type('c1');
      await page.keyboard.press('Enter');
      await expect(heard(page)).toHaveText(/can’t play in this cell now/);
      await page.keyboard.type(option);
      await page.keyboard.press('Enter');
      await expect(heard(page)).toContainText(`X chose ${option} for O 2.`);
      await page.keyboard.type('undo');
      await page.keyboard.press('Enter');
      // The question is asked again, in words: its dialog would take the focus.
      await expect(heard(page)).toContainText(`Undone: X chose ${option}. Player X's Turn`);
      await expect(heard(page)).toContainText('O 2');
    }
  },
);

test('ALL-42 ALL-43: a taken cell and a finished game refuse with a reason', async ({ page }) => {
  await open(page);
  await startFriend(page);
  await play(page, '0');
  await expect(heard(page)).toContainText('X at a3.');
  await play(page, '0');
  await expect(heard(page)).toHaveText(/This cell is taken\.$/);
  await play(page, '3', '1', '4', '2', '8');
  await expect(heard(page)).toHaveText('The game is over.');
});

const notice = (page: Page) => page.locator('[data-notice]');

test('a hint is heard where the moves are, and nowhere else', FULL, async ({ page }) => {
  await open(page);
  await startFriend(page);
  await play(page, '0', '8', '1', '7', '3');
  const others = await saidElsewhere(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(heard(page)).toHaveText('a1: wins at once.');
  expect(await others()).toEqual([]);
});

test('a notice of a match is heard from its board only', FULL, async ({ page }) => {
  await open(page, '/quantum');
  const others = await saidElsewhere(page);
  await cell(page, '0').dispatchEvent('click');
  await expect(heard(page)).toContainText('Select Game Mode. Please choose to play');
  await startFriend(page);
  await play(page, '0', '0');
  await expect(heard(page)).toContainText('Invalid Move. Cannot place both marks');
  await expect(notice(page).last()).toContainText('Invalid Move');
  await expect(notice(page)).toHaveCount(0);
  expect(await others()).toEqual([]);
});

test(
  'MUL-05: who can’t win is heard from the one region before a game of several',
  FULL,
  async ({ page }) => {
    await open(page, '/multiplayer');
    const others = await saidElsewhere(page);
    // The grid follows the number of players, so only a chosen one can be too small.
    await page.getByRole('radio', { name: '6' }).check();
    await page.getByRole('radio', { name: /^3 ?[×x] ?3/ }).check();
    const warning = 'can fill a line on this grid. A bigger grid lets more of you win.';
    await expect(page.getByRole('main').getByText(warning)).toBeVisible();
    await expect(heard(page)).toContainText(warning);
    expect(await others()).toEqual([]);
  },
);

test('a notice that repeats the result or a dialog is silent', FULL, async ({ page }) => {
  await open(page, '/multiplayer');
  const others = await saidElsewhere(page);
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(heard(page)).toContainText('Game Started! 3 players on 3x3 grid!');
  await expect(notice(page)).toHaveCount(0);
  await play(page, '0', '3', '1', '4', '8', '2', '6', '5', '7');
  await expect(notice(page).last()).toContainText('Great game everyone!');
  await expect(heard(page)).toContainText("It's a tie!");
  await expect(notice(page)).toHaveCount(0);
  await expect(heard(page)).not.toContainText('Great game everyone!');
  expect(await others()).toEqual([]);
});

test(
  'AN-02: the analysis board says how the game starts, and what it is worth only when that changes',
  FULL,
  async ({ page }) => {
    await page.goto('/ultimate?moves=4.4&v=1&inspect');
    await expect(heard(page)).toContainText('Next move: centre board.');
    const [opened, unknown] = [
      await timesSaid(page, "Player O's Turn. Next move: centre board."),
      await timesSaid(page, 'The result isn’t known yet.'),
    ];
    await page.getByRole('link', { name: 'Analyse' }).click();
    await expect(page.getByRole('button', { name: 'Analyse longer' })).toBeVisible();
    await expect.poll(opened).toBe(1);
    await cell(page, '4.0').dispatchEvent('click');
    await expect(heard(page)).toContainText('O at centre board, a3');
    await expect(page.getByRole('button', { name: 'Analyse longer' })).toBeVisible();
    expect(await unknown()).toBe(1);
  },
);

test('the focus stays in the page on the way into a game, its review and back into it', async ({
  page,
}) => {
  const isInPage = () => page.evaluate(() => document.activeElement !== document.body);
  await page.goto('/');
  await page
    .getByRole('link', { name: /Misère/ })
    .first()
    .press('Enter');
  await expect(page.locator('[data-cell]').first()).toBeAttached();
  await expect.poll(isInPage).toBe(true);
  await page.goto('/classic?moves=4_1_0_2_8&v=1');
  await page.getByRole('link', { name: 'Review the game' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Previous move' })).toBeEnabled();
  await expect.poll(isInPage).toBe(true);
  await page.getByRole('button', { name: 'Try again from move 2' }).press('Enter');
  await expect(page).toHaveURL(/\/classic$/);
  await expect(page.getByRole('button', { name: 'New Game' })).toBeVisible();
  await expect.poll(isInPage).toBe(true);
});
