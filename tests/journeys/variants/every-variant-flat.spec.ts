/** Every variant without WebGL: won and tied on the flat board. */
import type { Page } from 'playwright/test';
import config from '../../../playwright.config.ts';
import type { Json } from '../../../src/rules/game.ts';
import { cell, expect, FULL, sized, status, STILL, test } from '../lib/board.ts';
import { CUBE_TIE, FRIENDS, gameWith, type Played } from '../lib/games.ts';

const launch = config.use?.launchOptions;
test.use({
  ...STILL,
  launchOptions: { ...launch, args: [...(launch?.args ?? []), '--disable-3d-apis'] },
});

/** Opens a match at its last four moves and plays these by clicks. */
async function finish(
  page: Page,
  id: string,
  moves: Played,
  { seats = 2, options = {} }: { seats?: number; options?: Json } = {},
): Promise<void> {
  const known = Math.max(1, moves.length - 4);
  const query = new URLSearchParams({
    moves: moves
      .slice(0, known)
      .map((picks) => picks.join('-'))
      .join('_'),
    v: '1',
    seats: String(seats),
    options: JSON.stringify(options),
  });
  await page.goto(`/${id}?${query.toString()}`);
  await expect(page.getByText('This browser can’t show 3D here')).toBeVisible();
  for (const [picked = '', symbol] of moves.slice(known)) {
    await cell(page, picked).click();
    if (symbol !== undefined) await page.getByRole('button', { name: symbol, exact: true }).click();
    await expect(cell(page, picked)).not.toHaveAccessibleName(/empty/);
  }
}

const result = (page: Page) => status(page).getByRole('heading');

test('DSG-14 ALL-33: every game is won on the flat board', async ({ page }) => {
  // The others are won on the canvas.
  const flatOnly = FRIENDS.filter(([id]) => ['extended', 'misere', 'multiplayer'].includes(id));
  for (const [id, seats] of sized(FRIENDS, flatOnly)) {
    await finish(page, id, gameWith(id, {}, 'first', seats), { seats });
    await expect(result(page), id).toContainText('Win');
  }
});

test('DSG-14 ALL-40 NTC-39: every game is tied on the flat board', FULL, async ({ page }) => {
  for (const [id, seats] of FRIENDS.filter(([game]) => game !== '3d')) {
    await finish(page, id, gameWith(id, {}, 'tie', seats), { seats });
    await expect(result(page), id).toHaveText(/It's a (Draw|tie)!/);
  }
});

test(
  'DSG-14 NTC-44: 3D is tied on four levels of 4x4; fewer cells always hold a line',
  FULL,
  async ({ page }) => {
    await finish(page, '3d', CUBE_TIE, { options: { board: '4x4x4', centreClosed: false } });
    await expect(result(page)).toHaveText("It's a Draw!");
    await expect(status(page)).toContainText('3D Stalemate');
  },
);

test(
  'MIS-04 DSG-14: the flat board draws misère’s endangered lines, and the one that loses',
  FULL,
  async ({ page }) => {
    await page.goto('/misere?moves=0_3_1_4&v=1');
    const drawn = page.getByRole('grid').locator('svg > path[class*="danger"]');
    await expect(drawn).toHaveCount(2);
    await cell(page, '2').click();
    await expect(drawn).toHaveCount(0);
    await expect(page.getByRole('grid').locator('svg > path[class*="lost"]')).toHaveCount(1);
    await expect(cell(page, '1')).toHaveAccessibleName(/X, part of the losing line$/);
  },
);

test(
  'QNT-14 DSG-14: the flat board names a measurement’s options and shows the tried one',
  FULL,
  async ({ page }) => {
    await page.goto('/quantum?moves=0-5_5-8_4-8_0-3_0-3&v=1');
    const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
    await expect(cell(page, '0')).toHaveText('A145');
    await dialog.getByRole('radio', { name: /^B:/ }).check();
    await expect(cell(page, '0')).toHaveText('A4');
    await expect(cell(page, '3')).toHaveText('B5');
    await expect(cell(page, '8')).toHaveText('2');
  },
);

test('DSG-14: the flat board marks its last move', FULL, async ({ page }) => {
  for (const [address, cells] of [
    ['/classic?moves=4_0&v=1', ['0']],
    ['/3d?moves=0.4_1.0&v=1', ['1.0']],
    ['/infinite?moves=0,0_1,1&v=1', ['1,1']],
    ['/quantum?moves=0-5_2-3&v=1', ['2', '3']],
  ] as const) {
    await page.goto(address);
    await expect(cell(page, cells[0])).not.toHaveAccessibleName(/empty/);
    const ringed = await page
      .locator('[data-cell]')
      .evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each).outlineStyle === 'solid')
          .map((each) => each.dataset['cell']),
      );
    expect(ringed, address).toEqual(cells);
  }
});

test('a move into quantum’s last square has a number', FULL, async ({ page }) => {
  await page.goto('/quantum?moves=1-2_5-8_3-5_6-7_0-2_5-6_1-6_0-2_0_4&v=1');
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('listitem');
  await expect(moves.nth(8)).toHaveText('→Xa3');
  await expect(moves.nth(9)).toHaveText('9Xb2');
});

test(
  '3D-08 DSG-14: three flat levels stand in one row, and nothing is spread',
  FULL,
  async ({ page }) => {
    await page.goto('/3d?moves=0.4_1.0&v=1&options={"board":"3x3x3"}');
    await expect(page.locator('[data-cell]')).toHaveCount(27);
    const tops = await page
      .locator('[role="rowgroup"]')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByText('Spread levels')).toBeHidden();
    // The panel's flat grid shows the level of the latest move.
    await expect(page.getByText('Level 2', { exact: true })).toBeVisible();
  },
);
