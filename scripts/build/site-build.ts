import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { loadSettings } from '../../server/serve.ts';
import { BUILD_STAMP } from '../../server/site.ts';
import { LANGUAGES } from '../../src/look/languages.ts';
import { buildWorker } from './offline.ts';
import { root, runTool } from '../runtime.ts';

const SOURCES = [
  'index.html',
  'embed.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  '.env',
  'src',
  'assets',
  'public',
  'scripts/build',
];
const TEXT = new Set('.html .js .mjs .css .json .svg .txt .xml .webmanifest .map .wasm'.split(' '));
const WORTH_BYTES = 1024;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * A digest of everything a build depends on: sources without tests, and the VITE_ settings.
 * By content, because checkouts and restored backups change dates only.
 */
export function fingerprint(folder: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  const files = SOURCES.map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]))
    .filter((path) => !/\.test\.tsx?$/.test(path));
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file.slice(folder.length)} ${content.length}\n`).update(content);
  }
  const settings = Object.entries(env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`);
  return hash.update(settings.toSorted().join('\n')).digest('hex');
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= WORTH_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (zipped.length < content.length) await writeFile(`${file}.gz`, zipped);
}

/** Writes a .br and a .gz beside every text file of the folder that is larger than 1 KB. */
export async function compress(folder: string): Promise<void> {
  const files = filesUnder(folder).filter((file) => TEXT.has(extname(file)));
  await Promise.all(files.map(compressFile));
}

/** The folder of the code that prerenders pages; packages resolve from there. */
const PRERENDERER = join(root, 'node_modules', '.prerender');

/** Builds the site into dist/. Throws when a step fails, after its output was printed. */
export async function buildSite(): Promise<void> {
  loadSettings();
  const mark = fingerprint(root, process.env);
  // With another NODE_ENV Vite would build React's slow development version.
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = async (tool: string, ...args: string[]) => {
    const { code } = await runTool(tool, args, { isShown: true, env });
    if (code !== 0) throw new Error('The build failed; see its message above.');
  };
  await run('vite', 'build', '--logLevel', 'warn');
  const drawing = ['--ssr', 'src/app/prerender.tsx', '--outDir', PRERENDERER];
  await run('vite', 'build', '--logLevel', 'error', ...drawing);
  for (const language of LANGUAGES.toReversed())
    await run('node', 'scripts/build/prerender.ts', join(PRERENDERER, 'prerender.js'), language);
  const dist = join(root, 'dist');
  await buildWorker(dist);
  await compress(dist);
  // Last: a running server loads the new build when it sees this change.
  await writeFile(join(dist, BUILD_STAMP), mark);
}

/** Whether dist/ was made from exactly these sources and settings. */
export function isBuilt(): boolean {
  loadSettings();
  const stamp = join(root, 'dist', BUILD_STAMP);
  return (
    existsSync(join(root, 'dist', 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root, process.env)
  );
}

/** Builds the site unless the build is current. Returns whether it built. */
export async function buildIfStale(): Promise<boolean> {
  const isStale = !isBuilt();
  if (isStale) await buildSite();
  return isStale;
}
