/** Ultimate by finger on a small canvas: the camera goes to the board to play on, and a map stays. */
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  FULL,
  holdBots,
  letBotsAnswer,
  open,
  project,
  ready,
  status,
  STILL,
  test,
} from '../lib/board.ts';
import { fingersDown, press, unfoldView } from '../lib/touch.ts';
import { ALL, arrive, cellsOf, forcedAfter, mapOf, measure } from '../lib/ultimate.ts';

/** X has two boards, O one, and O must play on the top-right board. */
const MIDDLE =
  '5.8_8.1_1.6_6.0_0.8_8.2_2.6_6.1_1.4_4.6_6.3_3.0_0.3_3.4_4.1_1.1_1.8_8.0_0.5_5.1_1.5_5.2_2.2_2.1_1.7_7.0_0.2';

const tap = async (page: Page, id: string) => {
  const { x, y } = await project(page, id);
  await page.touchscreen.tap(x, y);
};

const small = (page: Page, board: number) => page.locator(`[data-board-map="${board}"]`);

/** Plays where the player may choose the board: the first tap goes to it. */
async function tapTwice(page: Page, id: string): Promise<void> {
  await tap(page, id);
  await arrive(page, Number(id[0]));
  await tap(page, id);
}

async function startFriends(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Friend' }).check();
  await page.evaluate(() => scrollTo(0, 0));
}

test.describe('without motion', () => {
  test.use(STILL);

  for (const [width, height, playsOnWhole] of [
    [320, 568, false],
    [360, 800, true],
    [390, 844, true],
    [844, 390, false],
  ] as const) {
    test(
      `at ${width} x ${height} one tap plays, on cells of at least 29 px that nothing covers`,
      FULL,
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await open(page, '/ultimate');
        await startFriends(page);
        const whole = await measure(page, ALL);
        expect(whole.covered).toEqual([]);
        expect(whole.side >= 29, `${whole.side} px on the whole board`).toBe(playsOnWhole);
        const moves = ['4.0', '0.8', '8.4', '4.4', '4.8', '8.6'];
        for (const [made, id] of moves.entries()) {
          const board = Number(id[0]);
          // Cells that are too small: the first tap goes to their board.
          if (made === 0 && !playsOnWhole) {
            await tap(page, id);
            await arrive(page, board);
            await expect(cell(page, id)).toHaveAccessibleName(/empty/);
          }
          if (made > 0) {
            await arrive(page, playsOnWhole ? null : board);
            const { side, covered } = await measure(page, cellsOf(board));
            expect(side).toBeGreaterThanOrEqual(playsOnWhole ? 29 : 40);
            expect(covered).toEqual([]);
          }
          await tap(page, id);
          await expect(cell(page, id)).not.toHaveAccessibleName(/empty/);
        }
        await page.getByRole('button', { name: 'New Game' }).tap();
        await arrive(page, null);
      },
    );
  }

  for (const base of ['', '/de', '/es'])
    test(
      `ULT-06: on a phone of 320 x 568 the levels are in sight and lie on no cell: ${base || '/en'}`,
      FULL,
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 568 });
        await open(page, `${base}/ultimate`);
        const foot = await page.locator('[data-controls]').boundingBox();
        const levels = page.locator('fieldset label');
        await expect(levels).toHaveCount(4);
        for (const level of await levels.all()) {
          const { y, height } = (await level.boundingBox()) ?? { y: 999, height: 0 };
          expect(y + height).toBeLessThanOrEqual(foot?.y ?? 0);
          expect(height).toBeGreaterThanOrEqual(44);
        }
        expect((await measure(page, ALL)).covered).toEqual([]);
        await levels.first().tap();
        await expect(page.getByRole('radio').first()).toBeChecked();
        await expect(page).toHaveURL(/ultimate/);
      },
    );

  test(
    'on any screen neither the map nor any button lies over a cell to play on',
    FULL,
    async ({ page }) => {
      await page.goto(`/ultimate?moves=${MIDDLE}&v=1&inspect`);
      await ready(page);
      for (const [width, height, board] of [
        [320, 568, 2],
        [390, 844, null],
        [844, 390, 2],
        [820, 1180, null],
        [1180, 820, null],
        [1280, 800, null],
        [1920, 1080, null],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const said = `${width} x ${height}`;
        const cells = board === null ? ALL : cellsOf(board);
        const expectFree = async () => {
          await arrive(page, board);
          // Playwright scrolls to a button covered by a notice.
          await page.evaluate(() => scrollTo(0, 0));
          const covered = async () => (await measure(page, cells)).covered;
          await expect.poll(covered, said).toEqual([]);
          expect((await measure(page, cells)).side, said).toBeGreaterThanOrEqual(25);
        };
        const pad = page.getByRole('button', { name: 'Zoom, turn and move the view' });
        await expectFree();
        if (await pad.isHidden()) await unfoldView(page);
        await pad.tap();
        await expect(page.getByRole('group', { name: 'Move the view' })).toBeVisible();
        await expectFree();
        await pad.tap();
      }
    },
  );
});

