/**
 * Draws every page of the site in one language into dist/, with English also what search engines read: the
 * second half of a build. A process of its own, in which React is the production version from the start and
 * words haven't been translated yet. English comes last, because its home page replaces the empty one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baseOf, type Language } from '../../src/look/paths.ts';
import type * as site from '../../src/app/prerender.tsx';
import {
  darkSheet,
  filesFor,
  filesOf,
  pageHtml,
  readClasses,
  type Styles,
  wordsFor,
} from './page-files.ts';
import { root } from '../runtime.ts';
import { searchFiles } from './sitemap.ts';

type Site = typeof site;

const [drawn, language] = process.argv.slice(2) as [drawn: string, language: Language];
const base = baseOf(language);
const dist = join(root, 'dist');
const { paths, render, UNKNOWN } = (await import(pathToFileURL(drawn).href)) as Site;

const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Styles;
const classes = readClasses(dist, manifest);

/** The scripts of a game's 3D board, which its page requests while it hydrates. */
function layoutOf(path: string): string[] {
  if (!manifest[`src/variants${path}/variant.ts`]) return [];
  const own = `src/variants${path}/Scene.tsx`;
  const scene = manifest[own] ? own : 'src/scene/board/BoardScene.tsx';
  return filesOf(['src/scene/world/world.tsx', scene], manifest);
}

async function draw(path: string, address: string, file: string): Promise<void> {
  const { body, head } = await render(path, language);
  const html = pageHtml(
    shell,
    { body, head, address: base + address, language },
    [
      ...filesFor(body, manifest, classes),
      ...wordsFor(language, path, manifest),
      ...filesOf([`src/variants${path}/variant.ts`], manifest),
    ],
    layoutOf(path),
  );
  const target = join(dist, base, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}

for (const path of paths) await draw(path, path, join(path, 'index.html'));
await draw(UNKNOWN.path, UNKNOWN.address, '404.html');

if (language === 'en') {
  writeFileSync(
    join(dist, 'dark.css'),
    darkSheet(readFileSync(join(root, 'src/ui/page/tokens.css'), 'utf8')),
  );

  const address = (process.env['VITE_SITE_URL'] ?? '').replace(/\/+$/, '');
  for (const [name, text] of Object.entries(searchFiles(address, paths)))
    writeFileSync(join(dist, name), text);
}
