/** The process with all clients of one server: seats them, then runs phases of actions on request. */
import { loadClients, type Table } from './system.ts';
import { cpuNow } from '../measure.ts';

/** The pace of a phase: each table as fast as it can, or a total number of actions per second. */
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

async function openAll(): Promise<readonly Table[]> {
  const tables: Table[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < Number(count); at = next++) tables[at] = await open(url, at);
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, work));
  return tables;
}

async function timed(table: Table, times: number[]): Promise<void> {
  const began = performance.now();
  await table.act();
  times.push(performance.now() - began);
}

async function closedLoop(
  tables: readonly Table[],
  until: number,
  most: number,
  times: number[],
): Promise<void> {
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until && times.length < most) await timed(table, times);
    }),
  );
}

/** Actions at even intervals over all tables in order; a table that is still busy is skipped. */
async function atRate(
  tables: readonly Table[],
  rate: number,
  until: number,
  times: number[],
): Promise<void> {
  const began = performance.now();
  const busy = new Set<Table>();
  const under: Promise<void>[] = [];
  let sent = 0;
  for (let now = began; now < until; now = performance.now()) {
    for (; sent < ((now - began) / 1000) * rate; sent += 1) {
      const table = tables[sent % tables.length];
      if (!table || busy.has(table)) continue;
      busy.add(table);
      under.push(timed(table, times).then(() => void busy.delete(table)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(under);
}

async function phase(
  tables: readonly Table[],
  { ms, rate, most = Infinity }: Pace,
): Promise<Phase> {
  const times: number[] = [];
  const before = cpuNow();
  const began = performance.now();
  const until = began + ms;
  await (rate === null
    ? closedLoop(tables, until, most, times)
    : atRate(tables, rate, until, times));
  const seconds = (performance.now() - began) / 1000;
  const cpu = (cpuNow() - before) * 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    actions: times.length,
    seconds,
    cpu,
  };
}

const tables = await openAll();
process.on('message', (pace: Pace) => {
  void phase(tables, pace).then((made) => process.send?.(made));
});
process.send?.('open');
