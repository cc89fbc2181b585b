/** The parts of every page, and the parts below every game. */
import type { Page } from 'playwright/test';
import { gameIds } from '../../../src/variants/menu.ts';
import { expect, FULL, ready, status, STILL, test } from '../lib/board.ts';
import { SEVEN_SIZES } from '../lib/sizes.ts';
import { dataOf, expectSound } from '../lib/pages.ts';

test.use({ ...STILL, isFlat: true });

const games = [...gameIds, 'online'];
const PAGES = [
  '/',
  '/faq',
  '/strategies',
  '/how-to-play',
  '/how-to-play/3d',
  '/analysis/classic',
  '/puzzles',
  '/stats',
  '/privacy',
  '/print',
  '/embed',
  '/lost',
  '/online',
  '/class',
  '/classic',
];

const feedback = (page: Page) => page.getByRole('link', { name: 'Feedback' });

test(
  'ALL-06: Feedback is in the corner of every page, and names the page',
  FULL,
  async ({ page }) => {
    test.slow();
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const button = feedback(page);
      await expect(button).toBeInViewport();
      const box = await button.boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(width - (box?.x ?? 0) - (box?.width ?? 0), `${path}: at the right`).toBeLessThan(32);
      expect(height - (box?.y ?? 0) - (box?.height ?? 0), `${path}: at the bottom`).toBeLessThan(
        32,
      );
      await expect(button).toHaveAttribute('target', '_blank');
      // The built page doesn't know its address until it runs.
      const mail = async () => new URL((await button.getAttribute('href')) ?? '');
      const body = async () => (await mail()).searchParams.get('body');
      await expect.poll(body).toContain(`Page: ${path}`);
      const link = await mail();
      expect(link.protocol).toBe('mailto:');
      expect(link.searchParams.get('subject')).toBe('Feedback on Tic Tac Toe');
    }
  },
);

/** The words, pictures and controls of the page that are under the Feedback button at any scroll position. */
const beneath = (page: Page) =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('a[href^="mailto:"]');
    if (!button) return ['no button'];
    const found = new Set<string>();
    const { left, right, top, bottom } = button.getBoundingClientRect();
    button.style.visibility = 'hidden';
    for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
      scrollTo({ top: y, behavior: 'instant' });
      // The bar follows one frame later where the page has scrolled past a match.
      if (document.querySelector('[data-controls]'))
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        });
      for (const at of [left + 1, (left + right) / 2, right - 1])
        for (const down of [top + 1, (top + bottom) / 2, bottom - 1]) {
          const seen = document.elementFromPoint(at, down);
          const part = seen?.closest(
            '[data-screen] canvas, a, button, label, input, p, h1, h2, h3, li, dt, dd, img, svg, table',
          );
          if (part) found.add(part.outerHTML.slice(0, 80));
        }
    }
    button.style.visibility = '';
    return [...found];
  });

/** Pages with a match, whose buttons are at the foot of a phone's screen. */
const MATCHES: readonly string[] = [
  '/de/ultimate',
  '/de/classic?moves=4_0&v=1',
  '/de/daily',
  '/de/puzzles?game=classic',
  '/de/analysis/classic',
  '/de/lesson/misere',
];

test('ALL-06: the Feedback button never covers any part of a page', FULL, async ({ page }) => {
  test.slow();
  for (const path of [
    '/de',
    '/de/classic',
    '/de/multiplayer',
    '/de/online',
    '/de/how-to-play',
    '/de/how-to-play/3d',
    '/de/faq',
    '/de/strategies',
    ...MATCHES,
  ]) {
    await page.goto(path);
    await expect(page.locator('a[href^="mailto:"]')).toBeAttached();
    if (MATCHES.includes(path)) await expect(status(page)).toBeVisible();
    for (const [width, height] of SEVEN_SIZES) {
      await page.setViewportSize({ width, height });
      expect.soft(await beneath(page), `${path} at ${width}x${height}`).toEqual([]);
    }
  }
});

test('the main pages are one step away from every page', FULL, async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main pages' });
  for (const path of PAGES) {
    await page.goto(path);
    for (const name of ['Games', 'Guides', 'Strategies', 'FAQ'])
      await expect(nav.getByRole('link', { name })).toBeVisible();
  }
  await nav.getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/how-to-play');
  await expect(nav.getByRole('link', { name: 'Guides' })).toHaveAttribute('aria-current', 'page');
  for (const id of games)
    await expect(page.getByRole('main').locator(`a[href="/how-to-play/${id}"]`)).toBeVisible();
  await expectSound(page, 'all guides');
});

