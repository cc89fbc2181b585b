import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkImports } from './import-rules.ts';

type Files = Readonly<Record<string, string>>;

const HOUSE: Files = {
  'package.json': JSON.stringify({
    dependencies: {
      react: '1.0.0',
      three: '1.0.0',
      zustand: '1.0.0',
      '@supabase/supabase-js': '1',
    },
    devDependencies: { vitest: '1.0.0' },
  }),
  ...Object.fromEntries(
    ['react', 'three', 'zustand', '@supabase/supabase-js', 'vitest'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'export const it = 1;'],
    ]),
  ),
  'src/rules/game.ts': 'export type Game = 1;',
  'src/look/palette.ts': "import type { Game } from '../rules/game.ts'; export const a: Game = 1;",
  'src/text/words.ts': "export { it } from 'zustand';",
  'src/variants/rules.ts': "export { classic } from './classic/rules.ts';",
  'src/variants/classic/rules.ts':
    "import type { Game } from '../../rules/game.ts'; export const classic: Game = 1;",
  'src/variants/classic/rules.test.ts':
    "import { it } from 'vitest'; import { classic } from './rules.ts'; export default [it, classic];",
  'src/variants/classic/Scene.tsx':
    "import { it } from 'three'; import { Tile } from '../../scene/Tile.tsx'; export const Scene = [it, Tile];",
  'src/variants/misere/rules.ts': 'export const misere = 1;',
  'src/variants/menu.ts': "export const scenes = { classic: () => import('./classic/Scene.tsx') };",
  'src/bots/choose.ts': "export { classic as choose } from '../variants/rules.ts';",
  'src/rooms/supabase/rooms.ts': "export { it } from '@supabase/supabase-js';",
  'src/rooms/referee.ts': "export { classic } from '../variants/rules.ts';",
  'src/play/session.ts':
    "export { it } from 'zustand'; export { choose } from '../bots/choose.ts';",
  'src/scene/Tile.tsx':
    "export { it as Tile } from 'three'; export { a } from '../look/palette.ts';",
  'src/ui/Button.tsx': "export { it as Button } from 'react';",
  'src/pages/home/Home.tsx': "export { Button } from '../../ui/Button.tsx';",
  'src/app/main.tsx': "export { Button } from '../pages/home/Home.tsx';",
  'server/main.ts': "export { classic } from '../src/variants/rules.ts';",
};

let folder = '';

