/** No element covers a cell to play on, at any size. German has the longest words. */
import type { Page } from 'playwright/test';
import { expect, FULL, project, ready, STILL, test } from '../lib/board.ts';
import { SEVEN_SIZES } from '../lib/sizes.ts';

const softly = expect.configure({ soft: true });

test.use(STILL);

/** A match under way in each variant; Ultimate's is in ultimate.phone.spec.ts. */
const MATCHES = [
  ['classic', '4_0'],
  ['infinite', '0,0_1,1'],
  ['infinite', '0,0_4,4_0,1_5,4_0,2_6,4_0,3_7,5'],
  ['extended', '0_5'],
  ['misere', '0_3'],
  ['3d', '0.4_1.0'],
  ['quantum', '0-5_2-3'],
  ['wild', '0-X_8-O'],
  ['multiplayer', '0_1_2&seats=3'],
] as const;

/** Where the canvas is covered over a cell: in its middle and near its four sides. */
async function covered(page: Page, grows: boolean): Promise<readonly string[]> {
  const cells = await page
    .locator('[data-board] [data-cell]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-cell') ?? ''));
  await project(page, cells[0] ?? '');
  return page.evaluate(
    ([ids, isGrowing]) => {
      const reach = 0.4;
      return ids.flatMap((id) =>
        [
          [0, 0],
          [reach, 0],
          [-reach, 0],
          [0, reach],
          [0, -reach],
        ].flatMap(([aside = 0, front = 0]) => {
          const { x, y } = globalThis.__board?.project(id, [aside, 0, front]) ?? { x: -1, y: -1 };
          const top = document.elementFromPoint(x, y);
          const area = document.querySelector('[data-board] canvas')?.getBoundingClientRect();
          // A board that grows may be larger than the picture.
          const isOut = !area || x < area.left || x > area.right || y < area.top || y > area.bottom;
          return top?.tagName === 'CANVAS' || (isGrowing && isOut)
            ? []
            : [`${id} by ${top?.closest('button, a, [class]')?.outerHTML.slice(0, 60)}`];
        }),
      );
    },
    [cells, grows] as const,
  );
}

/** Links, buttons and fields of the game that the Feedback button covers. */
const underFeedback = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('a[href^="mailto:"]')?.getBoundingClientRect();
    if (!button || button.width < 44 || button.height < 44) return ['no button of 44 px'];
    if (button.right > innerWidth || button.bottom > innerHeight) return ['outside the screen'];
    if (innerWidth - button.right > 30 || innerHeight - button.bottom > 30)
      return ['not at the bottom right'];
    const all = document.querySelectorAll('[data-screen] :is(a, button, input, label, canvas, p)');
    return [...all]
      .filter((each) => !each.closest('[role="grid"]'))
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (button.top + button.bottom) / 2];
        const apart =
          box.right <= button.left + 1 ||
          box.left >= button.right - 1 ||
          box.bottom <= button.top + 1 ||
          box.top >= button.bottom - 1;
        // A part that its column has scrolled out of view doesn't count.
        return box.width > 0 && !apart && each.contains(document.elementFromPoint(x, y));
      })
      .map((each) => each.outerHTML.slice(0, 80));
  });

/** Buttons of the camera that another element covers, checked from their top to their bottom. */
const coveredButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-board] > [role="group"] button')].flatMap((button) => {
      if (!button.checkVisibility()) return [];
      // On a phone their row may be longer than the screen.
      button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isFree = [top + 4, (top + bottom) / 2, bottom - 4].every((y) =>
        button.contains(document.elementFromPoint((left + right) / 2, y)),
      );
      return isFree ? [] : [button.ariaLabel ?? button.textContent];
    }),
  );

/** On phones held upright the camera's buttons are behind the first of them. */
const foldOf = (page: Page) => page.locator('[data-board] > [role="group"] > button:first-child');

async function unfold(page: Page): Promise<void> {
  const fold = foldOf(page);
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false')
    await fold.click();
}

/** Pages with long words above the board. */
const TOLD = [
  '/de/puzzles?game=ultimate&inspect',
  '/de/puzzles?game=infinite&inspect',
  '/es/puzzles?game=wild&inspect',
  '/de/daily?inspect',
  '/de/lesson/ultimate?inspect',
  '/de/analysis/ultimate?moves=4.4_4.0&v=1&inspect',
] as const;

test(
  'on the smallest phone the buttons of a puzzle, a lesson and the analysis cover none of the camera’s',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const path of TOLD) {
      await page.goto(path);
      await ready(page);
      expect.soft(await coveredButtons(page), path).toEqual([]);
      await foldOf(page).click();
      // One more if the day's puzzle is quantum.
      await expect(page.locator('[data-board] > [role="group"] button:visible')).toHaveCount(
        path.includes('daily') && (await page.locator('[data-board="quantum"]').isVisible())
          ? 7
          : 6,
      );
      expect.soft(await coveredButtons(page), path).toEqual([]);
    }
  },
);

for (const [id, moves] of MATCHES)
  test(
    `ALL-06: ${id} after ${moves}: neither buttons, maps nor panels lie over a cell, and nothing lies below Feedback`,
    FULL,
    async ({ page }) => {
      test.slow();
      await page.goto(`/de/${id}?moves=${moves}&v=1&inspect`);
      await ready(page);
      // The notice about the shared game has a separate test.
      await page.locator('[data-notice]').waitFor();
      await expect(page.locator('[data-notice]')).toHaveCount(0);
      const pad = page.getByRole('button', { name: 'Ansicht vergrößern, drehen und bewegen' });
      for (const [width, height] of SEVEN_SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        await unfold(page);
        for (const shown of ['presets', 'pad']) {
          const said = `${id} at ${width} x ${height}, ${shown}`;
          // The board may still be gliding to a place that shows it as a whole in its new size.
          await softly.poll(() => covered(page, id === 'infinite'), said).toEqual([]);
          expect.soft(await underFeedback(page), said).toEqual([]);
          if (shown === 'presets') expect.soft(await coveredButtons(page), said).toEqual([]);
          await pad.click();
        }
      }
    },
  );
