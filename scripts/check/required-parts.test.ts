import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chunkPattern } from '../build/chunks.ts';
import { checkChunks, checkLayout, checkLock, checkPaths } from './required-parts.ts';

let folder = '';
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), JSON.stringify(value));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layout-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('DSG-01, DSG-02, DSG-03, DSG-04, DSG-05, DSG-06: what is missing is named with its row', () => {
  write('package.json', { dependencies: { react: '19.3.1', 'react-dom': '^19.3.1' } });
  const problems = checkLayout(folder);
  expect(problems).toContain('DSG-01: package.json does not have the required package typescript');
  expect(problems).toContain('DSG-02: package.json does not have the required package three');
  expect(problems).toContain('DSG-03: package.json does not have the required package zustand');
  expect(problems).toContain(
    'DSG-04: package.json does not have the required package @supabase/supabase-js',
  );
  expect(problems).toContain('DSG-05: package.json does not have the required package playwright');
  expect(problems).toContain('DSG-06: the top level does not have README.md');
  expect(problems.join('\n')).not.toMatch(/package react$|package.json$/m);
});

test('a path in README.md, CONTRIBUTING.md or an ADR that leads nowhere is named', () => {
  mkdirSync(join(folder, 'src/rules'), { recursive: true });
  mkdirSync(join(folder, 'src/variants/classic/words'), { recursive: true });
  mkdirSync(join(folder, 'docs/adr'), { recursive: true });
  writeFileSync(join(folder, 'src/rules/game.ts'), '');
  writeFileSync(join(folder, 'src/variants/classic/words/en.ts'), '');
  writeFileSync(
    join(folder, 'docs/adr/0001-rules.md'),
    '[itself](0001-rules.md), [more](0002-more.md), `game.ts`',
  );
  writeFileSync(
    join(folder, 'README.md'),
    'See [the rules](src/rules), [more](docs/more.md) and [a site](https://example.org/a).',
  );
  writeFileSync(
    join(folder, 'CONTRIBUTING.md'),
    [
      'Run `npx vitest run src/gone` or `npm run check -- --fast`; `dist/` is built, and `game.ts` known.',
      '`src/*/game.ts`, `words/en.ts`, `words/fr.ts`, `src/rules/lost.ts`, `lost.ts`, `text`',
      '```ts',
      'import { a } from `../../b.ts`;',
      '```',
    ].join('\n'),
  );
  expect(checkPaths(folder)).toEqual([
    'CONTRIBUTING.md: there is no src/gone',
    'CONTRIBUTING.md: there is no words/fr.ts',
    'CONTRIBUTING.md: there is no src/rules/lost.ts',
    'CONTRIBUTING.md: there is no lost.ts',
    'README.md: there is no docs/more.md',
    'docs/adr/0001-rules.md: there is no 0002-more.md',
  ]);
});

test('a path of a listed chunk that no file has is named with its chunk', () => {
  mkdirSync(join(folder, 'src/variants/wild'), { recursive: true });
  for (const name of ['variants/wild/card.ts', 'Match.module.css', 'settings.test.ts'])
    write(`src/${name}`, {});
  const paths = ['src/variants/*/card', 'src/Match', 'src/settings', 'src/variants/*/deck'];
  expect(checkChunks(folder, [{ name: 'cards', paths }])).toEqual([
    'scripts/build/chunks.ts: the chunk "cards" lists src/settings, which is no file',
    'scripts/build/chunks.ts: the chunk "cards" lists src/variants/*/deck, which is no file',
  ]);
});

test('the pattern of a chunk matches its files and no others', () => {
  const pattern = chunkPattern({
    name: 'cards',
    paths: ['src/variants/*/card', 'src/look/settings'],
  });
  const matched = ['/site/src/variants/wild/card.ts', 'src/look/settings.module.css'];
  const others = [
    'src/variants/wild/own/card.ts',
    'src/look/settings.test.ts',
    'src/look/settings-2.ts',
  ];
  expect([...matched, ...others].filter((file) => pattern.test(file))).toEqual(matched);
});

test('a version range is named, also in a folder with a package of its own', () => {
  mkdirSync(join(folder, 'bench'));
  for (const part of ['', 'bench/']) {
    write(`${part}package.json`, { dependencies: { react: '19.3.1', ws: '^8.0.0' } });
    write(`${part}package-lock.json`, { packages: {} });
  }
  expect(checkLock(folder)).toEqual(['package.json: ws has no exact version']);
  expect(checkLock(folder, 'bench')).toEqual(['bench/package.json: ws has no exact version']);
});

test('an install script that npm 12 would skip is named, and so are a download address and a package without integrity', () => {
  write('package.json', { allowScripts: { node: true } });
  write('package-lock.json', {
    packages: {
      '': {},
      'node_modules/node': { hasInstallScript: true, integrity: 'sha512-' },
      'node_modules/a/node_modules/@b/c': { hasInstallScript: true, integrity: 'sha512-' },
      'node_modules/d': { resolved: 'https://registry.example/d.tgz', integrity: 'sha512-' },
      'node_modules/e': { version: '1.0.0' },
    },
  });
  expect(checkLock(folder)).toEqual([
    'package.json: allowScripts does not name @b/c, so npm 12 would skip its install script',
    'package-lock.json: node_modules/d has a download address; run npm install with our .npmrc',
    'package-lock.json: node_modules/e has no integrity; run node scripts/complete-lock.ts',
  ]);
});

test('an optional package without an entry, for which npm ci would refuse the lock file, is named', () => {
  write('package.json', {});
  write('package-lock.json', {
    packages: {
      'node_modules/a': {
        integrity: 'sha512-',
        optionalDependencies: { '@a/linux-x64': '1.0.0', '@a/darwin-x64': '1.0.0' },
      },
      'node_modules/@a/linux-x64': { version: '1.0.0', integrity: 'sha512-' },
    },
  });
  expect(checkLock(folder)).toEqual([
    'package-lock.json: npm ci would refuse it, as it lacks optional packages (@a/darwin-x64); run node scripts/complete-lock.ts',
  ]);
});
