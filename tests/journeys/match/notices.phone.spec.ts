/** Notices on a phone: centred, and never over the controls of a question. */
import type { Page } from 'playwright/test';
import {
  ALL_CELLS,
  cell,
  expect,
  FULL,
  open,
  project,
  startFriend,
  status,
  STILL,
  test,
} from '../lib/board.ts';
import { drag } from '../lib/touch.ts';
import { SEVEN_SIZES } from '../lib/sizes.ts';

test.use(STILL);

const notice = (page: Page) => page.locator('[data-notice]').first();

/** An element's box once it has stopped moving. */
async function boxOf(page: Page, selector: string) {
  const box = () => page.locator(selector).first().boundingBox();
  await expect
    .poll(async () => JSON.stringify(await box()) === JSON.stringify(await box()))
    .toBe(true);
  return (await box()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Links, buttons and fields that the notice covers. */
const underNotice = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-notice]')?.getBoundingClientRect();
    if (!box) return ['no notice'];
    const controls = document.querySelectorAll('a[href], button:not([data-cell]), input');
    return [...controls].flatMap((each) => {
      // The hint gives way to a notice for as long as it shows.
      if (!each.checkVisibility({ visibilityProperty: true })) return [];
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const isApart =
        right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      return isApart ? [] : [each.ariaLabel ?? each.textContent];
    });
  });

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [844, 390],
] as const) {
  test(
    `NTC-01: ${width}x${height}: a notice leaves the measurement's controls free`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/quantum');
      await startFriend(page);
      for (const id of ['0', '4', '0', '4']) await cell(page, id).dispatchEvent('click');
      const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
      await expect(dialog).toBeVisible();
      await expect(notice(page)).toContainText('Identical Quantum States Detected!');
      const said = await boxOf(page, '[data-notice]');
      const asked = await boxOf(page, '[role="dialog"]');
      const clear = said.x + said.width <= asked.x || said.y + said.height <= asked.y;
      expect(clear, JSON.stringify({ said, asked })).toBe(true);
      const board = await boxOf(page, '[data-board]');
      const free = board.x + board.width <= asked.x || board.y + board.height <= asked.y;
      expect(free, JSON.stringify({ board, asked })).toBe(true);
      // The controls can be pressed at once, without waiting for the notice to go.
      await dialog.getByRole('radio', { name: /^B:/ }).check({ timeout: 2000 });
      await dialog.getByRole('button', { name: 'Measure B' }).click({ timeout: 2000 });
      await expect(dialog).toHaveCount(0);
    },
  );
}