test('where a game’s header has no room, the main pages are in a menu', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/classic');
  const nav = page.getByRole('navigation', { name: 'Main pages' });
  const button = page.getByRole('button', { name: 'Main pages' });
  await expect(nav).toBeHidden();
  await button.click();
  await expect(nav.getByRole('link', { name: 'Strategies' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await button.click();
  await nav.getByRole('link', { name: 'Strategies' }).click();
  await expect(page).toHaveURL('/strategies');
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [667, 375],
] as const)
  test(
    `during a game at ${width}x${height} the main pages are in a menu that covers no cell`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/es/multiplayer?inspect');
      await ready(page);
      await page.getByRole('button', { name: 'Empezar' }).click();
      const button = page.locator('[popovertarget=main-pages]');
      const nav = page.locator('nav[popover]');
      const session = await page.context().newCDPSession(page);
      const isExpanded = async () => {
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        const named = nodes.filter(
          ({ role, name }) => role?.value === 'button' && name?.value === 'Páginas principales',
        );
        const shown = named.flatMap(({ properties = [] }) => properties);
        return shown.flatMap(({ name, value }) =>
          name === 'expanded' ? [String(value.value)] : [],
        );
      };
      await expect(nav).toBeHidden();
      expect(await isExpanded()).toEqual(['false']);
      const header = page.getByRole('banner');
      // No word of the title is broken, and How to Play is still one press away.
      const widest = await header.getByRole('heading').evaluate((title) => {
        const { width: room } = title.getBoundingClientRect();
        title.style.cssText = 'position: absolute; width: min-content; overflow-wrap: normal';
        const { width: needed } = title.getBoundingClientRect();
        title.removeAttribute('style');
        return needed - room;
      });
      expect(widest).toBeLessThanOrEqual(0);
      await expect(header.getByRole('link', { name: 'Cómo jugar' })).toBeInViewport({ ratio: 1 });

      await button.focus();
      await page.keyboard.press('Enter');
      await expect(nav.getByRole('link')).toHaveCount(4);
      for (const link of await nav.getByRole('link').all())
        await expect(link).toBeInViewport({ ratio: 1 });
      expect(await isExpanded()).toEqual(['true']);
      const { y, height: high } = (await nav.boundingBox()) ?? { y: Number.NaN, height: 0 };
      const board = await page.locator('[data-board]').boundingBox();
      if (width < 600) expect(y + high).toBeLessThanOrEqual(board?.y ?? 0);
      await page.keyboard.press('Tab');
      await expect(nav.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(nav).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await expect(nav).toBeVisible();
      await page.mouse.click(20, height - 8);
      await expect(nav).toBeHidden();
      await button.click();
      await nav.getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL('/es/faq');
    },
  );

test(
  'ALL-06: on a phone the button floats below the game, within reach',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/classic');
    // Late parts appear above the footer and lengthen the page.
    await expect(page.getByRole('region', { name: 'Questions about this game' })).toBeAttached();
    // The page may grow again while it hydrates; then scroll on.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(feedback(page)).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  },
);

test(
  'ALL-21 ALL-22: below each game stand related variants and questions with their data',
  FULL,
  async ({ page }) => {
    test.slow();
    for (const id of games) {
      await page.goto(`/${id}`);
      const related = page.getByRole('region', { name: 'Related Variants' });
      const links = related.getByRole('link');
      await expect(links.nth(2)).toBeAttached();
      for (const link of await links.all())
        expect([...games, `analysis/${id}`]).toContain((await link.getAttribute('href'))?.slice(1));
      await expect(related.locator(`a[href="/${id}"]`)).toHaveCount(0);
      const asked = page.getByRole('region', { name: 'Questions about this game' });
      // React may render the page again meanwhile.
      await expect(async () => {
        const count = await asked.getByRole('heading', { level: 3 }).count();
        expect(count).toBeGreaterThanOrEqual(3);
        const data = (await dataOf(page, 'FAQPage')) as { mainEntity: unknown[] } | null;
        expect(data?.mainEntity).toHaveLength(count);
      }).toPass();
      const screen = await page.locator('[data-screen]').boundingBox();
      const top = await related.boundingBox();
      expect(top?.y).toBeGreaterThanOrEqual(Math.max(800, screen?.height ?? 0));
    }
  },
);

test('below a game: axe, light and dark, and 320 px', FULL, async ({ page }) => {
  test.slow();
  await page.goto('/classic');
  await page.getByRole('region', { name: 'Related Variants' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Every win comes from a mistake.')).toBeVisible();
  await expectSound(page, 'below a game');
});

test('a page shorter than the screen has its footer at the lower edge', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 2400 });
  await page.goto('/lost');
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(2400);
});
