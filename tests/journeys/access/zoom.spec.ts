/** 400 % zoom (320 x 256 of 1280 x 1024), and the text spacing of WCAG 1.4.12: nothing is cut or covered. */
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  FULL,
  open,
  SHARP,
  startFriend,
  STILL,
  takeWebglAway,
  test,
  unless,
} from '../lib/board.ts';
import { unfold } from '../lib/pages.ts';
import { spills } from '../lib/spills.ts';

test.use({ ...SHARP, ...STILL });

const SIZES = [
  [320, 256],
  [320, 640],
  [600, 400],
  [768, 1024],
  [1280, 800],
] as const;

const SPACED = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }
  /* Which words are hyphenated depends on the browser's dictionaries. */
  :not(wbr) {
    hyphens: manual !important;
  }`;

/** A style sheet that the page's policy allows. */
const space = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACED);

/** Says what cuts off a game's title: its own box, the header, the screen, or a neighbour in the header. */
const cuts = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('h1');
    const header = title?.closest('header');
    if (!title || !header) return ['no title'];
    const range = document.createRange();
    range.selectNodeContents(title);
    const words = range.getBoundingClientRect();
    const frame = header.getBoundingClientRect();
    const found: string[] = [];
    if (getComputedStyle(title).textOverflow !== 'clip' && title.scrollWidth > title.clientWidth)
      found.push('an ellipsis');
    if (words.top < frame.top - 1 || words.bottom > frame.bottom + 1) found.push('the header');
    if (words.left < 0 || words.right > innerWidth) found.push('the screen');
    for (const each of header.querySelectorAll('a, button')) {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      // Half-size pictures round widths of text by hundredths of a pixel.
      const isBeside = left >= words.right - 0.1 || right <= words.left + 0.1;
      // A phone has the main pages in a bar at the foot of the screen.
      const isApart = top >= words.bottom || bottom <= words.top;
      if (width > 0 && !isBeside && !isApart) found.push(`“${each.textContent}”`);
    }
    return found;
  });

for (const base of ['', '/de', '/es'])
  test(
    `no game's title is cut on any screen, also with text spacing: ${base || '/en'}`,
    FULL,
    async ({ page }) => {
      await page.addInitScript(takeWebglAway);
      test.slow();
      for (const id of [
        'classic',
        'extended',
        'ultimate',
        '3d',
        'wild',
        'misere',
        'infinite',
        'quantum',
        'multiplayer',
      ]) {
        await page.goto(`${base}/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const isSpaced of [false, true]) {
          if (isSpaced) await space(page);
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            const state = `${id}, ${width} x ${height}${isSpaced ? ', spaced' : ''}`;
            expect.soft(await cuts(page), state).toEqual([]);
            // A canvas resizes one frame later than its page.
            await expect
              .configure({ soft: true })
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth), state)
              .toBe(width);
          }
        }
      }
    },
  );

test('no page scrolls sideways at 400 % zoom or on the smallest phones', FULL, async ({ page }) => {
  test.slow();
  for (const path of [
    '',
    '/how-to-play',
    '/how-to-play/3d',
    '/faq',
    '/strategies',
    '/online',
    '/puzzles',
    '/puzzles?game=classic',
    '/daily',
    '/stats',
    '/analysis/ultimate?moves=4.4_4.0&v=1',
    '/analysis/infinite?moves=0,0_4,4&v=1',
  ]) {
    await page.goto(`/de${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await unfold(page);
    // For screen readers, with the longest names of cells.
    if (path.startsWith('/analysis')) await expect(page.getByRole('table')).toBeAttached();
    for (const [width, height] of [
      [320, 256],
      [320, 480],
      [480, 320],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      // A canvas resizes one frame later than its page.
      await expect
        .configure({ soft: true })
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth),
          `${path} at ${width} x ${height}`,
        )
        .toBe(width);
    }
  }
});

