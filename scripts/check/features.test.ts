/** The numbers in the names of tests must be defined in docs/features.md or docs/rules.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../runtime.ts';

/** R-QNT-12, CLS-03, or all of META-05 to META-12. A group without a letter is part of a date. */
const NUMBER = /\bR-[A-Z0-9]{2,3}-\d+\b|(?<!-)\b(?=\d?[A-Z])[A-Z0-9]{2,4}-\d\d\b(?!-)/g;
const RANGE = /\b([A-Z0-9]{2,4}-)(\d\d) to \1(\d\d)\b/g;

const expanded = (text: string): string =>
  text.replace(RANGE, (_, group: string, first: string, last: string) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (__, at) => group + String(Number(first) + at).padStart(2, '0'),
    ).join(' '),
  );

/**
 * The numbers in a test file's strings, comments left out. All strings, not only titles: many titles
 * take their numbers from tables.
 */
function carried(source: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync('names.tsx', source);
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateElement: ({ value }) => {
      texts.push(value.raw);
    },
  }).visit(program);
  return texts.flatMap((text) => expanded(text).match(NUMBER) ?? []);
}

function defined(file: string, entry: RegExp): string[] {
  const text = readFileSync(join(root, 'docs', file), 'utf8');
  return Array.from(text.matchAll(entry), ([, number = '']) => number);
}

/** The tests of the repository and what they share, by path. */
const testFiles = ['src', 'server', 'scripts', 'supabase', 'bench', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => !path.includes('node_modules') && !path.endsWith('features.test.ts'))
    .filter((path) => (folder === 'tests' ? /\.tsx?$/ : /\.test\.tsx?$/).test(path)),
);

test('numbers are read from titles, tables, templates and ranges, not from comments', () => {
  const source = [
    '/* CLS-01 */ // CLS-02',
    "test('CLS-03 R-CLS-2: a line wins on 2026-11-22', () => {});",
    'test(`AI-04 ${game}: META-05 to META-07`, () => {});',
    "test.each([['3D-08', 'ONL-20']])('%s', () => {});",
  ].join('\n');
  expect(carried(source)).toEqual(
    expect.arrayContaining('CLS-03 R-CLS-2 AI-04 META-05 META-06 META-07 3D-08 ONL-20'.split(' ')),
  );
  expect(carried(source)).toHaveLength(8);
});

test('every number that a test carries is defined', () => {
  const features = defined('features.md', /^- \*\*([A-Z0-9]+-\d\d)\*\* /gm);
  const rules = defined('rules.md', /^\| (R-[A-Z0-9]+-\d+) /gm);
  const all = [...features, ...rules];
  expect(features.length).toBeGreaterThan(400);
  expect(rules.length).toBeGreaterThan(80);
  expect(new Set(all).size).toBe(all.length);

  const files = testFiles.map((path) => ({
    path,
    numbers: carried(readFileSync(join(root, path), 'utf8')),
  }));
  const unknown = files.flatMap(({ path, numbers }) =>
    [...new Set(numbers)].filter((each) => !all.includes(each)).map((each) => `${path}: ${each}`),
  );
  expect(unknown).toEqual([]);

  const inTests = new Set(files.flatMap(({ numbers }) => numbers));
  const untested = all.filter((each) => !inTests.has(each));
  console.log(`${untested.length} of ${all.length} numbers are in no test: ${untested.join(' ')}`);
});
