/** Quantum: pairs of marks, loops, the measurement and its consequences. */
import type { Page } from 'playwright/test';
import {
  ALL_CELLS,
  cell,
  clickCell,
  expect,
  FULL,
  headline,
  holdBots,
  letBotsAnswer,
  open,
  project,
  ready,
  SHARP,
  SMALL,
  squareOf,
  startAi,
  startFriend,
  status,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';
import { compare, shoot } from '../lib/pixels.ts';

test.use({ ...SHARP, ...STILL, ...SMALL });

test('every number stays at its mark when the theme changes', FULL, async ({ page }) => {
  await page.goto('/quantum?moves=0-1_1-2&v=1&inspect');
  await ready(page);
  // The notice of the shared game may cover the edge of the picture.
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await waitForIdle(page);
  const changed = await shoot(page);
  await page.reload();
  await ready(page);
  await waitForIdle(page);
  expect((await compare(page, changed, await shoot(page))).different).toBeLessThan(0.01);
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quantum Measurement Required' });
const notice = (page: Page, title: string) =>
  page.locator('[data-notice]').filter({ hasText: title });
const invalid = (page: Page, why: string) =>
  notice(page, 'Invalid Move').filter({ hasText: why }).first();

/** Measures into a cell: previews the option, then confirms. */
async function measure(page: Page, letter: 'A' | 'B'): Promise<void> {
  await dialog(page)
    .getByRole('radio', { name: new RegExp(`^${letter}:`) })
    .check();
  await dialog(page)
    .getByRole('button', { name: `Measure ${letter}` })
    .click();
  await expect(dialog(page)).toBeHidden();
}

/** Plays pairs on the flat board, measurements through the dialog ("A" or "B"). */
async function play(page: Page, moves: readonly string[]): Promise<void> {
  const made = page.getByRole('region', { name: 'Moves' }).getByRole('listitem');
  const before = await made.count();
  for (const [at, move] of moves.entries()) {
    if (move === 'A' || move === 'B') await measure(page, move);
    else for (const pick of move.split('-')) await cell(page, pick).dispatchEvent('click');
    await expect(made).toHaveCount(before + at + 1);
  }
}

/** Opens a kept match against a bot. */
async function openAgainst(page: Page, moves: readonly string[]): Promise<void> {
  const record = { game: 'quantum', version: 1, seats: 2, options: {}, moves };
  const controllers = [{ kind: 'person' }, { kind: 'bot', level: 'easy' }];
  const setup = { game: 'quantum', seats: 2, options: {}, controllers };
  const saved = { form: 1, setup, record, round: 1, reported: false };
  await page.addInitScript(
    (text) => sessionStorage.setItem('tic-tac-toe.match.quantum', text),
    JSON.stringify(saved),
  );
  await open(page, '/quantum');
}

test('QNT-01 QNT-02 QNT-14 QNT-18 NTC-34 NTC-35 NTC-45 ALL-46: a game on the canvas, measured and won', async ({
  page,
}) => {
  await open(page, '/quantum');
  await expect(page.getByRole('heading', { name: 'Quantum Tic Tac Toe' })).toBeVisible();
  await startFriend(page);
  await clickCell(page, '0');
  await expect(status(page)).toContainText('Now choose the second square.');
  await clickCell(page, '5');
  await expect(status(page)).not.toContainText('second square');
  await expect(cell(page, '0')).toHaveAccessibleName('a3, X 1 linked with c2');
  await expect(status(page)).toContainText("Player O's Turn");
  for (const id of ['5', '8', '4', '8', '0', '3', '0', '3']) await clickCell(page, id);
  await expect(notice(page, 'Identical Quantum States Detected!')).toBeVisible();
  await expect(dialog(page)).toContainText('Player O chooses where X 5 lands');
  await measure(page, 'B');
  await expect(notice(page, 'Quantum Collapse!')).toBeVisible();
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await expect(status(page)).toContainText('Quantum Victory');
  await expect(cell(page, '4')).toHaveAccessibleName('b2, X 3 settled, part of the winning line');
});

test(
  'QNT-10 NTC-33 NTC-39: a longer loop has its own notice; a board that fills without a line is a tie',
  FULL,
  async ({ page }) => {
    await open(page, '/quantum');
    await startFriend(page);
    await play(page, ['6-7', '2-8', '2-7', '3-6']);
    for (const pick of ['2', '6']) await cell(page, pick).dispatchEvent('click');
    await expect(notice(page, 'Cyclic Entanglement Detected!')).toBeVisible();
    await measure(page, 'B');
    await play(page, ['0-1']);
    for (const pick of ['0', '1']) await cell(page, pick).dispatchEvent('click');
    await measure(page, 'A');
    for (const pick of ['4', '5', '4', '5']) await cell(page, pick).dispatchEvent('click');
    await measure(page, 'B');
    await expect(headline(page, "It's a Draw!")).toBeVisible();
    await expect(status(page)).toContainText('Quantum Stalemate');
  },
);

test('QNT-22 QNT-23: the two mistakes have their notices', FULL, async ({ page }) => {
  await page.goto('/quantum?moves=0-1_0-1_0&v=1&inspect');
  await ready(page);
  await clickCell(page, '1');
  const classical = 'Cannot place marks in squares with classical marks!';
  await expect(invalid(page, classical)).toBeVisible();
  await clickCell(page, '4');
  await clickCell(page, '0');
  await expect(page.getByText('Now choose the second square.')).toBeVisible();
  await clickCell(page, '4');
  await expect(invalid(page, 'Cannot place both marks in the same square!')).toBeVisible();
  await expect(page.getByText('Now choose the second square.')).toBeHidden();
  await clickCell(page, '4');
  await clickCell(page, '2');
  await expect(cell(page, '2')).toHaveAccessibleName(/X 3/);
});

test(
  'QNT-09: the links can be hidden and shown; they are shown at first',
  FULL,
  async ({ page }) => {
    await page.goto('/quantum?moves=0-8_2-6&v=1&inspect');
    await ready(page);
    await waitForIdle(page);
    const picture = () => page.locator('canvas').first().screenshot();
    const shown = await picture();
    await page.getByRole('button', { name: 'Hide Entanglement' }).click();
    await page.mouse.move(5, 5);
    await waitForIdle(page);
    const hidden = await picture();
    expect(hidden.equals(shown)).toBe(false);
    await page.getByRole('button', { name: 'Show Entanglement' }).click();
    await page.mouse.move(5, 5);
    await waitForIdle(page);
    expect((await picture()).equals(shown)).toBe(true);
  },
);

test(
  'the second square says whether it closes a loop before it is chosen',
  FULL,
  async ({ page }) => {
    await page.goto('/quantum?moves=0-1_1-2&v=1&inspect');
    await ready(page);
    await clickCell(page, '0');
    const over = async (id: string) => {
      const { x, y } = await project(page, id);
      await page.mouse.move(x, y);
    };
    await over('8');
    await expect(page.getByText('Now choose the second square.')).toBeVisible();
    await over('2');
    await expect(
      page.getByText('This closes a loop: the other player will measure it.'),
    ).toBeVisible();
  },
);

test(
  'QNT-17: a pending measurement blocks other moves, and can be postponed',
  FULL,
  async ({ page }) => {
    await page.goto('/quantum?moves=0-1_0-1&v=1&inspect');
    await ready(page);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Look at the board first' }).click();
    await expect(dialog(page)).toBeHidden();
    await clickCell(page, '4');
    await clickCell(page, '8');
    await expect(cell(page, '4')).toHaveAccessibleName(/empty/);
    await page.getByRole('button', { name: 'Measure now' }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await clickCell(page, '1');
    await expect(dialog(page).getByRole('radio', { name: /^B:/ })).toBeChecked();
    await dialog(page).getByRole('button', { name: 'Measure B' }).click();
    await expect(cell(page, '1')).toHaveAccessibleName(/O 2 settled$/);
    await expect(cell(page, '0')).toHaveAccessibleName(/X 1 settled$/);
  },
);

test('QNT-13: both options say and show what would become classical', FULL, async ({ page }) => {
  await page.goto('/quantum?moves=0-1_1-2_0-2&v=1&inspect');
  await ready(page);
  await expect(dialog(page)).toContainText('X 3 → a3 · X 1 → b3 · O 2 → c3');
  await expect(dialog(page)).toContainText('X 3 → c3 · O 2 → b3 · X 1 → a3');
  await waitForIdle(page);
  const picture = () => page.locator('canvas').first().screenshot();
  const before = await picture();
  await dialog(page).getByRole('radio', { name: /^A:/ }).check();
  await waitForIdle(page);
  expect((await picture()).equals(before)).toBe(false);
});

test(
  'QNT-12 NTC-36: against the AI the human measures what the AI closed, and wins by it',
  FULL,
  async ({ page }) => {
    await openAgainst(page, ['5-7', '1-8', '4-7', '1-2', '3-5', '5-7']);
    await expect(dialog(page)).toContainText('You choose where O 6 lands');
    await measure(page, 'B');
    await expect(headline(page, 'You Win!')).toBeVisible();
    await expect(status(page)).toContainText('Quantum Victory');
  },
);

test('NTC-37: a collapse can also win for the AI', FULL, async ({ page }) => {
  await openAgainst(page, ['0-7', '5-8', '5-7', '0-4', '4-6', '4-8']);
  await measure(page, 'A');
  await expect(headline(page, 'AI Wins!')).toBeVisible();
});

test(
  'ALL-44 ALL-45 QNT-12: the AI answers with two squares, and measures what the human closes',
  FULL,
  async ({ page }) => {
    await holdBots(page);
    await open(page, '/quantum');
    await startAi(page, 'Easy');
    for (const id of ['0', '4']) await clickCell(page, id);
    await expect(status(page)).toContainText('AI Thinking...');
    await letBotsAnswer(page);
    await expect(status(page)).toContainText('Your Turn');
    await expect(page.locator('[aria-current="step"]')).toContainText('2');
    // The list is hidden from assistive technology while the dialog is open.
    const moves = page.getByRole('region', { name: 'Moves', includeHidden: true });
    const items = moves.getByRole('listitem', { includeHidden: true });
    const second = (await items.nth(1).textContent()) ?? '';
    const [a = '', b = ''] = (/([abc]\d) \+ ([abc]\d)$/.exec(second) ?? [])
      .slice(1)
      .map((name) => ALL_CELLS.find((id) => squareOf(id) === name));
    // The same two squares close a loop: the AI has to measure it.
    if (await dialog(page).isVisible()) return measure(page, 'A');
    for (const id of [a, b]) await cell(page, id).dispatchEvent('click');
    await expect(notice(page, 'Quantum Collapse!')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    return expect(cell(page, a)).not.toHaveAccessibleName(/linked/);
  },
);

test('A11-03: a whole game by keyboard alone, including the dialog', FULL, async ({ page }) => {
  await page.goto('/quantum?moves=0-5_5-8_4-8&v=1&inspect');
  await ready(page);
  await cell(page, '0').focus();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Enter', 'ArrowDown', 'Enter');
  await press('Enter', 'ArrowUp', 'Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: /^A:/ })).toBeFocused();
  await press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: /^B:/ })).toBeChecked();
  // On the answer itself; Tab leads to the button.
  await press('Enter');
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
});