/** Its cells are too small for a finger: the camera goes to the board to play on. */
const SMALL = { viewport: { width: 320, height: 568 } };

test.describe('on a small phone without motion', () => {
  test.use({ ...STILL, ...SMALL });

  test('the map shows marks, winners, and where to play', FULL, async ({ page }) => {
    await page.goto(`/ultimate?moves=${MIDDLE}&v=1&inspect`);
    await ready(page);
    await arrive(page, 2);
    expect(forcedAfter(MIDDLE.split('_'))).toBe(2);
    await expect(mapOf(page)).toHaveAccessibleName(
      'Map: top-right board in view. Show all boards.',
    );
    const owners = await page
      .locator('[data-board-map]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-owner') ?? '-').join(''));
    expect(owners).toBe('XX------O');
    await expect(page.locator('[data-frame="active"]')).toHaveCount(1);
    await expect(small(page, 2)).toHaveAttribute('data-frame', 'active');
    await expect(small(page, 2).locator('[data-mark="X"]')).toHaveCount(2);
    await expect(small(page, 2).locator('[data-mark="O"]')).toHaveCount(1);
    await tap(page, '2.5');
    await expect(small(page, 2).locator('[data-mark="O"]')).toHaveCount(2);
    await expect(small(page, 5)).toHaveAttribute('data-frame', 'active');
    await arrive(page, 5);
  });

  test(
    'a press on the map goes to a board, a second one shows all of them',
    FULL,
    async ({ page }) => {
      await page.goto(`/ultimate?moves=${MIDDLE}&v=1&inspect`);
      await ready(page);
      await arrive(page, 2);
      const box = await small(page, 6).boundingBox();
      if (!box) throw new Error('no map');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.touchscreen.tap(x, y);
      await arrive(page, 6);
      // A decided board: a tap there says so, and leads back.
      await tap(page, '6.8');
      await expect(cell(page, '6.8')).toHaveAccessibleName(/empty/);
      await arrive(page, 2);
      await page.touchscreen.tap(x, y);
      await arrive(page, 6);
      await page.touchscreen.tap(x, y);
      await arrive(page, null);
      await expect.poll(async () => (await measure(page, ALL)).covered).toEqual([]);
    },
  );

  test('a resting finger shows where its cell would send the opponent', FULL, async ({ page }) => {
    await page.goto(`/ultimate?moves=${MIDDLE}&v=1&inspect`);
    await ready(page);
    await arrive(page, 2);
    const sent = page.locator('[data-frame="sent"]');
    const calls = () => page.evaluate(() => globalThis.__board?.info().calls ?? 0);
    for (const [id, boards] of [
      ['2.5', [5]],
      // Its board is won, so any board may be played on.
      ['2.0', [2, 3, 4, 5, 6, 7]],
    ] as const) {
      const { x, y } = await project(page, id);
      const before = await calls();
      const finger = await fingersDown(page, { x, y });
      await expect(sent).toHaveCount(boards.length);
      for (const board of boards)
        await expect(small(page, board)).toHaveAttribute('data-frame', 'sent');
      // The same frames in the scene.
      await expect.poll(calls).toBeGreaterThan(before);
      await finger.move({ x: x + 30, y });
      await finger.up();
      await expect(sent).toHaveCount(0);
      await expect(cell(page, id)).toHaveAccessibleName(/empty/);
    }
  });

  test('Reset shows the whole board, until the next move', FULL, async ({ page }) => {
    await open(page, '/ultimate');
    await startFriends(page);
    const home = await project(page, '0.0');
    await tapTwice(page, '8.8');
    await expect(cell(page, '8.8')).toHaveAccessibleName(/X/);
    await arrive(page, 8);
    await unfoldView(page);
    await page.getByRole('button', { name: 'Tilted' }).tap();
    await page.getByRole('button', { name: 'Reset' }).tap();
    await arrive(page, null);
    const again = await project(page, '0.0');
    expect(Math.hypot(again.x - home.x, again.y - home.y)).toBeLessThan(3);
    await tapTwice(page, '8.4');
    await arrive(page, 4);
  });

  test('the camera follows the keyboard', FULL, async ({ page }) => {
    await page.goto(`/ultimate?moves=${MIDDLE}&v=1&inspect`);
    await ready(page);
    await arrive(page, 2);
    await cell(page, '0.0').focus();
    await page.keyboard.press('ArrowRight');
    await arrive(page, 0);
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
    await expect(cell(page, '1.0')).toBeFocused();
    await arrive(page, 1);
  });

  test('earlier positions are shown as a whole', FULL, async ({ page }) => {
    await page.goto(`/ultimate?moves=${MIDDLE}&v=1&inspect`);
    await ready(page);
    await arrive(page, 2);
    const moves = page.getByRole('region', { name: 'Moves' });
    await moves.getByRole('button', { name: /^20 / }).click();
    await arrive(page, null);
    await moves.getByRole('button', { name: /^27 / }).click();
    await arrive(page, 2);
  });
});

