/** The variants beyond classic: each opens, shows its rule, and ends as its rules say. */
import type { Page } from 'playwright/test';
import {
  cell,
  clickCell,
  expect,
  FULL,
  headline,
  holdBots,
  letBotsAnswer,
  open,
  SMALL,
  startFriend,
  status,
  STILL,
  test,
  unfoldMore,
} from '../lib/board.ts';
import { gameWith } from '../lib/games.ts';

test.use({ ...STILL, ...SMALL });

const lastOf = (page: Page) => page.locator('[aria-current="step"]');

/** Plays on the flat board: the canvas has its own tests, and these games are long. */
async function playFlat(page: Page, picks: readonly (readonly string[])[]): Promise<void> {
  for (const [at, move] of picks.entries()) {
    for (const pick of move) {
      if (/^[XO]$/.test(pick)) await page.getByRole('button', { name: pick, exact: true }).click();
      else await cell(page, pick).dispatchEvent('click');
    }
    await expect(lastOf(page)).toContainText(String(at + 1));
  }
}

test(
  'EXT-01 NTC-43: extended is won with four in a row on the canvas, and tied by a full board',
  FULL,
  async ({ page }) => {
    await open(page, '/extended');
    await expect(page.getByRole('heading', { name: 'Extended Tic Tac Toe' })).toBeVisible();
    await startFriend(page);
    await expect(page.locator('[data-cell]')).toHaveCount(16);
    for (const id of ['0', '4', '1', '5', '2', '6', '3']) {
      await clickCell(page, id);
      await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
    }
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    await expect(status(page)).toContainText('Extended Victory');
    await page.getByRole('button', { name: 'Play again' }).click();
    await playFlat(page, gameWith('extended', {}, 'tie'));
    await expect(headline(page, "It's a Draw!")).toBeVisible();
    await expect(status(page)).toContainText('Extended Stalemate');
  },
);

test(
  'ALL-26 ALL-52: a rule option is chosen under the modes and shown on the rules card',
  FULL,
  async ({ page }) => {
    await open(page, '/extended');
    await page.getByRole('radio', { name: '5×5' }).check();
    await expect(page.locator('[data-cell]')).toHaveCount(25);
    await startFriend(page);
    await expect(page.getByRole('region', { name: 'Rules' })).toContainText('5 rows of 5');
  },
);

test(
  '3D-14: only small stacks offer the closed centre, whatever is chosen first',
  FULL,
  async ({ page }) => {
    await open(page, '/3d');
    await page.getByRole('radio', { name: 'Not the centre' }).check();
    await page.getByRole('radio', { name: '4 of 4×4' }).check();
    await expect(page.locator('[data-cell]')).toHaveCount(64);
    await expect(page.getByRole('radio', { name: 'Not the centre' })).toHaveCount(0);
    await page.getByRole('radio', { name: '3 of 3×3' }).check();
    await expect(page.getByRole('radio', { name: 'Not the centre' })).toBeChecked();
    await startFriend(page);
    await expect(page.getByRole('region', { name: 'Rules' })).toContainText(
      'may not take a centre',
    );
  },
);

test(
  'MIS-01 MIS-04 NTC-46: misère warns of lines nearly complete, and a full line loses',
  FULL,
  async ({ page }) => {
    await open(page, '/misere');
    await startFriend(page);
    await playFlat(page, [['0'], ['3'], ['1'], ['4']]);
    await expect(status(page)).toContainText('Danger! 2 line(s) nearly complete!');
    await clickCell(page, '2');
    await expect(headline(page, 'Player O Wins!')).toBeVisible();
    await expect(status(page)).toContainText('Misere Victory');
    await expect(status(page)).not.toContainText('Danger!');
  },
);

