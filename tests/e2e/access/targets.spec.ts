/** What a finger presses is at least 44 px wide and high. Links in a sentence and the board's cells have tests of their own. */
import type { Page } from 'playwright/test';
import { createRoom, joinRoom, startGame, test } from '../lib/rooms.ts';
import { expect, STILL } from '../lib/board.ts';

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

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [1280, 800],
] as const) {
  test(`at ${width} x ${height} all targets are large enough for a finger`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const path of [...PAGES, ...MATCHES]) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Feedback' })).toBeVisible();
      if (MATCHES.includes(path)) await expect(page.locator('[data-status]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await small(page), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await small(page), 'settings').toEqual([]);
  });

  test(`at ${width} x ${height} all targets of a room are large enough`, async ({
    page,
    newcomer,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/online');
    expect.soft(await small(page), 'first step').toEqual([]);
    const code = await createRoom(page, 'Ann');
    const guest = await newcomer();
    await joinRoom(guest, 'Ben', code);
    expect.soft(await small(page), 'lobby').toEqual([]);
    await startGame([page, guest]);
    expect.soft(await small(page), 'game').toEqual([]);
  });
}