for (const base of ['', '/de', '/es'])
  test(
    `no text leaves its box at 400 % zoom or on the smallest phones: ${base || '/en'}`,
    FULL,
    async ({ page }) => {
      test.slow();
      for (const path of [
        '',
        '/faq',
        '/strategies',
        '/how-to-play',
        '/infinite',
        '/classic',
        '/classic?moves=4_0&v=1',
        '/nowhere',
      ]) {
        await page.goto(`${base}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await unfold(page);
        for (const isSpaced of [false, true]) {
          if (isSpaced) await space(page);
          for (const [width, height] of [
            [320, 256],
            [320, 568],
          ] as const) {
            await page.setViewportSize({ width, height });
            const state = `${path}, ${width} x ${height}${isSpaced ? ', spaced' : ''}`;
            expect.soft(await spills(page), state).toEqual([]);
            await expect
              .configure({ soft: true })
              .poll(() => page.evaluate(() => document.documentElement.scrollWidth), state)
              .toBe(width);
          }
        }
      }
    },
  );

for (const isSpaced of [false, true])
  for (const [width, height] of SIZES)
    test(
      `no notice covers a dialog: ${width} x ${height}${isSpaced ? ', spaced' : ''}`,
      unless(width === 320 && height === 640 && !isSpaced),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await open(page, '/quantum');
        if (isSpaced) await space(page);
        await startFriend(page);
        for (const id of ['0', '4', '0', '4']) await cell(page, id).dispatchEvent('click');
        const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
        await expect(dialog).toBeVisible();
        const notice = page.locator('[data-notice]').last();
        await expect(notice).toContainText('Identical Quantum States Detected!');
        // The notice stays while the pointer is over it, or the focus in it.
        await notice.evaluate((each) => each.focus());
        for (const part of [
          dialog.getByRole('heading', { name: 'Quantum Measurement Required' }),
          ...(await dialog.getByRole('button').all()),
          ...(await dialog.locator('label').all()),
        ]) {
          await part.evaluate((each) => each.scrollIntoView({ block: 'nearest' }));
          const covered = await part.evaluate((each) => {
            const box = each.getBoundingClientRect();
            const fractions = [0.02, 0.5, 0.98];
            const spots = fractions.flatMap((down) =>
              fractions.map(
                (along) => [box.x + along * box.width, box.y + down * box.height] as const,
              ),
            );
            return spots.some(([x, y]) => {
              const pile = document.elementsFromPoint(x, y);
              const at = (selector: string) => pile.findIndex((one) => one.closest(selector));
              const [said, asked] = [at('[data-notice]'), at('[role="dialog"]')];
              return said >= 0 && said < asked;
            });
          });
          expect.soft(covered, await part.innerText()).toBe(false);
        }
        await expect(notice).toBeAttached();
      },
    );

test(
  'on a low screen the notice of a board without a mode is wholly in view',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page);
    await cell(page, '4').dispatchEvent('click');
    const notice = page.locator('[data-notice]');
    await expect(notice).toContainText('Select Game Mode');
    await expect(notice).toBeInViewport({ ratio: 1 });
  },
);

test(
  'at 400 % zoom the focused cell stands above the buttons of the match',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page);
    await startFriend(page);
    await cell(page, '0').focus();
    const bar = page.getByRole('group', { name: 'Game', exact: true });
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) {
      await page.keyboard.press(key);
      const focused = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
      );
      const { y } = (await bar.boundingBox()) ?? { y: 0 };
      expect.soft(focused, key).toBeLessThanOrEqual(y);
    }
  },
);

for (const [width, height] of [
  [844, 390],
  [640, 360],
  [390, 480],
  [320, 256],
] as const)
  test(
    `on a low screen, Start covers none of the choices before a game of several: ${width} x ${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/multiplayer');
      await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
      for (const part of [
        page.getByRole('button', { name: 'Settings' }),
        page.getByRole('group', { name: 'Number of Players' }),
        page.getByRole('group', { name: 'Grid Size' }),
      ]) {
        await part.evaluate((each) => each.scrollIntoView({ block: 'nearest' }));
        const isFree = await part.evaluate((each) => {
          const { x, y, width: wide, height: high } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
        });
        expect.soft(isFree, await part.innerText()).toBe(true);
      }
    },
  );
