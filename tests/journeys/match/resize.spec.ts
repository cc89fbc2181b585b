import {
  expect,
  open,
  SHARP,
  SMALL,
  startFriend,
  STILL,
  test,
  unless,
  waitForIdle,
} from '../lib/board.ts';

test.use({ ...SHARP, ...STILL, ...SMALL });

test('a board whose pane changes its size is drawn before the next paint', async ({ page }) => {
  await open(page, '/classic');
  await waitForIdle(page);
  const filled = await page.evaluate(async () => {
    const pane = document.querySelector<HTMLElement>('[data-board]');
    const canvas = document.querySelector<HTMLCanvasElement>('.world canvas');
    const copy = document.createElement('canvas').getContext('2d');
    if (!pane || !canvas || !copy) throw new Error('no board');
    // Called after the scene's own observer, in the same frame and before its paint.
    const shown = new Promise<number>((resolve) => {
      const { width } = canvas;
      new ResizeObserver(() => {
        if (canvas.width === width) return;
        copy.canvas.width = 40;
        copy.canvas.height = 30;
        copy.drawImage(canvas, 0, 0, 40, 30);
        const { data } = copy.getImageData(0, 0, 40, 30);
        resolve(data.filter((value, at) => at % 4 === 3 && value > 0).length / 1200);
      }).observe(canvas.closest('.world') ?? pane);
    });
    await new Promise(requestAnimationFrame);
    pane.style.width = '420px';
    return shown;
  });
  expect(filled, 'the fraction of the canvas that shows something').toBeGreaterThan(0.2);
});

for (const [width, height] of [
  [568, 320],
  [640, 290],
  [800, 300],
] as const)
  test(
    `on a phone on its side, ${width} x ${height}, the buttons are on the screen and apart`,
    unless(width === 568),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/3d');
      await startFriend(page);
      for (const name of ['Undo', 'New Game'])
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      const group = page.getByRole('group', { name: 'View', exact: true });
      await group.getByRole('button', { name: 'View', exact: true }).click();
      // Playwright scrolls as far as a focus would.
      await page.evaluate(() => scrollTo(0, 0));
      const back = await page.locator('header a').first().boundingBox();
      if (!back) throw new Error('no way back');
      for (const each of await group.getByRole('button').all()) {
        await expect(each).toBeInViewport({ ratio: 1 });
        expect((await each.boundingBox())?.y).toBeGreaterThanOrEqual(back.y + back.height);
      }
    },
  );
