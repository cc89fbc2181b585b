/** Hints during a game. */
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  FULL,
  ready,
  SHARP,
  SMALL,
  STILL,
  test,
  unless,
  waitForIdle,
} from '../lib/board.ts';

test.use({ ...SHARP, ...STILL, ...SMALL });

const said = (page: Page) => page.locator('[data-advice]');

test('a hint names the winning move, shows it on the board, and disappears with the next move', async ({
  page,
}) => {
  await page.goto('/classic?moves=0_3_1_4&v=1&inspect');
  await ready(page);
  await waitForIdle(page);
  const picture = () => page.locator('canvas').first().screenshot();
  const before = await picture();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(said(page)).toHaveText('c3: wins at once.');
  await page.mouse.move(5, 5);
  await waitForIdle(page);
  expect((await picture()).equals(before)).toBe(false);
  await cell(page, '8').dispatchEvent('click');
  await expect(said(page)).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [568, 320],
] as const)
  test(
    `at ${width} x ${height} Hint is among the match’s buttons, and what it says is in view`,
    unless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const address of [
        '/3d?moves=1.4_0.0',
        '/ultimate?moves=4.4',
        '/classic?moves=0_4_8_2',
      ]) {
        await page.goto(`${address}&v=1&inspect`);
        await ready(page);
        const controls = page.locator('[data-controls]');
        await controls.getByRole('button', { name: 'Hint' }).click();
        await expect(said(page)).not.toBeEmpty();
        await expect(page.locator('[data-notice]')).toHaveCount(0);
        const words = await said(page).boundingBox();
        const foot = await controls.getByRole('button').first().boundingBox();
        if (!words || !foot) throw new Error('no hint');
        expect(words.y + words.height, address).toBeLessThanOrEqual(foot.y);
        expect(
          await said(page).evaluate((each) => {
            const box = each.getBoundingClientRect();
            const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
            return each.contains(document.elementFromPoint(...middle));
          }),
          `${address}: nothing lies on the words`,
        ).toBe(true);
      }
    },
  );

test('every variant gives hints with their value', FULL, async ({ page }) => {
  for (const [id, moves, hint] of [
    ['wild', '0-X_8-O_1-X_7-O', /X at c3: wins at once/],
    ['quantum', '0-5_5-8_4-8_0-3_0-3', /\b[abc]\d: (wins|the only|keeps|holds|best)/],
    ['3d', '1.4_0.0', /level \d, [abc]\d: wins in \d/],
    ['ultimate', '4.4', /board, [abc]\d: best guess/],
    ['infinite', '2,2_3,3', /(up|down|left|right|centre): (best guess|wins in)/],
  ] as const) {
    await page.goto(`/${id}?moves=${moves}&v=1&inspect`);
    await ready(page);
    if (id === 'quantum')
      await page.getByRole('button', { name: 'Look at the board first' }).click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(said(page).filter({ hasText: hint })).toBeVisible();
  }
});

test('AI-31: a hint says why', FULL, async ({ page }) => {
  for (const [path, hint] of [
    [
      '/classic?moves=0_4_8_2&v=1',
      'a1: wins in 2 moves; the only move that wins; blocks c3–a1; makes two threats.',
    ],
    ['/classic?moves=0&v=1', 'b2: the only move that holds the tie.'],
    ['/de/classic?moves=0&v=1', 'b2: der einzige Zug, der das Unentschieden hält.'],
    ['/infinite?moves=2,2_1,1_2,3_1,2_2,4_0,0_3,2&v=1', /: .*closes the open three[.;]/],
    ['/de/infinite?moves=2,2_1,1_2,3_1,2_2,4_0,0_3,2&v=1', /: .*schließt den offenen Dreier[.;]/],
    // Only one move is legal.
    [
      '/ultimate?moves=8.2_2.0_0.2_2.3_3.8_8.5_5.8_8.7_7.8_8.4_4.5_5.4_4.1_1.0_0.8_8.8_8.0_0.6_6.0_0.5_5.5_5.3_3.5_5.7_7.0_0.3_3.2_2.5_5.1_1.5_5.6_6.7_7.5_5.0_0.0_0.7_7.6_6.2_2.6_6.5&v=1',
      /right board, c3: .*makes two boards in a row\. . wins the right board/,
    ],
  ] as const) {
    await page.goto(`${path}&inspect`);
    await ready(page);
    await page.getByRole('button', { name: /Hint|Tipp/ }).click();
    await expect(said(page), path).toHaveText(hint);
  }
});

test(
  'AI-31 ULT-09: a hint in ultimate says where it sends the other side',
  FULL,
  async ({ page }) => {
    await page.goto('/ultimate?moves=4.4&v=1&inspect');
    await ready(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(said(page)).toHaveText(/Next move: .* board\.$/);
  },
);
