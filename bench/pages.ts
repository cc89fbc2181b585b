/**
 * `npm run bench:pages`: what a visitor with a slow phone waits for on the home page, a guide and a board:
 * bytes of script, largest contentful paint and layout shift, on a CPU slowed down four times. The times
 * depend on the machine. Writes nothing into the repository; exits 0 whatever it measures.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/runtime.ts';
import { buildIfStale } from '../scripts/build/site-build.ts';
import { listen } from '../server/listen.ts';
import { createSite } from '../server/site.ts';
import { median } from './measure.ts';

const PAGES = [
  ['home', '/'],
  ['guide', '/how-to-play/classic'],
  ['board', '/classic'],
] as const;
const SLOWDOWN = 4;
const VISITS = 5;
/** Long enough for late content to shift the layout. */
const REST_MS = 3000;

type Visit = { readonly script: number; readonly lcp: number; readonly cls: number };

/** Runs in the page before its scripts. */
function watch(): void {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) seen.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** One visit with an empty cache. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  const measured = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { script, ...(globalThis as unknown as { seen: { lcp: number; cls: number } }).seen };
  });
  await context.close();
  return measured;
}

await buildIfStale();
const site = createSite({ dist: join(root, 'dist'), env: {} });
const { url, close } = await listen(site, { host: '127.0.0.1', port: 0 });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});
console.log(`CPU slowed down ${SLOWDOWN} times, medians of ${VISITS} visits`);
for (const [name, path] of PAGES) {
  const visits: Visit[] = [];
  for (let each = 0; each < VISITS; each += 1) visits.push(await visit(browser, url + path));
  const of = (key: keyof Visit) => median(visits.map((each) => each[key]));
  const script = `${(of('script') / 1024).toFixed(1)} KB of script`;
  const lcp = `largest contentful paint ${Math.round(of('lcp'))} ms`;
  console.log(`${name.padEnd(6)} ${script}, ${lcp}, layout shift ${of('cls').toFixed(4)}`);
}
await browser.close();
await close();
