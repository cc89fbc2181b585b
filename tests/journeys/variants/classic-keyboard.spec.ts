import type { Page } from 'playwright/test';
import {
  ALL_CELLS,
  arrowTo,
  cell,
  clickCell,
  expect,
  expectMark,
  FULL,
  headline,
  heard,
  marks,
  open,
  playCells,
  SHARP,
  squareOf,
  startFriend,
  status,
  STILL,
  test,
  waitForIdle,
  X_WINS,
} from '../lib/board.ts';

test.use({ ...SHARP, ...STILL });

/** Presses Tab until the wanted element has the focus, and returns the names on the way. */
async function tabTo(page: Page, name: string | RegExp): Promise<readonly string[]> {
  const passed: string[] = [];
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    passed.push(now);
    if (typeof name === 'string' ? now === name : name.test(now)) return passed;
  }
  throw new Error(`Tab never reached ${String(name)}, only ${passed.join(' | ')}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (!now || now === document.body) return 'nothing';
    const labels = now instanceof HTMLInputElement ? [...(now.labels ?? [])] : [];
    return now.getAttribute('aria-label') ?? labels[0]?.textContent ?? now.textContent ?? '';
  });

test('CLS-01 CLS-03: a whole game by keyboard alone, from the opened page to Play again', async ({
  page,
}) => {
  await open(page);
  const order = await tabTo(page, 'Medium');
  expect(order.slice(0, 8)).toEqual([
    'Skip to main content',
    'Back to all games',
    'Games',
    'Guides',
    'Strategies',
    'FAQ',
    'More',
    'How to Play',
  ]);
  // Nothing can be played before a mode is chosen.
  expect(order.filter((name) => name.includes('empty'))).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
  await tabTo(page, 'Play vs Friend');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText("Player X's Turn");
  expect(await focused(page), 'the focus is kept when the mode cards go').not.toBe('nothing');

  if (!(await cell(page, '0').evaluate((each) => each === document.activeElement)))
    await tabTo(page, /^a3, empty$/);
  for (const [at, id] of X_WINS.entries()) {
    await arrowTo(page, id);
    await page.keyboard.press(at % 2 === 0 ? 'Enter' : 'Space');
    await expectMark(page, id, at % 2 === 0 ? 'X' : 'O');
    // The announcement: the move, then whose turn it is or the result.
    await expect(heard(page)).toContainText(`${at % 2 === 0 ? 'X' : 'O'} at ${squareOf(id)}.`);
  }
  await expect(headline(page, 'Player X Wins!')).toBeVisible();

  await tabTo(page, 'Move shown');
  await page.keyboard.press('Home');
  await expect.poll(() => marks(page)).toBe('.........');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => marks(page)).toBe('X........');
  await page.keyboard.press('End');
  await expect.poll(() => marks(page)).toBe('XXXOO....');

  await page.getByRole('button', { name: 'Play again' }).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText("Player X's Turn");
  expect(await focused(page), 'the focus is kept when Play again goes').not.toBe('nothing');
});

test('CLS-02: the flat board is a grid with one tab stop, arrows, Home and End, and names for every cell', async ({
  page,
}) => {
  await open(page);
  await startFriend(page);
  const grid = page.getByRole('grid', { name: 'Classic board' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  await expect(grid.getByRole('gridcell')).toHaveCount(9);
  for (const id of ALL_CELLS) {
    await expect(cell(page, id)).toHaveAccessibleName(`${squareOf(id)}, empty`);
  }
  const stops = grid.locator('[data-cell][tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await cell(page, '0').focus();
  const steps = [
    ['ArrowRight', '1'],
    ['ArrowDown', '4'],
    ['ArrowUp', '1'],
    ['ArrowUp', '1'],
    ['End', '2'],
    ['ArrowRight', '2'],
    ['ArrowDown', '5'],
    ['Home', '3'],
    ['ArrowLeft', '3'],
    ['Control+End', '8'],
    ['ArrowDown', '8'],
    ['Control+Home', '0'],
  ] as const;
  for (const [key, id] of steps) {
    await page.keyboard.press(key);
    await expect(cell(page, id), `after ${key}`).toBeFocused();
    await expect(stops).toHaveCount(1);
    await expect(stops).toHaveAttribute('data-cell', id);
  }
  // Tab leaves the grid, Shift+Tab comes back to the same cell.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(cell(page, '1')).toBeFocused();
});

test(
  'DSG-14: the scene mirrors the focus: the picture changes with it and back without it',
  FULL,
  async ({ page }) => {
    await open(page);
    await startFriend(page);
    await waitForIdle(page);
    const canvas = page.locator('.world canvas');
    const bare = await canvas.screenshot();
    const frames = () => page.evaluate(() => globalThis.__board?.frames() ?? 0);
    await page.keyboard.press('Tab');
    await cell(page, '0').focus();
    await waitForIdle(page);
    const first = await canvas.screenshot();
    expect(first.equals(bare), 'a focused cell is shown').toBe(false);
    const before = await frames();
    await page.keyboard.press('ArrowRight');
    await waitForIdle(page);
    expect(await frames()).toBeGreaterThan(before);
    expect((await canvas.screenshot()).equals(first), 'the marker moves').toBe(false);
    await page.getByRole('button', { name: 'New Game' }).focus();
    await waitForIdle(page);
    expect((await canvas.screenshot()).equals(bare), 'no marker without focus').toBe(true);
  },
);

test('skip link: the first Tab offers to skip the header', FULL, async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test(
  'DSG-11: settings by keyboard: the dialog keeps the focus, Escape gives it back',
  FULL,
  async ({ page }) => {
    await open(page);
    const opener = page.getByRole('button', { name: 'Settings' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    }
    await dialog.getByRole('radio', { name: 'Dark' }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    // The choice is kept.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test(
  'Undo and the replay’s arrows keep the focus when they become disabled',
  FULL,
  async ({ page }) => {
    await open(page);
    await startFriend(page);
    await clickCell(page, '4');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(undo).toBeDisabled();
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await marks(page)).toBe('.........');
    await playCells(page, X_WINS);
    for (const [name, presses] of [
      ['Previous move', X_WINS.length],
      ['Next move', X_WINS.length],
    ] as const) {
      const arrow = page.getByRole('button', { name });
      await arrow.focus();
      for (let press = 0; press <= presses; press += 1) await page.keyboard.press('Enter');
      await expect(arrow).toBeDisabled();
      await expect(arrow).toBeFocused();
    }
    expect(await marks(page)).toBe('XXXOO....');
  },
);

test(
  'Tab goes through all of the settings and round again, forwards and backwards',
  FULL,
  async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('radio', { name: 'Reduced' }).check();
    const groups = await dialog
      .getByRole('group')
      .evaluateAll((all) =>
        all.map((each) => each.querySelector('legend, summary')?.textContent ?? ''),
      );
    expect(groups.length).toBeGreaterThan(6);
    // A group is one tab stop, at its chosen option.
    const stop = () =>
      page.evaluate(() => {
        const now = document.activeElement;
        const group = now?.closest('fieldset')?.querySelector('legend')?.textContent;
        if (now instanceof HTMLInputElement && !now.checked) return `not chosen in ${group}`;
        if (group) return group;
        return now instanceof HTMLElement && now.matches('summary')
          ? now.textContent
          : (now?.getAttribute('aria-label') ?? 'nothing');
      });
    const roundTrip = async (key: string) => {
      await dialog.getByRole('button', { name: 'Close' }).focus();
      const stops: string[] = [];
      for (let press = 0; press <= groups.length; press += 1) {
        await page.keyboard.press(key);
        stops.push(await stop());
      }
      return stops;
    };
    expect(await roundTrip('Tab')).toEqual([...groups, 'Close']);
    expect(await roundTrip('Shift+Tab')).toEqual([...groups.toReversed(), 'Close']);
  },
);
