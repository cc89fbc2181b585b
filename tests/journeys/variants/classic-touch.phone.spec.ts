import type { Locator, Page } from 'playwright/test';
import {
  clickCell,
  DRAW,
  expect,
  expectMark,
  FULL,
  headline,
  marks,
  open,
  playCells,
  project,
  startedUp,
  startFriend,
  test,
  waitForIdle,
  X_WINS,
} from '../lib/board.ts';
import { drag, fingersDown, press, unfoldView } from '../lib/touch.ts';

async function tapCell(page: Page, id: string): Promise<void> {
  const { x, y } = await project(page, id);
  const hit = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.tagName, { x, y });
  expect(hit, `what lies on top at cell ${id}`).toBe('CANVAS');
  await page.touchscreen.tap(x, y);
}

/** Pixels between two opposite corner cells: more is nearer. */
async function span(page: Page): Promise<number> {
  const [a, b] = [await project(page, '0'), await project(page, '8')];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

test('DSG-09 DSG-13 CLS-03: a game by taps; drags in between turn the board and place no mark', async ({
  page,
}) => {
  await open(page);
  await startFriend(page);
  await playCells(page, X_WINS.slice(0, 2), tapCell);

  const before = await project(page, '8');
  // A sideways drag that begins on an empty cell, well inside the board.
  await drag(page, before, { x: before.x - 130, y: before.y + 6 });
  await waitForIdle(page);
  const after = await project(page, '8');
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(15);
  expect(await marks(page)).toBe('X..O.....');

  // A short drag that ends on the cell where it began.
  const place = await project(page, '4');
  await drag(page, place, { x: place.x + 14, y: place.y }, 4);
  await waitForIdle(page);
  expect(await marks(page)).toBe('X..O.....');

  for (const [at, id] of X_WINS.slice(2).entries()) {
    await tapCell(page, id);
    await expectMark(page, id, at % 2 === 0 ? 'X' : 'O');
  }
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
});

test('DSG-09: a turned board stays whole in its picture, and a tap of a shaking finger turns nothing', async ({
  page,
}) => {
  await open(page, '/ultimate');
  await waitForIdle(page);
  const corners = () =>
    Promise.all(['0.0', '2.2', '6.6', '8.8'].map(async (id) => project(page, id)));
  const before = await corners();
  const middle = await project(page, '4.4');
  await drag(page, middle, { x: middle.x - 130, y: middle.y });
  await waitForIdle(page);
  const canvas = await page.locator('[data-board] canvas').boundingBox();
  if (!canvas) throw new Error('The board has no canvas.');
  const turned = await corners();
  for (const { x, y } of turned) {
    expect(x).toBeGreaterThan(canvas.x);
    expect(x).toBeLessThan(canvas.x + canvas.width);
    expect(y).toBeGreaterThan(canvas.y);
    expect(y).toBeLessThan(canvas.y + canvas.height);
  }
  const spanOf = ([one, , , other]: typeof before) =>
    Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
  expect(spanOf(turned), 'from corner to corner').toBeLessThan(spanOf(before) * 1.2);

  const cell = await project(page, '4.0');
  await drag(page, cell, { x: cell.x + 5, y: cell.y + 3 }, 3);
  await waitForIdle(page);
  await expect(page.locator('[data-cell="4.0"]')).toHaveAccessibleName(/X$/);
  for (const [at, { x, y }] of (await corners()).entries()) {
    expect(Math.abs(x - (turned[at]?.x ?? 0))).toBeLessThan(3);
    expect(Math.abs(y - (turned[at]?.y ?? 0))).toBeLessThan(3);
  }
});

test(
  'DSG-09: two fingers zoom and place no mark; Reset brings the board back',
  FULL,
  async ({ page }) => {
    await open(page);
    await startFriend(page);
    await waitForIdle(page);
    const before = await span(page);
    const { x, y } = await project(page, '4');
    const fingers = await fingersDown(page, { x: x - 90, y }, { x: x + 90, y });
    for (let apart = 85; apart >= 50; apart -= 5)
      await fingers.move({ x: x - apart, y }, { x: x + apart, y });
    await fingers.up();
    await waitForIdle(page);
    const smaller = await span(page);
    expect(smaller).toBeLessThan(before * 0.95);

    const spread = await fingersDown(page, { x: x - 40, y }, { x: x + 40, y });
    for (let apart = 45; apart <= 120; apart += 5)
      await spread.move({ x: x - apart, y }, { x: x + apart, y });
    await spread.up();
    await waitForIdle(page);
    expect(await span(page)).toBeGreaterThan(smaller * 1.05);
    expect(await marks(page)).toBe('.........');
    // Two fingers zoom the board, not the page.
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

    await unfoldView(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    await waitForIdle(page);
    expect(Math.abs((await span(page)) - before)).toBeLessThan(2);
  },
);

/** A long swipe up that begins on the board. */
async function swipeUp(page: Page): Promise<void> {
  const from = await project(page, '7');
  await drag(page, from, { x: from.x, y: from.y - 220 }, 12);
}

test(
  'DSG-09: the page scrolls when a finger goes up over the board, and no mark is placed',
  FULL,
  async ({ page }) => {
    const room = () =>
      page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      );
    // The height of a phone's browser with its bars.
    await page.setViewportSize({ width: 390, height: 640 });
    await open(page);
    await waitForIdle(page);
    expect(await room(), 'the page is longer than the screen').toBeGreaterThan(40);
    await swipeUp(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
    await page.evaluate(() => scrollTo(0, 0));
    await startFriend(page);
    await waitForIdle(page);
    expect(await room(), 'the page is longer than the screen').toBeGreaterThan(40);
    await swipeUp(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
    expect(await marks(page)).toBe('.........');
    await expect(page.locator('[data-notice]')).toHaveCount(0);
  },
);

for (const [path, corner] of [
  ['/classic', '0'],
  ['/infinite', '0,0'],
  ['/3d', '3.0'],
] as const)
  test(
    `DSG-13: swipes that scroll the page leave the camera as it was: ${path}`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await open(page, path);
      await waitForIdle(page);
      // On the page, which may still scroll.
      const place = () =>
        page.evaluate((id) => {
          const { x = 0, y = 0 } = globalThis.__board?.project(id) ?? {};
          return { x, y: y + scrollY };
        }, corner);
      const before = await place();
      const box = await page.locator('[data-board] canvas').boundingBox();
      const from = { x: 180, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.7 };
      for (let swipes = 0; swipes < 3; swipes += 1) {
        await drag(page, from, { x: from.x + 9, y: from.y - 200 }, 12);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
        await page.evaluate(() => scrollTo(0, 0));
        await waitForIdle(page);
      }
      const after = await place();
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
    },
  );

test(
  'DSG-09 DSG-13: after a finger whose end was lost, one taps and turns as before',
  FULL,
  async ({ page }) => {
    // Without motion no board turns on that is let go.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await startFriend(page);
    await waitForIdle(page);
    const corner = await project(page, '8');
    const turn = async () => {
      await drag(page, corner, { x: corner.x - 130, y: corner.y + 6 });
      await waitForIdle(page);
      return project(page, '8');
    };
    const turned = await turn();
    expect(Math.hypot(turned.x - corner.x, turned.y - corner.y)).toBeGreaterThan(15);
    await unfoldView(page);
    await page.getByRole('button', { name: 'Reset', exact: true }).tap();
    const { x, y } = await project(page, '4');
    await page.evaluate(
      ([clientX, clientY]) =>
        document.querySelector('[data-board] canvas')?.dispatchEvent(
          new PointerEvent('pointerdown', {
            bubbles: true,
            pointerId: 99,
            pointerType: 'touch',
            isPrimary: true,
            clientX,
            clientY,
          }),
        ),
      [x, y] as const,
    );
    await tapCell(page, '4');
    await expectMark(page, '4', 'X');
    const again = await turn();
    expect(Math.hypot(again.x - turned.x, again.y - turned.y)).toBeLessThan(1);
  },
);

test(
  'DSG-09: the page of a finished game can be scrolled over the board as well',
  FULL,
  async ({ page }) => {
    await open(page);
    await startFriend(page);
    await playCells(page, X_WINS, tapCell);
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    await waitForIdle(page);
    const room = await page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
    expect(room, 'the replay makes the page longer than the screen').toBeGreaterThan(20);
    await swipeUp(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
  },
);

test('the board comes first and is large; before, in and after a game', FULL, async ({ page }) => {
  await open(page);
  const { width, height } = { width: 390, height: 844 };
  /** The projected board's width as a fraction of the screen's. */
  const fraction = async () => {
    const [a, c] = [await project(page, '6'), await project(page, '8')];
    return ((Math.hypot(c.x - a.x, c.y - a.y) / 2) * 3) / width;
  };
  const top = async (name: string) => (await page.getByText(name).first().boundingBox())?.y ?? -1;
  const board = async () => {
    const box = await page.locator('.world canvas').boundingBox();
    if (!box) throw new Error('no canvas');
    return box;
  };
  expect((await board()).y).toBeLessThan(await top('Choose a mode'));
  expect((await board()).width).toBe(width);
  // Both ways to play can be reached without scrolling far: the first is on the first screen.
  const first = await page.getByRole('button', { name: 'Play vs AI' }).boundingBox();
  expect((first?.y ?? height) + (first?.height ?? 0)).toBeLessThanOrEqual(height);

  await startFriend(page);
  await waitForIdle(page);
  expect((await board()).width).toBe(width);
  expect((await board()).height).toBeGreaterThan(height * 0.4);
  expect(await fraction()).toBeGreaterThan(0.7);
  expect((await board()).y).toBeLessThan(200);
  const controls = await page.getByRole('button', { name: 'New Game' }).boundingBox();
  expect((controls?.y ?? height) + (controls?.height ?? 0)).toBeLessThanOrEqual(height);

  await playCells(page, DRAW, tapCell);
  await expect(headline(page, "It's a Draw!")).toBeVisible();
  expect((await board()).y).toBeLessThan(200);
  const again = await page.getByRole('button', { name: 'Play again' }).boundingBox();
  expect((again?.y ?? height) + (again?.height ?? 0)).toBeLessThanOrEqual(height);
});

test(
  'NTC-04: a tap before a mode is chosen shows a notice that fits the screen; a finger swipes it away',
  FULL,
  async ({ page }) => {
    await open(page);
    await clickCell(page, '4');
    const notice = page.locator('[data-notice]');
    await expect(notice).toContainText('Select Game Mode');
    await waitForIdle(page);
    const box = await notice.boundingBox();
    if (!box) throw new Error('the notice has no box');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await drag(page, from, { x: from.x + 40, y: from.y });
    await expect(notice).toHaveCount(0);
  },
);

test(
  'DSG-09: a tap plays the cell that was pressed, whatever the camera has brought there since',
  FULL,
  async ({ page }) => {
    await open(page);
    await startFriend(page);
    await unfoldView(page);
    await press(page, await project(page, '1'), { button: 'Side' });
    await expectMark(page, '1', 'X');
  },
);

test(
  'DSG-15: two quick taps on buttons and boards zoom nothing, in older WebKit too, and both count',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { GestureEvent: Event }));
    await open(page);
    await startFriend(page);
    await playCells(page, X_WINS.slice(0, 2), tapCell);
    await startedUp(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveCSS('touch-action', 'manipulation');
    await expect(page.locator('[data-board]')).toHaveCSS('touch-action', 'manipulation');
    await expect(page.locator('[data-board] canvas').first()).toHaveCSS(
      'touch-action',
      /none|pan-y/,
    );

    /**
     * Taps with this many fingers, at times in milliseconds: reports whether the page prevented each one's
     * default, and clicks.
     */
    const tapped = (on: Locator, times: readonly number[], fingers = 1) =>
      on.evaluate(
        (target, [all, count]) => {
          let clicks = 0;
          const heard = () => void (clicks += 1);
          target.addEventListener('click', heard);
          const { x, y } = target.getBoundingClientRect();
          const touches = Array.from(
            { length: count },
            (_, identifier) =>
              new Touch({ identifier, target, clientX: x + 4 + 30 * identifier, clientY: y + 4 }),
          );
          const send = (type: string, now: Touch[], changedTouches: Touch[], timeStamp: number) => {
            const event = new TouchEvent(type, {
              bubbles: true,
              cancelable: true,
              touches: now,
              changedTouches,
            });
            // Long after the taps that came before.
            Object.defineProperty(event, 'timeStamp', { value: 1e7 + timeStamp });
            return !target.dispatchEvent(event);
          };
          const kept = all.map((at) => {
            send('touchstart', touches, touches, at);
            return send('touchend', [], touches, at + 40);
          });
          target.removeEventListener('click', heard);
          return { kept, clicks };
        },
        [times, fingers] as const,
      );
    // A browser adds the first tap's click, which no event from a script brings.
    expect(await tapped(undo, [1000, 1200])).toEqual({ kept: [false, true], clicks: 1 });
    await expect.poll(() => marks(page)).toBe('X........');
    expect(await tapped(undo, [3000, 4000])).toEqual({ kept: [false, false], clicks: 0 });
    expect(await tapped(undo, [6000, 6200], 2)).toEqual({ kept: [false, false], clicks: 0 });
    const board = page.locator('[data-board] canvas').first();
    expect(await tapped(board, [8000, 8200])).toEqual({ kept: [false, true], clicks: 1 });
    const words = page.getByRole('heading', { level: 1 });
    expect(await tapped(words, [9000, 9200])).toEqual({ kept: [false, false], clicks: 0 });
  },
);
