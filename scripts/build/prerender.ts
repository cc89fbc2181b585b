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
  embedShell,
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
const { paths, embeds, render, UNKNOWN, UNKNOWN_EMBED } = (await import(
  pathToFileURL(drawn).href
)) as Site;

const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const framed = embedShell(readFileSync(join(root, 'embed.html'), 'utf8'), shell);
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Styles;
const classes = readClasses(dist, manifest);

/** The folder of the game that a page shows. */
const folderOf = (path: string): string => `src/variants${path.replace(/^\/embed(?=\/)/, '')}`;

/** The scripts of a game's 3D board, which its page requests while it hydrates. */
function layoutOf(path: string): string[] {
  if (!manifest[`${folderOf(path)}/variant.ts`]) return [];
  const own = `${folderOf(path)}/Scene.tsx`;
  const scene = manifest[own] ? own : 'src/scene/board/BoardScene.tsx';
  return filesOf(['src/scene/world/world.tsx', scene], manifest);
}

/** The scripts of an embed's page, which its route asks for one after the other. */
const partsOfEmbed = (path: string): string[] =>
  path.startsWith('/embed/')
    ? [
        'src/app/load-rare-page.ts',
        `src/pages/${path === '/embed/daily' ? 'puzzles/EmbeddedDaily' : 'embed/EmbedPage'}.tsx`,
      ]
    : [];

async function draw(path: string, address: string, file: string, around = shell): Promise<void> {
  const { body, head } = await render(path, language);
  const html = pageHtml(
    around,
    { body, head, address: base + address, language },
    [
      ...filesFor(body, manifest, classes),
      ...wordsFor(language, path, manifest),
      ...filesOf([...partsOfEmbed(path), `${folderOf(path)}/variant.ts`], manifest),
    ],
    layoutOf(path),
  );
  const target = join(dist, base, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}

for (const path of paths) await draw(path, path, join(path, 'index.html'));
await draw(UNKNOWN.path, UNKNOWN.address, '404.html');
for (const path of embeds)
  await draw(path, UNKNOWN_EMBED.address, join(path, 'index.html'), framed);
await draw(UNKNOWN_EMBED.path, UNKNOWN_EMBED.address, 'embed/404.html', framed);

if (language === 'en') {
  writeFileSync(
    join(dist, 'dark.css'),
    darkSheet(readFileSync(join(root, 'src/ui/page/tokens.css'), 'utf8')),
  );

  const address = (process.env['VITE_SITE_URL'] ?? '').replace(/\/+$/, '');
  for (const [name, text] of Object.entries(searchFiles(address, paths)))
    writeFileSync(join(dist, name), text);
}
