import { requireNode24 } from './runtime.ts';
import { buildSite, isBuilt } from './build/site-build.ts';

requireNode24();
try {
  const start = performance.now();
  // --if-stale: does nothing if dist/ was built from these sources.
  if (process.argv.includes('--if-stale') && isBuilt()) process.exit();
  await buildSite();
  console.log(`Built dist/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
