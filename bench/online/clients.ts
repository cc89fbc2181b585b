/** The process with all clients of one server: seats them, then runs phases of actions on request. */
import { loadClients, type Pair } from './system.ts';
import { cpuNow } from '../measure.ts';

/** The pace of a phase: each pair as fast as it can, or a total number of actions per second. */
export type Pace = {
  readonly ms: number;
  readonly rate: number | null;
  /** Ends early after this many actions. */
  readonly most?: number;
};

export type Phase = {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly actions: number;
  readonly seconds: number;
  /** Processor time of this process, microseconds. */
  readonly cpu: number;
};

const OPENING_AT_ONCE = 16;

const [id, url = '', count = '1'] = process.argv.slice(2);
const { open } = await loadClients(id);

async function openAll(): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < Number(count); at = next++) pairs[at] = await open(url, at);
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, work));
  return pairs;
}

async function timed(pair: Pair, times: number[]): Promise<void> {
  const began = performance.now();
  await pair.act();
  times.push(performance.now() - began);
}

async function closedLoop(
  pairs: readonly Pair[],
  until: number,
  most: number,
  times: number[],
): Promise<void> {
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < until && times.length < most) await timed(pair, times);
    }),
  );
}

/** Actions at even intervals over all pairs in order; a pair that is still busy is skipped. */
async function atRate(
  pairs: readonly Pair[],
  rate: number,
  until: number,
  times: number[],
): Promise<void> {
  const began = performance.now();
  const busy = new Set<Pair>();
  const under: Promise<void>[] = [];
  let sent = 0;
  for (let now = began; now < until; now = performance.now()) {
    for (; sent < ((now - began) / 1000) * rate; sent += 1) {
      const pair = pairs[sent % pairs.length];
      if (!pair || busy.has(pair)) continue;
      busy.add(pair);
      under.push(timed(pair, times).then(() => void busy.delete(pair)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(under);
}

async function phase(pairs: readonly Pair[], { ms, rate, most = Infinity }: Pace): Promise<Phase> {
  const times: number[] = [];
  const before = cpuNow();
  const began = performance.now();
  const until = began + ms;
  await (rate === null ? closedLoop(pairs, until, most, times) : atRate(pairs, rate, until, times));
  const seconds = (performance.now() - began) / 1000;
  const cpu = (cpuNow() - before) * 1000;
  times.sort((a, b) => a - b);
  const at = (fraction: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * fraction))] ?? Number.NaN;
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    actions: times.length,
    seconds,
    cpu,
  };
}

const pairs = await openAll();
process.on('message', (pace: Pace) => {
  void phase(pairs, pace).then((made) => process.send?.(made));
});
process.send?.('open');
