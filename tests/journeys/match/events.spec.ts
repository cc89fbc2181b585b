/** The board shows events: pictures at chosen moments of a clock that the tests advance. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from 'playwright/test';
import { glazesOf } from '../../../src/look/palette.ts';
import type { SymbolId } from '../../../src/rules/game.ts';
import {
  cell,
  expect,
  FULL,
  marks,
  ready,
  SHARP,
  SMALL,
  startFriend,
  test,
  waitForIdle,
} from '../lib/board.ts';
import { compare, pixelsOf, shoot } from '../lib/pixels.ts';
import { changed, detail, openStopped, REST_MS, tap } from '../lib/stopped.ts';

test.use({ ...SHARP, ...SMALL });

type Heard = { readonly peak: number; readonly seconds: number };

test('classic: tiles are set down once a visit, a tap meanwhile counts, the rim warms, a refused tap shakes, marks sink', async ({
  page,
}) => {
  await openStopped(page, '/classic');
  expect(await changed(page, 700), 'tiles are set down').toBeGreaterThan(0.02);
  await page.clock.runFor(REST_MS);
  await startFriend(page);
  await page.clock.runFor(150);
  expect(await changed(page, 600), 'once').toBeLessThan(0.001);

  const rim = () => detail(page, '3', [-0.59, -0.08, 0]);
  const cyan = await rim();
  await tap(page, '4');
  await expect(cell(page, '4')).toHaveAccessibleName(/X/);
  await page.clock.runFor(REST_MS);
  expect((await compare(page, cyan, await rim())).different, 'the rim').toBeGreaterThan(0.1);
  await page.mouse.move(1, 1);
  await page.clock.runFor(REST_MS);
  const rest = await shoot(page);
  await tap(page, '4');
  await page.mouse.move(1, 1);
  await page.clock.runFor(60);
  expect((await compare(page, rest, await shoot(page))).different, 'it shakes').toBeGreaterThan(
    0.001,
  );
  await page.clock.runFor(REST_MS);
  expect((await compare(page, rest, await shoot(page))).different, 'it rests').toBe(0);

  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(page.getByRole('button', { name: 'Play vs Friend' })).toBeVisible();
  await page.clock.runFor(34);
  expect(await changed(page, REST_MS), 'the mark sinks').toBeGreaterThan(0.002);
});

test('a tap while tiles are set down plays, and finds them in place', FULL, async ({ page }) => {
  // Opens against the computer at once.
  await openStopped(page, '/ultimate');
  await tap(page, '4.4');
  await expect.poll(() => marks(page)).toContain('X');
});

/** A cell, the symbol of its move, and how large it is drawn. */
type Ringed = readonly [id: string, symbol: SymbolId, size: number];

/** Whether a ring of the last move is drawn beside a cell: its plain colour is nothing else's. */
async function isRinged(page: Page, [id, symbol, size]: Ringed): Promise<boolean> {
  const { x, y } = await page.evaluate(
    ([wanted, wide]) =>
      globalThis.__board?.project(wanted, [0.427 * wide, 0.02, 0]) ?? { x: 0, y: 0 },
    [id, size] as const,
  );
  const clip = { x: Math.round(x) - 4, y: Math.round(y) - 4, width: 9, height: 9 };
  return (
    (await pixelsOf(page, await page.screenshot({ clip }), glazesOf('glaze').light[symbol].top)) > 0
  );
}

for (const [address, last, older] of [
  ['/classic?moves=4_0_8&v=1', ['8', 'X', 1], '4'],
  ['/3d?moves=3.4_0.0_3.8&v=1', ['3.8', 'X', 1], '3.4'],
  ['/infinite?moves=0,0_1,1_2,2&v=1', ['2,2', 'X', 1], '0,0'],
  ['/quantum?moves=0-5_2-3&v=1', ['3', 'O', 1], '5'],
  // A small board won: its great mark has the ring.
  ['/ultimate?moves=1.8_8.1_1.5_5.1_1.2&v=1', ['1.4', 'X', 3.4], '1.8'],
] as const satisfies readonly (readonly [string, Ringed, string])[]) {
  test(`a ring tells the last move from others: ${address}`, FULL, async ({ page }) => {
    await page.goto(`${address}&inspect`);
    await ready(page);
    await waitForIdle(page);
    expect(await isRinged(page, last)).toBe(true);
    expect(await isRinged(page, [older, last[1], 1])).toBe(false);
  });
}

