/** Every variant by finger on a phone, with the motion that players have: taps on the canvas, to the end of a game. */
import type { Page } from 'playwright/test';
import { cell, expect, FULL, project, ready, status, test } from '../lib/board.ts';
import { FRIENDS, gameWith } from '../lib/games.ts';

/** Taps until the mark appears: a stack shows a preview first. */
async function tap(page: Page, id: string): Promise<void> {
  for (let taps = 0; taps < 3; taps += 1) {
    const { x, y } = await project(page, id);
    await page.touchscreen.tap(x, y);
    const name = (await cell(page, id).getAttribute('aria-label')) ?? '';
    if (!name.includes('empty')) return;
  }
  await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
}

// Ultimate and Quantum are in whole-games.phone.spec.ts, Infinite in infinite.phone.spec.ts.
for (const [id, seats] of FRIENDS.filter(([game]) => game !== 'wild' && game !== 'ultimate')) {
  test(`DSG-13: a whole game of ${id} by taps on the canvas of a phone`, FULL, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`/${id}?inspect`);
    await ready(page);
    await page.getByRole('button', { name: /^(Play vs Friend|Start Game)$/ }).tap();
    for (const [picked = ''] of gameWith(id, {}, 'first', seats)) await tap(page, picked);
    await expect(status(page).getByRole('heading')).toContainText('Win');
  });
}

test('WLD-04 WLD-05 WLD-06: wild by taps: a cell, then a symbol of the chooser', async ({
  page,
}) => {
  await page.goto('/wild?inspect');
  await ready(page);
  await page.getByRole('button', { name: 'Play vs Friend' }).tap();
  for (const id of ['0', '1', '2']) {
    const { x, y } = await project(page, id);
    await page.touchscreen.tap(x, y);
    await page.getByRole('button', { name: 'X', exact: true }).tap();
    await expect(cell(page, id)).toHaveAccessibleName(/X/);
  }
  await expect(status(page).getByRole('heading')).toContainText('Player 1 Wins!');
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [375, 667],
] as const)
  test(
    `WLD-04: at ${width} x ${height} the chooser stands above the buttons at the screen's foot`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/wild', '/de/wild', '/es/wild']) {
        await page.goto(`${path}?moves=0-X&v=1&inspect`);
        await ready(page);
        const { x, y } = await project(page, '4');
        await page.touchscreen.tap(x, y);
        const choices = page.locator('[data-chooser] button');
        await expect(choices).toHaveCount(2);
        const over = await choices.evaluateAll((all) =>
          all.flatMap((each) => {
            const { left, right, bottom } = each.getBoundingClientRect();
            const lid = document.elementFromPoint((left + right) / 2, bottom - 2);
            return lid && each.contains(lid) ? [] : [lid?.outerHTML.slice(0, 60)];
          }),
        );
        expect.soft(over, path).toEqual([]);
      }
    },
  );