test(
  'NTC-04: on any screen a notice lies on no cell and no control, and moves no cell',
  FULL,
  async ({ page }) => {
    await open(page, '/quantum');
    await startFriend(page);
    for (const [width, height] of SEVEN_SIZES) {
      const said = `${width} x ${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const before = await project(page, '8');
      for (let taps = 0; taps < 2; taps += 1) await cell(page, '4').dispatchEvent('click');
      await expect(notice(page)).toContainText('Invalid Move');
      await boxOf(page, '[data-notice]');
      expect(await project(page, '8'), said).toEqual(before);
      const tops = await page.evaluate((ids) => {
        const places = ids.map((id) => globalThis.__board?.project(id));
        return places.map((at) => at && document.elementFromPoint(at.x, at.y)?.tagName);
      }, ALL_CELLS);
      expect(tops, `${said}: what lies on top at each cell`).toEqual(ALL_CELLS.map(() => 'CANVAS'));
      expect(await underNotice(page), said).toEqual([]);
      await notice(page).tap();
      await expect(page.locator('[data-notice]')).toHaveCount(0);
    }
  },
);

test(
  'NTC-04: the notice about a shared game lies on no control, nor on the map of Infinite',
  FULL,
  async ({ page }) => {
    for (const base of ['', '/de', '/es'])
      for (const [width, height] of [
        [320, 568],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(`${base}/infinite?moves=0,0_4,4_0,1_5,4_0,2_6,4_0,3_7,5&v=1`);
        // It stays while it has the focus.
        await notice(page).focus();
        await expect(page.locator('[data-map]')).toBeVisible();
        await boxOf(page, '[data-notice]');
        expect.soft(await underNotice(page), `${base} at ${width}x${height}`).toEqual([]);
      }
  },
);

for (const height of [568, 844]) {
  test(
    `NTC-01: a notice is seen on a phone ${height} high, wherever its page is scrolled to`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height });
      await open(page, '/quantum');
      await startFriend(page);
      await page.evaluate(() => scrollTo(0, 200));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      for (let taps = 0; taps < 2; taps += 1) await cell(page, '8').dispatchEvent('click');
      await expect(notice(page)).toContainText('Invalid Move');
      const { y, height: high } = await boxOf(page, '[data-notice]');
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + high).toBeLessThanOrEqual(height);
    },
  );
}

test('NTC-04: whose turn it is stays visible beside a notice', FULL, async ({ page }) => {
  await open(page, '/quantum');
  await startFriend(page);
  for (const [width, height] of SEVEN_SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    for (let taps = 0; taps < 2; taps += 1) await cell(page, '4').dispatchEvent('click');
    await expect(notice(page)).toContainText('Invalid Move');
    const [turn, said] = [await boxOf(page, '[data-status]'), await boxOf(page, '[data-notice]')];
    const isClear =
      said.y >= turn.y + turn.height ||
      said.y + said.height <= turn.y ||
      said.x + said.width <= turn.x;
    expect(isClear, JSON.stringify({ width, height, turn, said })).toBe(true);
    await expect(status(page)).toHaveCSS('opacity', '1');
    await notice(page).tap();
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  }
});

test('ALL-33: a win on a phone moves no cell, and its words stand where the turn was', async ({
  page,
}) => {
  await open(page);
  await startFriend(page);
  for (const id of ['4', '0', '2', '3']) await cell(page, id).dispatchEvent('click');
  const places = () => Promise.all(['0', '8'].map((id) => project(page, id)));
  const before = await places();
  const turn = await boxOf(page, '[data-status]');
  await cell(page, '6').dispatchEvent('click');
  await expect(status(page)).toContainText('Player X Wins!');
  const result = await boxOf(page, '[data-status]');
  expect(result.y).toBe(turn.y);
  expect(await places()).toEqual(before);
});

test('NTC-02: on a phone the newest of several notices is shown', FULL, async ({ page }) => {
  await open(page, '/quantum');
  await startFriend(page);
  for (const id of ['0', '0', '0', '1', '0', '1']) await cell(page, id).dispatchEvent('click');
  await expect(page.locator('[data-notice]')).toHaveCount(2);
  await expect(page.locator('[data-notice]').first()).toBeHidden();
  await expect(page.locator('[data-notice]').last()).toContainText('Identical');
});

test(
  'NTC-01: a notice closes after a tap on it, and so does one after a notice that was swiped away',
  FULL,
  async ({ page }) => {
    await open(page, '/quantum');
    await startFriend(page);
    const refuse = async () => {
      for (let taps = 0; taps < 2; taps += 1) await cell(page, '0').dispatchEvent('click');
      await expect(notice(page)).toContainText('Invalid Move');
    };
    await refuse();
    await notice(page).tap();
    await expect(notice(page)).toHaveCount(0);
    await refuse();
    const { x, y, width, height } = await boxOf(page, '[data-notice]');
    const middle = { x: x + width / 2, y: y + height / 2 };
    await drag(page, middle, { x: middle.x + 60, y: middle.y });
    await expect(notice(page)).toHaveCount(0);
    await refuse();
    await expect(notice(page)).toHaveCount(0);
  },
);

for (const width of [390, 320]) {
  test(`a notice is centred on a phone ${width} wide`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/wild');
    await cell(page, '0').dispatchEvent('click');
    await expect(notice(page)).toContainText('Select Game Mode');
    const said = await boxOf(page, '[data-notice]');
    expect(said.x).toBeGreaterThanOrEqual(16);
    expect(Math.abs(said.x - (width - said.x - said.width))).toBeLessThanOrEqual(1);
  });
}
