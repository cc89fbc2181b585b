/**
 * `npm run bench:waiting`: what a page costs the server while nothing happens in its room, with a WebSocket and where
 * the network blocks them. The product's own clients; half of the pages wait for the other half's move.
 * `-- --rooms 50 --seconds 60` are the defaults.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { ConnectionState } from '../src/rooms/protocol/client-port.ts';
import { OUR_KEY } from '../src/rooms/protocol/our-server.ts';
import { connectRooms } from '../src/rooms/supabase/rooms.ts';
import { must } from './online/must.ts';

type Sample = { readonly cpu: number; readonly bytes: number };

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '60' },
  },
});
const [rooms, seconds] = [Number(values.rooms), Number(values.seconds)];
const online = join(import.meta.dirname, 'online');
const { WebSocket: real } = globalThis;

/** Closes every socket as soon as it is made, as a proxy does that doesn't know the protocol. */
class BlockedSocket extends EventTarget {
  readyState = 0;
  onclose: ((event: Event) => void) | null = null;

  constructor() {
    super();
    setTimeout(() => {
      this.readyState = 3;
      this.onclose?.(new Event('close'));
    });
  }

  send(): void {}
  close(): void {}
}

/** Starts a server, fills its rooms and measures their pages at rest. */
async function measure(state: ConnectionState & ('live' | 'slow')): Promise<void> {
  globalThis.WebSocket = state === 'live' ? real : (BlockedSocket as unknown as typeof WebSocket);
  const folder = mkdtempSync(join(tmpdir(), 'bench-waiting-'));
  const probe = pathToFileURL(join(online, 'probe.mjs')).href;
  const file = pathToFileURL(join(online, 'ours-server.mjs')).href;
  const server = spawn(
    process.execPath,
    ['--import', probe, join(online, 'server.mjs'), file, folder],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const hear = <T>() =>
    new Promise<T>((resolve) => server.once('message', (said) => resolve(said as T)));
  const { url } = await hear<{ readonly url: string }>();
  const clients = Array.from({ length: 2 * rooms }, () => connectRooms({ url, key: OUR_KEY }));
  const arrived: Promise<void>[] = [];
  for (let at = 0; at < rooms; at += 1) {
    const [one, two] = clients.slice(2 * at);
    if (!one || !two) throw new Error('too few clients');
    const ann = must(await one.create({ name: 'Ann', variant: 'classic' }));
    const ben = must(await two.join({ name: 'Ben', code: ann.key.code }));
    must(await one.act(ann.key, { do: 'start', round: 0 }));
    for (const [client, place] of [
      [one, ann],
      [two, ben],
    ] as const)
      arrived.push(
        new Promise((resolve) => {
          client.follow(place, {
            onChange: ({ connection }) => connection === state && resolve(),
          });
        }),
      );
  }
  await Promise.all(arrived);
  await pause(10_000);
  const sample = async (): Promise<Sample> => {
    server.send('sample');
    return (await hear<{ readonly sample: Sample }>()).sample;
  };
  const before = await sample();
  await pause(seconds * 1000);
  const after = await sample();
  const pageMinutes = (2 * rooms * seconds) / 60;
  const [bytes, cpu] = [after.bytes - before.bytes, (after.cpu - before.cpu) / 1000];
  console.log(
    `${state === 'live' ? 'with' : 'without'} sockets: ${Math.round(bytes / pageMinutes)} bytes and ${(cpu / pageMinutes).toFixed(2)} ms of the server's processor time a page and minute`,
  );
  for (const client of clients) client.disconnect();
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

await measure('live');
await measure('slow');
process.exit(0);
