import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listen, readPort } from './listen.ts';
import { createSite } from './site.ts';

const root = join(import.meta.dirname, '..');
const STANDARD_PORT = 3000;

/** Takes settings from .env, as Vite does; what the environment already holds wins. */
export function loadSettings(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Serves a build until SIGINT or SIGTERM, and prints the address. */
export async function serve(dist = join(root, 'dist')): Promise<void> {
  const { env } = process;
  const wanted = readPort(env.PORT, STANDARD_PORT);
  const site = createSite({ dist, env });
  const { url, port, close } = await listen(site, { port: wanted, host: env.HOST || '127.0.0.1' });
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so ${port} is used.`);
  console.log(`Tic-tac-toe is at ${url}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Once: a second Ctrl+C ends the process at once.
    process.once(signal, () => {
      void close().then(() => process.exit(0));
    });
  }
}
