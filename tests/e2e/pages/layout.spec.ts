import type { Page } from 'playwright/test';
import {
  expect,
  headline,
  open,
  playCells,
  startFriend,
  STILL,
  test,
  waitForIdle,
  X_WINS,
} from '../lib/board.ts';

test.use(STILL);

const SIZES = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1280, 800],
  [2560, 1300],
] as const;
/** Sizes to photograph for a human's eye, when asked for: SHOTS=1 npm test -- --e2e */
const SHOTS: ReadonlySet<string> = new Set(
  process.env['SHOTS'] ? ['390x844', '820x1180', '1280x800'] : [],
);

const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Scroll-driven animations never finish.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });

/** Every size fits sideways; with SHOTS a few are photographed in light and dark. */
async function expectFits(page: Page, state: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const wide = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      const all = [...document.querySelectorAll('a, button, input, h1, h2, h3, p, li, canvas')];
      const sticking = all.filter((each) => {
        const { left, right, width: own } = each.getBoundingClientRect();
        return own > 0 && !each.matches('.skip') && (right > room + 1 || left < -1);
      });
      return {
        over: document.documentElement.scrollWidth - room,
        sticking: sticking.map((each) => each.outerHTML.slice(0, 90)),
      };
    });
    expect.soft(wide, `${state} at ${width}`).toEqual({ over: 0, sticking: [] });
    const size = `${width}x${height}`;
    if (!SHOTS.has(size)) continue;
    const hasBoard = await page.evaluate(() => globalThis.__board !== undefined);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await settle(page);
      if (hasBoard) await waitForIdle(page);
      await page.screenshot({ path: `test-results/shots/${state}-${size}-${colorScheme}.png` });
    }
  }
}

test('no page without a board is wider than the screen', async ({ page }) => {
  for (const [state, path] of [
    ['home', '/'],
    ['guide', '/how-to-play/classic'],
    ['unknown', '/no-such-page'],
    ['guide-3d', '/how-to-play/3d'],
    ['faq', '/faq'],
    ['strategies', '/strategies'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFits(page, state);
  }
});

test('the play page is never wider than the screen: choosing, settings, playing, finished', async ({
  page,
}) => {
  test.slow();
  await open(page);
  await expectFits(page, 'choosing');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectFits(page, 'settings');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await startFriend(page);
  await playCells(page, X_WINS.slice(0, 4));
  await page.mouse.move(2, 2);
  await expectFits(page, 'playing');
  await page.setViewportSize({ width: 1280, height: 800 });
  await waitForIdle(page);
  await playCells(page, X_WINS.slice(4));
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await page.mouse.move(2, 2);
  await expectFits(page, 'finished');
});

test('on a desktop nothing scrolls under the board', async ({ page }) => {
  const room = () =>
    page.evaluate(() => ({
      // The parts below the game need scrolling; the game itself fits.
      down:
        (document.querySelector('[data-screen]')?.scrollHeight ?? Number.NaN) -
        document.documentElement.clientHeight,
      side: [...document.querySelectorAll('main *')]
        .filter((each) => each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0)
        .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
        .map((each) => `${each.className} by ${each.scrollHeight - each.clientHeight}`),
    }));
  const still = { down: 0, side: [] };
  await open(page);
  expect.soft(await room(), 'choosing').toEqual(still);
  await startFriend(page);
  expect.soft(await room(), 'playing').toEqual(still);
  await playCells(page, X_WINS);
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  expect.soft(await room(), 'finished').toEqual(still);
});

/** Targets lower than 48 px or narrower than 44. */
const small = (page: Page) =>
  page.evaluate(() => {
    // The touch target: the label around an input, else the element itself.
    const targets = [...document.querySelectorAll('a, button, input, [role="slider"]')]
      .filter((each) => !each.matches('.skip, [data-cell], [tabindex="-1"]'))
      .map((each) => each.closest('label') ?? each);
    return [...new Set(targets)]
      .map((each) => {
        const { width, height } = each.getBoundingClientRect();
        const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
        return { name: name.trim(), width: Math.round(width), height: Math.round(height) };
      })
      .filter(({ width, height }) => width > 0 && (width < 44 || height < 48));
  });

test('targets on a phone: 48 px high, the least important 24', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/3d', '/wild', '/ultimate', '/multiplayer']) {
    await open(page, path);
    expect.soft(await small(page), `${path}, opened`).toEqual([]);
    const start = page.getByRole('button', { name: /Play vs Friend|Start Game/ });
    if ((await start.count()) > 0) await start.click();
    expect.soft(await small(page), `${path}, playing`).toEqual([]);
  }
  await open(page);
  expect.soft(await small(page), 'choosing').toEqual([]);
  await startFriend(page);
  expect.soft(await small(page), 'playing').toEqual([]);
  await playCells(page, X_WINS);
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  // A slider's thumb and track may be lower than a finger, but not by half.
  const left = (await small(page)).filter(({ name }) => name !== 'Move shown');
  expect.soft(left, 'finished').toEqual([]);
  const slider = await page.getByRole('slider').boundingBox();
  expect(slider?.height).toBeGreaterThanOrEqual(24);
});
