/** The analysis board: what every move leads to, variations, and matches that go on from it. */
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  FULL,
  headline,
  heard,
  playCells,
  ready,
  SHARP,
  status,
  STILL,
} from '../lib/board.ts';
import { games } from '../../../src/variants/rules.ts';
import { endlessGame } from '../lib/games.ts';
import { compare, shoot } from '../lib/pixels.ts';
import { test } from '../lib/rooms.ts';

test.use({ ...STILL, isFlat: true });

const said = (page: Page, text: string) => page.getByText(text, { exact: true });
const open = async (page: Page, path: string) => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}inspect`);
  await ready(page);
};

test.describe('on the canvas', () => {
  test.use({ ...SHARP, isFlat: false });

  test(
    'AN-01 AN-02: every open cell says by ear and on the canvas what it leads to; a switch hides it',
    FULL,
    async ({ page }) => {
      await open(page, '/analysis/classic?moves=4_1&v=1');
      await expect(said(page, 'Everything here is proven.')).toBeVisible();
      await expect(status(page)).toContainText('With best play, Player X wins in 3 moves.');
      await expect(cell(page, '0')).toHaveAccessibleName('a3, empty, wins in 3 moves');
      await expect(cell(page, '7')).toHaveAccessibleName('b1, empty, ties');
      await expect(page.getByText('+3 wins in 3')).toBeVisible();
      const shown = await shoot(page);
      await page.getByRole('checkbox', { name: 'Show what each move is worth' }).uncheck();
      await expect(cell(page, '0')).toHaveAccessibleName('a3, empty');
      await expect(status(page)).toContainText('Guess first');
      await expect
        .poll(async () => (await compare(page, shown, await shoot(page))).different)
        .toBeGreaterThan(0.01);
    },
  );

  test('AN-03 AN-04: lines branch, the address keeps the position, and the graph tells the worth', async ({
    page,
  }) => {
    await open(page, '/analysis/classic');
    await playCells(page, ['4', '1', '0']);
    await page.getByRole('button', { name: 'Previous move' }).click();
    await playCells(page, ['8']);
    await expect(page).toHaveURL(/moves=4_1_8/);
    const other = page.getByRole('button', { name: 'Alternative to move 3: a3' });
    await expect(other).toBeVisible();
    const table = page.getByRole('table', { name: 'How the game went' });
    const slip = table.getByRole('row', { name: /2\. O b3/ });
    await expect(slip).toContainText('Player X wins');
    await expect(slip).toContainText('gave away a tie');
    await expect(page.locator('[data-slip] svg')).toHaveCount(1);
    await other.click();
    await expect(cell(page, '0')).toHaveAccessibleName(/X/);
    await expect(page).toHaveURL(/moves=4_1_0/);
    await page.reload();
    await ready(page);
    await expect(cell(page, '0')).toHaveAccessibleName(/X/);
  });

  test(
    'AN-05 A11-11: the review of a finished game opens here, and a slip is tried again against the same opponent',
    FULL,
    async ({ page }) => {
      await page.goto('/classic?moves=4_1_0_2_8&v=1&inspect');
      await ready(page);
      await page.getByRole('link', { name: 'Review the game' }).click();
      await expect(page).toHaveURL(/\/analysis\/classic/);
      await expect(headline(page, 'Player X Wins!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Make a picture of this game' })).toBeVisible();
      await expect(page.getByText('One mistake.').first()).toBeVisible();
      await expect(heard(page)).toContainText('One mistake.');
      await page.getByRole('button', { name: 'Player O’s worst: move 2' }).click();
      await expect(status(page)).toContainText("Player X's Turn");
      await expect(heard(page)).toHaveText(
        /With best play, Player X wins in 3 moves\. Best move: .*\. Everything here is proven\./,
      );
      const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
      await expect(moves.filter({ hasText: 'gave away a tie' })).toHaveCount(1);
      await page.getByRole('button', { name: 'Try again from move 2' }).click();
      await expect(page).toHaveURL(/\/classic$/);
      await expect(status(page)).toContainText("Player O's Turn");
      await expect(cell(page, '4')).toHaveAccessibleName(/X/);
      await expect(cell(page, '1')).toHaveAccessibleName(/empty/);
    },
  );
});

test(
  'AN-02: wild says both symbols, quantum the second cell after the first, and estimates say so',
  FULL,
  async ({ page }) => {
    await open(page, '/analysis/wild');
    await expect(cell(page, '4')).toHaveAccessibleName(/X ties, O loses in 3 moves/);
    await open(page, '/analysis/quantum?moves=0-8_2-6_0-2&v=1');
    await expect(said(page, 'Everything here is proven.')).toBeVisible();
    await cell(page, '4').dispatchEvent('click');
    await expect(cell(page, '5')).toHaveAccessibleName(/(wins|loses|ties)/);
    await open(page, '/analysis/quantum?moves=0-4_4-8_0-8&v=1');
    await expect(page.getByRole('dialog').getByText('ties', { exact: true })).toHaveCount(2);
    await open(page, '/analysis/ultimate');
    await expect(cell(page, '4.4')).toHaveAccessibleName(/looks (good|even|bad) \(estimate\)/);
    await expect(page.locator('[aria-hidden] > span', { hasText: 'a guess' })).toBeVisible();
    await expect(said(page, '0 of 81 moves proven.')).toBeVisible();
    const longer = page.getByRole('button', { name: 'Analyse longer' });
    await longer.click();
    await expect(longer).toHaveAttribute('aria-disabled', 'true');
    await expect(said(page, 'Still analysing… 0 of 81 moves proven.')).toBeVisible();
  },
);

test(
  'AN-05: a slip in a link to a review is tried again against its opponent',
  FULL,
  async ({ page }) => {
    await page.goto('/analysis/classic?moves=4_1_0_2_8&v=1&vs=medium&me=1');
    await expect(page.getByRole('button', { name: 'Try again from move 2' })).toBeVisible();
    await expect(page).toHaveURL(/vs=medium&me=1/);
    const moves = page.getByRole('region', { name: 'Moves' }).getByRole('button');
    await expect(moves.filter({ hasText: 'O (you)' })).toHaveCount(2);
    await expect(moves.filter({ hasText: 'X (you)' })).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Try again from move 2' }).click();
    await expect(page).toHaveURL(/\/classic$/);
    await expect(status(page)).toContainText('You are O. AI level: Medium.');
    await expect(cell(page, '4')).toHaveAccessibleName(/X/);
    await expect(cell(page, '1')).toHaveAccessibleName(/empty/);
  },
);

test(
  'AN-05: a review of flawless play says so, and its end is not played on',
  FULL,
  async ({ page }) => {
    await page.goto('/analysis/classic?moves=4_0_2_6_3_5_1_7_8&v=1');
    await expect(page.getByText('No proven mistakes.').first()).toBeVisible();
    const playOn = page.getByRole('button', { name: 'Continue from here' });
    await expect(playOn).toHaveCount(0);
    await page.getByRole('button', { name: 'Previous move' }).click();
    await expect(playOn).toBeVisible();
  },
);

test('AN-05: another running game is lost only after a question', FULL, async ({ page }) => {
  await page.goto('/classic?moves=4_0&v=1');
  await expect(cell(page, '0')).toHaveAccessibleName(/O/);
  await page.goto('/analysis/classic?moves=8_4&v=1');
  const playOn = page.getByRole('button', { name: 'Continue from here' });
  await playOn.click();
  await page.getByRole('button', { name: 'Keep my game' }).click();
  await expect(playOn).toBeFocused();
  await playOn.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/classic$/);
  await expect(cell(page, '8')).toHaveAccessibleName(/X/);
});

test('AN-05: no analysis of a game against the computer in progress', FULL, async ({ page }) => {
  await page.goto('/classic');
  await page.getByRole('button', { name: 'Play vs AI' }).click();
  await cell(page, '4').dispatchEvent('click');
  await expect(page.getByRole('list').getByRole('button', { name: /b2/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analyse' })).toHaveCount(0);
});

test(
  'AN-03: the address keeps the rules without a move, and only what it can mean',
  FULL,
  async ({ page }) => {
    await open(page, '/analysis/extended?me=-1&vs=hard');
    await expect(page).not.toHaveURL(/me=/);
    await page.getByRole('radio', { name: '4×4' }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: '5×5' })).toBeFocused();
    await expect(page).toHaveURL(/options=/);
    await page.reload();
    await expect(page.getByRole('radio', { name: '5×5' })).toBeChecked();
    await page.getByRole('radio', { name: '4×4' }).press(' ');
    await expect(page).not.toHaveURL(/options=/);
    await expect(page.locator('[data-cell]')).toHaveCount(16);
  },
);

test(
  'AN-01: players and sizes of Multiplayer are chosen as in its setup',
  FULL,
  async ({ page }) => {
    await open(page, '/analysis/multiplayer');
    await page.getByRole('radio', { name: '4', exact: true }).press(' ');
    await page.getByRole('radio', { name: '5×5' }).press(' ');
    await page.getByRole('radio', { name: 'Three in a row wins' }).press(' ');
    await expect(page).toHaveURL(/seats=4/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Three in a row wins' })).toBeChecked();
    for (const [id, symbol] of ['X', 'O', 'triangle', 'square'].entries()) {
      await cell(page, String(id)).dispatchEvent('click');
      await expect(cell(page, String(id))).toHaveAccessibleName(new RegExp(`, ${symbol}$`));
    }
  },
);

test(
  'AN-02: hidden worths stay hidden over a reload, in the graph and the lines too',
  FULL,
  async ({ page }) => {
    await page.goto('/analysis/classic?moves=4_1_0_2_8&v=1');
    const again = page.getByRole('button', { name: 'Try again from move 2' });
    await expect(again).toBeVisible();
    await page.getByRole('checkbox', { name: 'Show what each move is worth' }).uncheck();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Moves' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous move' }).click();
    await expect(status(page)).toContainText('Guess first: what is the best move?');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByText(/gave|gives|proven/)).toHaveCount(0);
    await expect(again).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Show what each move is worth' }).check();
    await expect(again).toBeVisible();
  },
);

test('AN-02: taking over the first mark says what it leads to', FULL, async ({ page }) => {
  const options = encodeURIComponent('{"board":"3x3x3","centreClosed":false,"swap":true}');
  await page.goto(`/analysis/3d?moves=1.4&v=1&options=${options}`);
  await expect(status(page)).toContainText(/Taking over the mark (wins|loses) in \d+ moves\./);
  await expect(heard(page)).toContainText('Taking over the mark');
});

test('AN-01: a game’s page and its guide lead to the analysis board', FULL, async ({ page }) => {
  await page.goto('/misere');
  const below = page.getByRole('link', { name: 'Find the best moves on the analysis board' });
  await below.click();
  await expect(page).toHaveURL(/\/analysis\/misere$/);
  await expect(page.getByRole('heading', { name: 'Related Variants' })).toBeVisible();
  await expect(below).toHaveCount(0);
  await page.goto('/how-to-play/misere');
  await page.getByRole('link', { name: 'Analyse', exact: true }).click();
  await expect(page).toHaveURL(/\/analysis\/misere$/);
});

test(
  'a link with a game that is too long to analyse says so, and an empty board can be used',
  FULL,
  async ({ page }) => {
    await page.goto(
      `/analysis/infinite?moves=${endlessGame(420).join('_')}&v=${games.infinite.version}`,
    );
    await expect(page.locator('[data-notice]')).toContainText(
      'This game is too long to analyse At most 400 moves can be analysed.',
    );
    await expect(page.getByRole('main')).toContainText('Play a move');
  },
);

test('AN-06: a finished game of three says who decided it, and shows that move', async ({
  page,
}) => {
  const options = encodeURIComponent(JSON.stringify({ size: 4, length: 3 }));
  const moves = '5_7_15_6_11_0_4';
  await open(page, `/analysis/multiplayer?moves=${moves}&v=1&seats=3&options=${options}`);
  await expect(page.getByRole('main')).toContainText(
    'Move 6 decided it: Player 3 let Player 1 win.',
  );
  await page.getByRole('button', { name: 'Show that move' }).press('Enter');
  // The triangle is to move, and the cell that it left to X is free.
  await expect(status(page)).toContainText('Player 3');
  await expect(cell(page, '0')).toHaveAccessibleName(/empty/);
});
