import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  add,
  closingLine,
  countCrash,
  readPlaywright,
  readVitest,
  type Tally,
} from './test/results.ts';
import { requireNode24, runTool } from './runtime.ts';
import { buildIfStale } from './build/site-build.ts';

requireNode24();

const USAGE = `Usage: npm test [-- --unit | --e2e] [--shard=1/4]   (both kinds without a choice)
npm run test:full runs everything, with the same choices.`;
const SHARD = /^--shard=[1-9]\d*\/[1-9]\d*$/;
const words = process.argv.slice(2);
const isFull = words[0] === '--full';
const choices = isFull ? words.slice(1) : words;
const shard = choices.filter((word) => SHARD.test(word));
const kinds = choices.filter((word) => !SHARD.test(word));
if (kinds.some((word) => word !== '--unit' && word !== '--e2e')) {
  console.error(USAGE);
  process.exit(2);
}
const wants = (kind: string) => kinds.length === 0 || kinds.includes(kind);
const full = isFull ? { FULL: '1' } : {};
const reports = mkdtempSync(join(tmpdir(), 'reports-'));

async function runRunner(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  read: (report: unknown) => Tally,
): Promise<Tally> {
  const file = join(reports, `${name}.json`);
  const { code } = await runTool(name, args, { isShown: true, env });
  try {
    return countCrash(read(JSON.parse(readFileSync(file, 'utf8'))), code);
  } catch (error) {
    console.error(`${name} ended with code ${code} and left no results:`, error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const runUnit = () =>
  runRunner(
    'vitest',
    [
      'run',
      ...shard,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    { ...process.env, ...full },
    readVitest,
  );

const runBrowser = () =>
  runRunner(
    'playwright',
    ['test', '--reporter=list,json', ...shard],
    { ...process.env, ...full, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json') },
    readPlaywright,
  );

const tallies: Tally[] = [];
try {
  await buildIfStale();
  if (wants('--unit')) tallies.push(await runUnit());
  if (wants('--e2e')) tallies.push(await runBrowser());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  tallies.push({ passed: 0, failed: 1, skipped: 0 });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const total = add(tallies);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(closingLine(total));
