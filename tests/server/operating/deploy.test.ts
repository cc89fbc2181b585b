import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const DEPLOY = join(root, 'server', 'deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');

let folder = '';
let program: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => {
  program?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The last stage of the Containerfile: the image that runs. */
const image = (): string =>
  read('Containerfile')
    .split(/^FROM /m)
    .at(-1) ?? '';

/** Waits for the server's address. */
const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const url = / is at (http[^\s"]+)/.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
    server.once('close', () => reject(new Error(said)));
  });

const check = (port: string): Promise<number | null> =>
  new Promise((resolve) => {
    const env = { ...process.env, PORT: port };
    const healthy = spawn(process.execPath, ['server/deploy/healthy.ts'], { cwd: folder, env });
    healthy.once('close', resolve);
  });

test("OPS-01 the image's files are all that the server needs, and its health check sees when it stops", async () => {
  const copied = [...image().matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm)];
  expect(copied.length).toBeGreaterThan(10);
  for (const [, from = '', to = ''] of copied) {
    expect(to).toBe(from);
    if (from === 'dist') continue;
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    // The build stage removes the tests.
    const filter = (path: string): boolean => !/\.test\.tsx?$/.test(path);
    cpSync(join(root, from), join(folder, to), { recursive: true, filter });
  }
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), '<title>fixture</title>');

  const [, command = '[]'] = /^CMD (.+)$/m.exec(image()) ?? [];
  const [node, ...args] = JSON.parse(command) as readonly string[];
  expect(node).toBe('node');
  const database = join(folder, 'data', 'rooms.db');
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', ROOMS_DATABASE: database };
  program = spawn(process.execPath, args, { cwd: folder, env });
  const url = await addressOf(program);
  const health = (await (await fetch(`${url}/healthz`)).json()) as object;
  expect(health).toMatchObject({ ok: true, rooms: 0, storage: 'ok' });
  const { port } = new URL(url);
  expect(await check(port)).toBe(0);
  program.kill('SIGTERM');
  await new Promise((resolve) => program?.once('close', resolve));
  expect(await check(port)).toBe(1);
});

test('OPS-01 the container runs without root, with its rooms on a volume and a health check', () => {
  expect(image()).toMatch(/^USER 1000:1000$/m);
  expect(image()).toMatch(/^VOLUME \/data$/m);
  expect(image()).toContain('ROOMS_DATABASE=/data/rooms.db');
  expect(image()).toMatch(/^HEALTHCHECK .*\\\n\s+CMD \["node", "server\/deploy\/healthy.ts"\]$/m);
  const compose = read('compose.yaml');
  expect(compose).toContain('- rooms:/data\n');
  expect(compose).toContain('test: [CMD, node, server/deploy/healthy.ts]\n');
  expect(compose).toContain('read_only: true\n');
});

test('OPS-02 the unit gives the server its rooms to write, and nothing else', () => {
  const unit = read('tic-tac-toe.service').split('\n');
  for (const setting of [
    'DynamicUser=yes',
    'StateDirectory=tic-tac-toe',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ])
    expect(unit).toContain(setting);
  expect(unit.filter((line) => line.startsWith('ReadWritePaths='))).toEqual([]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('OPS-02 systemd finds no mistake in the unit, and little exposure', () => {
  const file = join(folder, 'tic-tac-toe.service');
  writeFileSync(file, read('tic-tac-toe.service').replaceAll('/opt/tic-tac-toe', root));
  const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const secured = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', file],
    { encoding: 'utf8' },
  );
  expect(secured.status, secured.stdout).toBe(0);
});
