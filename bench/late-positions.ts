/**
 * `npm run bench:late-positions`, or `-- 1000`: how often Ultimate's Hard finds the only right move of a late position within
 * 300 ms, or so many, of processor time, whatever else runs on the machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose, prepare } from '../src/bots/choose.ts';
import { cpuNow } from './measure.ts';

const budgetMs = Number(process.argv[2] ?? 300);
const folder = join(import.meta.dirname, '../tests/full/lib');
const dotted = (move: string): string => `${move[0]}.${move[1]}`;

/** The 95 % interval of a share (Wilson). */
function intervalOf(hits: number, count: number): string {
  const z = 1.96;
  const share = hits / count;
  const middle = share + z ** 2 / (2 * count);
  const half = z * Math.sqrt((share * (1 - share)) / count + z ** 2 / (4 * count ** 2));
  const percents = [middle - half, middle + half].map((end) => (100 * end) / (1 + z ** 2 / count));
  return percents.map((percent) => percent.toFixed(1)).join(' to ');
}

function answerTo(moves: readonly string[]): string {
  const record = { game: 'ultimate', version: 1, seats: 2, options: {}, moves };
  return choose(record, 'hard', { budgetMs, seed: 1 });
}

await prepare('ultimate');
Date.now = cpuNow;
answerTo([]);
for (const name of ['seen', 'held-out']) {
  const lines = readFileSync(join(folder, `ultimate-late-${name}.txt`), 'utf8')
    .trim()
    .split('\n');
  const wrong = lines.flatMap((line, at) => {
    const [, right = '', played = ''] = line.split(' ');
    const isRight = answerTo((played.match(/../g) ?? []).map(dotted)) === dotted(right);
    return isRight ? [] : [at + 1];
  });
  const kept = lines.length - wrong.length;
  console.log(
    `${name}: keeps ${kept} of ${lines.length} (95 % from ${intervalOf(kept, lines.length)}); not ${wrong.join(' ')}`,
  );
}
