/** Infinite: a board that grows, on the canvas, by keyboard and without WebGL. */
import type { Page } from 'playwright/test';
import { openStopped, REST_MS } from '../lib/stopped.ts';
import { largeAddress } from '../../games/lib/large-plane.ts';
import {
  cell,
  clickCell,
  expect,
  FULL,
  headline,
  open,
  type Point,
  project,
  ready,
  startAi,
  startFriend,
  status,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';

test.use(STILL);

const rules = (page: Page) => page.getByRole('region', { name: 'Infinite Rules' });
const map = (page: Page) => page.getByRole('button', { name: /^Map of the board/ });
/** How far a cell has moved, in pixels. */
const moved = async (page: Page, id: string, from: Point) => {
  const { x, y } = await project(page, id);
  return Math.hypot(x - from.x, y - from.y);
};
const NOWHERE = { x: Infinity, y: Infinity };
const choose = (page: Page, group: string, value: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: value }).check();

test('INF-01 INF-02 INF-12 INF-13 NTC-51: a whole game on the canvas, won by a friend', async ({
  page,
}) => {
  await open(page, '/infinite');
  await expect(page.getByRole('heading', { name: 'Infinite Tic Tac Toe' })).toBeVisible();
  await expect(rules(page)).toContainText('Five of your marks in a row win');
  await startFriend(page);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '5');
  const game = ['2,2', '2,3', '3,2', '3,3', '4,2', '4,3', '1,2', '1,3', '5,2'];
  for (const [at, id] of game.entries()) {
    await clickCell(page, id);
    await expect(cell(page, id)).toHaveAccessibleName(at % 2 === 0 ? /, X/ : /, O/);
  }
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await expect(status(page)).toContainText("They've conquered the infinite board!");
  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '7');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '5');
});

test('INF-07 DSG-09: growth keeps every cell where it is on the screen', FULL, async ({ page }) => {
  await open(page, '/infinite');
  await startFriend(page);
  const before = await project(page, '0,0');
  for (const id of ['0,0', '-1,-1', '-2,0']) await clickCell(page, id);
  await waitForIdle(page);
  const after = await project(page, '0,0');
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(0.5);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', '8');
  // Once the pointer has left, the camera shows the whole board.
  await page.mouse.move(1200, 30);
  await expect.poll(() => moved(page, '0,0', before)).toBeGreaterThan(10);
});

test('INF-13 INF-08: the AI answers near the marks', FULL, async ({ page }) => {
  await open(page, '/infinite');
  await choose(page, 'In a row', 'Three');
  await startAi(page, 'Easy');
  await cell(page, '2,2').dispatchEvent('click');
  await expect(page.locator('[data-cell][aria-label$=", O"]')).toHaveCount(1);
  await expect(status(page)).toContainText('Your Turn');
  const reply = await page.locator('[data-cell][aria-label$=", O"]').getAttribute('data-cell');
  const [x = 9, y = 9] = (reply ?? '').split(',').map(Number);
  expect(Math.max(Math.abs(x - 2), Math.abs(y - 2))).toBeLessThanOrEqual(2);
});

/** A match against the AI one move before its end, as a reload would find it. */
async function resume(page: Page, moves: readonly string[], options: object): Promise<void> {
  const record = {
    game: 'infinite',
    version: 1,
    seats: 2,
    options: { length: 5, start: 5, compact: false, teams: false, ...options },
    moves,
  };
  const setup = {
    game: 'infinite',
    seats: 2,
    options: record.options,
    controllers: [{ kind: 'person' }, { kind: 'bot', level: 'hard' }],
  };
  await page.addInitScript(
    (saved) => sessionStorage.setItem('tic-tac-toe.match.infinite', saved),
    JSON.stringify({ form: 1, setup, record, round: 1, reported: false }),
  );
  await open(page, '/infinite');
}

const FOUR_EACH = ['1,1', '1,3', '2,1', '2,3', '3,1', '3,3', '4,1', '4,3'];

test('NTC-48: the person wins', FULL, async ({ page }) => {
  await resume(page, FOUR_EACH, {});
  await clickCell(page, '5,1');
  await expect(headline(page, 'Infinite Victory!')).toBeVisible();
  await expect(status(page)).toContainText("You've conquered the infinite board!");
});

test('NTC-49: the AI wins', FULL, async ({ page }) => {
  await resume(page, FOUR_EACH, {});
  await clickCell(page, '0,0');
  await expect(headline(page, 'AI Wins!')).toBeVisible();
  await expect(status(page)).toContainText('The AI mastered the infinite game!');
});

test(
  'INF-08 INF-10 INF-11 NTC-50: the rules card shows the options; Compact ties on a full grid',
  FULL,
  async ({ page }) => {
    await open(page, '/infinite');
    await choose(page, 'In a row', 'Four');
    await choose(page, 'Starts with', '3×3');
    await expect(rules(page)).toContainText('starts with 3 rows of 3');
    await expect(rules(page)).toContainText('Four of your marks in a row win');
    await choose(page, 'Board', 'Compact');
    await expect(page.getByRole('group', { name: 'In a row' })).toHaveCount(0);
    await expect(rules(page)).toContainText('a 3×3 board that never grows');
    await startFriend(page);
    await expect(page.locator('[data-cell]')).toHaveCount(9);
    await expect(page.getByRole('button', { name: 'Centre', exact: true })).toHaveCount(0);
    for (const id of ['0,0', '1,0', '2,0', '1,1', '0,1', '2,1', '1,2', '0,2', '2,2']) {
      await clickCell(page, id);
      await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
    }
    await expect(headline(page, 'Infinite Stalemate!')).toBeVisible();
    await expect(status(page)).toContainText('The game ended in a draw!');
  },
);

