/** How long the disk takes to make a write durable, without any server. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SYNCS = 100;
const PAUSE_MS = 10;

const middle = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

export type Sync = { readonly ms: number; readonly cpu: number };

/** A short write and its sync at 100 per second: the median time in ms and processor time in microseconds. */
export async function syncOf(folder: string): Promise<Sync> {
  const own = mkdtempSync(join(folder, 'bench-disk-'));
  const file = openSync(join(own, 'log'), 'a');
  const times: number[] = [];
  const costs: number[] = [];
  for (let at = 0; at < SYNCS; at += 1) {
    await pause(PAUSE_MS);
    const before = process.cpuUsage();
    const began = performance.now();
    writeSync(file, 'x'.repeat(500));
    fdatasyncSync(file);
    times.push(performance.now() - began);
    const { user, system } = process.cpuUsage(before);
    costs.push(user + system);
  }
  closeSync(file);
  rmSync(own, { recursive: true });
  return { ms: middle(times), cpu: middle(costs) };
}
