import config from '../../../playwright.config.ts';
import { largeAddress } from '../../games/lib/large-plane.ts';
import { cell, expect, FULL, startFriend, STILL, test } from '../lib/board.ts';

const launch = config.use?.launchOptions;

test.use({
  ...STILL,
  launchOptions: { ...launch, args: [...(launch?.args ?? []), '--disable-3d-apis'] },
});

test(
  'DSG-14 INF-07: the flat board grows without moving a cell, and scrolls in its pane',
  FULL,
  async ({ page }) => {
    await page.goto('/infinite');
    await expect(page.getByText('This browser can’t show 3D here')).toBeVisible();
    await startFriend(page);
    const before = await cell(page, '2,2').boundingBox();
    for (const id of ['0,0', '-1,-1', '-2,0', '4,4']) {
      // Playwright's own click would scroll the pane to a cell at its edge.
      await cell(page, id).dispatchEvent('click');
      await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
    }
    const after = await cell(page, '2,2').boundingBox();
    expect(after).toEqual(before);
    await page.goto(largeAddress(40));
    await expect(page.getByRole('button', { name: /^Map of the board/ })).toBeVisible();
    expect(await page.locator('[data-cell]').count()).toBeLessThan(700);
    await expect(page.locator('[data-cell][aria-label$=", X"]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Centre', exact: true }).click();
    for (const side of ['scrollWidth - innerWidth', 'scrollHeight - innerHeight'])
      expect(
        await page.evaluate(`document.querySelector('[data-screen]').${side}`),
      ).toBeLessThanOrEqual(0);
  },
);
