/** Looking back, long names, kept choices, and bringing things into view. */
import type { Page } from 'playwright/test';
import {
  cell,
  clickCell,
  expect,
  FULL,
  headline,
  marks,
  open,
  playCells,
  project,
  ready,
  SHARP,
  startFriend,
  status,
  STILL,
  test,
  unfoldMore,
  waitForIdle,
} from '../lib/board.ts';
import { compare, shoot } from '../lib/pixels.ts';

test.use({ ...SHARP, ...STILL });

const moves = (page: Page) => page.getByRole('region', { name: 'Moves' });
const chooser = (page: Page) => page.getByRole('group', { name: 'Choose X or O' });
const LONG = 'Wolfeschlegelsteinhausen';

test(
  'looking back at a running match shows a message, and ends by button, Escape or the board',
  FULL,
  async ({ page }) => {
    await open(page);
    await startFriend(page);
    await playCells(page, ['0', '3', '1']);
    const back = page.getByRole('button', { name: 'Back to the game' });
    const live = [
      () => back.click(),
      () => page.keyboard.press('Escape'),
      () => clickCell(page, '8'),
    ] as const;
    for (const goBack of live) {
      await moves(page).getByRole('button', { name: /^1 / }).click();
      await expect(status(page)).toContainText('Move 1 of 3');
      await expect(cell(page, '3')).toHaveAccessibleName(/empty/);
      await goBack();
      await expect(status(page)).toContainText("Player O's Turn");
      await expect(cell(page, '3')).toHaveAccessibleName(/O/);
      await expect(back).toHaveCount(0);
    }
    await expect(cell(page, '8')).toHaveAccessibleName(/empty/);
  },
);

test(
  'long names wrap on the narrowest screen: banner, legend and headline',
  FULL,
  async ({ page }) => {
    await open(page, '/multiplayer');
    for (const seat of [1, 2, 3]) await page.getByLabel(`Name of player ${seat}`).fill(LONG);
    await page.getByRole('button', { name: 'Start Game' }).click();
    const fits = async () => {
      for (const width of [320, 1200]) {
        await page.setViewportSize({ width, height: 640 });
        const wide = await page.evaluate(
          () =>
            [...document.querySelectorAll('[data-status] *, [aria-label="Players"] *')].filter(
              (each) => {
                const { right } = each.getBoundingClientRect();
                return right > innerWidth + 1 || (each.tagName === 'svg' && each.clientWidth < 20);
              },
            ).length,
        );
        expect(wide, `sticking out at ${width}`).toBe(0);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBe(0);
      }
    };
    await expect(status(page)).toContainText(`${LONG}'s Turn`);
    await fits();
    for (const id of ['0', '3', '6', '1', '4', '7', '2'])
      await cell(page, id).dispatchEvent('click');
    await expect(headline(page, `${LONG} Wins!`)).toBeVisible();
    await fits();
  },
);

test('the winner of a shared multiplayer game is named by number', FULL, async ({ page }) => {
  await page.goto('/multiplayer?moves=0_3_6_1_4_7&seats=3&v=1&inspect');
  await ready(page);
  await expect(status(page)).toContainText("Player 1's Turn");
  await cell(page, '2').dispatchEvent('click');
  await expect(headline(page, 'Player 1 Wins!')).toBeVisible();
  await expect(
    page.locator('[data-notice]').getByText('Congratulations to Player 1!'),
  ).toBeVisible();
});

