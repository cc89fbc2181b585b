import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '../../src/variants/rules.ts';
import { root } from '../runtime.ts';
import { checkVariants } from './variants.ts';

let folder = '';
const write = (name: string, text = '') => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variants-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file that a game lacks is named', async () => {
  write('src/variants/gravity/card.ts');
  const { games: found, problems } = await checkVariants(folder);
  expect(found).toBe(1);
  expect(problems).toContain('src/variants/gravity/rules.ts is missing');
  expect(problems).toContain('src/variants/gravity/words/de-pages.ts is missing');
  expect(problems).toContain('public/share/gravity.jpg is missing');
  expect(problems).not.toContain('src/variants/gravity/card.ts is missing');
});

test('a list that lacks a game is named', async () => {
  write('src/variants/gravity/card.ts');
  write('src/variants/rules.ts', "import { gravity } from './gravity/rules.ts';");
  write('src/variants/menu.ts', "import { card as classic } from './classic/card.ts';");
  const { problems } = await checkVariants(folder);
  expect(problems.filter((problem) => problem.includes('missing from'))).toEqual([
    'src/variants/gravity is missing from src/variants/menu.ts',
  ]);
});

test('a section and a step that a guide lacks are named', async () => {
  const sections = [
    { title: 'Game Overview', blocks: [] },
    { title: 'Basic Rules', steps: true, blocks: [{ head: 'Winning', lines: [] }] },
    { title: 'Tips', blocks: [] },
  ];
  write(
    'src/variants/gravity/words/en-guide.ts',
    `export const guide = ${JSON.stringify({ sections })};`,
  );
  const { problems } = await checkVariants(folder);
  expect(problems.filter((problem) => problem.includes('en-guide.ts '))).toEqual([
    'src/variants/gravity/words/en-guide.ts has no section "Strategic Elements"',
    'src/variants/gravity/words/en-guide.ts needs 3 headings in its section with "steps", not 1',
  ]);
});

test.each(["if (id === 'gravity') {", "return 'gravity' !== id;", "case 'gravity':"])(
  'code that asks which game it is has no place outside its folder: %s',
  async (line) => {
    write('src/variants/gravity/rules.ts', line);
    write('src/play/a.ts', `// first\n${line}\n`);
    write('src/play/a.test.ts', line);
    const { comparisons, problems } = await checkVariants(folder);
    expect(comparisons).toBe(1);
    expect(problems).toContain("src/play/a.ts:2 compares a game's id");
  },
);

test('every game of the list has a complete folder, and no other code compares its id', async () => {
  const { length } = Object.keys(games);
  expect(await checkVariants(root)).toEqual({ games: length, comparisons: 0, problems: [] });
});
