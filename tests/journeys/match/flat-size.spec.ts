/** The flat board uses the room it has, from phones to the largest screens. */
import type { Page } from 'playwright/test';
import { cell, expect, FULL, SHARP, STILL } from '../lib/board.ts';
import { test } from '../lib/rooms.ts';

test.use({ ...SHARP, ...STILL, isFlat: true });

const DESKTOPS = [
  [1024, 768],
  [1280, 800],
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;

const HANDHELD = [
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;

const GAMES = [
  ['classic', '/classic?moves=0_4&v=1'],
  ['extended', '/extended?moves=0_5&v=1'],
  ['ultimate', '/ultimate?moves=4.4_4.0&v=1'],
  ['multiplayer', '/multiplayer?moves=0_1_2&seats=3&options={"size":5}&v=1'],
  ['3d', '/3d?moves=0.4_1.0&v=1'],
  ['3d of three levels', '/3d?moves=0.4_1.0&options={"board":"3x3x3"}&v=1'],
  ['quantum', '/quantum?moves=0-5_2-3&v=1'],
] as const;

async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('This browser can’t show 3D here')).toBeVisible();
  await expect(page.locator('[data-cell]').first()).toBeVisible();
}

/** The sizes of a selector's elements and of the pane around them. */
const measure = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].map((each) =>
      each.getBoundingClientRect(),
    );
    const pane = document.querySelector('[data-board]')?.getBoundingClientRect();
    const [left, right, top, bottom] = [
      Math.min(...boxes.map((box) => box.left)),
      Math.max(...boxes.map((box) => box.right)),
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom)),
    ];
    const [width, height] = [right - left, bottom - top];
    return {
      side: Math.max(width, height),
      fraction: Math.max(width / (pane?.width ?? 0), height / (pane?.height ?? 0)),
      isInside:
        pane !== undefined &&
        left >= pane.left - 1 &&
        right <= pane.right + 1 &&
        top >= pane.top - 1 &&
        bottom <= pane.bottom + 1,
    };
  }, selector);

test('DSG-14: the flat board fills its pane on every screen', FULL, async ({ page }) => {
  for (const [name, address] of GAMES) {
    await openAt(page, address);
    let before = 0;
    for (const [width, height] of [...DESKTOPS, ...HANDHELD]) {
      await page.setViewportSize({ width, height });
      const { side, fraction, isInside } = await measure(page, '[role="rowgroup"]');
      const size = `${name} at ${width} x ${height}, ${Math.round(side)} px`;
      if (process.env['SHOTS'])
        await page.screenshot({ path: `test-results/shots/size-${name}-${width}.png` });
      expect.soft(fraction, size).toBeGreaterThanOrEqual(0.85);
      expect.soft(isInside, size).toBe(true);
      if (DESKTOPS.some(([desktop]) => desktop === width)) {
        expect.soft(side, `${size}, larger than before`).toBeGreaterThan(before);
        before = side;
      }
    }
  }
});

test(
  'DSG-14 INF-07: the cells of the flat board that grows are as large as the pane allows',
  FULL,
  async ({ page }) => {
    await openAt(page, '/infinite?moves=0,0_1,1&v=1');
    const one = () => measure(page, '[data-cell="1,1"]').then(({ side }) => side);
    let before = 0;
    for (const [width, height] of DESKTOPS) {
      await page.setViewportSize({ width, height });
      const board = await measure(page, ':has(> [role="grid"])');
      await expect
        .poll(one, `${width}: cells no smaller than before`)
        .toBeGreaterThanOrEqual(before);
      expect.soft(board.fraction, String(width)).toBeGreaterThanOrEqual(0.85);
      before = await one();
      if (process.env['SHOTS'])
        await page.screenshot({ path: `test-results/shots/size-infinite-${width}.png` });
    }
    // About a tenth of the largest pane. The smallest pane has cells of 58 px.
    await expect.poll(one).toBeGreaterThan(190);
  },
);

test(
  'QNT-14 DSG-14: the measurement dialog leaves the flat board in view',
  FULL,
  async ({ page }) => {
    await openAt(page, '/quantum?moves=0-5_5-8_4-8_0-3_0-3&v=1');
    const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
    await expect(dialog).toBeVisible();
    for (const [width, height] of [[1100, 900], ...DESKTOPS] as const) {
      await page.setViewportSize({ width, height });
      const [corner, panel] = [await cell(page, '2').boundingBox(), await dialog.boundingBox()];
      const right = (corner?.x ?? 0) + (corner?.width ?? 0);
      expect.soft(right, `${width} x ${height}`).toBeLessThan(panel?.x ?? 0);
    }
  },
);

test(
  'on the smallest phones every level is above the buttons at the screen’s foot',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const [, address] of GAMES.filter(([name]) => name.startsWith('3d'))) {
      await page.goto(`/es${address}`);
      await expect(page.locator('[data-cell]').first()).toBeVisible();
      const covered = () =>
        page.locator('[data-cell]').evaluateAll((all) =>
          all.flatMap((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return each.contains(hit) ? [] : [each.getAttribute('data-cell')];
          }),
        );
      await expect.poll(covered).toEqual([]);
    }
  },
);

/** The numbers and letters beside the cells. */
const RIM = '[role="rowgroup"] [aria-hidden="true"] > span';

/** Its moves are proven. */
const LATE =
  '/analysis/ultimate?moves=2.0_0.3_3.2_2.7_7.0_0.2_2.6_6.7_7.1_1.3_3.3_3.1_1.2_2.4_4.6_6.4_4.2_2.3_3.0_0.4_4.8_8.7_7.2_2.1_1.0_0.5_5.1_1.7_5.2_8.5_5.4_4.7_1.8_8.3_3.6_6.3_8.0_4.1_1.6_6.1_1.4_4.5&v=1';

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const)
  test(
    `DSG-14: what a move is worth fits its cell, and the rim its numbers: ${width} x ${height}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const address of ['/analysis/3d?moves=0.4_1.0&v=1', LATE]) {
        await openAt(page, address);
        await expect(page.locator('[data-cell] [data-worth]').first()).toBeVisible();
        // The rim's names are a part of their own, and may come after the worths.
        await expect(page.locator(RIM).nth(5)).toBeAttached();
        const found = await page.evaluate((rim) => {
          const cells = [...document.querySelectorAll('[data-cell]')];
          const boxOf = (each: Element) => each.getBoundingClientRect();
          const spilt = [...document.querySelectorAll('[data-cell] [data-worth]')].filter(
            (each) => {
              const [own, room] = [boxOf(each), boxOf(each.closest('[data-cell]') ?? each)];
              return own.left < room.left - 1 || own.right > room.right + 1;
            },
          );
          const names = [...document.querySelectorAll(rim)];
          const strays = names.filter((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            return cells.some((other) => {
              const box = boxOf(other);
              const isBeside = right <= box.left + 1 || left >= box.right;
              return !isBeside && middle > box.top && middle < box.bottom;
            });
          });
          return [...spilt, ...strays].map((each) => each.textContent);
        }, RIM);
        expect.soft(found, address).toEqual([]);
      }
    },
  );