for (const game of ['classic', 'misere'])
  test(`the ring goes where gold or a crack runs: ${game}`, FULL, async ({ page }) => {
    await page.goto(`/${game}?moves=0_3_1_4_2&v=1&inspect`);
    await ready(page);
    await waitForIdle(page);
    expect(await isRinged(page, ['2', 'X', 1])).toBe(false);
  });

test(
  'a win: all but its line fades while the seam runs, comes back by itself and at a touch',
  FULL,
  async ({ page }) => {
    const others = () => detail(page, '1', [0, 0, 0]);
    for (const touches of [false, true]) {
      await openStopped(page, '/classic?moves=4_0_2_8&v=1');
      await page.clock.runFor(REST_MS);
      const before = await others();
      await tap(page, '6');
      await page.mouse.move(1, 1);
      await page.clock.runFor(REST_MS);
      expect((await compare(page, before, await others())).different, 'it fades').toBeGreaterThan(
        0.5,
      );
      if (touches) await page.mouse.click(1, 1);
      else await page.clock.runFor(1500);
      await page.clock.runFor(34);
      expect((await compare(page, before, await others())).different, 'it is back').toBe(0);
    }
  },
);

test(
  'ultimate: the great mark takes a small board over once its last mark lies',
  FULL,
  async ({ page }) => {
    await openStopped(page, '/ultimate?moves=1.8_8.1_1.5_5.1&v=1');
    await page.clock.runFor(REST_MS);
    await tap(page, '1.2');
    await page.mouse.move(1, 1);
    // Its mark, then the tile, then the great mark: each later than the one before.
    expect(await changed(page, 260), 'the mark is rolled').toBeGreaterThan(0.0005);
    expect(await changed(page, 200), 'the tile is set down').toBeGreaterThan(0.01);
    expect(await changed(page, REST_MS), 'the great mark').toBeGreaterThan(0.005);
  },
);

/** How many pixels of a small board have the colour of an X. */
async function bluesOn(page: Page, board: number): Promise<number> {
  const [from, to] = await page.evaluate(
    (at) =>
      [0, 8].map((corner) => globalThis.__board?.project(`${at}.${corner}`) ?? { x: 0, y: 0 }),
    board,
  );
  const clip = {
    x: from?.x ?? 0,
    y: from?.y ?? 0,
    width: (to?.x ?? 0) - (from?.x ?? 0),
    height: (to?.y ?? 0) - (from?.y ?? 0),
  };
  const shot = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const paint = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!paint) throw new Error('no 2d canvas');
    paint.drawImage(image, 0, 0);
    const { data } = paint.getImageData(0, 0, image.width, image.height);
    const isBlue = (_: number, pixel: number) =>
      (data[pixel * 4 + 2] ?? 0) - (data[pixel * 4] ?? 0) > 60;
    return Array.from({ length: data.length / 4 }, isBlue).filter(Boolean).length;
  }, shot);
}

test('ultimate: no small mark comes through the great tile', FULL, async ({ page }) => {
  await openStopped(page, '/ultimate?moves=1.8_8.1_1.5_5.1&v=1');
  await page.clock.runFor(REST_MS);
  await tap(page, '1.2');
  await page.mouse.move(1, 1);
  await page.clock.runFor(140);
  const seen: number[] = [];
  // The great tile is in place before the great mark begins.
  for (let step = 0; step < 18; step += 1) {
    await page.clock.runFor(20);
    seen.push(await bluesOn(page, 1));
  }
  expect(seen[0]).toBeGreaterThan(50);
  const gone = seen.findIndex((blues) => blues < 5);
  expect(gone, seen.join()).toBeGreaterThan(0);
  expect(Math.max(...seen.slice(gone)), seen.join()).toBeLessThan(5);
});

