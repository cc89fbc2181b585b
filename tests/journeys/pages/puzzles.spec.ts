/** Puzzles: the right move, a wrong one and its reply, hints and the solution. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { cell, expect, FULL, heard, ready, squareOf, status, STILL } from '../lib/board.ts';
import { test } from '../lib/rooms.ts';
import { dayOf, gameOfDay, puzzleOfDay } from '../../../src/puzzles/daily.ts';
import { decodePuzzle, type Puzzle } from '../../../src/puzzles/puzzle.ts';

test.use({ ...STILL, isFlat: true });

function puzzlesOf(game: string): readonly Puzzle[] {
  const file = new URL(`../../../src/variants/${game}/puzzles.json`, import.meta.url);
  const read = decodePuzzle(game, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const all = puzzlesOf('classic');
const puzzle = all[0] as Puzzle;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Plays the solution; the other side replies by itself. */
async function solve(page: Page, { solution }: Puzzle): Promise<void> {
  for (let ply = 0; ply < solution.length; ply += 2) {
    const own = solution[ply] ?? '';
    await cell(page, own).dispatchEvent('click');
    await expect(cell(page, own)).not.toHaveAccessibleName(/empty/);
    const reply = solution[ply + 1];
    if (reply !== undefined) await expect(cell(page, reply)).not.toHaveAccessibleName(/empty/);
  }
}

test('PUZ-02: the list leads to a game’s puzzles; the right moves solve one', async ({ page }) => {
  await page.goto('/puzzles');
  await page
    .getByRole('link', { name: /Classic/ })
    .first()
    .click();
  await page.evaluate(() => history.replaceState(history.state, '', `${location.href}&inspect`));
  await expect(status(page)).toContainText('to move and');
  await solve(page, puzzle);
  await expect(status(page)).toContainText('Solved!');
  await button(page, 'Show the solution').click();
  await expect(status(page)).toContainText('Step through the solution.');
  for (const _ of puzzle.solution) await button(page, 'Next move').click();
  await expect(status(page)).toContainText('That is the solution.');
  await button(page, 'Next puzzle').click();
  await expect(page.getByText(/^Puzzle 2 of \d+$/)).toBeVisible();
});

test('PUZ-02: the dialog of a measurement opens once the goal was read', FULL, async ({ page }) => {
  await page.goto('/puzzles?game=quantum&puzzle=1');
  await expect(status(page)).toContainText('O to move and win in 1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Hint').click();
  await expect(status(page)).toContainText('Theme: choosing the collapse');
  await button(page, 'Show the move').click();
  await expect(status(page)).toContainText(/The move is [abc]\d\. It is lit up/);
  await button(page, 'Choose now').click();
  await expect(page.getByRole('dialog')).toContainText('Quantum Measurement Required');
  // On a phone the dialog takes the place of the words, but only while it is open.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await status(page).boundingBox())?.width).toBeGreaterThan(300);
});

test(
  'PUZ-03 PUZ-04 A11-13: a wrong move is answered in words; help comes in steps',
  FULL,
  async ({ page }) => {
    await page.goto('/puzzles?game=classic&inspect');
    await ready(page);
    // Each announcement says everything once, also with short announcements.
    const goal = 'O to move and avoid losing. Find the move. Mirror images count too.';
    await expect(heard(page)).toHaveText(
      new RegExp(`^${goal} Puzzle \\d+ of \\d+\\. [abc]\\d [XO]; .*`),
    );
    const open = await page
      .locator('[data-cell][aria-disabled=false]')
      .evaluateAll((cells) => cells.map((each) => each.getAttribute('data-cell') ?? ''));
    const wrong = open.find((each) => each !== puzzle.solution[0]) ?? '';
    await cell(page, wrong).dispatchEvent('click');
    await expect(status(page)).toContainText(/Not this one: .*\. . answers [abc]\d\./);
    await expect(heard(page)).toHaveText(/^X at [abc]\d\. Not this one: it loses\.$/);
    await button(page, 'Undo').click();
    await expect(status(page)).toContainText('Find the move.');
    await expect(heard(page)).toHaveText(
      new RegExp(`^Undone: [XO] at [abc]\\d; [XO] at [abc]\\d\\. ${goal}$`),
    );
    await button(page, 'Hint').click();
    await expect(status(page)).toContainText('Theme:');
    await expect(heard(page)).toHaveText('Theme: the only move, escape. Mirror images count too.');
    await button(page, 'Show the move').click();
    await expect(status(page)).toContainText(/The move is [abc]\d\. It is lit up/);
    await button(page, 'Show the solution').click();
    await expect(heard(page)).toContainText('Step through the solution.');
    await button(page, 'Next move').click();
    await expect(heard(page)).toHaveText(`O at ${squareOf(puzzle.solution[0] ?? '')}.`);
    for (const _ of puzzle.solution.slice(1)) await button(page, 'Next move').click();
    await expect(status(page)).toContainText('That is the solution.');
  },
);

