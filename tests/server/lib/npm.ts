/**
 * Tools that only the full run needs. npm fetches and caches them; as dependencies of ours they would add 280
 * MB to each install.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../../scripts/runtime.ts';

/** Runs a tool of a package from the top folder; resolves to its output, and rejects with its errors when it fails. */
export async function runPackage(
  name: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const args = ['exec', '--yes', '--package', name, '--', ...command];
  const shell = process.platform === 'win32';
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, env, shell });
  return stdout;
}