test(
  'WLD-01 WLD-12 NTC-21 WLD-15 WLD-16 WLD-17: wild asks for a mode, then for a cell and a symbol',
  FULL,
  async ({ page }) => {
    await open(page, '/wild');
    await clickCell(page, '4');
    await expect(page.locator('[data-notice]')).toContainText('Select Game Mode');
    await page.getByRole('button', { name: 'Play vs Friend' }).click();
    await expect(status(page)).toContainText("Player 1's Turn - Choose X or O");
    await clickCell(page, '0');
    const chooser = page.getByRole('group', { name: 'Choose X or O' });
    await expect(chooser).toBeVisible();
    await expect(cell(page, '0')).toHaveAccessibleName(/empty/);
    // Another cell starts the move over.
    await cell(page, '4').dispatchEvent('click');
    await chooser.getByRole('button', { name: 'X' }).click();
    await expect(cell(page, '4')).toHaveAccessibleName(/X/);
    await expect(cell(page, '0')).toHaveAccessibleName(/empty/);
    await expect(status(page)).toContainText("Player 2's Turn");
    await playTwinFrom(page, [
      ['0', 'X'],
      ['8', 'X'],
    ]);
    await expect(headline(page, 'Player 1 Wins!')).toBeVisible();
  },
);

/** Like `playTwin`, for a match under way. */
async function playTwinFrom(page: Page, picks: readonly (readonly string[])[]): Promise<void> {
  for (const move of picks) {
    for (const pick of move) {
      if (/^[XO]$/.test(pick)) await page.getByRole('button', { name: pick, exact: true }).click();
      else await cell(page, pick).dispatchEvent('click');
    }
  }
}

test('WLD-13 WLD-14: against the AI wild has its own banners', FULL, async ({ page }) => {
  await holdBots(page);
  await open(page, '/wild');
  await page.getByRole('button', { name: 'Play vs AI' }).click();
  await expect(status(page)).toContainText('Your Turn - Choose X or O');
  await cell(page, '4').dispatchEvent('click');
  await page.getByRole('button', { name: 'X', exact: true }).click();
  await expect(status(page)).toContainText('AI Thinking...');
  await letBotsAnswer(page);
  await expect(status(page)).toContainText('Your Turn - Choose X or O');
});

test('MUL-01 MUL-02 MUL-03 MUL-04 MUL-05 MUL-06 MUL-07 MUL-08 MUL-12 NTC-28 NTC-31: six around one screen', async ({
  page,
}) => {
  await open(page, '/multiplayer');
  await expect(page.getByRole('heading', { name: 'Game Setup' })).toBeVisible();
  const players = page.getByRole('group', { name: 'Number of Players' });
  const grids = page.getByRole('group', { name: 'Grid Size' });
  await players.getByRole('radio', { name: '6' }).check();
  await expect(grids.getByRole('radio', { name: '5×5' })).toBeChecked();
  await expect(page.locator('#main').getByText(/can fill a line/)).toHaveCount(0);
  await grids.getByRole('radio', { name: '3×3' }).check();
  await expect(page.locator('#main').getByText(/nobody can fill a line/)).toBeVisible();
  await players.getByRole('radio', { name: '4' }).check();
  await grids.getByRole('radio', { name: '3×3' }).check();
  await expect(page.locator('#main').getByText(/only Player 1 can fill a line/)).toBeVisible();
  await players.getByRole('radio', { name: '3' }).check();
  await expect(page.locator('#main').getByText(/can fill a line/)).toHaveCount(0);
  await page.getByLabel('Name of player 1').fill('Mia');
  await page.getByLabel('Name of player 3').fill('Oma');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.locator('[data-notice]').first()).toContainText('3 players on 3x3 grid!');
  const legend = page.getByRole('list', { name: 'Players' });
  await expect(legend.getByRole('listitem')).toHaveText([/Mia/, /Player 2/, /Oma/]);
  await expect(status(page)).toContainText("Mia's Turn");
  await playFlat(page, [['0'], ['3'], ['6'], ['1'], ['4'], ['7'], ['2']]);
  await expect(headline(page, 'Mia Wins!')).toBeVisible();
  await expect(page.locator('[data-notice]').getByText('Congratulations to Mia!')).toBeVisible();
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(page.getByRole('heading', { name: 'Game Setup' })).toBeVisible();
});