for (const game of ['ultimate', 'misere'] as const)
  test(
    `PUZ-03: on the smallest phone the verdict stands above the board: ${game}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const [first] = puzzlesOf(game);
      await page.goto(`/puzzles?game=${game}&puzzle=1&inspect`);
      await ready(page);
      await expect(status(page).getByText('Find the move.')).toBeInViewport({ ratio: 1 });
      const open = await page
        .locator('[data-cell][aria-disabled=false]')
        .evaluateAll((cells) => cells.map((each) => each.getAttribute('data-cell') ?? ''));
      const wrong = open.find((each) => each !== first?.solution[0]) ?? '';
      await cell(page, wrong).dispatchEvent('click');
      await expect(status(page).getByText('Not this one')).toBeInViewport({ ratio: 1 });
      // The page need not scroll to a button that stays at the foot of the screen.
      await button(page, 'Undo').focus();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      // So does a tap on the board, which plays nothing.
      await cell(page, wrong).dispatchEvent('click');
      await expect(status(page).getByText('Find the move.')).toBeInViewport({ ratio: 1 });
      await solve(page, first as Puzzle);
      await expect(status(page).getByText('Solved!')).toBeInViewport({ ratio: 1 });
    },
  );

test('PUZ-05: puzzles are chosen by difficulty', FULL, async ({ page }) => {
  await page.goto('/puzzles');
  await page
    .getByRole('link', { name: /Classic/ })
    .first()
    .click();
  const hard = all.filter(({ difficulty }) => difficulty === 5).length;
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('5');
  await expect(page.getByText(`Puzzle 1 of ${hard}`, { exact: true })).toBeVisible();
  // Another puzzle has come, and the filter can still be turned by keys.
  await expect(page.getByRole('combobox', { name: 'Difficulty' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Puzzles', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/puzzles$/);
});

test(
  'PUZ-05: the address names the puzzle, and the first unsolved one opens',
  FULL,
  async ({ page }) => {
    const second = all[1] as Puzzle;
    await page.goto('/puzzles?game=classic&puzzle=2&inspect');
    await expect(page.getByText('Puzzle 2 of 31', { exact: true })).toBeVisible();
    await ready(page);
    await solve(page, second);
    await expect(page.getByText('Puzzle 2 of 31 Solved.')).toBeVisible();
    await button(page, 'Next puzzle').click();
    await expect(page).toHaveURL(/puzzle=3/);
    await page.reload();
    await expect(page.getByText('Puzzle 3 of 31', { exact: true })).toBeVisible();
    await page.goto('/puzzles?game=classic');
    await expect(page).toHaveURL(/puzzle=1$/);
  },
);

test(
  'PUZ-06 PUZ-07 STA-17: the puzzle of the day counts for the streak, and is kept if asked for',
  FULL,
  async ({ page }) => {
    const now = new Date('2026-11-25T12:00:00Z');
    const day = dayOf(now);
    const todays = puzzleOfDay(day, puzzlesOf(gameOfDay(day)));
    if (!todays) throw new Error('there is no puzzle');
    await page.clock.setSystemTime(now);
    await page.goto('/');
    await page.getByRole('link', { name: /Puzzle of the day/ }).click();
    await expect(page.getByText(/^Wednesday, November 25, 2026: \w+\./)).toBeVisible();
    await solve(page, todays);
    await expect(page.getByText('1-day streak')).toBeVisible();
    await expect(page.getByText('November 25, 2026: solved')).toBeAttached();
    await expect(button(page, 'Copy my result')).toBeVisible();
    await expect(page.getByRole('link', { name: 'More puzzles' })).toBeVisible();
    await button(page, 'Yes, keep them').click();
    await expect(page.getByText('Your results stay on this device.')).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByText('1-day streak')).toBeVisible();
    await expect(status(page)).toContainText('You have solved this one.');
  },
);

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const)
  test(
    `PUZ-06: solved at ${width} x ${height}, the puzzle of the day offers its result first, and nothing moves`,
    FULL,
    async ({ page }) => {
      const now = new Date('2026-11-25T12:00:00Z');
      const day = dayOf(now);
      const todays = puzzleOfDay(day, puzzlesOf(gameOfDay(day)));
      await page.setViewportSize({ width, height });
      await page.clock.setSystemTime(now);
      await page.goto('/daily?inspect');
      await ready(page);
      const goal = /X to move and win/;
      await expect(status(page)).toContainText(goal);
      const placeOf = async (what: Locator) => (await what.boundingBox())?.y ?? 0;
      const month = page.getByText('November 2026', { exact: true });
      const places = async () => [await placeOf(cell(page, '0')), await placeOf(month)] as const;
      const before = await places();
      await solve(page, todays as Puzzle);
      await expect(status(page)).toContainText('Solved!');
      await expect(status(page)).not.toContainText(goal);
      const share = page.locator('[data-controls] > :first-child');
      await expect(share).toHaveText('Copy my result');
      const [first, second] = [
        await share.boundingBox(),
        await page.getByRole('link', { name: 'More puzzles' }).boundingBox(),
      ];
      expect(first?.width ?? 0).toBeGreaterThan(1.5 * (second?.width ?? 0));
      await expect(share).toBeInViewport({ ratio: 1 });
      const [board, below] = await places();
      expect(board).toBe(before[0]);
      expect(Math.abs(below - before[1])).toBeLessThan(1);
    },
  );

test('PUZ-06 PUZ-07: a puzzle begun before midnight stays, counts for its day, and offers the next', async ({
  page,
}) => {
  const [evening, night, later] = ['02T23:55', '03T00:05', '04T09:00'].map(
    (at) => new Date(`2026-12-${at}:00Z`),
  );
  const dayAt = async (now: Date | undefined) => {
    await page.clock.setSystemTime(now ?? 0);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  const puzzleAt = (now: Date | undefined): Puzzle => {
    const day = dayOf(now ?? new Date(0));
    const found = puzzleOfDay(day, puzzlesOf(gameOfDay(day)));
    if (!found) throw new Error('there is no puzzle');
    return found;
  };
  await page.clock.setSystemTime(evening ?? 0);
  await page.goto('/daily?inspect');
  await ready(page);
  const { solution } = puzzleAt(evening);
  expect(solution.length).toBeGreaterThan(2);
  await cell(page, solution[0] ?? '').dispatchEvent('click');
  await expect(cell(page, solution[1] ?? '')).not.toHaveAccessibleName(/empty/);
  await dayAt(night);
  await expect(page.getByText('A new day has begun.')).toBeVisible();
  await expect(page.getByText(/^Wednesday, December 2, 2026: \w+\./)).toBeVisible();
  await solve(page, { ...puzzleAt(evening), solution: solution.slice(2) });
  await expect(status(page)).toContainText('Solved!');
  await expect(page.getByText('1-day streak')).toBeVisible();
  await expect(page.getByText('December 2, 2026: solved')).toBeAttached();
  await expect(page.getByText('December 3, 2026: not solved')).toBeAttached();
  await button(page, 'Open today’s puzzle').click();
  await expect(page.getByText(/^Thursday, December 3, 2026: \w+\./)).toBeVisible();
  await expect(page.getByText('1-day streak')).toBeVisible();
  await solve(page, puzzleAt(night));
  await expect(status(page)).toContainText('Solved!');
  await expect(page.getByText('2-day streak')).toBeVisible();
  // A solved one stays visible, too.
  await dayAt(later);
  await expect(page.getByText('A new day has begun.')).toBeVisible();
  await expect(status(page)).toContainText('Solved!');
  await button(page, 'Open today’s puzzle').click();
  await expect(page.getByText(/^Friday, December 4, 2026: \w+\./)).toBeVisible();
  await expect(page.getByText('A new day has begun.')).toHaveCount(0);
});
