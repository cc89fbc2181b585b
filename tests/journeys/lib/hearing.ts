/** Records the announcements of a page's live regions. */
import type { Page } from 'playwright/test';

/** Collects the announcements of all live regions except the site's from now on. */
export async function saidElsewhere(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { saidElsewhere: said });
    new MutationObserver(() => {
      const regions = document.querySelectorAll('[role="status"], [role="alert"], [aria-live]');
      for (const region of regions) {
        const words = region.matches('[data-voice]') ? '' : (region.textContent ?? '').trim();
        if (words !== '') said.push(words);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { saidElsewhere: string[] }).saidElsewhere);
}

/** Counts how often a phrase is announced from now on, by any live region. */
export async function timesSaid(page: Page, phrase: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const counts = globalThis as unknown as Record<string, number>;
    counts[`heard ${wanted}`] = 0;
    const REGIONS = '[role="status"], [role="alert"], [aria-live]';
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(REGIONS) ?? element?.querySelector(REGIONS);
        // Text replaced in the same step is not announced.
        if (region && node.isConnected && node.textContent?.includes(wanted))
          counts[`heard ${wanted}`] = (counts[`heard ${wanted}`] ?? 0) + 1;
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, phrase);
  return () =>
    page.evaluate(
      (wanted) => (globalThis as unknown as Record<string, number>)[`heard ${wanted}`] ?? 0,
      phrase,
    );
}
