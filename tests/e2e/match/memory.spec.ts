/** One canvas serves every board: going from variant to variant must leave nothing behind. */
import type { Page } from 'playwright/test';
import { variantIds } from '../../../src/variants/screens.ts';
import { expect, open, SMALL, STILL, test, unless, waitForIdle } from '../lib/board.ts';

test.use({ ...STILL, ...SMALL });

const CHANGES = 50;

/** Goes to a page as a link would, and waits for its board's picture. */
async function go(page: Page, id: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/${id}?inspect`);
  await page.locator(`[data-board="${id}"]`).waitFor();
  await page.waitForFunction(() => (globalThis.__board?.info().calls ?? 0) > 0);
  await waitForIdle(page, 6);
}

const held = (page: Page) =>
  page.evaluate(() => {
    const { geometries, textures, programs } = globalThis.__board?.info() ?? {};
    return { geometries, textures, programs, canvases: document.querySelectorAll('canvas').length };
  });

test(
  `DSG-08: ${CHANGES} changes of variant leave geometries, textures, programs and contexts as they were`,
  unless(false),
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript(() => {
      const made = { contexts: 0 };
      Object.assign(globalThis, { made });
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function counted(
        this: HTMLCanvasElement,
        ...args: [string]
      ) {
        const known = this.dataset['counted'] !== undefined;
        const context = getContext.apply(this, args as never);
        if (args[0] === 'webgl2' && context && !known) {
          this.dataset['counted'] = '';
          made.contexts += 1;
        }
        return context;
      } as never;
    });
    await open(page, '/classic');
    const contexts = () =>
      page.evaluate(() => (globalThis as unknown as { made: { contexts: number } }).made.contexts);
    const others = variantIds.filter((id) => id !== 'classic');
    // Two rounds create everything that is shared.
    for (const id of [...others, ...others, 'classic']) await go(page, id);
    const [before, contextsBefore] = [await held(page), await contexts()];
    for (let change = 1; change < CHANGES; change += 1) {
      await go(page, others[change % others.length] ?? 'classic');
    }
    await go(page, 'classic');
    // The old picture fades over the new one before it goes.
    await expect.poll(() => held(page)).toEqual(before);
    expect(before.canvases).toBe(1);
    expect(await contexts()).toBe(contextsBefore);
  },
);
