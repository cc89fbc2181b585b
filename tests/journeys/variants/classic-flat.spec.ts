import type { Page } from 'playwright/test';
import config from '../../../playwright.config.ts';
import {
  ALL_CELLS,
  arrowTo,
  cell,
  DRAW,
  expect,
  expectMark,
  FULL,
  headline,
  marks,
  SHARP,
  startFriend,
  status,
  STILL,
  test,
  X_WINS,
} from '../lib/board.ts';

const launch = config.use?.launchOptions;

const SIZES = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1024, 768],
  [844, 390],
] as const;

test.use({
  ...SHARP,
  ...STILL,
  launchOptions: { ...launch, args: [...(launch?.args ?? []), '--disable-3d-apis'] },
});

/** Width and height of the nine cells, in whole pixels. */
const cellSizes = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-cell]').evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return `${Math.round(width)}x${Math.round(height)}`;
    }),
  );

/** The expected sizes: nine squares as wide as the first cell, with or without marks. */
async function alike(page: Page): Promise<readonly string[]> {
  const [first = ''] = await cellSizes(page);
  const width = first.split('x')[0] ?? '';
  expect(Number(width)).toBeGreaterThan(60);
  return ALL_CELLS.map(() => `${width}x${width}`);
}

test(
  'DSG-14 PIC-07: without WebGL the flat board is seen and played to the end by mouse and by keyboard',
  FULL,
  async ({ page }) => {
    await page.goto('/classic');
    expect(
      await page.evaluate(() => document.createElement('canvas').getContext('webgl2') === null),
    ).toBe(true);
    await expect(page.getByText('This browser can’t show 3D here')).toBeVisible();
    // Playwright refuses to click aria-disabled elements; people don't.
    await cell(page, '4').click({ force: true });
    await expect(page.locator('[data-notice]')).toContainText('Select Game Mode');
    await startFriend(page);
    for (const id of ALL_CELLS) await expect(cell(page, id)).toBeInViewport({ ratio: 1 });
    expect.soft(await cellSizes(page), 'an empty board').toEqual(await alike(page));
    await page.screenshot({ path: 'test-results/shots/flat-1280x800-playing.png' });
    for (const [at, id] of X_WINS.entries()) {
      await cell(page, id).click();
      await expectMark(page, id, at % 2 === 0 ? 'X' : 'O');
      expect.soft(await cellSizes(page), `after move ${at + 1}`).toEqual(await alike(page));
    }
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    await page.screenshot({ path: 'test-results/shots/flat-1280x800-over.png' });

    await page.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => marks(page)).toBe('.........');
    await cell(page, '0').focus();
    for (const [turn, id] of DRAW.entries()) {
      await arrowTo(page, id);
      await page.keyboard.press('Enter');
      await expectMark(page, id, turn % 2 === 0 ? 'X' : 'O');
    }
    await expect(headline(page, "It's a Draw!")).toBeVisible();
    // No picture is offered without 3D.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Copy a link to this game' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Make a picture' })).toHaveCount(0);
  },
);

test(
  'DSG-14: on the flat board a cell shows its focus, with and without a mark',
  FULL,
  async ({ page }) => {
    await page.goto('/classic?moves=0_3_1_4&v=1');
    await cell(page, '8').focus();
    await page.keyboard.press('ArrowUp');
    const ring = () =>
      page.evaluate(
        () => document.activeElement && getComputedStyle(document.activeElement).outline,
      );
    const plain = await ring();
    await page.keyboard.press('ArrowLeft');
    expect(await ring(), 'the newest move').toBe(plain);
    await arrowTo(page, '2');
    await page.keyboard.press('Enter');
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    await arrowTo(page, '1');
    expect(await ring(), 'the winning line').toBe(plain);
  },
);

test(
  'DSG-14: the flat board covers nothing on any screen and is large enough to touch',
  FULL,
  async ({ page }) => {
    for (const path of ['/classic', '/3d']) {
      await page.goto(path);
      await expect(page.getByText('This browser can’t show 3D here')).toBeVisible();
      for (const state of ['choosing', 'playing']) {
        if (state === 'playing') await startFriend(page);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => scrollTo(0, 0));
          await page.screenshot({
            path: `test-results/shots/flat${path.slice(1)}-${width}-${state}.png`,
          });
          const said = `${path} at ${width} x ${height}, ${state}`;
          expect.soft(await overlaps(page), said).toEqual([]);
        }
      }
    }
  },
);

/** Elements that overlap the board, and cells outside the board's area. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('[data-flat]');
    const own = board?.closest('section');
    if (!board || !own) return ['no flat board'];
    const place = own.getBoundingClientRect();
    const inside = [...board.querySelectorAll('[data-cell], p')].filter((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      const isOut = top < place.top - 1 || bottom > place.bottom + 1;
      return isOut || left < place.left - 1 || right > place.right + 1;
    });
    const cells = [...board.querySelectorAll('[data-cell]')].map((each) =>
      each.getBoundingClientRect(),
    );
    const lowest = Math.max(...cells.map(({ bottom }) => bottom));
    const others = [...(own.parentElement?.children ?? [])].filter((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      // The buttons at the foot of a phone cover scrolling content, such as the note below the cells.
      const end = getComputedStyle(each).position === 'sticky' ? lowest : place.bottom;
      const apart =
        bottom <= place.top + 1 ||
        top >= end - 1 ||
        right <= place.left + 1 ||
        left >= place.right - 1;
      return each !== own && !apart;
    });
    return [...inside, ...others].map((each) => each.outerHTML.slice(0, 80));
  });

test(
  'DSG-14 ALL-45: without WebGL the AI answers on the flat board, on a phone as well',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/classic');
    await page.getByRole('button', { name: 'Play vs AI' }).click();
    await expect(status(page)).toContainText('Your Turn');
    await cell(page, '4').click();
    await expect(status(page)).toContainText('Your Turn');
    await expect.poll(() => marks(page)).toContain('O');
    await page.screenshot({ path: 'test-results/shots/flat-390x844-playing.png' });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  },
);
