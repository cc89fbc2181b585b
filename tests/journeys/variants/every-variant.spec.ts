/** Every variant without a mouse: whole games by keyboard alone, from the choice of a mode to the end. */
import type { Page } from 'playwright/test';
import { games, type GameId } from '../../../src/variants/rules.ts';
import { cell, expect, FULL, open, ready, SMALL, status, STILL, test } from '../lib/board.ts';
import { FRIENDS, gameWith, layoutFor, LONG } from '../lib/games.ts';

test.use({ ...STILL, ...SMALL });

type Levels = readonly (readonly (readonly string[])[])[];

function placeIn(levels: Levels, id: string): readonly [level: number, row: number, at: number] {
  for (const [level, rows] of levels.entries()) {
    for (const [row, ids] of rows.entries()) {
      if (ids.includes(id)) return [level, row, ids.indexOf(id)];
    }
  }
  throw new Error(`no such cell: ${id}`);
}

/** Moves the focus from where it is to a cell: pages for levels, arrows for the rest. */
async function keysTo(page: Page, levels: Levels, id: string): Promise<void> {
  const now = await page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');
  const [from, to] = [placeIn(levels, now), placeIn(levels, id)];
  const keys = [
    ['PageUp', 'PageDown'],
    ['ArrowDown', 'ArrowUp'],
    ['ArrowRight', 'ArrowLeft'],
  ] as const;
  for (const [axis, [forth, back]] of keys.entries()) {
    const steps = (to[axis] ?? 0) - (from[axis] ?? 0);
    for (let step = 0; step < Math.abs(steps); step += 1)
      await page.keyboard.press(steps > 0 ? forth : back);
  }
  await expect(cell(page, id)).toBeFocused();
}

/** Starts a game between friends by keyboard. */
async function sitDown(page: Page, id: GameId): Promise<void> {
  const { opens } = games[id].about;
  if (opens === 'medium') {
    await page.getByRole('radio', { name: 'Medium' }).focus();
    for (const _ of ['Hard', 'Friend']) await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Friend' })).toBeChecked();
    await page.locator('[data-cell][tabindex="0"]').focus();
    return;
  }
  const start = opens === 'setup' ? 'Start Game' : 'Play vs Friend';
  await page.getByRole('button', { name: start }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cell]:focus')).toBeVisible();
}

for (const [id, seats] of FRIENDS) {
  test(`DSG-14 ALL-34: a game of ${id} by keyboard alone, to its end`, FULL, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, `/${id}`);
    await sitDown(page, id);
    const game = games[id];
    const options = game.options({}, seats) ?? {};
    const levels = layoutFor(id, options).grid(game.cells(game.setup(seats, options, 0)));
    const moves = gameWith(id, {}, 'first', seats);
    // All but the end of a long game is opened by a link.
    const known = moves.length > LONG ? moves.length - 8 : 0;
    if (known > 0) {
      const link = moves.slice(0, known).map((picks) => picks.join('-'));
      await page.goto(`/${id}?moves=${link.join('_')}&v=1&inspect`);
      await ready(page);
      await page.locator('[data-cell][tabindex="0"]').focus();
    }
    for (const [picked = '', symbol] of moves.slice(known)) {
      await keysTo(page, levels, picked);
      await page.keyboard.press('Enter');
      if (symbol !== undefined) {
        await expect(page.getByRole('button', { name: 'X', exact: true })).toBeFocused();
        if (symbol === 'O') await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
      await expect(cell(page, picked)).not.toHaveAccessibleName(/empty/);
    }
    await expect(status(page).getByRole('heading')).toContainText('Win');
  });
}