test.describe('on a small phone', () => {
  test.use(SMALL);

  test('a tap while the camera glides plays nothing', FULL, async ({ page }) => {
    await open(page, '/ultimate');
    await startFriends(page);
    const middle = await project(page, '4.4');
    // In the same place before, during and after the glide to the centre board.
    const pressed = press(page, middle, { once: '[data-near="4"][data-gliding]' });
    await tapTwice(page, '0.4');
    await pressed;
    await arrive(page, 4);
    await expect(status(page)).toContainText("Player O's Turn");
    await expect(cell(page, '4.4')).toHaveAccessibleName(/empty/);
    await tap(page, '4.4');
    await expect(cell(page, '4.4')).toHaveAccessibleName(/O/);
  });

  test('the camera shows a bot’s reply before it moves on', FULL, async ({ page }) => {
    await holdBots(page);
    await open(page, '/ultimate');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const near = document.querySelector('[data-near]')?.getAttribute('data-near') ?? '';
        const marks = document.querySelectorAll('[data-cell]:not([aria-label*="empty"])').length;
        const now = `${marks} marks, board ${near}`;
        if (near !== '' && seen.at(-1) !== now) seen.push(now);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await tapTwice(page, '0.5');
    await arrive(page, 5);
    await letBotsAnswer(page);
    await expect(status(page)).toContainText('Your Turn');
    const moves = await page.getByRole('region', { name: 'Moves' }).textContent();
    const reply = await page
      .locator('[data-cell^="5."]:not([aria-label*="empty"])')
      .getAttribute('data-cell');
    expect(moves).toContain('C2');
    const next = Number(reply?.[2]);
    await arrive(page, next);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    const expected = [
      '0 marks, board 0',
      '1 marks, board 0',
      '1 marks, board 5',
      '2 marks, board 5',
      `2 marks, board ${next}`,
    ];
    expect(seen).toEqual(next === 5 ? expected.slice(0, -1) : expected);
  });
});
