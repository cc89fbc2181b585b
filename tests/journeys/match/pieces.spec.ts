/**
 * Tiles and marks that leave, settle, break and shake, and the picture that fades where motion is reduced.
 */
import type { Page } from 'playwright/test';
import { GLAZES, SCENES } from '../../../src/look/palette.ts';
import {
  cell,
  expect,
  FULL,
  marks,
  open,
  playCells,
  ready,
  SHARP,
  SMALL,
  startFriend,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';
import { compare, shoot } from '../lib/pixels.ts';
import { detail, openStopped, REST_MS, tap } from '../lib/stopped.ts';

test.use({ ...SHARP, ...SMALL });

const FRONT = [0, 0, 0.45] as const;

/** A tile rises when the last mark has been played, and is in place again at the end. */
async function expectSettling(page: Page, id: string): Promise<void> {
  const lying = await detail(page, id, FRONT);
  let most = 0;
  for (let step = 0; step < 8; step += 1) {
    await page.clock.runFor(60);
    most = Math.max(most, (await compare(page, lying, await detail(page, id, FRONT))).different);
  }
  expect(most, 'it rises').toBeGreaterThan(0.02);
  await page.clock.runFor(REST_MS);
  expect((await compare(page, lying, await detail(page, id, FRONT))).different).toBe(0);
}

/** X ties the top-right board with its last cell. */
const NEARLY_TIED =
  '4.2_2.7_7.6_6.6_6.7_7.7_7.1_1.3_3.6_6.4_4.7_7.4_4.6_6.3_3.5_5.0_0.5_5.7_7.8_8.7_7.0_0.7_7.5_5.5_5.1_1.1_1.7_7.3_3.4_4.3_3.7';

test('ultimate: a small board that is tied settles', FULL, async ({ page }) => {
  // All nine boards are visible.
  await page.setViewportSize({ width: 1000, height: 700 });
  await openStopped(page, `/ultimate?moves=${NEARLY_TIED}&v=1`);
  await page.clock.runFor(REST_MS);
  await tap(page, '7.2');
  await page.mouse.move(1, 1);
  await page.clock.runFor(290);
  await expectSettling(page, '7.6');
});

test('quantum: a full board without a line settles', async ({ page }) => {
  await openStopped(page, '/quantum?moves=0-6_1-8_1-2_5-6_1-3_3-6_2-4_0-8_8&v=1');
  await page.clock.runFor(REST_MS);
  await tap(page, '7');
  await page.mouse.move(1, 1);
  await page.clock.runFor(290);
  await expectSettling(page, '0');
});

test(
  'ultimate: a great tile that is taken back sinks, then its cells are set down',
  FULL,
  async ({ page }) => {
    await openStopped(page, '/ultimate?moves=1.8_8.1_1.5_5.1_1.2&v=1');
    await page.clock.runFor(REST_MS);
    const middle = () => detail(page, '1.4', [0, 0, 0]);
    const great = await middle();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => marks(page)).not.toMatch(/X.*X.*X/);
    await page.clock.runFor(230);
    const bare = await middle();
    await page.clock.runFor(REST_MS);
    expect((await compare(page, great, bare)).different, 'it has sunk').toBeGreaterThan(0.5);
    expect((await compare(page, bare, await middle())).different, 'a cell').toBeGreaterThan(0.5);
  },
);

test(
  'DSG-10: a mark that is being rolled out stays when the theme changes',
  FULL,
  async ({ page }) => {
    await openStopped(page, '/classic?moves=0_3&v=1');
    await page.clock.runFor(REST_MS);
    const triangles = () => page.evaluate(() => globalThis.__board?.info().triangles ?? 0);
    await tap(page, '4');
    await page.mouse.move(1, 1);
    await page.clock.runFor(130);
    const rolled = await triangles();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.clock.runFor(34);
    expect(await triangles()).toBeGreaterThanOrEqual(rolled);
  },
);

test('misère: the tray shakes once when a line breaks', FULL, async ({ page }) => {
  await openStopped(page, '/misere?moves=0_3_2_4&v=1');
  await page.clock.runFor(REST_MS);
  const tray = () => detail(page, '3', [-0.72, -0.25, 0]);
  await tap(page, '1');
  await page.mouse.move(1, 1);
  await page.clock.runFor(510);
  const rest = await tray();
  await page.clock.runFor(60);
  expect((await compare(page, rest, await tray())).different, 'it shakes').toBeGreaterThan(0.02);
  await page.clock.runFor(REST_MS);
  expect((await compare(page, rest, await tray())).different, 'it rests').toBe(0);
});

/** The average x of the pixels of a plain colour around a cell. */
async function middleOf(page: Page, id: string, colour: string): Promise<number> {
  const { x, y } = await page.evaluate(
    (wanted) => globalThis.__board?.project(wanted) ?? { x: 0, y: 0 },
    id,
  );
  const clip = { x: Math.round(x) - 60, y: Math.round(y) - 50, width: 120, height: 100 };
  const shot = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ([source, plain]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const paint = canvas.getContext('2d');
      paint?.drawImage(image, 0, 0);
      const data = paint?.getImageData(0, 0, image.width, image.height).data ?? [];
      const wanted = [1, 3, 5].map((at) => Number.parseInt(plain.slice(at, at + 2), 16));
      const found = Array.from({ length: image.width * image.height }, (_, at) => at).filter((at) =>
        wanted.every((value, channel) => Math.abs((data[at * 4 + channel] ?? 0) - value) < 8),
      );
      return found.reduce((sum, at) => sum + (at % image.width), 0) / found.length;
    },
    [shot, colour] as const,
  );
}

