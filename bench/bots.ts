/**
 * `npm run bench:bots`, or `-- 3d quantum` for some games: positions per second that Hard visits, how long
 * its first four moves take with an empty memory, and how much memory a match takes.
 */
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { grow } from '../src/variants/ultimate/bot-mcts.ts';
import { Tree } from '../src/variants/ultimate/bot-tree.ts';
import { UltimateArena } from '../src/variants/ultimate/bot-arena.ts';
import { loadNet } from '../src/variants/ultimate/bot-net.ts';
import { ultimate } from '../src/variants/ultimate/rules.ts';
import { games, isGameId } from '../src/variants/rules.ts';
import { cpuNow, whole } from './measure.ts';
import { optionSets } from '../tests/games/lib/option-sets.ts';
import type { Memory, Moves } from './bot-figures.ts';

const padded = (number: number, width = 4): string => whole(number).padStart(width);

/** Runs in a fresh process, so that nothing compiled or remembered for another game helps. */
function ask(what: 'moves' | 'memory', id: string, raw: unknown): unknown {
  const script = join(import.meta.dirname, 'bot-figures.ts');
  return JSON.parse(
    execFileSync(process.execPath, [script, what, id, JSON.stringify(raw)], { encoding: 'utf8' }),
  );
}

function figuresOf(id: string, raw: unknown): string {
  const { speed, cpuSpeed, slowest } = ask('moves', id, raw) as Moves;
  const { plies, base, peak } = ask('memory', id, raw) as Memory;
  const times = (kind: 'clock' | 'cpu') => slowest.map((each) => padded(each[kind])).join('');
  return (
    `${id.padEnd(12)}${padded(speed, 10)} positions/s (${padded(cpuSpeed, 9)} a CPU s), slowest moves 1 to 4` +
    `${times('clock')} ms (CPU${times('cpu')}), ${plies} plies +${whole(peak - base)} MB  ${JSON.stringify(raw)}`
  );
}

const load = (): string => `load ${loadavg().map((each) => each.toFixed(1))[0] ?? ''}`;

/** Samples of the tree search per second from the empty board, before and after the code is compiled. */
async function samples(): Promise<void> {
  const net = await loadNet();
  const arena = new UltimateArena(ultimate.setup(2, {}, 0), 1, net);
  for (const run of ['cold', 'warm', 'warm', 'warm']) {
    const [start, began] = [performance.now(), cpuNow()];
    const limits = { maxNodes: Infinity, until: Date.now() + 1000 };
    const taken = grow(new Tree(1_000_000), arena, limits, 0.05);
    const clock = (taken / (performance.now() - start)) * 1000;
    const cpu = (taken / (cpuNow() - began)) * 1000;
    console.log(
      `ultimate    ${padded(clock, 10)} samples/s (${padded(cpu, 9)} a CPU s), ${run}, ${load()}`,
    );
  }
}

const asked = process.argv.slice(2);
for (const id of Object.keys(games).filter(isGameId)) {
  if (asked.length > 0 && !asked.includes(id)) continue;
  const game = games[id];
  for (const options of optionSets(game, game.seats[0])) console.log(figuresOf(id, options));
}
if (asked.length === 0 || asked.includes('ultimate')) await samples();
console.log(load());
