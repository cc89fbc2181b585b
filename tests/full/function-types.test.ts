import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runTool } from '../../scripts/runtime.ts';

const SOURCE = join(import.meta.dirname, '..', '..', 'supabase', 'functions', 'rooms', 'index.ts');

test('the function type-checks on Deno', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'deno-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  // Packages come from node_modules; nothing is downloaded.
  const args = ['check', '--no-config', '--node-modules-dir=manual', '--cached-only', SOURCE];
  const env = { ...process.env, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
  const { code, output } = await runTool('deno', args, { env });
  expect(output).not.toContain('error');
  expect(code).toBe(0);
});
