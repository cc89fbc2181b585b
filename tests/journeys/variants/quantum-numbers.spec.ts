/** The numbers of quantum's marks can be read behind its cords. */
import { expect, FULL, ready, SHARP, STILL, test, waitForIdle } from '../lib/board.ts';
import { pixelsOf, shoot } from '../lib/pixels.ts';

test.use({ ...SHARP, ...STILL });

/** The disc behind a number. */
const DISC = { light: '#16241f', dark: '#f5ecdf' };

for (const theme of ['light', 'dark'] as const)
  test(`no cord hides a number: ${theme}`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/quantum?moves=0-8_1-7_2-6_3-5_0-5_1-3&v=1&inspect');
    await ready(page);
    for (const view of ['Reset', 'Side']) {
      const discs = async () => {
        await page.mouse.move(1, 1);
        await waitForIdle(page);
        return pixelsOf(page, await shoot(page), DISC[theme]);
      };
      await page.getByRole('button', { name: view, exact: true }).click();
      const withCords = await discs();
      await page.getByRole('button', { name: 'Hide Entanglement' }).click();
      const without = await discs();
      await page.getByRole('button', { name: 'Show Entanglement' }).click();
      expect(without, view).toBeGreaterThan(500);
      expect(withCords, view).toBeGreaterThan(without * 0.99);
    }
  });
