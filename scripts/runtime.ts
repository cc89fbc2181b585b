import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The repository's top folder. */
export const root = join(import.meta.dirname, '..');

/** Ends the process unless it runs on Node 24: a second guard, for scripts started by hand. */
export function requireNode24(): void {
  if (process.version.startsWith('v24.')) return;
  console.error(
    `This runs on Node 24, not ${process.version}. Start it through npm (npm start, npm test, ` +
      'npm run check), which uses the Node in node_modules.',
  );
  process.exit(1);
}

export type Finished = { readonly code: number; readonly output: string };

type RunOptions = {
  /** Lets the command write to this terminal instead of collecting its output. */
  readonly isShown?: boolean;
  readonly env?: NodeJS.ProcessEnv;
};

/** Runs a program of node_modules/.bin from the top folder. A program that can't start has code 127. */
export function runTool(
  name: string,
  args: readonly string[],
  { isShown = false, env = process.env }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', name), args, {
      cwd: root,
      env,
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
