/** Builds dist/ unless it is from these sources. */
import { buildIfStale } from './site-build.ts';

await buildIfStale();
