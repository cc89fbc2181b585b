/** Every page's head, the names of its icon buttons, and analytics. */
import type { Page } from 'playwright/test';
import { expect, FULL, startedUp, test } from '../lib/board.ts';

const canonical = (page: Page) => page.locator('link[rel=canonical]');
const described = (page: Page) => page.locator('meta[name=description]');

/** The calls of a tag function installed by the test. */
async function tag(page: Page): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript(() => {
    const told: unknown[][] = [];
    Object.assign(globalThis, { told, gtag: (...words: unknown[]) => told.push(words) });
  });
  return () => page.evaluate(() => (globalThis as unknown as { told: unknown[][] }).told);
}

test('META-01 META-12: each navigation rewrites the head, and leaves nothing of the last one', async ({
  page,
}) => {
  await page.goto('/');
  const first = await page.title();
  const tags = await page.locator('head [data-head]').count();
  await expect(canonical(page)).toHaveAttribute('href', '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Quantum/ })
    .click();
  await expect(page).toHaveTitle(/^Quantum Tic Tac Toe: /);
  await expect(canonical(page)).toHaveAttribute('href', '/quantum');
  await expect(described(page)).toHaveCount(1);
  await expect(described(page)).toHaveAttribute('content', /collapse/);
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', '2.1');
  const data = await page.locator('script[type="application/ld+json"][data-head]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Quantum Tic Tac Toe', url: '/quantum' });
  await page.getByRole('link', { name: 'How to Play' }).click();
  await expect(page).toHaveTitle(/^How to play Quantum/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(first);
  await expect(page.locator('head [data-head]')).toHaveCount(tags);
});

test(
  'META-02: a view of the home page has its game’s route as canonical link',
  FULL,
  async ({ page }) => {
    await page.goto('/?view=wild');
    await expect(canonical(page)).toHaveAttribute('href', '/wild');
    await expect(page).toHaveTitle(/^Wild Tic Tac Toe/);
  },
);

test('ALL-15: an icon button shows its name on hover and on focus', FULL, async ({ page }) => {
  await page.goto('/classic');
  await page.getByRole('button', { name: 'Settings' }).hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toHaveText('Settings');
  await page.mouse.move(2, 300);
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to all games' })).toBeFocused();
  await expect(tip).toHaveText('Back to all games');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('ALL-15: one Escape closes a dialog whose button shows its name', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Close');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test(
  'ANA-03 ANA-04: the start of a game and opening its guide are reported to a tag function',
  FULL,
  async ({ page }) => {
    const told = await tag(page);
    await page.goto('/misere');
    await page.getByRole('button', { name: 'Play vs AI' }).click();
    const field = { event_category: 'Features' };
    const start = ['event', 'feature_use', { ...field, variant: 'misere', mode: 'ai' }];
    await expect.poll(told).toEqual([start]);
    await page.getByRole('link', { name: 'How to Play' }).click();
    const guide = ['event', 'how_to_play', { ...field, variant: 'misere' }];
    // Later events belong to another page, whose address has no query.
    const here = ['set', { page_location: `${new URL(page.url()).origin}/how-to-play/misere` }];
    await expect.poll(told).toEqual([start, guide, here]);
  },
);

test('ANA-01 ANA-02: without configured analytics, asks for no consent and loads nothing', async ({
  page,
}) => {
  await page.goto('/faq');
  await startedUp(page);
  await expect(page.getByText('Google Analytics')).toHaveCount(0);
  expect(await page.evaluate(() => 'gtag' in globalThis)).toBe(false);
});
