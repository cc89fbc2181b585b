import type { Page } from 'playwright/test';
import {
  expect,
  FULL,
  headline,
  open,
  playCells,
  SHARP,
  startFriend,
  STILL,
  test,
  waitForIdle,
  X_WINS,
  unfoldMore,
} from '../lib/board.ts';

test.use({ ...SHARP, ...STILL });

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

test('no page without a board is wider than the screen', FULL, async ({ page }) => {
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

test(
  'the play page is never wider than the screen: choosing, settings, playing, finished',
  FULL,
  async ({ page }) => {
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
  },
);

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
  await unfoldMore(page);
  await page.getByRole('radio', { name: /^Match me/ }).check();
  await unfoldMore(page);
  expect.soft(await room(), 'choosing Match me').toEqual(still);
  await startFriend(page);
  expect.soft(await room(), 'playing').toEqual(still);
  await playCells(page, X_WINS);
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  // These parts load after the board.
  for (const name of ['Score', 'Replay', 'Moves'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review the game' })).toBeVisible();
  expect.soft(await room(), 'finished').toEqual(still);
});

for (const [width, height] of [
  [844, 390],
  [740, 360],
  [667, 375],
  [568, 320],
] as const)
  test(
    `on a phone lying on its side, ${width}x${height}, every way to play is in view`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of [
        '/classic',
        '/de/3d',
        '/es/misere',
        '/infinite',
        '/de/infinite',
        '/es/infinite',
      ]) {
        await open(page, path);
        const buttons = page.locator('#main section[aria-labelledby] > button');
        await expect(buttons).toHaveCount(2);
        for (const button of await buttons.all())
          await expect.soft(button).toBeInViewport({ ratio: 0.9 });
        // The scrolling column doesn't cut any of them off.
        const end = await page.locator('#main > div:last-child').boundingBox();
        for (const button of await buttons.all()) {
          const box = await button.boundingBox();
          const lower = (box?.y ?? Number.NaN) + (box?.height ?? 0);
          expect.soft(lower, path).toBeLessThanOrEqual((end?.y ?? 0) + (end?.height ?? 0));
        }
      }
      for (const path of ['/multiplayer', '/de/multiplayer', '/es/multiplayer']) {
        await open(page, path);
        const end = await page.locator('#main > div:last-child').boundingBox();
        const button = page.locator('form [type="submit"]');
        await expect.soft(button, path).toBeInViewport({ ratio: 1 });
        // Below the column, so that it covers none of the choices.
        const start = await button.boundingBox();
        expect
          .soft(start?.y ?? 0, path)
          .toBeGreaterThanOrEqual((end?.y ?? NaN) + (end?.height ?? 0));
        for (const choice of await page
          .locator('form :is(fieldset, label:has(input[maxlength]))')
          .all())
          await expect.soft(choice, path).toBeInViewport({ ratio: 1 });
      }
      if (width < 768) return;
      // On narrower screens the home page scrolls to the games by itself.
      for (const path of ['/', '/de', '/es']) {
        await page.goto(path);
        await expect(page.locator('main a[href$="/online"]').first()).toBeInViewport({ ratio: 1 });
      }
    },
  );

test(
  'on a phone lying on its side a notice moves nothing in the column beside the board',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/quantum?moves=0-4_1-2_0-8&inspect');
    const notice = page.locator('[data-notice]');
    await expect(notice).toContainText('Shared game opened');
    await expect(page.getByRole('region', { name: 'Moves' })).toBeVisible();
    const places = () =>
      page.locator('#main button:not([data-cell])').evaluateAll((all) =>
        all.map((each) => {
          const { top, left } = each.getBoundingClientRect();
          return [each.textContent, top, left];
        }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(3);
    await expect(notice).toHaveCount(0);
    expect(await places()).toEqual(before);
  },
);

test('on a phone lying on its side nothing to press is under its notch', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: 47, right: 47, bottom: 21 },
  });
  /** What to press at the sides, or on the line that the phone is swiped by. */
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a, button, input, [role="slider"]')]
        .filter((each) => !each.matches('.skip, [data-cell], [tabindex="-1"]'))
        .map((each) => ({
          name: (each.getAttribute('aria-label') ?? each.textContent ?? '').trim(),
          box: (each.closest('label') ?? each).getBoundingClientRect(),
          isAtFoot:
            each.closest('[data-controls]') !== null || getComputedStyle(each).position === 'fixed',
        }))
        .filter(({ box }) => box.width > 0)
        .filter(
          ({ box, isAtFoot }) => box.left < 47 || box.right > 797 || (isAtFoot && box.bottom > 369),
        )
        .map(({ name }) => name),
    );
  for (const path of ['/', '/online', '/class', '/puzzles', '/multiplayer', '/3d']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await covered(), path).toEqual([]);
  }
  await open(page);
  expect.soft(await covered(), 'choosing').toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await settle(page);
  expect.soft(await covered(), 'settings').toEqual([]);
  await page.keyboard.press('Escape');
  await startFriend(page);
  expect.soft(await covered(), 'playing').toEqual([]);
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

test('targets on a phone: 48 px high, the least important 24', FULL, async ({ page }) => {
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

test(
  'DSG-14: on an ultra-wide screen the board and its column stand together in the middle',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1080 });
    await page.goto('/classic');
    const board = await page.locator('[data-board]').boundingBox();
    const column = await page.getByRole('button', { name: 'Play vs AI' }).boundingBox();
    const [left, right] = [board?.x ?? 0, 2560 - (column?.x ?? 0) - (column?.width ?? 0)];
    expect(left).toBeGreaterThan(200);
    expect(Math.abs(left - right)).toBeLessThan(60);
    expect(column?.width).toBeGreaterThan(372);
  },
);
