import {
  cell,
  clickCell,
  confettiPieces,
  countConfetti,
  expect,
  expectMark,
  FULL,
  headline,
  open,
  playCells,
  SHARP,
  startFriend,
  STILL,
  test,
  waitForIdle,
  X_WINS,
} from '../lib/board.ts';
import { OUR_KEY } from '../../../src/rooms/protocol/our-server.ts';
import { expectAccessible } from '../lib/axe.ts';
import { compare, shoot } from '../lib/pixels.ts';
import { createRoom } from '../lib/rooms.ts';

test.use(STILL);

test(
  'ALL-51 DSG-11: axe finds nothing serious on the pages without a board',
  FULL,
  async ({ page }) => {
    for (const path of ['/', '/how-to-play/classic', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
  },
);

test(
  'ALL-51 DSG-11: axe finds nothing serious on the pages of puzzles and of the analysis',
  FULL,
  async ({ page }) => {
    test.slow();
    for (const path of [
      '/puzzles',
      '/puzzles?game=classic',
      '/daily',
      '/analysis/classic?moves=4_1&v=1',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path !== '/puzzles') await expect(page.locator('[data-cell]').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page, path);
    }
  },
);

test('DSG-11 DSG-14: axe finds nothing serious while choosing, playing, with a notice, settings, at the end', async ({
  page,
}) => {
  test.slow();
  await open(page);
  // Waits for all parts: those that load behind an open dialog would be checked through its scrim.
  await expect(page.getByRole('region', { name: 'Related Variants' })).toBeAttached();
  await expectAccessible(page, 'choosing');
  await clickCell(page, '4');
  await expect(page.locator('[data-notice]')).toBeVisible();
  await page.locator('[data-notice]').hover();
  await expectAccessible(page, 'with a notice');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectAccessible(page, 'settings');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await startFriend(page);
  await playCells(page, X_WINS.slice(0, 2));
  await expectAccessible(page, 'playing');
  await playCells(page, X_WINS.slice(2));
  await expect(headline(page, 'Player X Wins!')).toBeVisible();
  await expectAccessible(page, 'finished');
});

test(
  'ALL-51 DSG-11: axe finds nothing serious in quantum’s dialog, the help for keys, and with the view’s buttons',
  FULL,
  async ({ page }) => {
    test.slow();
    await page.goto('/quantum?moves=0-5_5-8_4-8_0-3_0-3&v=1&inspect');
    await expect(page.getByRole('dialog', { name: 'Quantum Measurement Required' })).toBeVisible();
    await expectAccessible(page, 'measurement');
    await page.goto('/infinite?moves=2,2&v=1&inspect');
    await page.getByRole('button', { name: 'Zoom, turn and move the view' }).click();
    await expect(page.getByRole('group', { name: 'Move the view' })).toBeVisible();
    await cell(page, '2,2').focus();
    const help = page.getByRole('dialog', { name: 'Keys on the board' });
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(help).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAccessible(page, 'keys');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expectAccessible(page, 'buttons of the view');
  },
);

test('ALL-51 DSG-11: axe finds nothing serious on the way into a room', FULL, async ({ page }) => {
  test.slow();
  await page.goto('/online');
  const name = page.getByLabel('Your Name');
  const create = page.getByRole('button', { name: 'Create Room' });
  await expect(create).toHaveAccessibleDescription('Type your name first.');
  await expectAccessible(page, 'menu');
  await name.fill('Ann');
  await expect(create).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Join Room', exact: true }).click();
  const code = page.getByLabel('Room Code');
  await expect(code).toBeFocused();
  await code.fill('ZZZZZZ');
  await page.getByRole('button', { name: 'Join Room', exact: true }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription('Room not found');
  await expect(code).toBeFocused();
  await expectAccessible(page, 'a wrong code');
  await code.fill('ZZZZZ');
  await expect(code).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Play Online', level: 2 })).toBeFocused();
  await create.click();
  await expect(page.getByRole('heading', { name: 'Create a room' })).toBeFocused();
  await expectAccessible(page, 'create');
});

test(
  'ALL-51 DSG-11: axe finds nothing serious in a room’s lobby and game',
  FULL,
  async ({ page }) => {
    test.slow();
    const code = await createRoom(page, 'Ann');
    await expect(page.getByRole('log', { name: 'Chat' })).toBeVisible();
    await expectAccessible(page, 'lobby');
    const seat = { secret: 'cd'.repeat(16), name: 'Ben' };
    await page.request.post('/functions/v1/rooms', {
      headers: { apikey: OUR_KEY },
      data: { do: 'join', code, ...seat },
    });
    await page.getByRole('button', { name: /Start Game/ }).click();
    await expect(page.locator('[data-cell]').first()).toBeAttached();
    await expectAccessible(page, 'game');
  },
);

test.describe('in sharp pixels', () => {
  test.use(SHARP);

  test(
    'ALL-47: with reduced motion no confetti is thrown and marks and gold appear at once',
    FULL,
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await countConfetti(page);
      await open(page);
      await startFriend(page);
      await waitForIdle(page);
      // The first picture after the announcement is final, because nothing moves.
      const frames = () => page.evaluate(() => globalThis.__board?.frames() ?? 0);
      await cell(page, '4').focus();
      await waitForIdle(page);
      const before = await frames();
      await page.keyboard.press('Enter');
      await expectMark(page, '4', 'X');
      await expect.poll(frames).toBeGreaterThan(before);
      const first = await shoot(page);
      await waitForIdle(page);
      expect((await compare(page, first, await shoot(page))).different).toBe(0);
      expect((await frames()) - before, 'frames for one mark').toBeLessThanOrEqual(6);

      await page.getByRole('button', { name: 'Undo' }).click();
      await playCells(page, X_WINS);
      await expect(headline(page, 'Player X Wins!')).toBeVisible();
      await waitForIdle(page);
      expect(await confettiPieces(page)).toBe(0);
      await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
      expect(asked.filter((url) => /confetti/.test(url))).toEqual([]);
    },
  );
});

test(
  'ALL-47: the setting for reduced motion counts as the system’s does',
  FULL,
  async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.addInitScript(() =>
      localStorage.setItem('ttt.device', JSON.stringify({ motion: 'reduced' })),
    );
    await countConfetti(page);
    await open(page);
    await startFriend(page);
    await playCells(page, X_WINS);
    await expect(headline(page, 'Player X Wins!')).toBeVisible();
    await waitForIdle(page);
    expect(await confettiPieces(page)).toBe(0);
    await context.close();
  },
);
