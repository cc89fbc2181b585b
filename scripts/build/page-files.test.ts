import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nameClass } from './class-names.ts';
import { buildWorker, keptFiles } from './offline.ts';
import {
  darkSheet,
  embedShell,
  filesFor,
  filesOf,
  pageHtml,
  readClasses,
  wordsFor,
} from './page-files.ts';
import { searchFiles } from './sitemap.ts';

const SHELL =
  '<html lang="en"><head><meta data-head name="description" content="old"><title>old</title></head>' +
  '<body><noscript id="noscript">The games need JavaScript.</noscript><div id="root"></div></body></html>';

function folder(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
  return dist;
}

test('a page links its style sheets, dependencies first', () => {
  const card = nameClass('card', 'src/ui/Card.module.css');
  const dist = folder({
    'base.css': `.${nameClass('box', 'src/Base.module.css')}{}`,
    'card.css': `.${card}:hover{}`,
    'far.css': `.${nameClass('far-off', 'src/Far.module.css')}{}`,
  });
  const manifest = {
    'card.tsx': { file: 'card.js', css: ['card.css'], imports: ['base.tsx'] },
    'base.tsx': { file: 'base.js', css: ['base.css'] },
    'far.tsx': { file: 'far.js', css: ['far.css'] },
  };
  const files = filesFor(`<p class="plain ${card}">`, manifest, readClasses(dist, manifest));
  expect(files).toEqual(['base.css', 'base.js', 'card.css', 'card.js']);
});

test('a page is the shell with its own head, body and address', () => {
  const html = pageHtml(
    SHELL,
    {
      head: '<title data-head>new</title>',
      body: '<h1>$& new</h1>',
      address: '/classic',
      language: 'en',
    },
    ['a.css', 'a.js'],
  );
  expect(html).not.toContain('old');
  expect(html).toContain('<div id="root" data-page="/classic"><h1>$& new</h1></div>');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/a.css">');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/a.js">');
});

test('a page in another language has its lang attribute, and links each file once', () => {
  const page = { head: '', body: '', address: '/de/', language: 'de' } as const;
  const html = pageHtml(SHELL, page, ['a.js', 'a.js']);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<noscript id="noscript">Die Spiele brauchen JavaScript.');
  expect(html.match(/a\.js/g)).toHaveLength(1);
});

test('a page preloads the words that it hydrates with', () => {
  const files = [
    'src/app/language/words-de.ts',
    'src/text/de/faq.ts',
    'src/text/de/strategies.ts',
    'src/variants/page-words-de.ts',
    'src/variants/wild/words/de-guide.ts',
  ];
  const manifest = Object.fromEntries(files.map((file) => [file, { file }]));
  const [all, faq, strategies, pages, guide] = files;
  expect(wordsFor('en', '/faq', manifest)).toEqual([]);
  expect(wordsFor('de', '/wild', manifest)).toEqual([all]);
  expect(wordsFor('de', '/faq', manifest)).toEqual([all, faq]);
  expect(wordsFor('de', '/strategies', manifest)).toEqual([all, strategies, pages]);
  expect(wordsFor('de', '/how-to-play/wild', manifest)).toEqual([all, guide]);
});

test('what a page needs later is preloaded after the rest, each file once', () => {
  const manifest = {
    'board.tsx': { file: 'board.js', css: ['board.css'], imports: ['three.js'] },
    'three.js': { file: 'three.js' },
  };
  expect(filesOf(['board.tsx', 'missing.tsx'], manifest)).toEqual([
    'three.js',
    'board.css',
    'board.js',
  ]);
  const page = { head: '', body: '', address: '/', language: 'en' } as const;
  const html = pageHtml(SHELL, page, ['a.js'], ['a.js', 'b.css', 'b.js']);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/a.js"', 'href="/b.js"', 'href="/dark.css"']);
  expect(html).toContain('fetchpriority="low" href="/b.js"');
});

test('pages without a script get the dark colours under the light theme’s name', () => {
  const css = darkSheet(
    "[data-theme='light'] {\n --page: white;\n}\n[data-theme='dark'] {\n --page: black;\n}",
  );
  expect(css).toContain("[data-theme='light'] {\n --page: black;\n}");
  expect(css).not.toContain('white');
  expect(() => darkSheet('')).toThrow('dark');
});

