/**
 * `npm run late-positions`: makes the positions that Ultimate's Hard is measured with, half of them to work with and half held
 * out, in about half an hour. The same seed gives the same positions.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { latePositions, toLine } from './ultimate/positions.ts';

const SEED = 41;
const COUNT = 200;

const folder = join(import.meta.dirname, '../tests/full/lib');
const lines: string[] = [];
for await (const position of latePositions(SEED)) {
  lines.push(toLine(position));
  console.log(`${lines.length} of ${COUNT}: ${lines.at(-1)}`);
  if (lines.length === COUNT) break;
}
for (const [half, name] of ['seen', 'held-out'].entries()) {
  const text = lines.filter((_, at) => at % 2 === half).join('\n');
  writeFileSync(join(folder, `ultimate-late-${name}.txt`), `${text}\n`);
}
