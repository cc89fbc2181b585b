/**
 * Whole matches, position by position. A file's first line is its record; a new file needs only that line and
 * `npm run golden`. Then read the result.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MatchRecord } from '../../src/rules/game.ts';
import { games } from '../../src/variants/rules.ts';
import { playthrough } from './lib/playthrough.ts';

type Header = MatchRecord & { readonly source: string };

const root = join(import.meta.dirname, '../..');
const goldens = globSync('src/variants/*/golden/*.txt', { cwd: root }).map((name) => {
  const path = join(root, name);
  const [first = ''] = readFileSync(path, 'utf8').split('\n');
  const record = JSON.parse(first) as Header;
  return { name, path, record };
});

test.each(goldens)('golden match $name: $record.source', async ({ path, record }) => {
  await expect(playthrough(record)).toMatchFileSnapshot(path);
});

test('every game has one', () => {
  expect(new Set(goldens.map(({ record }) => record.game))).toEqual(new Set(Object.keys(games)));
});
