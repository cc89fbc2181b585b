import { requireNode24 } from './runtime.ts';
import { buildSite } from './build/site-build.ts';

requireNode24();
try {
  const start = performance.now();
  await buildSite();
  console.log(`Built dist/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
