/**
 * Elements to press with a finger are at least 44 px wide and high. Links in a sentence and the board's cells
 * have separate tests.
 */
import type { Page } from 'playwright/test';
import { createRoom, joinRoom, startGame, test } from '../lib/rooms.ts';
import { expect, FULL, STILL } from '../lib/board.ts';
import { unfold } from '../lib/pages.ts';

test.use(STILL);

const small = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, summary, select, label:has(input), [role="button"], textarea',
      ),
    ]
      .filter((each) => each.getClientRects().length > 0)
      .filter((each) => !each.closest('[role="grid"], .visually-hidden, .skip'))
      .filter((each) => getComputedStyle(each).display !== 'inline')
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return Math.round(width) < 44 || Math.round(height) < 44;
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent.slice(0, 40)),
  );

const PAGES = [
  '/',
  '/classic',
  '/multiplayer',
  '/faq',
  '/strategies',
  '/how-to-play',
  '/how-to-play/quantum',
  '/puzzles',
  '/stats',
  '/privacy',
  '/print',
  '/embed',
  '/class',
];
const MATCHES = [
  '/classic?moves=4_0&v=1',
  '/ultimate?moves=4.4_4.0&v=1',
  '/3d?moves=0.4_1.0&v=1',
  '/infinite?moves=0,0_4,4_0,1_5,4_0,2_6,4_0,3_7,5&v=1',
  '/quantum?moves=0-5_5-8_4-8_0-3_0-3&v=1',
  '/wild?moves=0-X_8-O&v=1',
  '/multiplayer?moves=0_1_2&seats=3&v=1',
  '/puzzles?game=wild',
  '/daily',
  '/analysis/classic?moves=4_1&v=1',
  '/lesson/quantum',
];

const SIZES = [
  [320, 568],
  [844, 390],
  [1280, 800],
] as const;

/** Lists the elements that are too small at any of the sizes. */
async function smallAnywhere(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    found.push(...(await small(page)).map((each) => `${width} x ${height}: ${each}`));
  }
  return found;
}

test(
  'all targets are large enough for a finger at 320 x 568, 844 x 390 and 1280 x 800',
  FULL,
  async ({ page }) => {
    test.slow();
    for (const path of [...PAGES, ...MATCHES]) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Feedback' })).toBeVisible();
      if (MATCHES.includes(path)) await expect(page.locator('[data-status]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await unfold(page);
      expect.soft(await smallAnywhere(page), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await smallAnywhere(page), 'settings').toEqual([]);
  },
);

test('all targets of a room are large enough for a finger', async ({ page, newcomer }) => {
  await page.goto('/online');
  expect.soft(await smallAnywhere(page), 'first step').toEqual([]);
  const code = await createRoom(page, 'Ann');
  const guest = await newcomer();
  await joinRoom(guest, 'Ben', code);
  expect.soft(await smallAnywhere(page), 'lobby').toEqual([]);
  await startGame([page, guest]);
  expect.soft(await smallAnywhere(page), 'game').toEqual([]);
});