test(
  'MUL-09 NTC-32: larger grids offer three in a row, and everybody gets the tie notice',
  FULL,
  async ({ page }) => {
    await open(page, '/multiplayer');
    await page.getByRole('radio', { name: '4×4' }).check();
    await page.getByRole('radio', { name: 'Three in a row wins' }).check();
    await page.getByRole('radio', { name: '3×3' }).check();
    await expect(page.getByRole('radio', { name: 'Three in a row wins' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Start Game' }).click();
    await playFlat(page, gameWith('multiplayer', {}, 'tie', 3));
    await expect(headline(page, "It's a tie!")).toBeVisible();
    await expect(page.locator('[data-notice]').getByText('Great game everyone!')).toBeVisible();
  },
);

test(
  'ULT-01 ULT-04 ULT-05 ULT-06 ULT-14: ultimate opens at once, and its opponent can be switched',
  FULL,
  async ({ page }) => {
    await holdBots(page);
    await open(page, '/ultimate');
    await expect(status(page)).toContainText('Your Turn');
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await clickCell(page, '4.4');
    await expect(status(page)).toContainText('AI Thinking...');
    await letBotsAnswer(page);
    await expect(status(page)).toContainText('Your Turn');
    await page.getByRole('radio', { name: 'Friend' }).check();
    await expect(cell(page, '4.4')).toHaveAccessibleName(/X/);
    await expect(status(page)).toContainText("Player X's Turn");
    await page.getByRole('button', { name: 'New Game' }).click();
    await expect(page.getByRole('radio', { name: 'Friend' })).toBeChecked();
    await playFlat(page, [['0.4'], ['4.0']]);
    // X is sent to board 0: a cell of board 5 is not taken.
    await cell(page, '5.5').dispatchEvent('click');
    await expect(lastOf(page)).toContainText('2');
    await expect(cell(page, '5.5')).toHaveAccessibleName(/empty/);
  },
);

test(
  'ULT-09 NTC-42: whoever is sent to a finished board may play anywhere; a game ends with its titles',
  FULL,
  async ({ page }) => {
    await open(page, '/ultimate');
    await page.getByRole('radio', { name: 'Friend' }).check();
    // X wins the first small board with its third mark there, which sends O to it.
    await playFlat(page, [['0.3'], ['3.0'], ['0.6'], ['6.0']]);
    await expect(page.getByText('Play anywhere!', { exact: true })).toHaveCount(0);
    await cell(page, '0.0').dispatchEvent('click');
    await expect(page.getByText('Play anywhere!', { exact: true })).toBeVisible();
    await cell(page, '5.5').dispatchEvent('click');
    await expect(cell(page, '5.5')).toHaveAccessibleName(/O/);
    await page.getByRole('button', { name: 'New Game' }).click();
    await playFlat(page, gameWith('ultimate', {}, 'tie'));
    await expect(headline(page, "It's a Draw!")).toBeVisible();
    await expect(status(page)).toContainText('Ultimate Stalemate');
  },
);

test('a shared link opens the match with its moves, and a broken one says so', async ({ page }) => {
  await open(page, '/extended');
  await page.goto('/extended?moves=0_5_1&v=1&inspect');
  await expect(cell(page, '5')).toHaveAccessibleName(/O/);
  await expect(page).toHaveURL(/\/extended\?inspect/);
  await expect(page.locator('[data-notice]')).toContainText('Shared game opened');
  await page.goto('/misere?moves=99');
  await expect(page.locator('[data-notice]')).toContainText('This link doesn’t contain a game');
  await expect(page.getByRole('button', { name: 'Play vs AI' })).toBeVisible();
});

test('a move in the list looks back at the board after it', FULL, async ({ page }) => {
  await open(page, '/misere');
  await startFriend(page);
  await playFlat(page, [['0'], ['3'], ['1']]);
  await page.getByRole('region', { name: 'Moves' }).getByRole('button', { name: /^1 / }).click();
  await expect(cell(page, '3')).toHaveAccessibleName(/empty/);
  await page.getByRole('region', { name: 'Moves' }).getByRole('button', { name: /^3 / }).click();
  await expect(cell(page, '3')).toHaveAccessibleName(/O/);
});

test('3D-01 3D-08 3D-09 3D-10 3D-11 NTC-44: levels are selected, played flat or in the stack, and joined by a line', async ({
  page,
}) => {
  await open(page, '/3d');
  await startFriend(page);
  await expect(page.locator('[data-cell]')).toHaveCount(36);
  await expect(page.getByRole('heading', { name: 'All 4 levels' })).toBeVisible();
  await page.getByRole('button', { name: 'Next level' }).click();
  await expect(page.getByRole('heading', { name: 'Level 1 of 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Next level' }).click();
  await expect(page.getByRole('heading', { name: 'Level 2 of 4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'L2' })).toHaveAttribute('aria-pressed', 'true');
  // Only the selected level can be clicked on the canvas.
  await clickCell(page, '1.4');
  await expect(cell(page, '1.4')).toHaveAccessibleName(/X/);
  await page.locator('[data-flat="1.0"]').click();
  await expect(cell(page, '1.0')).toHaveAccessibleName(/O/);
  await page.getByRole('button', { name: 'L1' }).click();
  await page.locator('[data-flat="0.0"]').click();
  await expect(page.getByRole('button', { name: 'Previous level' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.locator('[data-flat="0.1"]').click();
  await page.getByRole('button', { name: 'L3' }).click();
  await page.locator('[data-flat="2.8"]').click();
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await expect(status(page)).toContainText('3D Victory');
  // A line through the levels shows all of them.
  await expect(page.getByRole('heading', { name: 'All 4 levels' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'L3' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'L2' }).click();
  await page.getByRole('button', { name: 'All levels' }).click();
  await expect(page.getByRole('heading', { name: 'All 4 levels' })).toBeVisible();
});

test(
  '3D-08: on every phone held upright the buttons for the levels are in sight',
  FULL,
  async ({ page }) => {
    await open(page, '/3d');
    await startFriend(page);
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      // Without scrolling, and not below the match's own buttons.
      const next = await page.getByRole('button', { name: 'Next level' }).boundingBox();
      await page.mouse.click((next?.x ?? 0) + 22, (next?.y ?? 0) + 22);
      await expect(page.getByRole('heading', { name: /^Level/ })).toBeVisible();
      const all = await page.getByRole('button', { name: 'All levels' }).boundingBox();
      await page.mouse.click((all?.x ?? 0) + 22, (all?.y ?? 0) + 22);
      await expect(page.getByRole('heading', { name: 'All 4 levels' })).toBeVisible();
      expect((all?.x ?? width) + (all?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  },
);

test(
  '3D-14 ALL-26: the centre can be closed to the first mark, and the rules card says so',
  FULL,
  async ({ page }) => {
    await open(page, '/3d');
    await page.getByRole('radio', { name: 'Not the centre' }).check();
    await startFriend(page);
    await expect(page.getByRole('region', { name: 'Rules' })).toContainText('82 lines on 36 cells');
    await expect(page.getByRole('region', { name: 'Rules' })).toContainText(
      'may not take a centre',
    );
    await page.getByRole('button', { name: 'L2' }).click();
    await expect(page.locator('[data-flat="1.4"]')).toHaveCSS('opacity', '0.45');
    await page.getByRole('button', { name: 'All levels' }).click();
    await cell(page, '1.4').dispatchEvent('click');
    await expect(cell(page, '1.4')).toHaveAccessibleName(/empty, closed to the first mark/);
    await expect(page.locator('[data-notice]')).toContainText('The centre is closed');
    await cell(page, '1.0').dispatchEvent('click');
    await expect(cell(page, '1.0')).toHaveAccessibleName(/X/);
    await expect(cell(page, '1.4')).toHaveAccessibleName(/empty$/);
  },
);

test(
  'DSG-12: page keys change the level on the flat board, and 4x4x4 plays in the same scene',
  FULL,
  async ({ page }) => {
    await open(page, '/3d');
    await page.getByRole('radio', { name: '4 of 4×4' }).check();
    await startFriend(page);
    await expect(page.locator('[data-cell]')).toHaveCount(64);
    await cell(page, '0.0').focus();
    await page.keyboard.press('PageUp');
    await expect(cell(page, '1.0')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(page, '1.0')).toHaveAccessibleName(/X/);
  },
);

test(
  'WLD-11 NTC-47: wild has its rules panel, and titles for a victory and a stalemate',
  FULL,
  async ({ page }) => {
    await open(page, '/wild');
    await expect(page.getByRole('region', { name: 'Wild Rules' })).toContainText('X or O');
    await startWild(page);
    await playFlat(page, [
      ['0', 'X'],
      ['1', 'X'],
      ['2', 'X'],
    ]);
    await expect(status(page)).toContainText('Wild Victory');
    await page.getByRole('button', { name: 'Play again' }).click();
    await playFlat(page, gameWith('wild', {}, 'tie'));
    await expect(status(page)).toContainText('Wild Stalemate');
  },
);

async function startWild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play vs Friend' }).click();
  await expect(status(page)).toContainText("Player 1's Turn");
}

test(
  '3D-15: friends may alternate who starts; seats keep their symbols',
  FULL,
  async ({ page }) => {
    await open(page, '/3d');
    await unfoldMore(page, 'Local Multiplayer');
    await page.getByRole('checkbox', { name: /Alternate who starts/ }).check();
    await startFriend(page);
    await expect(page.getByRole('region', { name: 'Rules' })).toContainText(
      'After each round, the other player starts.',
    );
    await playFlat(page, [['1.4'], ['0.0'], ['2.4'], ['3.1'], ['0.4']]);
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(status(page)).toContainText("Player O's Turn");
    await cell(page, '1.4').dispatchEvent('click');
    await expect(cell(page, '1.4')).toHaveAccessibleName(/, O$/);
    await expect(status(page)).toContainText("Player X's Turn");
  },
);

test(
  'MUL-11 MUL-13 MUL-14 MUL-17 MUL-18 MUL-22: nothing is placed before the start; then banner, grid and rules',
  FULL,
  async ({ page }) => {
    await open(page, '/multiplayer');
    await clickCell(page, '4');
    await expect(cell(page, '4')).toHaveAccessibleName(/empty/);
    await page.getByRole('radio', { name: '4×4' }).check();
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(page.locator('[data-cell]')).toHaveCount(16);
    await expect(page.getByRole('region', { name: 'Rules' })).toContainText('Take turns');
    await expect(status(page)).toContainText("Player 1's Turn");
    await clickCell(page, '5');
    await expect(cell(page, '5')).toHaveAccessibleName(/, X$/);
    await expect(status(page)).toContainText("Player 2's Turn");
    await page.getByRole('button', { name: 'New Game' }).click();
    await expect(page.getByRole('heading', { name: 'Game Setup' })).toBeVisible();
    await expect(cell(page, '5')).toHaveAccessibleName(/empty/);
  },
);

test('MUL-22: a reload in mid-game keeps the names for the next game', FULL, async ({ page }) => {
  await open(page, '/multiplayer');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('radio', { name: '4×4' }).check();
  await page.getByLabel('Name of player 1').fill('Ann');
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(status(page)).toContainText("Ann's Turn");
  await page.reload();
  await expect(status(page)).toContainText("Ann's Turn");
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Ann');
  await expect(page.getByLabel(/^Name of player/)).toHaveCount(4);
  await expect(page.getByRole('radio', { name: '4×4' })).toBeChecked();
});
