/** How long the disk takes to make a write durable, without any server. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuNow, median } from '../measure.ts';

const SYNCS = 100;
const PAUSE_MS = 10;

export type Sync = { readonly ms: number; readonly cpu: number };

/** A short write and its sync at 100 per second: the median time in ms and processor time in microseconds. */
export async function syncOf(folder: string): Promise<Sync> {
  const own = mkdtempSync(join(folder, 'bench-disk-'));
  const file = openSync(join(own, 'log'), 'a');
  const times: number[] = [];
  const costs: number[] = [];
  for (let at = 0; at < SYNCS; at += 1) {
    await pause(PAUSE_MS);
    const before = cpuNow();
    const began = performance.now();
    writeSync(file, 'x'.repeat(500));
    fdatasyncSync(file);
    times.push(performance.now() - began);
    costs.push((cpuNow() - before) * 1000);
  }
  closeSync(file);
  rmSync(own, { recursive: true });
  return { ms: median(times), cpu: median(costs) };
}