test(
  'A11-01: a whole game by keyboard; the focus stays on its cell while the board grows',
  FULL,
  async ({ page }) => {
    await open(page, '/infinite');
    await choose(page, 'In a row', 'Three');
    await page.getByRole('button', { name: 'Play vs Friend' }).press('Enter');
    await expect(cell(page, '2,2')).toBeFocused();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp'])
      await page.keyboard.press(key);
    await expect(cell(page, '0,0')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(page, '0,0')).toHaveAccessibleName('2 up, 2 left, X');
    await expect(cell(page, '0,0')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, '0,-1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(page, '0,-1')).toHaveAccessibleName('3 up, 2 left, O');
    const keys = ['ArrowRight', 'ArrowDown', 'Enter', 'ArrowUp', 'Enter', 'ArrowLeft'];
    for (const key of keys) await page.keyboard.press(key);
    for (const key of ['ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
  },
);

test(
  'INF-03: a large board has a map; cells reached by keyboard come into view',
  FULL,
  async ({ page }) => {
    await open(page, '/infinite');
    await page.goto(largeAddress(60));
    await ready(page);
    await waitForIdle(page);
    expect(await page.locator('[data-cell]').count()).toBeLessThan(400);
    const info = await page.evaluate(() => globalThis.__board?.info());
    expect(info?.calls).toBeLessThanOrEqual(15);
    expect(info?.triangles).toBeLessThanOrEqual(120_000);
    const away = await project(page, '0,0');
    const box = await map(page).boundingBox();
    if (!box) throw new Error('there is no map');
    // The start board is below and left of the middle.
    await page.mouse.click(box.x + box.width * 0.36, box.y + box.height * 0.62);
    await expect.poll(() => moved(page, '0,0', away)).toBeGreaterThan(60);
    await page.getByRole('button', { name: 'Centre', exact: true }).click();
    // Playwright scrolls to a button covered by a notice; places are measured from the top.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expect.poll(() => moved(page, '0,0', away)).toBeLessThan(2);
    await page.locator('[data-cell][tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    const focused = page.locator('[data-cell]:focus');
    await expect(focused).toHaveAccessibleName(/^\d+ up, \d+ left,/);
    const id = (await focused.getAttribute('data-cell')) ?? '';
    await waitForIdle(page);
    const corner = await project(page, id);
    const pane = await page.locator('.world canvas').boundingBox();
    expect(corner.x).toBeGreaterThan(pane?.x ?? 0);
    expect(corner.y).toBeGreaterThan(pane?.y ?? 0);
  },
);

test(
  'DSG-09: the right button moves the board, and Reset brings it back',
  FULL,
  async ({ page }) => {
    await open(page, '/infinite');
    await startFriend(page);
    const before = await project(page, '2,2');
    await page.mouse.move(before.x, before.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(before.x + 120, before.y, { steps: 6 });
    await page.mouse.up({ button: 'right' });
    await waitForIdle(page);
    expect((await project(page, '2,2')).x - before.x).toBeGreaterThan(60);
    await page.getByRole('button', { name: 'Centre', exact: true }).click();
    await expect
      .poll(async () => Math.abs((await project(page, '2,2')).x - before.x))
      .toBeLessThan(2);
  },
);

test(
  'INF-07: the view follows marks out of sight while the mouse rests, and comes back after Undo',
  FULL,
  async ({ page }) => {
    await open(page, '/infinite');
    await startFriend(page);
    const width = async () => (await project(page, '4,4')).x - (await project(page, '0,4')).x;
    const whole = await width();
    const middle = await project(page, '2,2');
    await page.mouse.move(middle.x, middle.y);
    const pane = await page.locator('.world canvas').boundingBox();
    const left = pane?.x ?? 0;
    for (const id of ['0,2', '-1,2', '-2,2', '-3,2', '-4,2']) {
      await cell(page, id).dispatchEvent('click');
      await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
    }
    await expect.poll(async () => (await project(page, '-4,2')).x - left).toBeGreaterThan(0);
    expect(await width()).toBeLessThan(whole * 0.85);
    const undo = page.getByRole('button', { name: 'Undo' });
    for (let moves = 5; moves > 0; moves -= 1) await undo.click();
    await expect.poll(width).toBeGreaterThan(whole * 0.95);
  },
);

test('INF-07: with the keyboard, new tiles are laid in sight', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 480 });
  await openStopped(page, '/infinite?moves=0,0_1,1&v=1');
  await page.clock.runFor(REST_MS);
  await cell(page, '4,4').focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(REST_MS / 2);
  // While the clock is stopped, nothing else waits for the next frame.
  const { x, y } = (await page.evaluate(() => globalThis.__board?.project('5,5'))) ?? NOWHERE;
  const canvas = await page.locator('[data-board] .world canvas').boundingBox();
  expect(x).toBeLessThan((canvas?.x ?? 0) + (canvas?.width ?? 0));
  expect(y).toBeLessThan((canvas?.y ?? 0) + (canvas?.height ?? 0));
});
