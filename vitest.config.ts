import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

// tests/journeys belongs to Playwright, whose files end in .spec.ts; tests/full takes minutes (npm run
// test:full). The tenth game is tested in the copy that gets it.
const FULL = 'tests/full/**/*.test.ts';

const isFull = Boolean(process.env.FULL);

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ['{src,server,scripts,tests}/**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', 'tests/tenth-game/**', ...(isFull ? [] : [FULL])],
      setupFiles: ['tests/setup.ts'],
      // A worker thread starts in half the time of a process.
      pool: 'threads',
      // One more than two cores: those that lose their network wait most of the time.
      maxWorkers: 3,
      // Some tests count millions of positions, on machines that others use as well.
      testTimeout: isFull ? 600_000 : 60_000,
      // A state is awaited for as long as the test may take: one second would be too short beside other work.
      expect: { poll: { timeout: 60_000 } },
    },
  }),
);
