/** The product's server in a process that tests can kill. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SERVE = pathToFileURL(join(import.meta.dirname, '..', '..', '..', 'server', 'serve.ts')).href;

/** A folder with a build of one empty page and space for a database; `end` removes it. */
export function workplace(): { readonly folder: string; readonly database: string; end(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  writeFileSync(join(folder, 'index.html'), '<title>fixture</title>');
  return {
    folder,
    database: join(folder, 'rooms.db'),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Running = {
  readonly url: string;
  /** Its output so far. */
  readonly said: () => string;
  /** Its output to standard error so far. */
  readonly complaints: () => string;
  /** Kills it at once, as a power loss would (or gently, with SIGTERM). */
  readonly kill: (signal?: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

/**
 * Starts the server; rejects with its output when it exits instead. `limitFactor`: ROOMS_LIMITS, as most tests are
 * one address that does more than a school.
 */
export async function start(
  { folder, database }: { readonly folder: string; readonly database: string },
  port = 0,
  limitFactor = 1000,
  settings: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const code = `import { serve } from ${JSON.stringify(SERVE)};
    serve(${JSON.stringify(folder)}).catch((error) => { console.error(error.message); process.exit(1); });`;
  const program = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      ROOMS_DATABASE: database,
      ROOMS_LIMITS: String(limitFactor),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => program.once('exit', resolve));
  let complaints = '';
  program.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  let said = '';
  program.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const url = await Promise.race([addressOf(program), exit]);
  if (typeof url !== 'string') throw new Error(complaints);
  return {
    url,
    said: () => said,
    complaints: () => complaints,
    kill(signal = 'SIGKILL') {
      program.kill(signal);
      return exit;
    },
  };
}

const addressOf = (program: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    program.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = / is at (http[^\s"]+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
