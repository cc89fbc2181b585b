/** Notices on a phone: centred, and never over the controls of a question. */
import type { Page } from 'playwright/test';
import { cell, expect, open, startFriend, STILL, test } from './board.ts';

test.use(STILL);

const notice = (page: Page) => page.locator('[data-sonner-toast]').first();

/** Where an element ends up, once it has stopped moving. */
async function boxOf(page: Page, selector: string) {
  const box = () => page.locator(selector).first().boundingBox();
  await expect
    .poll(async () => JSON.stringify(await box()) === JSON.stringify(await box()))
    .toBe(true);
  return (await box()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [844, 390],
] as const) {
  test(`NTC-01: ${width}x${height}: a notice leaves the measurement's controls free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/quantum');
    await startFriend(page);
    for (const id of ['0', '4', '0', '4']) await cell(page, id).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Quantum Measurement Required' });
    await expect(dialog).toBeVisible();
    await expect(notice(page)).toContainText('Identical Quantum States Detected!');
    const said = await boxOf(page, '[data-sonner-toast]');
    const asked = await boxOf(page, '[role="dialog"]');
    const clear = said.x + said.width <= asked.x || said.y + said.height <= asked.y;
    expect(clear, JSON.stringify({ said, asked })).toBe(true);
    const board = await boxOf(page, '[data-board]');
    const free = board.x + board.width <= asked.x || board.y + board.height <= asked.y;
    expect(free, JSON.stringify({ board, asked })).toBe(true);
    // The controls can be pressed at once, without waiting for the notice to go.
    await dialog.getByRole('radio', { name: /^B:/ }).check({ timeout: 2000 });
    await dialog.getByRole('button', { name: 'Measure B' }).click({ timeout: 2000 });
    await expect(dialog).toHaveCount(0);
  });
}

for (const width of [390, 320]) {
  test(`a notice stands in the middle of a phone ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/wild');
    await cell(page, '0').dispatchEvent('click');
    await expect(notice(page)).toContainText('Select Game Mode');
    const said = await boxOf(page, '[data-sonner-toast]');
    expect(said.x).toBeGreaterThanOrEqual(16);
    expect(Math.abs(said.x - (width - said.x - said.width))).toBeLessThanOrEqual(1);
  });
}
