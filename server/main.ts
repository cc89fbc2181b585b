import { loadSettings, serve } from './serve.ts';

try {
  loadSettings();
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
