/** With more contrast or forced colours, cells, trays and letters on the canvas stand out. */
import type { Page } from 'playwright/test';
import {
  expect,
  FULL,
  open,
  type Point,
  project,
  ready,
  SHARP,
  SMALL,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';

test.use({ ...SHARP, ...STILL, ...SMALL });

/** The ratio of the lightest and the darkest pixel on the way from one point to another. */
async function contrastAlong(page: Page, from: Point, to: Point): Promise<number> {
  const source = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([picture, start, end]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const paint = canvas.getContext('2d');
      if (!paint) throw new Error('no 2d canvas');
      paint.drawImage(image, 0, 0);
      const linear = (value: number) =>
        value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const lights = Array.from({ length: 101 }, (_, step) => {
        const at = (one: number, other: number) => Math.round(one + ((other - one) * step) / 100);
        const { data } = paint.getImageData(at(start.x, end.x), at(start.y, end.y), 1, 1);
        const [r = 0, g = 0, b = 0] = [...data].map(linear);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      });
      return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    },
    [source, from, to] as const,
  );
}

/** The contrast along the crest of the rim, through the letter of the middle column. */
async function letterContrast(page: Page): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await waitForIdle(page);
  // The rim's crest is 0.05 below the tiles' tops.
  const crest = (x: number) => project(page, '7', [x, -0.05, 0.64]);
  return contrastAlong(page, await crest(-0.1), await crest(0.1));
}

/** From one tile's top, beside its well, across the gap to the next. */
const contrastBetween = async (page: Page, left: string, right: string, far = 0.42) =>
  contrastAlong(
    page,
    await project(page, left, [far, 0, 0]),
    await project(page, right, [-far, 0, 0]),
  );

/** From the rim to the table before it. */
const contrastAtTray = async (page: Page) =>
  contrastAlong(
    page,
    await project(page, '7', [0, 0, 0.62]),
    await project(page, '7', [0, -0.4, 1.2]),
  );

for (const [wish, media, shown] of [
  ['more contrast', { contrast: 'more' }, 'light'],
  ['forced colours', { forcedColors: 'active' }, 'dark'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    // The high tier paints slowly here: one theme for each wish.
    for (const quality of colorScheme === shown ? (['low', 'high'] as const) : (['low'] as const))
      test(
        `${wish}: cells, trays and letters on the canvas stand out: ${quality}, ${colorScheme}`,
        FULL,
        async ({ page }) => {
          await page.emulateMedia({ ...media, colorScheme });
          await page.addInitScript(
            (choices) => localStorage.setItem('ttt.device', JSON.stringify(choices)),
            { quality },
          );
          await page.goto('/classic?moves=0&v=1&inspect');
          await ready(page);
          for (const view of ['Tilted', 'Top']) {
            await page.getByRole('button', { name: view, exact: true }).click();
            await waitForIdle(page);
            expect
              .soft(await contrastBetween(page, '3', '4'), `${view}, between cells`)
              .toBeGreaterThanOrEqual(3);
            expect
              .soft(await contrastAtTray(page), `${view}, at the tray`)
              .toBeGreaterThanOrEqual(3);
          }
          await page.getByRole('button', { name: 'Tilted', exact: true }).click();
          expect.soft(await letterContrast(page), 'letters').toBeGreaterThanOrEqual(4.5);
          await page.goto('/ultimate?moves=4.4_4.0&v=1&inspect');
          await ready(page);
          await waitForIdle(page);
          expect
            .soft(await contrastBetween(page, '8.3', '8.4', 0.3), 'between cells that rest')
            .toBeGreaterThanOrEqual(3);
        },
      );

for (const [colorScheme, theme] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const)
  test(
    `forced colours overrule the theme of the settings: ${theme} on a ${colorScheme} system`,
    FULL,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(
        (choices) => localStorage.setItem('ttt.device', JSON.stringify(choices)),
        { quality: 'low', theme },
      );
      await page.goto('/classic?moves=0&v=1&inspect');
      await ready(page);
      const html = page.locator('html');
      const button = page.getByRole('button', { name: /^Switch to/ });
      await expect(html).toHaveAttribute('data-theme', theme);
      await expect(button).toBeVisible();
      // Tested both when forced colours are switched on and on a page that opens with them.
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await expect(html).toHaveAttribute('data-theme', colorScheme);
      await expect(button).toBeHidden();
      await page.reload();
      await ready(page);
      await expect(html).toHaveAttribute('data-theme', colorScheme);
      await waitForIdle(page);
      expect.soft(await contrastAtTray(page), 'at the tray').toBeGreaterThanOrEqual(3);
      expect.soft(await letterContrast(page), 'letters').toBeGreaterThanOrEqual(4.5);
      await page.getByRole('button', { name: 'Settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Settings' });
      await expect(dialog).toContainText('the theme follows it');
      await expect(dialog.getByRole('group', { name: 'Theme' })).toHaveCount(0);
    },
  );

test(
  'forced colours decide the theme before the page’s own script comes',
  FULL,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.addInitScript(() => localStorage.setItem('ttt.device', '{"theme":"light"}'));
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  test(`letters on the rim reach 3:1, ${colorScheme}`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/classic');
    await waitForIdle(page);
    expect(await letterContrast(page)).toBeGreaterThanOrEqual(3);
  });