function lay(files: Files): string {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${text}\n`);
  }
  return folder;
}

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = '';
});

describe('import rules', () => {
  test('a correct repository passes, and every module was read', async () => {
    const { modules, imports, problems } = await checkImports(lay(HOUSE));
    expect(problems).toEqual([]);
    expect(modules).toBe(Object.keys(HOUSE).filter((name) => /^s(?:rc|erver)/.test(name)).length);
    expect(imports).toBeGreaterThan(15);
  });

  test.each([
    ['src/rules/a.ts', '../variants/rules.ts', 'floor 0 (rules) imports from a higher floor'],
    ['src/engine/a.ts', '../variants/rules.ts', 'floor 1 (engine) imports from a higher floor'],
    ['src/variants/classic/bot.ts', '../../bots/choose.ts', 'floor 2 (variant rules) imports from'],
    ['src/variants/classic/rules-a.ts', './board.ts', 'floor 2 (variant rules) imports from'],
    ['src/bots/a.ts', '../play/session.ts', 'floor 3 (bots) imports from a higher floor'],
    ['src/play/a.ts', '../scene/Tile.tsx', 'floor 4 (play) imports from a higher floor'],
    ['src/scene/a.ts', '../variants/menu.ts', 'floor 5 (scene) imports from a higher floor'],
    ['src/variants/classic/guide.tsx', '../../pages/home/Home.tsx', 'floor 6 (variant boards)'],
    ['src/match/a.ts', '../pages/home/Home.tsx', 'floor 7 (match) imports from a higher floor'],
    ['src/pages/a.ts', '../app/main.tsx', 'floor 8 (pages) imports from a higher floor'],
    ['src/pages/online/a.ts', '../home/Home.tsx', 'a page imports another page'],
    ['src/bots/a.ts', '../rooms/referee.ts', 'bots imports rooms, on the same floor 3'],
    ['src/puzzles/a.ts', '../bots/choose.ts', 'puzzles imports bots, on the same floor 3'],
    ['src/ui/a.ts', '../scene/Tile.tsx', 'ui imports scene, on the same floor 5'],
    ['src/look/a.ts', '../text/words.ts', 'look imports text, on the same floor 0'],
    ['src/rules/a.ts', '../look/palette.ts', 'rules imports look, on the same floor 0'],
    ['src/bots/a.ts', '../look/palette.ts', 'design tokens (look) are for floor 4 and up'],
    ['src/variants/misere/rules-a.ts', '../classic/rules.ts', 'a variant imports another variant'],
    ['src/variants/misere/board.ts', '../classic/board.ts', 'a variant imports another variant'],
    [
      'src/rules/a.ts',
      'zustand',
      'pure code (rules, engine, bots, rooms, puzzles) imports a package',
    ],
    [
      'src/rules/a.ts',
      'node:fs',
      'pure code (rules, engine, bots, rooms, puzzles) imports a package',
    ],
    [
      'src/variants/classic/bot.ts',
      'react',
      'pure code (rules, engine, bots, rooms, puzzles) imports a package',
    ],
    [
      'src/puzzles/a.ts',
      'react',
      'pure code (rules, engine, bots, rooms, puzzles) imports a package',
    ],
    [
      'src/rooms/referee/a.ts',
      'zustand',
      'pure code (rules, engine, bots, rooms, puzzles) imports a package',
    ],
    ['src/look/a.ts', 'react', 'look and text import no package but zustand'],
    ['src/ui/a.ts', 'three', 'three belongs to src/scene and the scenes of games'],
    ['src/variants/classic/guide.tsx', 'three', 'three belongs to src/scene and'],
    ['src/play/a.ts', '@supabase/supabase-js', 'Supabase belongs to src/rooms/supabase and server'],
    ['server/a.ts', '../src/play/session.ts', 'the server takes of src only rules'],
    ['server/a.ts', '../src/variants/menu.ts', 'the server takes of src only rules'],
    ['src/play/a.ts', '../../server/main.ts', 'the page imports the server'],
    ['src/play/a.ts', '../../scripts/tool.ts', 'shipped code imports tools, tests or benchmarks'],
    ['server/a.ts', '../bench/rules.ts', 'shipped code imports tools, tests or benchmarks'],
    ['scripts/a.ts', '../tests/size.ts', 'a script imports a test'],
    ['src/play/a.ts', 'vitest', 'shipped code imports a package that is only for development'],
    ['src/play/a.ts', './gone.ts', 'an import that leads nowhere'],
  ])('%s -> %s is caught', async (from, to, rule) => {
    const { problems } = await checkImports(
      lay({
        ...HOUSE,
        'src/variants/classic/board.ts': 'export const board = 1;',
        'scripts/tool.ts': 'export const tool = 1;',
        'bench/rules.ts': 'export const speed = 1;',
        'tests/size.ts': 'export const size = 1;',
        [from]: `export * from '${to}';`,
      }),
    );
    expect(problems.some((problem) => problem.startsWith(`${from} -> `))).toBe(true);
    expect(problems.join('\n')).toContain(rule);
  });

  test('an import of types alone is caught too', async () => {
    const { problems } = await checkImports(
      lay({ ...HOUSE, 'src/rules/a.ts': "import type { it } from 'three'; export type A = it;" }),
    );
    expect(problems.join('\n')).toContain(
      'pure code (rules, engine, bots, rooms, puzzles) imports a package',
    );
  });

  test('a lazy import is caught too', async () => {
    const { problems } = await checkImports(
      lay({ ...HOUSE, 'src/play/a.ts': "export const load = () => import('../scene/Tile.tsx');" }),
    );
    expect(problems.join('\n')).toContain('floor 4 (play) imports from a higher floor');
  });

  test('a circular import is caught', async () => {
    const { problems } = await checkImports(
      lay({
        ...HOUSE,
        'src/play/a.ts': "export * from './b.ts';",
        'src/play/b.ts': "export * from './a.ts';",
      }),
    );
    expect(problems.join('\n')).toContain('src/play/a.ts -> src/play/b.ts: a circular import');
  });

  test('a file outside every floor is caught', async () => {
    const { problems } = await checkImports(lay({ ...HOUSE, 'src/utils/a.ts': 'export {};' }));
    expect(problems).toEqual(['src/utils/a.ts belongs to no floor (see CONTRIBUTING.md)']);
  });
});

describe('a tool that finds nothing', () => {
  test('no module at all is a failure', async () => {
    const { modules, problems } = await checkImports(lay({ 'package.json': '{}' }));
    expect(modules).toBe(0);
    expect(problems).toEqual(['no module was found: nothing was checked']);
  });

  test('modules without a single import are a failure', async () => {
    const { problems } = await checkImports(lay({ 'src/rules/a.ts': 'export const a = 1;' }));
    expect(problems).toEqual(['no import was read: is @swc/core installed?']);
  });
});