test('a link without moves opens the plain page', FULL, async ({ page }) => {
  await open(page);
  await page.goto('/classic?moves=');
  await expect(page.getByRole('button', { name: 'Play vs AI' })).toBeVisible();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

test(
  'wild: a double click opens the chooser, Escape closes it, and a key picks',
  FULL,
  async ({ page }) => {
    await open(page, '/wild');
    await startWild(page);
    const { x, y } = await project(page, '4');
    await page.mouse.dblclick(x, y);
    await expect(chooser(page)).toBeVisible();
    await cell(page, '4').dispatchEvent('click');
    await expect(chooser(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chooser(page)).toHaveCount(0);
    await expect(cell(page, '4')).toHaveAccessibleName(/empty/);
    for (const [id, key, symbol] of [
      ['4', 'o', 'O'],
      ['0', 'x', 'X'],
    ] as const) {
      await cell(page, id).dispatchEvent('click');
      await expect(chooser(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(cell(page, id)).toHaveAccessibleName(new RegExp(`${symbol}$`));
    }
  },
);

async function startWild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play vs Friend' }).click();
  await expect(status(page)).toContainText("Player 1's Turn");
}

test(
  'wild: the chooser is the only one: the board shows its symbol, and over the cell there is nothing to pick',
  FULL,
  async ({ page }) => {
    await open(page, '/wild');
    await startWild(page);
    await clickCell(page, '4');
    await expect(chooser(page)).toBeVisible();
    await page.mouse.move(1, 1);
    await waitForIdle(page);
    const empty = await shoot(page);
    await chooser(page).getByRole('button', { name: 'O' }).hover();
    await waitForIdle(page);
    expect((await compare(page, empty, await shoot(page))).different).toBeGreaterThan(0.002);
    for (const aside of [-0.37, 0.37]) await clickCell(page, '4', [aside, 0.62, 0]);
    await expect(chooser(page)).toBeVisible();
    expect(await marks(page)).toBe('.........');
  },
);

test('wild: at 320x640 the chooser covers nothing of the first row', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/wild');
  await startWild(page);
  await cell(page, '0').dispatchEvent('click');
  const box = await chooser(page).boundingBox();
  for (const id of ['0', '1', '2', '8']) {
    const { y } = await project(page, id);
    expect(y + 20).toBeLessThan(box?.y ?? 0);
  }
});

test(
  'wild: on a phone that lies on its side the chooser stands beside the board',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, '/wild');
    await startWild(page);
    await cell(page, '6').dispatchEvent('click');
    const box = await chooser(page).boundingBox();
    // The front corner of the board, with its rim.
    const corner = await project(page, '6', [-0.75, 0, 0.75]);
    expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThan(corner.x);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
  },
);

test('New Game offers what was chosen before', FULL, async ({ page }) => {
  await open(page, '/extended');
  await page.getByRole('radio', { name: '5×5' }).check();
  await page.getByRole('radio', { name: 'Hard' }).check();
  await unfoldMore(page, 'Local Multiplayer');
  await page.getByRole('checkbox', { name: /Alternate/ }).check();
  await startFriend(page);
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(page.getByRole('radio', { name: '5×5' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Hard' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Alternate/ })).toBeChecked();
  await open(page, '/multiplayer');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('radio', { name: '4×4' }).check();
  await page.getByLabel('Name of player 4').fill('Oma');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(page.getByRole('radio', { name: '4×4' })).toBeChecked();
  await expect(page.getByLabel('Name of player 4')).toHaveValue('Oma');
});

test(
  'ALL-27: a game that New Game left is one press away, over a reload too',
  FULL,
  async ({ page }) => {
    await open(page, '/classic');
    await startFriend(page);
    await cell(page, '4').dispatchEvent('click');
    await page.getByRole('button', { name: 'New Game' }).click();
    const back = page.getByRole('button', { name: 'Back to your game vs friend' });
    await expect(back).toBeVisible();
    await page.reload();
    await back.click();
    await expect(cell(page, '4')).toHaveAccessibleName(/X/);
    // Another game of the same kind replaces it with its first move.
    await page.getByRole('button', { name: 'New Game' }).click();
    await startFriend(page);
    await expect(back).toBeVisible();
    await cell(page, '0').dispatchEvent('click');
    await expect(back).toHaveCount(0);
    // A finished game isn't kept.
    for (const id of ['3', '1', '4', '2']) await cell(page, id).dispatchEvent('click');
    await page.getByRole('button', { name: 'New Game' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a mode' })).toBeVisible();
    await expect(back).toHaveCount(0);
  },
);

test('infinite: a line finished out of sight comes into view', FULL, async ({ page }) => {
  await page.goto('/infinite?moves=0,0_4,4_0,1_5,4_0,2_6,4_0,3_7,5&v=1&inspect');
  await ready(page);
  await page.locator('[data-board]').focus();
  const spot = await project(page, '0,0');
  await page.mouse.move(spot.x, spot.y);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -240);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(spot.x - 700, spot.y, { steps: 8 });
  await page.mouse.up({ button: 'right' });
  expect((await project(page, '0,0')).x).toBeLessThan(0);
  await cell(page, '0,4').dispatchEvent('click');
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  const pane = await page.locator('.world canvas').boundingBox();
  for (const id of ['0,0', '0,4']) {
    const { x, y } = await project(page, id);
    expect(x).toBeGreaterThan(pane?.x ?? 0);
    expect(y).toBeGreaterThan(pane?.y ?? 0);
  }
});

test(
  'quantum: after a measurement the focus returns to the board, also after a reload',
  FULL,
  async ({ page }) => {
    await open(page, '/quantum');
    await startFriend(page);
    for (const id of ['0', '4', '0', '4']) await cell(page, id).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
    await expect(dialog).toBeVisible();
    await page.reload();
    await ready(page);
    await dialog.getByRole('radio', { name: /^B:/ }).press('Space');
    await dialog.getByRole('button', { name: 'Measure B' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[data-cell]:focus')).toHaveCount(1);
    await expect(moves(page).getByRole('button')).toHaveText([/^Link$/, /^1/, /^2/, /^→/]);
  },
);
