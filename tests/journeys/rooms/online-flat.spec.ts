/** Rooms without WebGL, and by keyboard alone. */
import type { Page } from 'playwright/test';
import config from '../../../playwright.config.ts';
import { arrowTo, cell, expect, FULL, keysOn, status, STILL } from '../lib/board.ts';
import { createRoom, joinRoom, test, startGame } from '../lib/rooms.ts';

const launch = config.use?.launchOptions;
test.use({
  ...STILL,
  launchOptions: { ...launch, args: [...(launch?.args ?? []), '--disable-3d-apis'] },
});

/** Moves the focus by Tab until it is on a button, and presses it. */
async function pressByKey(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await button.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

test(
  'ONL-02 DSG-14: two people without 3D play a room on the flat board',
  FULL,
  async ({ page, newcomer }) => {
    const guest = await newcomer();
    const code = await createRoom(page, 'Ann', { game: 'Misère' });
    await joinRoom(guest, 'Ben', code);
    await startGame([page, guest]);
    await expect(page.getByText('This browser can’t show 3D here')).toBeVisible();
    for (const [at, id] of ['0', '3', '1', '4', '2'].entries()) {
      const mover = at % 2 === 0 ? page : guest;
      await expect(status(mover)).toContainText('(Your turn!)');
      await cell(mover, id).click();
      await expect(cell(mover, id)).not.toHaveAccessibleName(/empty/);
    }
    await expect(status(guest).getByRole('heading')).toHaveText('Ben Wins!');
  },
);

test('ONL-94: a press gives a name, which a room takes', async ({ page }) => {
  await page.goto('/online');
  const field = page.getByLabel('Your Name');
  await page.getByRole('button', { name: 'Give me a name' }).click();
  await expect(field).toHaveValue(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  const name = await field.inputValue();
  await page.getByRole('button', { name: 'Give me a name' }).click();
  await expect(field).not.toHaveValue(name);
  const kept = await field.inputValue();
  await page.getByRole('button', { name: 'Classic' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: kept })).toBeVisible();
});

test('ONL-05 A11-02 A11-05 A11-06: from the menu to a move and a message, by keyboard alone', async ({
  page,
  newcomer,
}) => {
  const guest = await newcomer();
  await page.goto('/online');
  await page.getByLabel('Your Name').focus();
  await page.keyboard.type('Ann');
  await pressByKey(page, /^Create Room$/);
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeVisible();
  await pressByKey(page, /^Create Room$/);
  const code = await page.locator('output').innerText();
  await joinRoom(guest, 'Ben', code);
  await pressByKey(page, /Start Game/);
  await expect(status(page)).toContainText('(Your turn!)');
  for (let tabs = 0; tabs < 60; tabs += 1) {
    const isOnCell = await page.evaluate(
      () => document.activeElement?.hasAttribute('data-cell') ?? false,
    );
    if (isOnCell) break;
    await page.keyboard.press('Tab');
  }
  await arrowTo(page, '4');
  await page.keyboard.press('Enter');
  await expect(cell(guest, '4')).toHaveAccessibleName(/X/);
  await keysOn(page, '4');
  // One key to the message box, and one back to the cell.
  await page.keyboard.press('m');
  await page.keyboard.type('Hello Ben');
  await page.keyboard.press('Enter');
  await expect(guest.getByRole('log')).toContainText('Hello Ben');
  await page.keyboard.press('Escape');
  await expect(cell(page, '4')).toBeFocused();
  // Or from the cell, through the console.
  await page.keyboard.press('/');
  await page.keyboard.type('chat Your turn');
  await page.keyboard.press('Enter');
  await expect(guest.getByRole('log')).toContainText('Your turn');
  await page.keyboard.press('Escape');
  await expect(cell(page, '4')).toBeFocused();
});
