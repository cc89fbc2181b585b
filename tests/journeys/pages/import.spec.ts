/** Games as text: saved after a game and on the analysis board, and opened there. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { writeMatchText } from '../../../src/rules/match-text/write.ts';
import { games } from '../../../src/variants/rules.ts';
import { expectAccessible } from '../lib/axe.ts';
import { endlessGame } from '../lib/games.ts';
import { cell, expect, FULL, headline, heard, ready, STILL, test } from '../lib/board.ts';

test.use({ ...STILL, isFlat: true });

const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => dialog(page).getByRole('textbox');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

async function openImport(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.getByRole('button', { name: 'Import a game' }).click();
  await expect(box(page)).toBeFocused();
}

/** The selected part of the field with the focus. */
const selected = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: field } = document;
    if (!(field instanceof HTMLTextAreaElement)) return '';
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });

const WON = '/classic?moves=4_1_0_2_8&v=1';

test('IMP-04 IMP-05 IMP-06 IMP-07: a finished game is saved as a file, and imported after a fault in it was corrected', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.goto(WON);
  await page.getByRole('button', { name: 'Save this game as text' }).click();
  await expect(box(page)).toHaveValue(/\[Result "player 1 wins"\]\n\n1\. b2 2\. b3 3\. a3/);
  const text = await box(page).inputValue();
  await press(page, 'Copy');
  await expect(dialog(page)).toContainText('Your browser doesn’t allow copying.');
  expect(await selected(page)).toBe(text);
  const downloading = page.waitForEvent('download');
  await press(page, 'Save as a file');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tic-tac-toe-classic-\d{4}-\d\d-\d\d\.txt$/);
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toBe(text);

  await openImport(page, '/analysis/wild');
  await dialog(page).locator('input[type=file]').setInputFiles(path);
  await expect(box(page)).toHaveValue(text);
  await box(page).fill(text.replace('3. a3', '3. b2'));
  await press(page, 'Open the game');
  const fault = /Line 7, column 16: “b2” isn’t allowed here\. Possible here: a3, c3/;
  await expect(box(page)).toHaveAccessibleDescription(fault);
  await expect(heard(page)).toHaveText(fault);
  expect(await selected(page)).toBe('b2');
  // Nothing is lost when the dialog closes either.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import a game' }).click();
  await expect(box(page)).toHaveValue(text.replace('3. a3', '3. b2'));
  await box(page).fill(text);
  await press(page, 'Open the game');
  await expect(page).toHaveURL(/\/analysis\/classic\?moves=4_1_0_2_8/);
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
});

test(
  'IMP-04 IMP-06: a dropped file with names opens on its own game’s board, and is saved with them again',
  FULL,
  async ({ page }) => {
    const text = [
      '[Game "classic"]',
      '[Version "1"]',
      '[Teams "no"]',
      '[Players "2"]',
      '[Player1 "Ann"]',
      '[Bot2 "medium"]',
      '[Date "2026-11-24"]',
      '[Result "unfinished"]',
      '',
      '1. b2 2. b3',
      '',
    ].join('\n');
    await openImport(page, '/analysis/classic?moves=0_1&v=1');
    const files = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
      return data;
    }, text);
    // Anywhere on the page.
    await page.locator('body').dispatchEvent('drop', { dataTransfer: files });
    await expect(box(page)).toHaveValue(text);
    await box(page).press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/moves=4_1&.*vs=medium&me=0/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
    await expect(cell(page, '4')).toHaveAccessibleName(/X/);
    await expect(cell(page, '0')).toHaveAccessibleName(/empty/);
    await page.getByRole('button', { name: 'Save this game as text' }).click();
    await expect(box(page)).toHaveValue(text);
  },
);

