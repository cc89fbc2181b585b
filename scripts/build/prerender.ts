/**
 * Draws every page of the site into dist/, and what search engines read: the second half of a build.
 * A process of its own, in which React is the production version from the start.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as site from '../../src/app/prerender.tsx';
import { darkSheet, filesFor, filesOf, pageHtml, readClasses, type Styles } from './page-files.ts';
import { root } from '../runtime.ts';
import { searchFiles } from './sitemap.ts';

type Site = typeof site;

const [drawn = '', dist = join(root, 'dist')] = process.argv.slice(2);
const { paths, render, UNKNOWN } = (await import(pathToFileURL(drawn).href)) as Site;

const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Styles;
const classes = readClasses(dist, manifest);

/** The scripts of a game's 3D board, which its page requests while it hydrates. */
const boardOf = (path: string): string[] =>
  manifest[`src/variants${path}/Stage.tsx`]
    ? filesOf(['src/scene/world/world.tsx', `src/variants${path}/Stage.tsx`], manifest)
    : [];

async function draw(path: string, address: string, file: string): Promise<void> {
  const { body, head } = await render(path);
  const html = pageHtml(
    shell,
    { body, head, address },
    [...filesFor(body, manifest, classes), ...filesOf([`src/variants${path}/screen.ts`], manifest)],
    boardOf(path),
  );
  const target = join(dist, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}

for (const path of paths) await draw(path, path, join(path, 'index.html'));
await draw(UNKNOWN.path, UNKNOWN.address, '404.html');

writeFileSync(
  join(dist, 'dark.css'),
  darkSheet(readFileSync(join(root, 'src/ui/page/tokens.css'), 'utf8')),
);

const address = (process.env['VITE_SITE_URL'] ?? '').replace(/\/+$/, '');
for (const [name, text] of Object.entries(searchFiles(address, paths)))
  writeFileSync(join(dist, name), text);
