/** The package of rules and bots: packed as users get it, unpacked elsewhere, run by plain Node and type-checked. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, runTool } from '../../scripts/runtime.ts';
import { readMatchText } from '../../src/rules/match-text/read.ts';
import { games } from '../../src/variants/rules.ts';

const run = promisify(execFile);
const NAME = 'tic-tac-toe-rules';

let user = '';
const installed = (): string => join(user, 'node_modules', NAME);

beforeAll(async () => {
  user = mkdtempSync(join(tmpdir(), 'user-'));
  await run(process.execPath, ['scripts/pack-rules.ts', user], { cwd: root });
  const tarball = readdirSync(user).find((name) => name.endsWith('.tgz')) ?? '';
  mkdirSync(installed(), { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed(), '--strip-components=1'], { cwd: user });
});
afterAll(() => rmSync(user, { recursive: true, force: true }));

test('IMP-08: has scripts, types and its own texts, and needs no other package', () => {
  const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' });
  const kinds = new Set(
    files.filter((name) => name.includes('.')).map((name) => name.split('.').at(-1)),
  );
  expect(kinds).toEqual(new Set(['js', 'json', 'md', 'ts']));
  expect(files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([]);
  expect(JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'))).not.toHaveProperty(
    'dependencies',
  );
  const scripts = files.filter((name) => /\.(?:js|d\.ts)$/.test(name));
  expect(scripts.length).toBeGreaterThan(100);
  for (const name of scripts) {
    const imports = readFileSync(join(installed(), name), 'utf8').matchAll(
      /^(?:im|ex)port .*from '(.*)'/gm,
    );
    for (const [, path] of imports) expect(path).toMatch(/^\.{1,2}\/.*\.js$/);
  }
});

test('IMP-08: the example of its README runs, and prints a match that can be read', async () => {
  const readme = readFileSync(join(installed(), 'README.md'), 'utf8');
  const [, example = ''] = /```js\n(.*?)```/s.exec(readme) ?? [];
  expect(example.trim().split('\n')).toHaveLength(10);
  writeFileSync(join(user, 'example.mjs'), example);
  const { stdout } = await run(process.execPath, ['example.mjs'], { cwd: user });
  const read = readMatchText(games.wild, stdout.trim());
  expect(read).toMatchObject({ ok: true, value: { record: { game: 'wild' } } });
  // Hard moves first, and loses to nobody.
  expect(stdout).toMatch(/\[Result "(?:player 1 wins|tie)"\]/);
});

test('IMP-08: its types are checked in a strict program', async () => {
  const program = `
    import { choose, games, isGameId, newRecord, readMatchText } from '${NAME}';
    import type { FaultCode, Game, MatchRecord } from '${NAME}';
    const id: string = 'classic';
    const game: Game = games[isGameId(id) ? id : 'wild'];
    const made = newRecord(game, 2, {});
    const record: MatchRecord | null = made.ok ? made.value : null;
    export const move: string = record ? choose(record, { strength: 3 }) : '';
    const read = readMatchText(game, '');
    export const code: FaultCode | null = read.ok ? null : read.error;
    // @ts-expect-error -- a level that does not exist
    if (record) choose(record, 'expert');
    // @ts-expect-error -- a refused text has no value
    export const { value } = read;
  `;
  writeFileSync(join(user, 'program.ts'), program);
  const options = { module: 'nodenext', target: 'es2023', strict: true, noEmit: true, types: [] };
  const config = { compilerOptions: options, files: ['program.ts'] };
  writeFileSync(join(user, 'tsconfig.json'), JSON.stringify(config));
  const { code, output } = await runTool('tsc', ['-p', user + sep]);
  expect(output).toBe('');
  expect(code).toBe(0);
});
