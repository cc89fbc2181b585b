import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENDINGS, type ListedChunk } from '../build/chunks.ts';

const REQUIRED = [
  { id: 'DSG-01', packages: ['typescript', 'react'] },
  {
    id: 'DSG-02',
    packages: [
      'react',
      'react-dom',
      'three',
      '@react-three/fiber',
      '@react-three/drei',
      '@react-spring/three',
    ],
  },
  { id: 'DSG-03', packages: ['react-router-dom', 'zustand'] },
  { id: 'DSG-04', packages: ['@supabase/supabase-js'] },
  { id: 'DSG-05', packages: ['vite', 'vitest', 'playwright'] },
];

const TOP_LEVEL = [
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'index.html',
  'src',
  'assets',
  'public',
  'tests',
  'README.md',
];

type Names = Readonly<Record<string, unknown>>;
type Package = {
  readonly dependencies?: Names;
  readonly devDependencies?: Names;
  readonly allowScripts?: Names;
};
type Locked = {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
  readonly os?: readonly string[];
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
export type Lock = { readonly packages: Readonly<Record<string, Locked>> };

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

/** The required packages and top-level entries that are missing (DSG-01 to DSG-06). */
export function checkLayout(folder: string): string[] {
  const { dependencies, devDependencies } = readJson(folder, 'package.json') as Package;
  const versions: Names = { ...dependencies, ...devDependencies };
  return [
    ...REQUIRED.flatMap(({ id, packages }) =>
      packages
        .filter((name) => !(name in versions))
        .map((name) => `${id}: package.json does not have the required package ${name}`),
    ),
    ...TOP_LEVEL.filter((name) => !existsSync(join(folder, name))).map(
      (name) => `DSG-06: the top level does not have ${name}`,
    ),
  ];
}

/** The files that running the project makes. */
const NOT_IN_REPOSITORY = /^(dist|data|test-results)\//;

const PATH = /^\.?[\w*-][\w.*-]*(\/[\w.*-]+)+\/?$/;
const FILE = /^\.?[\w*-][\w.*-]*\.(ts|tsx|js|mjs|json|md|txt)$/;

/** Files and folders that a text names, in code or as targets of links. Blocks of code are left out. */
function namedIn(text: string): readonly string[] {
  const prose = text.replaceAll(/```.*?```/gs, '');
  const code = [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(/\s+/));
  const links = [...prose.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target = '']) => target);
  return [...new Set([...code.filter((word) => PATH.test(word) || FILE.test(word)), ...links])];
}

/**
 * The paths in README.md, CONTRIBUTING.md and the design choices that lead nowhere. A bare file name may be in any
 * folder, and a path may be relative to a game's.
 */
export function checkPaths(folder: string): string[] {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: folder, exclude: ['**/node_modules', 'dist'] }).length > 0;
  const texts = globSync(['CONTRIBUTING.md', 'README.md', 'docs/adr/*.md'], { cwd: folder });
  return texts.toSorted().flatMap((name) =>
    namedIn(readFileSync(join(folder, name), 'utf8'))
      .filter((path) => !NOT_IN_REPOSITORY.test(path))
      .filter((path) => !find(path) && !find(join(dirname(name), path)))
      .filter((path) => !find(path.includes('/') ? `src/variants/*/${path}` : `**/${path}`))
      .map((path) => `${name}: there is no ${path}`),
  );
}

/** The paths of listed chunks that no file has. */
export const checkChunks = (folder: string, chunks: readonly ListedChunk[]): string[] =>
  chunks.flatMap(({ name, paths }) =>
    paths
      .filter((path) => globSync(`${path}{${ENDINGS.join()}}`, { cwd: folder }).length === 0)
      .map(
        (path) => `scripts/build/chunks.ts: the chunk "${name}" lists ${path}, which is no file`,
      ),
  );

/**
 * Optional packages that a locked package requires by an exact version and that have no entry. npm
 * writes none when its registry lacks them, and `npm ci` refuses such a lock file.
 */
export function missingOptional({ packages }: Lock) {
  const asked = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) =>
          !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      )
      .map(([name, version]) => ({ name, version, isDev: dev === true })),
  );
  return [...new Map(asked.map((one) => [one.name, one])).values()];
}

/** The name of a package at a path of the lock file. */
export const nameIn = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Paths of locked packages whose archives nothing verifies. */
export const unverified = ({ packages }: Lock): string[] =>
  Object.entries(packages)
    .filter(([path, { integrity }]) => path !== '' && integrity === undefined)
    .map(([path]) => path);

/**
 * Lists the differences that would make an install elsewhere another one: version ranges, blocked
 * install scripts, addresses in the lock file. `part` is a folder with a package of its own.
 */
export function checkLock(folder: string, part = ''): string[] {
  const prefix = part && `${part}/`;
  const asked = readJson(join(folder, part), 'package.json') as Package;
  const lock = readJson(join(folder, part), 'package-lock.json') as Lock;
  const { allowScripts = {}, dependencies, devDependencies } = asked;
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  const missing = missingOptional(lock).map(({ name }) => name);
  const problems = [
    ...versions
      .filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(String(version)))
      .map(([name]) => `package.json: ${name} has no exact version`),
    ...Object.entries(lock.packages).flatMap(([path, { hasInstallScript, resolved }]) => {
      const name = nameIn(path);
      return [
        ...(hasInstallScript && !(name in allowScripts)
          ? [
              `package.json: allowScripts does not name ${name}, so npm 12 would skip its install script`,
            ]
          : []),
        ...(resolved === undefined
          ? []
          : [`package-lock.json: ${path} has a download address; run npm install with our .npmrc`]),
      ];
    }),
    ...unverified(lock).map(
      (path) =>
        `package-lock.json: ${path} has no integrity; run node scripts/complete-lock.ts${part && ` ${part}`}`,
    ),
    ...(missing.length === 0
      ? []
      : [
          `package-lock.json: npm ci would refuse it, as it lacks optional packages (${missing.join(', ')}); run node scripts/complete-lock.ts${part && ` ${part}`}`,
        ]),
  ];
  return problems.map((problem) => `${prefix}${problem}`);
}
