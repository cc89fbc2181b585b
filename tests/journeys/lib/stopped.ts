/** Boards on a clock that the tests advance: pictures at chosen moments. */
import { expect, type Page } from 'playwright/test';
import { click } from './board.ts';
import { compare, shoot } from './pixels.ts';

/** Opens a board with its clock stopped at the board's first frame. */
export async function openStopped(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}inspect`);
  await expect(async () => {
    await page.clock.runFor(17);
    expect(await page.evaluate(() => globalThis.__board?.frames() ?? 0)).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
}

/** Clicks on the canvas while the clock is stopped. */
export async function tap(page: Page, id: string): Promise<void> {
  const at = await page.evaluate((wanted) => globalThis.__board?.project(wanted), id);
  await click(page, at ?? { x: 0, y: 0 });
}

/** The fraction of the picture that changes while the clock runs for `ms` milliseconds. */
export async function changed(page: Page, ms: number): Promise<number> {
  const before = await shoot(page);
  await page.clock.runFor(ms);
  return (await compare(page, before, await shoot(page))).different;
}

/** A small part of the picture, beside the middle of a cell (world units). */
export async function detail(page: Page, id: string, beside: readonly [number, number, number]) {
  const { x, y } = await page.evaluate(
    ([wanted, aside]) => globalThis.__board?.project(wanted, aside) ?? { x: 0, y: 0 },
    [id, beside] as const,
  );
  const clip = { x: Math.round(x) - 8, y: Math.round(y) - 8, width: 16, height: 16 };
  return page.screenshot({ clip, style: '[data-confetti] { display: none }' });
}

/** After this time nothing moves any more. */
export const REST_MS = 900;
