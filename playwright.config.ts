import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const isCI = Boolean(process.env.CI);
const port = Number(process.env.E2E_PORT ?? 4317);
const url = `http://127.0.0.1:${port}`;
const executablePath = findBrowser();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCI,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: url,
    locale: 'en-US',
    contextOptions: { reducedMotion: 'no-preference' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium's sandbox refuses to start as root, as in most CI containers.
        ...(isRoot ? ['--no-sandbox'] : []),
        // Software WebGL where there is no graphics card; newer versions give none unasked.
        '--enable-unsafe-swiftshader',
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
    command: 'node server/main.ts',
    url: `${url}/healthz`,
    env: { PORT: String(port), HOST: '127.0.0.1' },
    reuseExistingServer: !isCI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
    stdout: 'ignore',
    timeout: 30_000,
  },
});
