/** Turning by hand: a flicked board spins on, a finger stops it, and two taps on the table reset it. */
import type { Page } from 'playwright/test';
import {
  cell,
  click,
  expect,
  FULL,
  open,
  type Point,
  project,
  SMALL,
  startFriend,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';

test.use(SMALL);

/**
 * Turns the board by hand, one move per frame, inside the page: input from outside comes late on slow
 * machines.
 */
const turn = (page: Page, release: 'thrown' | 'held' | 'stopped') =>
  page.evaluate(async (how) => {
    const canvas = document.querySelector('[data-board] canvas');
    const box = canvas?.getBoundingClientRect();
    if (!canvas || !box) throw new Error('no board');
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const send = (type: string, by: number) =>
      canvas.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          pointerType: 'mouse',
          button: type === 'pointermove' ? -1 : 0,
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: x + by,
          clientY: y,
        }),
      );
    const frames = async (count: number) => {
      for (let at = 0; at < count; at += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    send('pointerdown', 0);
    for (let step = 1; step <= 6; step += 1) {
      await frames(1);
      send('pointermove', step * 10);
    }
    if (how === 'held') await frames(20);
    send('pointerup', 60);
    if (how === 'stopped') {
      send('pointerdown', 60);
      await frames(20);
      send('pointerup', 60);
    }
  }, release);

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

async function reset(page: Page): Promise<Point> {
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await waitForIdle(page);
  return project(page, '2');
}

test(
  'DSG-09: a board let go in a turn goes on a little, and stops at once under a finger',
  FULL,
  async ({ page }) => {
    await open(page);
    await startFriend(page);
    const home = await reset(page);
    const turned = async (release: Parameters<typeof turn>[1]) => {
      await turn(page, release);
      await waitForIdle(page);
      const by = apart(await project(page, '2'), home);
      expect(apart(await reset(page), home)).toBeLessThan(2);
      return by;
    };
    const held = await turned('held');
    expect(held, 'the hand turns it').toBeGreaterThan(10);
    expect(await turned('thrown'), 'it turns on').toBeGreaterThan(held + 3);
    expect(await turned('stopped'), 'it stops').toBeLessThan(held + 2);
  },
);

test.describe('without motion', () => {
  test.use(STILL);

  test('DSG-09: a turn let go stays where it is', FULL, async ({ page }) => {
    await open(page);
    await startFriend(page);
    await turn(page, 'held');
    const held = await project(page, '2');
    await reset(page);
    await turn(page, 'thrown');
    expect(apart(await project(page, '2'), held)).toBeLessThan(2);
  });

  for (const [path, id, corner] of [
    ['/classic', '2', '0'],
    ['/infinite', '4,0', '2,2'],
  ] as const)
    test(
      `DSG-09: two quick taps on the empty table reset the view of ${path}; taps on cells and turns don't`,
      FULL,
      async ({ page }) => {
        await open(page, path);
        await startFriend(page);
        await waitForIdle(page);
        const home = await project(page, id);
        await page.getByRole('button', { name: 'Tilted', exact: true }).click();
        await expect.poll(async () => apart(await project(page, id), home)).toBeGreaterThan(10);
        const tilted = await project(page, id);
        const isStill = async (said: string) =>
          expect(apart(await project(page, id), tilted), said).toBeLessThan(1);

        const table = await page.evaluate(() => {
          const box = document.querySelector('[data-board] canvas')?.getBoundingClientRect();
          return { x: (box?.left ?? 0) + 20, y: (box?.top ?? 0) + 20 };
        });
        await click(page, table);
        await isStill('one tap');
        await click(page, await project(page, corner));
        await expect(cell(page, corner)).not.toHaveAccessibleName(/empty/);
        await click(page, table);
        await isStill('taps with a cell between');
        await click(page, await project(page, corner));
        await click(page, await project(page, corner));
        await isStill('two taps on a cell');
        await twice(page, table);
        await expect.poll(async () => apart(await project(page, id), home)).toBeLessThan(2);
      },
    );
});

/** Two taps whose events tell the time of the second one, however slow the machine is. */
const twice = (page: Page, { x, y }: Point) =>
  page.evaluate(
    ([clientX, clientY]) => {
      const canvas = document.querySelector('[data-board] canvas');
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
        canvas?.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            pointerType: 'mouse',
            clientX,
            clientY,
          }),
        );
    },
    [x, y] as const,
  );
