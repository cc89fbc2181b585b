import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // tests/e2e belongs to Playwright, whose files end in .spec.ts.
      include: ['{src,server,scripts,tests}/**/*.test.{ts,tsx}'],
      maxWorkers: 2,
    },
  }),
);
