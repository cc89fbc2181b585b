/** Sheets to print, as the page shows them and as paper does. */
import type { Page } from 'playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { expect, FULL, ready, STILL, test } from '../lib/board.ts';
import { endlessGame } from '../lib/games.ts';

test.use({ ...STILL, isFlat: true });

/** The radio is checked once the address names the choice. */
async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

test('PRN-01 PRN-02 PRN-03 PRN-04: a sheet of puzzles, its solutions behind a code, and blank boards', async ({
  page,
}) => {
  await page.goto('/puzzles');
  await page.getByRole('main').getByRole('link', { name: 'Print a sheet' }).click();
  const sheets = page.getByRole('article');
  await expect(sheets).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Wild');
  await choose(page, '9');
  const titleTop = () =>
    sheets.first().evaluate((sheet) => {
      const title = sheet.querySelector('h2');
      return (title?.getBoundingClientRect().top ?? NaN) - sheet.getBoundingClientRect().top;
    });
  const topWithoutCode = await titleTop();
  await choose(page, 'By QR code');
  expect(await titleTop()).toBeCloseTo(topWithoutCode, 0);
  // The browser's language is American, whose paper the address needn't name.
  await expect(page.locator('[data-paper]')).toHaveAttribute('data-paper', 'letter');
  await choose(page, 'A4');
  await expect(page).toHaveURL(/game=wild&count=9&answers=code&paper=a4/);
  await expect(sheets).toHaveCount(1);
  const items = sheets.getByRole('listitem');
  await expect(items).toHaveCount(9);
  const first = await items.first().innerText();
  await page.getByRole('button', { name: 'Other puzzles' }).click();
  await expect(page).toHaveURL(/from=9/);
  await expect(items.first().getByRole('img')).toBeVisible();
  await expectAccessible(page, 'a sheet');

  // The address brings the same sheet back, and paper has nothing else.
  await page.reload();
  await expect(items).toHaveCount(9);
  await expect(page.locator('[data-paper]')).toHaveAttribute('data-paper', 'a4');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(sheets).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/print?game=wild&count=9&key');
  await expect(page.getByRole('heading', { name: 'Solutions', exact: true })).toBeVisible();
  await expect(items).toHaveCount(9);
  await expect(items.first().locator('p')).toHaveText(/^[XO] [abc][123]/);
  await expect(items.first().locator('p')).toHaveCSS('font-size', '17px');
  await expect(items.first().getByRole('img')).toHaveAccessibleName(/Marked: [abc][123]/);
  expect(first).toMatch(/^1\. [XO] to move/);

  await page.goto('/how-to-play/quantum');
  await page.getByRole('link', { name: 'Print a blank board' }).click();
  await choose(page, '6');
  await expect(sheets.getByRole('img', { name: 'Quantum' })).toHaveCount(6);
  await expect(sheets).toContainText('measures');
});

test('PRN-04: guides and strategies print without controls, light, and unfolded', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/how-to-play/classic', '/strategies']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('footer')).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(22, 36, 31)');
  }
  await expect(page.getByRole('heading', { level: 3 }).last()).toBeVisible();
  // A section that was folded has its title above its words, and whole boards.
  const folded = page.locator('details:not([open])').first();
  const [title, about] = await folded
    .locator('summary > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  expect(about?.top).toBeGreaterThanOrEqual(title?.bottom ?? Infinity);
  const cell = folded.locator('svg g g g').first();
  await expect(cell).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ media: 'screen' });
  await expect(cell).not.toHaveCSS('animation-name', 'none');
});

test('PRN-04: a guide prints every step of what moves on the screen', async ({ page }) => {
  await page.goto('/how-to-play/quantum');
  const last = page.getByText('13. O lets X 9 land on the right.');
  await expect(page.getByText('Step 1 of 13')).toBeVisible();
  // The prerendered page has the same words before it listens.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(last).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Step 1 of 13')).toHaveCount(0);
  await expect(page.getByText('5. O decides how it collapses')).toBeVisible();
  // Paper has nothing to press.
  const controls = page.getByText('Press Hide Entanglement');
  await expect(controls).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(controls).toBeHidden();
  await expect(page.getByText('Put marks into lines that share a square')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByText('Step 1 of 13')).toBeVisible();
});

test.describe('in 3D', () => {
  test.use({ isFlat: false });

  test('PRN-04: a match prints its board flat, and its moves', async ({ page }) => {
    await page.goto('/classic?moves=0_3_1_4_2&v=1&inspect');
    await ready(page);
    const pane = page.locator('[data-board]');
    await expect(pane).not.toHaveAttribute('data-flat');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(pane).toHaveAttribute('data-flat', 'whole');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'c3' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Game' })).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText('Related Variants')).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(pane).not.toHaveAttribute('data-flat');
  });

  test('PRN-04: a board that grows is whole on paper', FULL, async ({ page }) => {
    const moves = endlessGame(60);
    await page.goto(`/infinite?moves=${moves.join('_')}&v=1&inspect`);
    await ready(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    for (const cell of moves) {
      await expect(page.locator(`[data-cell="${cell}"]`)).toBeInViewport();
    }
  });
});