test('IMP-04: a text without its game is one of the board’s, and a link opens its own game', async ({
  page,
}) => {
  await openImport(page, '/analysis/classic');
  await box(page).fill('1. b2 2. a3');
  await press(page, 'Open the game');
  await expect(page).toHaveURL(/\/analysis\/classic\?moves=4_0/);
  await page.getByRole('button', { name: 'Import a game' }).click();
  await press(page, 'Open the game');
  await expect(box(page)).toHaveAccessibleDescription('Paste a game or its link first.');
  await box(page).fill(' https://example.org/de/wild?moves=4-X_0-O&v=99\n');
  await press(page, 'Open the game');
  await expect(box(page)).toHaveAccessibleDescription(/leads to no game/);
  await box(page).fill(' https://example.org/de/wild?moves=4-X_0-O&v=1\n');
  await press(page, 'Open the game');
  await expect(page).toHaveURL(/\/analysis\/wild\?moves=4-X_0-O/);
  await expect(cell(page, '4')).toHaveAccessibleName(/X/);
});

test(
  'IMP-09: an import is undone, with every variation that it replaced',
  FULL,
  async ({ page }) => {
    await openImport(page, '/analysis/classic?moves=0_1&v=1');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Previous move' }).click();
    await cell(page, '8').click();
    const branch = page.getByRole('button', { name: /^Alternative to move 2: / });
    await expect(branch).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo import' });
    await expect(undo).toHaveCount(0);
    for (const text of ['1. b2', '1. a2']) {
      await page.getByRole('button', { name: 'Import a game' }).click();
      await box(page).fill(text);
      await press(page, 'Open the game');
    }
    await expect(page).toHaveURL(/moves=3&/);
    await undo.click();
    await expect(page).toHaveURL(/moves=4&/);
    await undo.click();
    await expect(page).toHaveURL(/moves=0_8&/);
    await expect(undo).toHaveCount(0);
    await branch.click();
    await expect(page).toHaveURL(/moves=0_1&/);
  },
);

test(
  'IMP-04: a match of several players opens whole, though somebody left, and one that is too long stays in the field',
  FULL,
  async ({ page }) => {
    await openImport(page, '/analysis/multiplayer');
    const text = readFileSync('docs/match-text.md', 'utf8').split('```text\n').at(-1) ?? '';
    await box(page).fill(text.split('```')[0] ?? '');
    await press(page, 'Open the game');
    await expect(headline(page, 'Player 1 Wins!')).toBeVisible();
    const list = page.getByRole('region', { name: 'Moves' }).getByRole('listitem');
    await expect(list).toHaveCount(8);
    await expect(list.nth(3)).toContainText('left');
    // The address has all of it, too; from before somebody left, it can be played on.
    await page.reload();
    await expect(headline(page, 'Player 1 Wins!')).toBeVisible();
    const playOn = page.getByRole('button', { name: 'Continue from here' });
    const back = page.getByRole('button', { name: 'Previous move' });
    for (let ply = 7; ply >= 4; ply -= 1) await back.click();
    await expect(playOn).toHaveCount(0);
    await back.click();
    await expect(playOn).toBeVisible();

    await page.getByRole('button', { name: 'Import a game' }).click();
    await expect(box(page)).toHaveValue('');
    const { infinite } = games;
    const options = infinite.options({}, 2) ?? {};
    const { version } = infinite;
    const record = { game: 'infinite', version, seats: 2, options, moves: endlessGame(401) };
    const long = writeMatchText(infinite, { record, players: [], date: null });
    await box(page).fill(long);
    await press(page, 'Open the game');
    await expect(box(page)).toHaveAccessibleDescription(/At most 400 moves can be analysed/);
    await expect(box(page)).toHaveValue(long);
  },
);

test(
  'IMP-05: a file that is no text says so, and leaves the field as it is',
  FULL,
  async ({ page }) => {
    await openImport(page, '/analysis/classic');
    await box(page).fill('b2');
    const buffer = Buffer.from([0xff, 0xd8, 0x00]);
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'cat.jpg', mimeType: 'image/jpeg', buffer });
    await expect(box(page)).toHaveAccessibleDescription('This file isn’t text.');
    await expect(box(page)).toHaveValue('b2');
    await expectAccessible(page, 'an import that failed');
  },
);

test('IMP-07: the text is copied where the browser allows it', FULL, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(WON);
  await page.getByRole('button', { name: 'Save this game as text' }).click();
  await expectAccessible(page, 'a game as text');
  await press(page, 'Copy');
  await expect(dialog(page)).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await box(page).inputValue(),
  );
});
