import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keptFiles } from './offline.ts';
import { darkSheet, filesFor, filesOf, pageHtml, readClasses } from './page-files.ts';
import { searchFiles } from './sitemap.ts';

const SHELL =
  '<html><head><meta data-head name="description" content="old"><title>old</title></head>' +
  '<body><div id="root"></div></body></html>';

function folder(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
  return dist;
}

test('a page gets the style sheets that it wears, what they build on first', () => {
  const dist = folder({
    'base.css': '._box_1{}',
    'card.css': '._card_2{}',
    'far.css': '._far_3{}',
  });
  const manifest = {
    'card.tsx': { file: 'card.js', css: ['card.css'], imports: ['base.tsx'] },
    'base.tsx': { file: 'base.js', css: ['base.css'] },
    'far.tsx': { file: 'far.js', css: ['far.css'] },
  };
  const files = filesFor('<p class="plain _card_2">', manifest, readClasses(dist, manifest));
  expect(files).toEqual(['base.css', 'base.js', 'card.css', 'card.js']);
});

test('a page is the shell with its own head, body and address', () => {
  const html = pageHtml(
    SHELL,
    { head: '<title data-head>new</title>', body: '<h1>$& new</h1>', address: '/classic' },
    ['a.css', 'a.js'],
  );
  expect(html).not.toContain('old');
  expect(html).toContain('<div id="root" data-page="/classic"><h1>$& new</h1></div>');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/a.css">');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/a.js">');
});

test('what a page needs later is asked for after the rest, and once', () => {
  const manifest = {
    'board.tsx': { file: 'board.js', css: ['board.css'], imports: ['three.js'] },
    'three.js': { file: 'three.js' },
  };
  expect(filesOf(['board.tsx', 'missing.tsx'], manifest)).toEqual([
    'three.js',
    'board.css',
    'board.js',
  ]);
  const page = { head: '', body: '', address: '/' };
  const html = pageHtml(SHELL, page, ['a.js'], ['a.js', 'b.css', 'b.js']);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/a.js"', 'href="/b.js"', 'href="/dark.css"']);
  expect(html).toContain('fetchpriority="low" href="/b.js"');
});

test('the dark colours go to pages without a script under the light theme’s name', () => {
  const css = darkSheet(
    "[data-theme='light'] {\n --page: white;\n}\n[data-theme='dark'] {\n --page: black;\n}",
  );
  expect(css).toContain("[data-theme='light'] {\n --page: black;\n}");
  expect(css).not.toContain('white');
  expect(() => darkSheet('')).toThrow('dark');
});

test('a shell without a place for the page stops the build', () => {
  expect(() => pageHtml('<head></head>', { head: '', body: '', address: '/' }, [])).toThrow(
    '#root',
  );
});

test('the worker keeps every file but notes, twins and previews; names with a digest need no other', () => {
  const dist = folder({ 'index.html': 'a', 'index.html.br': 'b', '.build': 'c', 'sw.js': 'd' });
  expect(keptFiles(dist)).toEqual([{ url: '/index.html', revision: 'ca978112ca1bbdca' }]);
});

test('search engines get a map of all pages only where the site has an address', () => {
  const files = searchFiles('https://ttt.example', ['/', '/3d']);
  expect(files['sitemap.xml']).toContain('<loc>https://ttt.example/3d</loc>');
  expect(files['robots.txt']).toContain('Sitemap: https://ttt.example/sitemap.xml');
  const { 'robots.txt': robots, ...others } = searchFiles('', ['/', '/3d']);
  expect(robots).not.toContain('Sitemap');
  expect(others).toEqual({});
});
