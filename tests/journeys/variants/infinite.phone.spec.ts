/** Infinite by touch: taps play, two fingers move the board, the map jumps anywhere. */
import { largeAddress } from '../../games/lib/large-plane.ts';
import {
  cell,
  expect,
  FULL,
  headline,
  open,
  project,
  ready,
  startFriend,
  test,
  waitForIdle,
} from '../lib/board.ts';
import { fingersDown } from '../lib/touch.ts';

test('INF-01 NTC-51: a whole game by taps, on a board that has grown', FULL, async ({ page }) => {
  await open(page, '/infinite');
  await page.getByRole('radio', { name: 'Three' }).check();
  await startFriend(page);
  for (const id of ['0,0', '2,2', '1,0', '3,3', '2,0']) {
    const { x, y } = await project(page, id);
    await page.touchscreen.tap(x, y);
    await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
  }
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('DSG-09 DSG-13: two fingers move the board, Centre brings it back, the map is within reach', async ({
  page,
}) => {
  await open(page, '/infinite');
  await page.goto(largeAddress(24));
  await ready(page);
  await waitForIdle(page);
  const before = await project(page, '5,5');
  const [a, b] = [
    { x: 150, y: 340 },
    { x: 230, y: 340 },
  ];
  const fingers = await fingersDown(page, a, b);
  for (let step = 1; step <= 6; step += 1) {
    const by = step * 15;
    await fingers.move({ x: a.x + by, y: a.y }, { x: b.x + by, y: b.y });
  }
  await fingers.up();
  await waitForIdle(page);
  expect((await project(page, '5,5')).x - before.x).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'Centre', exact: true }).tap();
  await expect
    .poll(async () => Math.abs((await project(page, '5,5')).x - before.x))
    .toBeLessThan(2);
  const map = await page.getByRole('button', { name: /^Map of the board/ }).boundingBox();
  expect(map?.width ?? 0).toBeGreaterThanOrEqual(48);
});

test(
  'INF-07: on the smallest phone every cell of a board that has grown once is in the picture',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/infinite?moves=0,0_1,0_0,1_1,1_0,2_1,2&v=1&inspect');
    await ready(page);
    await waitForIdle(page);
    const canvas = await page.locator('.world canvas').boundingBox();
    const bottom = (canvas?.y ?? 0) + (canvas?.height ?? 0);
    for (const id of ['-1,-1', '4,-1', '-1,4', '4,4']) {
      const { x, y } = await project(page, id);
      expect(x, id).toBeGreaterThan(14);
      expect(x, id).toBeLessThan(306);
      expect(y, id).toBeLessThan(bottom - 14);
    }
  },
);

test(
  'DSG-13: Centre shows all of a board that is too large to follow play on',
  FULL,
  async ({ page }) => {
    await page.goto('/infinite?moves=2,2_1,2_3,3_4,4_0,0_-1,2_-2,2&v=1&inspect');
    await ready(page);
    await waitForIdle(page);
    await page.getByRole('button', { name: 'Centre', exact: true }).tap();
    const canvas = await page.locator('.world canvas').boundingBox();
    const [left, right] = [canvas?.x ?? 0, (canvas?.x ?? 0) + (canvas?.width ?? 0)];
    await expect(async () => {
      for (const id of ['-3,5', '5,5']) {
        const { x } = await project(page, id);
        expect(x > left && x < right, `${id} at ${x}`).toBe(true);
      }
    }).toPass();
  },
);

/** More than half a mark's width, CSS pixels. */
const MARK = 20;

test(
  'INF-07 PUZ-01: all marks of a puzzle are in view when it opens, at 320 px too',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/puzzles?game=infinite&inspect');
    await ready(page);
    await waitForIdle(page);
    const marked = await page
      .locator('[data-cell]:is([aria-label*=", X"], [aria-label*=", O"])')
      .all();
    expect(marked.length).toBeGreaterThan(8);
    const pane = await page.locator('[data-board]').boundingBox();
    const { x: left, y: high, width, height } = pane ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const mark of marked) {
      const id = (await mark.getAttribute('data-cell')) ?? '';
      const { x, y } = await project(page, id);
      expect.soft(x > left + MARK && x < left + width - MARK, `${id} at x ${x}`).toBe(true);
      expect.soft(y > high + MARK && y < high + height - MARK, `${id} at y ${y}`).toBe(true);
    }
  },
);
