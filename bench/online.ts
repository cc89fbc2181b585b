/**
 * `npm run bench:online`: how long a move takes to reach the other player's client, and what it costs
 * the server, compared with boardgame.io, Colyseus and a bare relay doing the same work in the same run.
 * `-- --systems ours,relay --sizes 1,500 --rounds 3` measures less; `-- --sizes full` doubles the rooms of our server
 * until it is overloaded. TMPDIR chooses the disk to write to.
 */
import { cpus, loadavg, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { canPin, Run, syncsByCore, type Cores, type Measured } from './online/run.ts';
import { isSystemId, SYSTEMS, type SystemId } from './online/system.ts';
import { reportSize, type Figures } from './online/report.ts';
import { median } from './measure.ts';

/**
 * Rooms, total actions per second (null: each room as fast as it can) and phases per system. A phase at a fixed rate
 * has few actions, so its p99 is one of its slowest actions and varies a lot between phases.
 */
const SIZES = {
  '1': { title: '1 room, closed loop', rooms: 1, rate: null, rounds: 5 },
  '50': { title: '50 rooms, 100 actions/s', rooms: 50, rate: 100, rounds: 30 },
  '500': { title: '500 rooms, 500 actions/s', rooms: 500, rate: 500, rounds: 30 },
  closed: { title: '500 rooms, closed loop', rooms: 500, rate: null, rounds: 5 },
} as const;
type SizeId = keyof typeof SIZES;

/** A room's moves per second while capacity is measured: one every four seconds. */
const PACE = 0.25;
/**
 * With more rooms a process would open too many connections; beyond this number the moves come
 * faster instead.
 */
const MOST_ROOMS = 4000;
/** A server is overloaded when one move in a hundred takes longer, ms. */
const OVERLOADED_MS = 250;

/** Runs first, so that the code is compiled and optimised before it is measured. */
const WARM_UP = { ms: 6000, rate: null, most: 4000 };
const PHASE_MS = 2000;
/** With more rooms the supabase-js clients would saturate their core and we would measure them. */
const MOST_SUPABASE_ROOMS = 50;

const { values } = parseArgs({
  options: {
    systems: { type: 'string', default: Object.keys(SYSTEMS).join(',') },
    sizes: { type: 'string', default: Object.keys(SIZES).join(',') },
    rounds: { type: 'string' },
  },
});
const systems = values.systems.split(',').map((id) => {
  if (isSystemId(id)) return id;
  throw new Error(`no such system: ${id}; there are ${Object.keys(SYSTEMS).join(', ')}`);
});
const sizes = values.sizes.split(',').map((id) => {
  if (id === 'full') return id;
  if (Object.hasOwn(SIZES, id)) return id as SizeId;
  throw new Error(`no such size: ${id}; there are ${Object.keys(SIZES).join(', ')}`);
});

type Clock = { readonly busy: number; readonly all: number };

/** The machine's processor time so far, ms. */
function clock(): Clock {
  const times = cpus().map((core) => core.times);
  const all = times.reduce((sum, each) => sum + Object.values(each).reduce((a, b) => a + b, 0), 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
}

/** Measures a phase, and how many cores other programs used during it. */
async function measured(run: Run, ms: number, rate: number | null): Promise<Figures> {
  const before = clock();
  const made: Measured = await run.measure({ ms, rate });
  const after = clock();
  const own = (made.cpu + made.serverCpu * made.actions) / 1000;
  const fraction = (after.busy - before.busy - own) / (after.all - before.all);
  return { ...made, others: Math.max(0, fraction * cpus().length) };
}

async function measureSize(id: SizeId, cores: Cores): Promise<void> {
  const { title, rooms, rate } = SIZES[id];
  const rounds = Number(values.rounds ?? SIZES[id].rounds);
  const taken = systems.filter(
    (each) => each !== 'ours-supabase-js' || rooms <= MOST_SUPABASE_ROOMS,
  );
  const runs = new Map<SystemId, Run>();
  const figures = new Map<SystemId, Figures[]>();
  try {
    for (const system of taken) {
      const run = new Run();
      runs.set(system, run);
      await run.open(system, rooms, cores);
      await run.measure(WARM_UP);
    }
    // Interleaved, so that other load on the machine hits every system alike.
    for (let round = 0; round < rounds; round += 1) {
      for (const [system, run] of runs) {
        const phase = await measured(run, PHASE_MS, rate);
        figures.set(system, [...(figures.get(system) ?? []), phase]);
      }
    }
  } finally {
    await Promise.all([...runs.values()].map((run) => run.close()));
  }
  reportSize(title, figures);
}

/** Doubles the rooms until p99 is too long. */
async function measureCapacity(cores: Cores): Promise<void> {
  for (let rooms = 1000, p99 = 0; p99 <= OVERLOADED_MS; rooms *= 2) {
    const run = new Run();
    const phases: Figures[] = [];
    try {
      await run.open('ours', Math.min(rooms, MOST_ROOMS), cores);
      await run.measure(WARM_UP);
      for (let round = 0; round < Number(values.rounds ?? 3); round += 1)
        phases.push(await measured(run, 2 * PHASE_MS, rooms * PACE));
    } finally {
      await run.close();
    }
    const title = rooms > MOST_ROOMS ? `moves of ${rooms} rooms` : `${rooms} rooms`;
    reportSize(`${title}, ${rooms * PACE} actions/s`, new Map([['ours', phases]]));
    p99 = median(phases.map((each) => each.p99));
  }
}

const began = performance.now();
const load = (): string =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}; load ${load()}`);
const syncs = await syncsByCore();
const said = syncs.map(({ ms, cpu }) => `${ms.toFixed(2)} ms (${cpu.toFixed(0)} us of it busy)`);
console.log(`${tmpdir()}: an occasional sync takes ${said.join(' on core 0, ')} on core 1`);
// All servers run on the core where a sync is faster, the one that handles the disk's interrupts.
const cores = syncs[0].ms < syncs[1].ms ? { server: 0, clients: 1 } : { server: 1, clients: 0 };
const placed = `servers run on core ${cores.server}, clients on core ${cores.clients}`;
console.log(canPin ? placed : 'neither servers nor clients could be kept on a core');
for (const id of sizes) await (id === 'full' ? measureCapacity(cores) : measureSize(id, cores));
console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes; load ${load()}`);