test(
  'every sound, rendered offline at full volume, is short, heard and not clipped',
  FULL,
  async ({ page }) => {
    const source = readFileSync('src/ui/effects/tones.ts', 'utf8');
    const script = stripTypeScriptTypes(source).replaceAll(/^export /gm, '');
    const heard = await page.evaluate<Record<string, Heard>>(`(async () => {
    ${script}
    const measured = {};
    for (const name of Object.keys(VOICES)) {
      const context = new OfflineAudioContext(1, 3 * 44100, 44100);
      perform(context, name, 0.5);
      const samples = (await context.startRendering()).getChannelData(0);
      let peak = 0;
      let last = 0;
      samples.forEach((sample, at) => {
        peak = Math.max(peak, Math.abs(sample));
        if (Math.abs(sample) > 0.001) last = at;
      });
      measured[name] = { peak, seconds: last / 44100 };
    }
    return measured;
  })()`);
    expect(Object.keys(heard).length).toBeGreaterThan(10);
    for (const [name, { peak, seconds }] of Object.entries(heard)) {
      expect(peak, `${name}: loud enough`).toBeGreaterThan(0.02);
      expect(peak, `${name}: not clipped`).toBeLessThan(0.9);
      expect(seconds, `${name}: no click`).toBeGreaterThan(0.04);
      expect(seconds, `${name}: over soon`).toBeLessThan(1.6);
    }
  },
);

test('misère: the crack runs out of the mark that completed the line', FULL, async ({ page }) => {
  await openStopped(page, '/misere?moves=0_3_2_4&v=1');
  await page.clock.runFor(REST_MS);
  await tap(page, '1');
  await page.mouse.move(1, 1);
  await page.clock.runFor(250);
  const ends = () =>
    Promise.all([detail(page, '1', [0.45, 0, 0]), detail(page, '0', [-0.4, 0, 0])]);
  const whole = await ends();
  await page.clock.runFor(90);
  const cracking = await ends();
  expect((await compare(page, whole[0], cracking[0])).different, 'here').toBeGreaterThan(0.01);
  expect((await compare(page, whole[1], cracking[1])).different, 'not there yet').toBeLessThan(
    0.01,
  );
  await page.clock.runFor(REST_MS);
  expect((await compare(page, whole[1], (await ends())[1])).different).toBeGreaterThan(0.01);
  // The confetti is fetched already, and lets the cracks be seen.
  const confetti = page.locator('canvas[data-confetti]');
  await expect(confetti).toHaveCount(0);
  await page.clock.runFor(REST_MS);
  await expect(confetti).toBeAttached();
});

test('a full board without a line settles, also far from its last mark', FULL, async ({ page }) => {
  await openStopped(page, '/classic?moves=0_1_2_4_3_5_7_6&v=1');
  await page.clock.runFor(REST_MS);
  await tap(page, '8');
  await page.mouse.move(1, 1);
  await page.clock.runFor(500);
  const lying = await detail(page, '0', [0, 0, 0.45]);
  await page.clock.runFor(250);
  const risen = await detail(page, '0', [0, 0, 0.45]);
  expect((await compare(page, lying, risen)).different).toBeGreaterThan(0.02);
  await page.clock.runFor(REST_MS);
  expect((await compare(page, lying, await detail(page, '0', [0, 0, 0.45]))).different).toBe(0);
});

test('quantum: a loop lights up cord by cord', FULL, async ({ page }) => {
  await openStopped(page, '/quantum?moves=0-1_1-2_5-8_2-4&v=1');
  await page.clock.runFor(REST_MS);
  await tap(page, '0');
  await tap(page, '4');
  await page.mouse.move(1, 1);
  await page.clock.runFor(300);
  // The second cord is lit, the fourth one is not yet.
  expect(await changed(page, 600), 'more of the loop').toBeGreaterThan(0.0005);
});
