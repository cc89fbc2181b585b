import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OUR_KEY } from '../src/rooms/protocol/our-server.ts';
import { listen, readLimitFactor, readPort, readSwitch } from './listen.ts';
import { openLog, readLog, type Log } from './log.ts';
import { openMetrics, readToken, type Metrics } from './metrics.ts';
import { originIn, type Environment } from './policy.ts';
import { openRooms, type RoomsBackend } from './rooms/backend.ts';
import { offerBackups } from './rooms/store/backup.ts';
import { createSite, type Route } from './site.ts';

const root = join(import.meta.dirname, '..');
const STANDARD_PORT = 3000;
const STANDARD_DATABASE = join(root, 'data', 'rooms.db');

/** Reads settings from .env, as Vite does; the environment takes precedence. */
export function loadSettings(): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The file in which our server keeps its rooms. */
export const databaseOf = (env: Environment): string => env.ROOMS_DATABASE || STANDARD_DATABASE;

/**
 * Our server's backend, unless a Supabase project keeps the rooms. Throws if a setting or its
 * database can't be used, and says why.
 */
function openBackend(env: Environment, log: Log, observe: Metrics['observe'] | undefined) {
  // Also reads settings that do nothing here, so that a wrong one is reported now.
  const settings = {
    origin: originIn(env, 'VITE_SITE_URL'),
    trustProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY),
    limitFactor: readLimitFactor(env.ROOMS_LIMITS),
  };
  if (env.VITE_SUPABASE_URL) return null;
  return openRooms({
    path: databaseOf(env),
    keys: [env.VITE_SUPABASE_KEY || OUR_KEY],
    tell: log.tell,
    log: log.fail,
    observe,
    ...settings,
  });
}

/** The routes that answer before the site's files do. */
function routesOf(rooms: RoomsBackend | null, metrics: Metrics | undefined): readonly Route[] {
  const open = rooms && (async () => ({ ...(await rooms.health()), ...rooms.opened() }));
  return [...(rooms ? [rooms.route] : []), ...(metrics ? [metrics.route(open ?? undefined)] : [])];
}

/** Serves a build, and online rooms, until SIGINT or SIGTERM; prints the address. */
export async function serve(dist = join(root, 'dist')): Promise<void> {
  const { env } = process;
  const log = openLog(readLog(env.LOG));
  const wanted = readPort(env.PORT, STANDARD_PORT);
  const token = readToken(env.METRICS_TOKEN);
  const metrics = token === undefined ? undefined : openMetrics(token);
  const rooms = openBackend(env, log, metrics?.observe);
  const routes = routesOf(rooms, metrics);
  const site = createSite({ dist, env, routes, health: rooms?.health, log: log.fail });
  const listening = await listen(site, { port: wanted, host: env.HOST || '127.0.0.1' });
  const { server, url, port, close } = listening;
  rooms?.attach(server);
  metrics?.attach(server);
  const isKept = rooms !== null && databaseOf(env) !== ':memory:';
  const endBackups = isKept ? offerBackups(databaseOf(env), rooms.backup, log) : undefined;

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // `once`: a second Ctrl+C then kills the process.
    process.once(signal, () => {
      // Closes the sockets first, as they would keep the server from closing. Pending requests
      // still need the store.
      rooms?.hangUp();
      endBackups?.();
      void close().then(() => {
        rooms?.close();
        process.exit(0);
      });
    });
  }

  // Last, because a script that waits for the address may stop the server as soon as it reads it.
  if (wanted !== 0 && port !== wanted) log.tell(`Port ${wanted} is taken, so ${port} is used.`);
  log.tell(`Tic-tac-toe is at ${url}`);
}
