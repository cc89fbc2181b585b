import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  expectMark,
  FULL,
  headline,
  open,
  playCells,
  SHARP,
  SMALL,
  startFriend,
  STILL,
  test,
  waitForIdle,
  X_WINS,
} from '../lib/board.ts';
import { compare, shoot } from '../lib/pixels.ts';

test.use({ ...SHARP, ...STILL, ...SMALL });

/** Loses the graphics context, and returns a function that restores it. */
async function loseContext(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.world canvas');
    const handle = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!handle) throw new Error('no context to lose');
    Object.assign(globalThis, { handle, lostAt: performance.now() });
    handle.loseContext();
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { handle: WEBGL_lose_context }).handle.restoreContext(),
    );
}

for (const quality of ['low', 'high'] as const) {
  test(
    `DSG-07: a context lost and given back in mid-game shows the same picture, in ${quality} quality`,
    FULL,
    async ({ page }) => {
      test.slow();
      await page.addInitScript((value) => {
        localStorage.setItem('ttt.device', JSON.stringify({ quality: value }));
      }, quality);
      await open(page);
      expect(await page.evaluate(() => globalThis.__board?.info().tier)).toBe(quality);
      await startFriend(page);
      await playCells(page, X_WINS.slice(0, 2));
      await page.mouse.move(2, 2);
      await waitForIdle(page);
      const before = await shoot(page);
      const restore = await loseContext(page);
      await restore();
      // Software WebGL takes long to rebuild the environment in high quality.
      const patience = { timeout: 60_000 };
      await expect
        .poll(async () => (await compare(page, before, await shoot(page))).different, patience)
        .toBeLessThan(0.002);
      expect((await compare(page, before, await shoot(page))).colours).toBeGreaterThan(40);

      await playCells(page, X_WINS.slice(2));
      await expect(headline(page, 'Player X Wins!')).toBeVisible();
      await waitForIdle(page);
      const after = await compare(page, before, await shoot(page));
      expect(after.different, 'new marks are painted').toBeGreaterThan(0.005);
      await expect(page.getByText('you’re playing on the flat board')).toHaveCount(0);
    },
  );
}

test('DSG-14: the flat board replaces a lost context after 4 s until it is back, and the game goes on', async ({
  page,
}) => {
  await open(page);
  await startFriend(page);
  await playCells(page, X_WINS.slice(0, 2));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const isFlat = document.body.innerText.includes('you’re playing on the flat board');
      if (isFlat && !('flatAt' in globalThis))
        Object.assign(globalThis, { flatAt: performance.now() });
    }).observe(document.body, { subtree: true, childList: true });
  });
  const restore = await loseContext(page);
  const note = page.getByText('you’re playing on the flat board');
  await expect(note).toHaveText(/until it’s back/);
  const waited = await page.evaluate(() => {
    const { flatAt, lostAt } = globalThis as unknown as { flatAt: number; lostAt: number };
    return flatAt - lostAt;
  });
  expect(waited).toBeGreaterThanOrEqual(3990);
  await expectMark(page, '0', 'X');
  await expectMark(page, '3', 'O');
  for (const [at, id] of X_WINS.slice(2).entries()) {
    await cell(page, id).click();
    await expectMark(page, id, at % 2 === 0 ? 'X' : 'O');
  }
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await restore();
  await expect(note).toHaveCount(0);
  await expect(page.locator('[data-board]')).not.toHaveAttribute('data-flat');
});
