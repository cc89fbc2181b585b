/** The cost limits of the high tier on any board, with its shadows; every board is then at rest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import {
  cell,
  expect,
  FULL,
  open,
  ready,
  SHARP,
  startFriend,
  STILL,
  test,
  waitForIdle,
} from '../lib/board.ts';

/** The most expensive boards, after a fraction of a game: the others are smaller, and made of the same parts. */
const BOARDS = [
  ['classic', 0.7],
  ['ultimate', 0.7],
  ['3d', 0.7],
  ['quantum', 0.7],
  ['quantum', 1],
  ['infinite', 0.7],
  ['multiplayer', 0.7],
] as const;

test.use({ ...SHARP, ...STILL, viewport: { width: 480, height: 400 }, colorScheme: 'dark' });

type Golden = {
  readonly moves: readonly string[];
  readonly version: number;
  readonly seats: number;
  readonly options: unknown;
};

/** The link to a game's golden match after a fraction of its moves. */
function addressOf(id: string, fraction: number): string {
  const file = join('src', 'variants', id, 'golden', 'match.txt');
  const [first = ''] = readFileSync(file, 'utf8').split('\n');
  const { moves, version, seats, options } = JSON.parse(first) as Golden;
  const played = moves.slice(0, Math.ceil(moves.length * fraction)).join('_');
  const chosen = encodeURIComponent(JSON.stringify(options));
  return `/${id}?moves=${played}&v=${version}&seats=${seats}&options=${chosen}&inspect`;
}

/** Frames painted during a number of animation frames of the browser. */
const painted = (page: Page, frames: number) =>
  page.evaluate(async (wanted) => {
    const before = globalThis.__board?.frames() ?? Number.NaN;
    for (let at = 0; at < wanted; at += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis.__board?.frames() ?? Number.NaN) - before;
  }, frames);

test(
  'the high tier keeps to 12 programs while quantum is played and measured',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('ttt.device', JSON.stringify({ quality: 'high' })),
    );
    await open(page, '/quantum');
    await startFriend(page);
    for (const id of ['0', '4', '4', '8', '8', '0']) {
      await cell(page, id).dispatchEvent('click');
      await waitForIdle(page);
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    const info = await page.evaluate(() => globalThis.__board?.info());
    expect(info?.programs).toBeLessThanOrEqual(12);
    expect(info?.calls).toBeLessThanOrEqual(25);
  },
);

for (const [id, fraction] of BOARDS)
  test(
    `the high tier keeps to 25 draw calls, 80,000 triangles and 12 programs, and to none at rest: ${id} at ${fraction}`,
    FULL,
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.addInitScript(() =>
        localStorage.setItem('ttt.device', JSON.stringify({ quality: 'high' })),
      );
      await page.goto(addressOf(id, fraction));
      await ready(page);
      await waitForIdle(page);
      const info = await page.evaluate(() => globalThis.__board?.info());
      expect.soft(info?.tier, id).toBe('high');
      expect.soft(info?.calls, `${id}: calls`).toBeLessThanOrEqual(25);
      expect.soft(info?.triangles, `${id}: triangles`).toBeLessThanOrEqual(80_000);
      expect.soft(info?.programs, `${id}: programs`).toBeLessThanOrEqual(12);
      expect.soft(await painted(page, 60), `${id}: frames at rest`).toBe(0);
    },
  );
