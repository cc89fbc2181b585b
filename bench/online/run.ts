/** One system at one size: a fresh server process and a process with all its clients, each pinned to its own core. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pace, Phase } from './clients.ts';
import type { Sync } from './disk.ts';
import { SYSTEMS, type SystemId } from './system.ts';

const here = import.meta.dirname;
const PROBE = pathToFileURL(join(here, 'probe.mjs')).href;
const OPENING_MS = 60_000;
const PHASE_GRACE_MS = 30_000;

type Sample = { readonly cpu: number; readonly rss: number; readonly bytes: number };

/** A phase and its cost to the server: microseconds and bytes per action, total memory. */
export type Measured = Phase & {
  readonly serverCpu: number;
  readonly bytes: number;
  readonly rss: number;
};

/** Which core runs the server and which all clients. */
export type Cores = { readonly server: number; readonly clients: number };

/** Without `taskset` or a second core the operating system places both. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

function start(core: number, args: readonly string[]): ChildProcess {
  const [command, ...rest] = [
    ...(canPin ? ['taskset', '-c', String(core)] : []),
    process.execPath,
    ...args,
  ];
  return spawn(command ?? '', rest, {
    // Some packages are slower in development mode.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** The child's next message; rejects when the child exits or takes too long. */
function heard<T>(child: ChildProcess, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no answer in time')), ms);
    const ended = (): void => reject(new Error('a process ended by itself'));
    child.once('exit', ended);
    child.once('message', (message) => {
      clearTimeout(late);
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** How long a sync takes on each of the first two cores: it is faster on the one that handles the disk's interrupts. */
export async function syncsByCore(): Promise<readonly [Sync, Sync]> {
  const tried: Sync[] = [];
  for (const core of [0, 1]) {
    tried.push(await heard<Sync>(start(core, [join(here, 'disk-probe.ts')]), OPENING_MS));
  }
  return tried as [Sync, Sync];
}

export class Run {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bench-online-'));
  readonly #children: ChildProcess[] = [];

  /** Starts both processes and seats all players. */
  async open(system: SystemId, rooms: number, cores: Cores): Promise<void> {
    const { server: module } = SYSTEMS[system];
    const file = new URL(module, import.meta.url).href;
    const server = start(cores.server, [
      '--import',
      PROBE,
      join(here, 'server.mjs'),
      file,
      this.#folder,
    ]);
    this.#children.push(server);
    const { url } = await heard<{ readonly url: string }>(server, OPENING_MS);
    const clients = start(cores.clients, [join(here, 'clients.ts'), system, url, String(rooms)]);
    this.#children.push(clients);
    await heard(clients, OPENING_MS);
  }

  async measure(pace: Pace): Promise<Measured> {
    const [, clients] = this.#children;
    if (!clients) throw new Error('not open');
    const before = await this.#sample();
    clients.send(pace);
    const phase = await heard<Phase>(clients, pace.ms + PHASE_GRACE_MS);
    const after = await this.#sample();
    return {
      ...phase,
      serverCpu: (after.cpu - before.cpu) / phase.actions,
      bytes: (after.bytes - before.bytes) / phase.actions,
      rss: after.rss,
    };
  }

  async #sample(): Promise<Sample> {
    const [server] = this.#children;
    if (!server) throw new Error('not open');
    server.send('sample');
    return (await heard<{ readonly sample: Sample }>(server, OPENING_MS)).sample;
  }

  async close(): Promise<void> {
    const running = this.#children.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    const gone = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(gone);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
