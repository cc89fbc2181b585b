import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Group = {
  readonly name: string;
  /** Keys of Vite's manifest (source paths) that start the group; each must match a chunk. */
  readonly roots: readonly (string | RegExp)[];
  /** Counted as well if the build puts them into chunks of their own, outside the roots' chunks. */
  readonly also?: readonly RegExp[];
  /** Groups that are already loaded by then; their code isn't counted again. */
  readonly on?: readonly string[];
  /** KB of gzipped script. */
  readonly limit: number;
};

/** The script budgets. A group consists of its roots and everything they import statically. */
const GROUPS: readonly Group[] = [
  {
    name: 'menu pages before first paint',
    roots: ['index.html'],
    also: [/^src\/pages\/home\/Home/],
    // 0.2 KB is for the links from every page to the puzzles and statistics, and from the home page
    // back to an open game; less than 0.1 KB reopens the settings after the language was switched
    // there, and as much is for the link to a class, for the page that prints sheets, and for the routes of
    // boards in other sites' pages.
    limit: 110.6,
  },
  {
    name: 'playable 3D board on top',
    roots: [
      'src/pages/variant/VariantPage.tsx',
      'src/scene/world/world.tsx',
      'src/variants/classic/variant.ts',
      'src/scene/board/BoardScene.tsx',
    ],
    on: ['menu pages before first paint'],
    // ADR 40 and 41 explain 0.9 KB of this; 0.5 KB folds the rarer choices before a game; 1 KB
    // replaces a patch of three that saved no more; 0.2 KB loads the part that lays the page's
    // cells over the picture's; 0.1 KB keeps a game's name on one line, and a phone's board in its
    // place; less than 0.1 KB shows a lesson's first step beside the first match; 0.2 KB is for names
    // of properties with one meaning; 0.2 KB puts Hint among the match's buttons; 0.2 KB gives the place
    // of a match's buttons to a phone's bar below it, and lets gestures know what the camera is fitted to.
    limit: 242.1,
  },
  {
    name: 'notices and dialogs, loaded later',
    roots: [/^src\/ui\//],
    also: [/^src\/app\/startup\.tsx$/],
    on: ['menu pages before first paint', 'playable 3D board on top'],
    limit: 60,
  },
];

export type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};
export type Manifest = Readonly<Record<string, Chunk>>;

export type Measured = {
  readonly name: string;
  readonly kilobytes: number;
  readonly limit: number;
  readonly problems: readonly string[];
};

/** The given chunks of a manifest and all their static imports, as manifest keys. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...keys];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    queue.push(...(manifest[key]?.imports ?? []));
  }
  return found;
}

/** Chunks that import each other, so that code may run before what it needs; empty if there are none. */
export function cycleIn(manifest: Manifest): readonly string[] {
  const done = new Set<string>();
  const from = (key: string, path: readonly string[]): readonly string[] => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return [];
    done.add(key);
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = from(next, [...path, key]);
      if (cycle.length > 0) return cycle;
    }
    return [];
  };
  return Object.keys(manifest)
    .map((key) => from(key, []))
    .reduce((found, cycle) => (found.length > 0 ? found : cycle), []);
}

function startsOf(manifest: Manifest, root: string | RegExp): string[] {
  const keys = Object.keys(manifest);
  return keys.filter((key) => (typeof root === 'string' ? key === root : root.test(key)));
}

/**
 * Measures each group in a build's manifest. `sizeOf` returns a file's gzipped bytes.
 * A root that matches no chunk is an error: a renamed file must not empty a budget.
 */
export function measureSizes(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  groups: readonly Group[] = GROUPS,
): Measured[] {
  const loaded = new Map<string, Set<string>>();
  return groups.map(({ name, roots, also = [], on = [], limit }) => {
    const starts = roots.map((root) => ({ root, keys: startsOf(manifest, root) }));
    const all = closure(manifest, [
      ...starts.flatMap(({ keys }) => keys),
      ...also.flatMap((root) => startsOf(manifest, root)),
    ]);
    const already = new Set(on.flatMap((other) => [...(loaded.get(other) ?? [])]));
    const added = [...all].filter((key) => !already.has(key));
    loaded.set(name, new Set([...already, ...all]));
    const files = new Set(added.map((key) => manifest[key]?.file ?? ''));
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const kilobytes = scripts.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
    return {
      name,
      kilobytes,
      limit,
      problems: [
        ...starts
          .filter(({ keys }) => keys.length === 0)
          .map(({ root }) => `"${name}": no chunk of the build matches ${root}`),
        ...(kilobytes > limit
          ? [`"${name}": ${kilobytes.toFixed(2)} KB of script, ${limit} are allowed`]
          : []),
      ],
    };
  });
}

/** Measures a folder with a production build. Throws when it has no manifest. */
export function measureBuild(dist: string): Measured[] {
  const manifest = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const measured = measureSizes(
    manifest,
    (file) => gzipSync(readFileSync(join(dist, file))).length,
  );
  const cycle = cycleIn(manifest);
  if (cycle.length === 0) return measured;
  const problem = `chunks import each other: ${cycle.join(' -> ')}`;
  return measured.map((group) => ({ ...group, problems: [...group.problems, problem] }));
}
