/** Games by finger on a phone to their ends, with the motion that players have. */
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  FULL,
  type Point,
  project,
  ready,
  squareOf,
  status,
  test,
} from '../lib/board.ts';
import { gameWith } from '../lib/games.ts';
import { ALL, arrive, measure } from '../lib/ultimate.ts';

test.describe.configure({ timeout: 240_000 });

const tap = (page: Page, { x, y }: Point) => page.touchscreen.tap(x, y);

/** A whole game of Ultimate takes a minute and a half in software, so only its last moves are played. */
const LAST = 16;

test(
  'DSG-09: ultimate to its end by one tap a move, and the board stays where it is',
  FULL,
  async ({ page }) => {
    await page.goto('/ultimate?inspect');
    await ready(page);
    const home = await project(page, '0.0');
    const moves = gameWith('ultimate', {}, 'first', 2).flat();
    const before = moves.slice(0, -LAST);
    await page.goto(`/ultimate?moves=${before.join('_')}&v=1&inspect`);
    await ready(page);
    for (const [at, picked] of moves.slice(-LAST).entries()) {
      const move = `before move ${before.length + at + 1}`;
      const { side, covered } = await measure(page, ALL);
      expect.soft(side, move).toBeGreaterThanOrEqual(29);
      expect.soft(covered, move).toEqual([]);
      const now = await project(page, '0.0');
      expect.soft(Math.abs(now.x - home.x), move).toBeLessThan(3);
      await tap(page, await project(page, picked));
      await expect(cell(page, picked)).not.toHaveAccessibleName(/empty/);
    }
    await expect(status(page).getByRole('heading')).toContainText('Win');
    await arrive(page, null);
    const last = await project(page, '0.0');
    expect(Math.abs(last.x - home.x)).toBeLessThan(3);
  },
);

test(
  'QNT-14 NTC-01: a whole game of quantum, in which every notice is tapped and closes',
  FULL,
  async ({ page }) => {
    await page.goto('/quantum?inspect');
    await ready(page);
    await page.getByRole('button', { name: 'Play vs Friend' }).tap();
    const notice = page.locator('[data-notice]').last();
    const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
    // The same square twice is refused with a notice.
    for (let taps = 0; taps < 2; taps += 1) await tap(page, await project(page, '0'));
    await expect(notice).toContainText('Invalid Move');
    await notice.tap();
    await expect(notice).toHaveCount(0);
    for (const picks of gameWith('quantum', {}, 'first', 2)) {
      if (await dialog.isVisible()) {
        await expect(notice).toContainText('Detected!');
        await notice.tap();
        const place = squareOf(picks[0] ?? '');
        await dialog.getByRole('radio', { name: new RegExp(`^[AB]: ${place} ?[XO]`) }).tap();
        await dialog.getByRole('button', { name: /^Measure [AB]/ }).tap();
        await expect(dialog).toBeHidden();
        await expect(notice).toContainText('Quantum Collapse!');
        await notice.tap();
      } else for (const picked of picks) await tap(page, await project(page, picked));
    }
    await expect(status(page).getByRole('heading')).toContainText('Wins!');
    await expect(notice).toHaveCount(0);
  },
);
