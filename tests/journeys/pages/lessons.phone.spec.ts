/** A lesson by finger on the smallest phone. */
import { expect, FULL, project, ready, status, STILL, test } from '../lib/board.ts';

test.use(STILL);

test(
  'LES-02: a lesson by taps on the canvas, with the whole board in view',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/lesson/misere?inspect');
    await ready(page);
    await expect(status(page).getByText('In misère a row of your own marks loses.')).toBeInViewport(
      {
        ratio: 1,
      },
    );
    for (const [at, id] of ['3', '5', '3'].entries()) {
      await expect(status(page)).toContainText(`Step ${at + 1} of 3`);
      for (const corner of ['0', '2', '6', '8']) {
        const { x, y } = await project(page, corner);
        const lid = await page.evaluate(
          (place) => document.elementFromPoint(place.x, place.y)?.tagName,
          { x, y },
        );
        expect(lid, `what lies on top of cell ${corner}`).toBe('CANVAS');
      }
      const { x, y } = await project(page, id);
      await page.touchscreen.tap(x, y);
      await expect(status(page)).toContainText('Well done!');
      const next = page.getByRole('button', { name: 'Next' });
      if (at < 2) await next.tap();
    }
    await page.getByRole('button', { name: 'Play vs AI' }).tap();
    await expect(status(page)).toContainText('Your Turn');
  },
);
