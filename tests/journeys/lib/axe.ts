/** Axe, in the themes that a run checks. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, sized } from './board.ts';

/** The animations still running in the page. Scroll-driven animations never finish. */
const running = (): string[] =>
  document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML ?? '');

/** Serious and critical findings; in the full run in dark, too. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const colorScheme of sized(['light', 'dark'] as const, ['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect.poll(() => page.evaluate(running)).toEqual([]);
    // A theme changes nothing but colours.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    const bad = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect.soft(bad, `${state}, ${colorScheme}`).toEqual([]);
  }
}