for (const [what, address, id, colour] of [
  ['the ring of the last move', '/classic?moves=4_0_8&v=1', '8', GLAZES.light.X.top],
  ['a lip in danger', '/misere?moves=0_3_1_8&v=1', '0', SCENES.light.bad],
] as const)
  test(`${what} shakes with the tile of a refused tap`, FULL, async ({ page }) => {
    await openStopped(page, address);
    await page.clock.runFor(REST_MS);
    const rest = await middleOf(page, id, colour);
    await tap(page, id);
    await page.mouse.move(1, 1);
    let most = 0;
    for (let step = 0; step < 6; step += 1) {
      await page.clock.runFor(17);
      most = Math.max(most, Math.abs((await middleOf(page, id, colour)) - rest));
    }
    expect(most, 'it shakes').toBeGreaterThan(1);
    await page.clock.runFor(REST_MS);
    expect(await middleOf(page, id, colour), 'it rests').toBe(rest);
  });

test('infinite: the outer edge warms in the colour of who is to move', FULL, async ({ page }) => {
  await openStopped(page, '/infinite?moves=2,2_1,2&v=1');
  await page.clock.runFor(REST_MS);
  const edge = () => detail(page, '2,4', [0, -0.04, 0.492]);
  const cyan = await edge();
  await tap(page, '3,2');
  await page.mouse.move(1, 1);
  await page.clock.runFor(REST_MS);
  expect((await compare(page, cyan, await edge())).different).toBeGreaterThan(0.1);
});

test(
  'quantum: a soft shadow is drawn where a small mark touches its well',
  FULL,
  async ({ page }) => {
    const beside = async (moves: string) => {
      await page.goto(`/quantum?moves=${moves}&v=1&inspect`);
      await ready(page);
      await waitForIdle(page);
      return detail(page, '6', [0.19, -0.04, 0]);
    };
    const empty = await beside('1-2');
    expect((await compare(page, empty, await beside('3-6'))).different).toBeGreaterThan(0.1);
  },
);

test.describe('without motion', () => {
  test.use(STILL);

  /** Holds fades of the picture in their middle, until `letGo`. */
  const hold = (page: Page) =>
    page.addInitScript(() => {
      const held: Animation[] = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function still(this: Element, ...args) {
        const made = animate.apply(this, args);
        if (this.tagName !== 'CANVAS') return made;
        held.push(made);
        made.play = () => {
          made.currentTime = Number(made.effect?.getTiming().duration) / 2;
        };
        return made;
      };
      Object.assign(globalThis, {
        letGo() {
          for (const each of held.splice(0)) each.finish();
        },
      });
    });

  /** How much the picture changes from the middle of a fade to its end. */
  async function rest(page: Page): Promise<number> {
    await waitForIdle(page);
    const half = await shoot(page);
    await page.evaluate(() => (globalThis as unknown as { letGo(): void }).letGo());
    return (await compare(page, half, await shoot(page))).different;
  }

  for (const id of ['classic', 'quantum'])
    test(`${id}: a board, its marks and a New Game fade in and out`, FULL, async ({ page }) => {
      await hold(page);
      await open(page, `/${id}`);
      expect(await rest(page), 'the board').toBeGreaterThan(0.1);
      await startFriend(page);
      await rest(page);
      const empty = await shoot(page);
      if (id === 'classic') await playCells(page, ['4']);
      else
        for (const pick of ['4', '5']) {
          await cell(page, pick).dispatchEvent('click');
          await rest(page);
        }
      await rest(page);
      await page.mouse.move(1, 1);
      const marked = await shoot(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await waitForIdle(page);
      const half = await shoot(page);
      expect((await compare(page, marked, half)).different, 'going').toBeGreaterThan(0.002);
      expect((await compare(page, empty, half)).different, 'not gone').toBeGreaterThan(0.002);
      await rest(page);
      expect((await compare(page, empty, await shoot(page))).different, 'gone').toBeLessThan(0.001);
    });

  test('tiles and marks stay as they are while others fade', FULL, async ({ page }) => {
    await hold(page);
    await page.goto('/classic?moves=0_4&v=1&inspect');
    await ready(page);
    await rest(page);
    const before = await detail(page, '4', [0.2, 0, 0.1]);
    await page.getByRole('button', { name: 'Undo' }).hover();
    await cell(page, '8').dispatchEvent('click');
    await waitForIdle(page);
    const half = await detail(page, '4', [0.2, 0, 0.1]);
    expect((await compare(page, before, half)).different).toBe(0);
    expect(await rest(page), 'the new mark fades in').toBeGreaterThan(0.001);
  });

  test('a board that changes twice before it is drawn is seen', FULL, async ({ page }) => {
    await open(page, '/3d');
    // Both presses in one task: the scene changes once, for a larger stack and for the match.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[value="4x4x4"]')?.click();
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Play vs Friend')?.click();
    });
    await expect(cell(page, '3.15')).toBeAttached();
    const opacity = () =>
      page.locator('.world canvas').evaluate((canvas) => getComputedStyle(canvas).opacity);
    await expect.poll(opacity).toBe('1');
  });

  test(
    'misère: lips in danger keep their places when the theme changes',
    FULL,
    async ({ page }) => {
      await page.goto('/misere?moves=0_3_1&v=1&inspect');
      await ready(page);
      // The fading picture covers the edge while it is shown.
      await expect(page.locator('[data-notice]')).toHaveCount(0);
      await waitForIdle(page);
      const before = await shoot(page);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await waitForIdle(page);
      }
      expect((await compare(page, before, await shoot(page))).different).toBe(0);
    },
  );
});