const EMBED_SHELL =
  '<html lang="en" data-embed><head></head><body><noscript id="noscript">The board needs JavaScript.</noscript>' +
  '<div id="root"></div></body></html>';

test('EMB-07: an embed loads what a page loads, without the inline scripts of pages', () => {
  const loads =
    '<script type="module" crossorigin src="/a.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/b.js"><link rel="stylesheet" crossorigin href="/c.css">';
  const site = `<head><link rel="manifest" href="/m"><script>localStorage.x;</script>${loads}</head>`;
  const shell = embedShell(EMBED_SHELL, site);
  expect(shell.match(/\/\w\.\w+/g)).toEqual(['/a.js', '/b.js', '/c.css']);
  expect(shell).not.toMatch(/localStorage|manifest/);
  const page = { head: '', body: '', address: '/embed/*', language: 'es' } as const;
  expect(pageHtml(shell, page, [])).toContain('El tablero necesita JavaScript.');
  expect(() => embedShell(EMBED_SHELL, '<head></head>')).toThrow('loads nothing');
  expect(() => embedShell(SHELL, site)).toThrow('data-embed');
});

test('a shell without #root stops the build', () => {
  const page = { head: '', body: '', address: '/', language: 'en' } as const;
  expect(() => pageHtml('<head></head>', page, [])).toThrow('#root');
});

test('precaches all files except build notes, compressed copies and previews; hashed names need no revision', () => {
  const dist = folder({ 'index.html': 'a', 'index.html.br': 'b', '.build': 'c', 'sw.js': 'd' });
  expect(keptFiles(dist)).toEqual([{ url: '/index.html', revision: 'ca978112ca1bbdca' }]);
});

test('precaches English pages only', () => {
  const dist = folder({ 'index.html': 'a' });
  for (const language of ['de', 'es', 'design']) {
    mkdirSync(join(dist, language));
    writeFileSync(join(dist, language, 'index.html'), language);
  }
  expect(keptFiles(dist).map(({ url }) => url)).toEqual(['/design/index.html', '/index.html']);
});

test('EMB-07: keeps no embed on the device', () => {
  const dist = folder({ 'index.html': 'a' });
  for (const name of ['embed', 'embed/classic', 'embedded']) {
    mkdirSync(join(dist, name));
    writeFileSync(join(dist, name, 'index.html'), name);
  }
  writeFileSync(join(dist, 'embed', '404.html'), 'lost');
  expect(keptFiles(dist).map(({ url }) => url)).toEqual([
    '/embed/index.html',
    '/embedded/index.html',
    '/index.html',
  ]);
});

test('the offline worker knows its files, and its build leaves the tests after it in their own mode', async () => {
  const dist = folder({ 'index.html': 'a' });
  const before = process.env['NODE_ENV'];
  onTestFinished(() => {
    process.env['NODE_ENV'] = before;
  });
  delete process.env['NODE_ENV'];
  await buildWorker(dist);
  expect(process.env['NODE_ENV']).toBeUndefined();
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).toContain('ca978112ca1bbdca');
});

test('LANG-07: the sitemap lists all pages; without the site’s address there is none', () => {
  const files = searchFiles('https://ttt.example', ['/', '/3d']);
  const { 'sitemap.xml': map = '' } = files;
  const addresses = [...map.matchAll(/<loc>https:\/\/ttt\.example(.*)<\/loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual('/ /de /es /3d /de/3d /es/3d'.split(' '));
  for (const [language, address] of Object.entries({
    en: '',
    de: '/de',
    es: '/es',
    'x-default': '',
  }))
    expect(
      map.split(
        `<xhtml:link rel="alternate" hreflang="${language}" href="https://ttt.example${address}/3d"/>`,
      ),
      'once for each version of the page',
    ).toHaveLength(4);
  expect(files['robots.txt']).toContain('Sitemap: https://ttt.example/sitemap.xml');
  const { 'robots.txt': robots, ...others } = searchFiles('', ['/', '/3d']);
  expect(robots).not.toContain('Sitemap');
  expect(others).toEqual({});
});
