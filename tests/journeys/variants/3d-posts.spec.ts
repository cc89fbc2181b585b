/** The posts that carry the stack's levels. */
import type { Page } from 'playwright/test';
import { expect, FULL, ready, SHARP, STILL, test, waitForIdle } from '../lib/board.ts';

test.use({ ...SHARP, ...STILL, viewport: { width: 800, height: 560 } });

/** The mean colour across the post at the left front corner, between the lowest two levels. */
async function postColour(page: Page): Promise<readonly number[]> {
  const middle = await page.evaluate(
    () => globalThis.__board?.project('1.6', [-0.555, -1.1, 0.555]) ?? { x: 0, y: 0 },
  );
  const clip = { x: Math.round(middle.x) - 3, y: Math.round(middle.y) - 4, width: 7, height: 9 };
  const shot = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const paint = new OffscreenCanvas(1, 1).getContext('2d');
    if (!paint) throw new Error('no 2d canvas');
    paint.drawImage(picture, 0, 0, 1, 1);
    return Array.from(paint.getImageData(0, 0, 1, 1).data).slice(0, 3);
  }, shot);
}

for (const theme of ['light', 'dark'] as const)
  test(`posts are the same on both tiers, and never brown: ${theme}`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/3d?moves=0.4_1.0&v=1&inspect');
    const seen: (readonly number[])[] = [];
    for (const quality of ['high', 'low']) {
      await page.evaluate(
        (wanted) => localStorage.setItem('ttt.device', JSON.stringify({ quality: wanted })),
        quality,
      );
      await page.reload();
      await ready(page);
      await waitForIdle(page);
      expect(await page.evaluate(() => globalThis.__board?.info().tier)).toBe(quality);
      seen.push(await postColour(page));
    }
    const [high = [], low = []] = seen;
    for (const [channel, value] of high.entries())
      expect(
        Math.abs(value - (low[channel] ?? 0)),
        `${high.join()} and ${low.join()}`,
      ).toBeLessThan(12);
    expect(low[2], low.join()).toBeGreaterThan((low[0] ?? 0) - 2);
  });
