import { join } from 'node:path';
import { measureBuild } from './check/budgets.ts';
import { checkChunks, checkLayout, checkLock, checkPaths } from './check/required-parts.ts';
import { requireNode24, root, runTool } from './runtime.ts';
import { CHUNKS } from './build/chunks.ts';
import { buildIfStale } from './build/site-build.ts';
import { checkVariants } from './check/variants.ts';
import { checkImports } from './check/import-rules.ts';

requireNode24();

type Outcome = { readonly note?: string; readonly problems: readonly string[] };

async function tool(name: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await runTool(name, args);
  return { problems: code === 0 ? [] : [output.trim() || `${name} ended with code ${code}`] };
}

async function importRules(): Promise<Outcome> {
  const { modules, imports, problems } = await checkImports(root);
  return { note: `${modules} modules, ${imports} imports`, problems };
}

async function variants(): Promise<Outcome> {
  const { games, comparisons, problems } = await checkVariants(root);
  const note = `${games} games, ${comparisons} comparisons of a game's id outside their folders`;
  return { note, problems };
}

async function budgets(): Promise<Outcome> {
  await buildIfStale();
  const measured = measureBuild(join(root, 'dist'));
  return {
    note: measured
      .map(({ name, kilobytes, limit }) => `${name} ${kilobytes.toFixed(1)} of ${limit} KB`)
      .join(', '),
    problems: measured.flatMap(({ problems }) => problems),
  };
}

const layout = (): Promise<Outcome> =>
  Promise.resolve({
    problems: [...checkLayout(root), ...checkPaths(root), ...checkChunks(root, CHUNKS)],
  });

const STEPS: readonly (readonly [name: string, run: () => Promise<Outcome>])[] = [
  // Runs first, because a game that is missing from a list also fails most of the other checks.
  ['variants', variants],
  ['types', () => tool('tsc')],
  ['lint', () => tool('oxlint', '--type-aware', '--deny-warnings')],
  ['format', () => tool('oxfmt', '--check')],
  ['imports', importRules],
  ['dead code', () => tool('knip')],
  ['layout', layout],
  [
    'lock files',
    () => Promise.resolve({ problems: [...checkLock(root), ...checkLock(root, 'bench')] }),
  ],
  ['budgets', budgets],
];

async function take(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}

const failed: string[] = [];
for (const [name, run] of STEPS) {
  const start = performance.now();
  const { note, problems } = await take(run);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const result = problems.length === 0 ? 'ok    ' : 'FAILED';
  console.log(`${result} ${name.padEnd(10)} ${seconds.padStart(5)} s${note ? `  ${note}` : ''}`);
  if (problems.length > 0) {
    failed.push(name);
    console.log(`${problems.join('\n')}\n`);
  }
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
