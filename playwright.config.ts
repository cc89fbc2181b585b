import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const isCI = Boolean(process.env.CI);
const port = Number(process.env.E2E_PORT ?? 4317);
const url = `http://127.0.0.1:${port}`;
const executablePath = findBrowser();
const isRoot = process.getuid?.() === 0;

/**
 * Features of a whole Chromium that would start beside every page: the address bar opens two pages
 * of its own, which take as long as a page of the site. The rest is Playwright's list, which this
 * switch replaces.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const FULL = /@full/;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCI,
  // Sweeps over tiers, palettes, sizes and languages, and the tenth game: npm run test:full, which runs everything.
  ...(process.env.FULL ? {} : { grepInvert: FULL }),
  // On four cores a fourth worker saves an eighth of the time.
  workers: availableParallelism() >= 4 ? 4 : 2,
  retries: 0,
  // Some tests walk one page through many states, on machines that may be three times slower.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: url,
    locale: 'en-US',
    // Software paints a quarter of the pixels in half the time. Suites that look at pixels use SHARP.
    deviceScaleFactor: 0.5,
    // Blocked, because its cache would answer requests that a test lets fail; the offline test allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'no-preference' },
    // A trace's pictures and snapshots take as long as the tests; `--trace on` makes one when needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium's sandbox refuses to start as root, as in most CI containers.
        ...(isRoot ? ['--no-sandbox'] : []),
        // Software WebGL where there is no graphics card; newer versions give none unasked.
        '--enable-unsafe-swiftshader',
        // The browser's own picture of a page, at the size of most tests' pages.
        '--force-device-scale-factor=0.5',
        `--disable-features=${UNUSED.join(',')}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop-chromium',
      testIgnore: /\.phone\.spec\.ts$/,
      use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /\.phone\.spec\.ts$/,
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    // Builds here as well, so that a run of one file tests the current sources.
    command: 'node scripts/build.ts --if-stale && node server/main.ts',
    url: `${url}/healthz`,
    env: { PORT: String(port), HOST: '127.0.0.1', ROOMS_DATABASE: ':memory:' },
    reuseExistingServer: !isCI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    stdout: 'ignore',
    timeout: 300_000,
  },
});
