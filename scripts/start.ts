import { serve } from '../server/serve.ts';
import { requireNode24 } from './runtime.ts';
import { buildIfStale } from './build/site-build.ts';

requireNode24();
try {
  await buildIfStale();
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
