import { describe, expect, test } from 'vitest';
import { cycleIn, measureSizes, type Manifest } from './budgets.ts';

const KB = 1024;
const SIZES: Readonly<Record<string, number>> = {
  'assets/main.js': 60 * KB,
  'assets/home.js': 10 * KB,
  'assets/react.js': 20 * KB,
  'assets/stage.js': 90 * KB,
  'assets/style.css': 999 * KB,
};
const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/pages/home/Home.tsx': { file: 'assets/home.js', imports: ['_react.js', 'style.css'] },
  'style.css': { file: 'assets/style.css' },
  'src/scene/World.tsx': { file: 'assets/stage.js', imports: ['index.html', '_react.js'] },
};
const menu = {
  name: 'menu',
  roots: ['index.html'],
  also: [/^src\/pages\/home\//, /^src\/pages\/merged\//],
  limit: 90,
};
const stage = { name: 'stage', roots: [/^src\/scene\/World/], on: ['menu'], limit: 90 };
const run = (...groups: Parameters<typeof measureSizes>[2] & object) =>
  measureSizes(manifest, (file) => SIZES[file] ?? Number.NaN, groups);

describe('script budgets', () => {
  test('count static imports once, scripts only, and not what another group has loaded', () => {
    const measured = run(menu, stage);
    expect(measured.map(({ kilobytes }) => kilobytes)).toEqual([90, 90]);
    expect(measured.flatMap(({ problems }) => problems)).toEqual([]);
  });

  test('a group above its limit fails', () => {
    expect(run({ ...menu, limit: 89.9 })[0]?.problems).toEqual([
      '"menu": 90.00 KB of script, 89.9 are allowed',
    ]);
  });

  test('a root without a chunk fails, though the rest is small', () => {
    expect(run({ ...menu, roots: [...menu.roots, 'src/gone.tsx'] })[0]?.problems).toEqual([
      '"menu": no chunk of the build matches src/gone.tsx',
    ]);
  });

  test('chunks that import each other are found', () => {
    expect(cycleIn(manifest)).toEqual([]);
    const home = { file: 'assets/react.js', imports: ['src/scene/World.tsx'] };
    expect(cycleIn({ ...manifest, '_react.js': home })).toEqual([
      'index.html',
      '_react.js',
      'src/scene/World.tsx',
      'index.html',
    ]);
  });

  test('an empty manifest fails', () => {
    expect(measureSizes({}, () => 0, [menu])[0]?.problems).toHaveLength(1);
  });
});
