/** Builds /sw.js: the service worker with the list of files that it caches. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import type { PrecachedFile } from '../../src/app/offline/offline-worker.ts';
import { LANGUAGES } from '../../src/look/languages.ts';
import { root } from '../runtime.ts';

/** Files that no visitor's browser requests: build notes, compressed copies, link previews, sitemaps. */
const LEFT_OUT = /(?:^|\/)\.|\.(?:br|gz|map)$|^share\/|^(?:sw\.js|sitemap\.xml|robots\.txt)$/;
/** Boards in other sites' pages keep nothing on the device. */
const isEmbed = (name: string): boolean => /^embed\/(?!index\.html$)/.test(name);
/** Pages in other languages than English: offline, the English ones are translated in their place. */
const isTranslated = (name: string): boolean =>
  LANGUAGES.some((language) => language !== 'en' && name.startsWith(`${language}/`));
/** Names with a content hash, which tell whether the file has changed. */
const NAMED = /^assets\/.*-[\w-]{7,8}\.\w+$/;
/** Where Workbox expects the list. */
const PLACE = 'self.__WB_MANIFEST';

/** The files of a build that offline play needs: all but notes, previews, embeds and translated pages. */
export function keptFiles(dist: string): PrecachedFile[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name) && !isEmbed(name) && !isTranslated(name))
    .toSorted()
    .map((name) => ({ url: `/${name}`, revision: NAMED.test(name) ? null : digest(dist, name) }));
}

const digest = (dist: string, name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(dist, name)))
    .digest('hex')
    .slice(0, 16);

/** Writes dist/sw.js. Call it after all other files are written. */
export async function buildWorker(dist: string): Promise<void> {
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'src', 'app', 'offline', 'offline-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  // Vite sets it for its whole process. Tests that run after a build can't use React's production version.
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  const file = join(dist, 'sw.js');
  const [before, after, more] = readFileSync(file, 'utf8').split(PLACE);
  if (after === undefined || more !== undefined) throw new Error(`sw.js needs one ${PLACE}`);
  writeFileSync(file, `${before}${JSON.stringify(keptFiles(dist))}${after}`);
}
