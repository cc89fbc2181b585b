/** Checks for every text page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './board.ts';

/** Opens a text page. */
export async function visit(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Opens every folding section, so that its content is checked too. */
export const unfold = (page: Page) =>
  page
    .locator('details:not([name])')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));

/** The page's JSON-LD of a type. */
export const dataOf = (page: Page, type: string) =>
  page.evaluate((wanted) => {
    const all = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const data = all.map((each) => JSON.parse(each.textContent ?? '') as Record<string, unknown>);
    return data.find((each) => each['@type'] === wanted) ?? null;
  }, type);

const THEMES = ['light', 'dark'] as const;

/** Checks with axe in light and dark, and for sideways scrolling on the narrowest screen. */
export async function expectSound(
  page: Page,
  state: string,
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await page.evaluate(async () => {
      const timed = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline);
      await Promise.allSettled(timed.map(({ finished }) => finished));
    });
    // A theme changes nothing but colours.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([]);
  }
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const over = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // A canvas resizes one frame later than its frame.
  await expect
    .configure({ soft: true })
    .poll(over, { message: `${state} at 320` })
    .toBe(0);
  if (before) await page.setViewportSize(before);
}
