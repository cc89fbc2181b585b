/** Puts a prerendered page into the build's HTML, with the style sheets and scripts that it needs at once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/look/paths.ts';
import type { Chunk } from '../check/budgets.ts';
import { MODULE_CLASS } from './class-names.ts';

type Styled = Chunk & { readonly css?: readonly string[] };
export type Styles = Readonly<Record<string, Styled>>;

type Drawn = {
  readonly body: string;
  readonly head: string;
  /** The route's address, by which the browser recognises the page. */
  readonly address: string;
  readonly language: Language;
};

/** Reads which classes each style sheet of a build styles. */
export function readClasses(dist: string, manifest: Styles): ReadonlyMap<string, Set<string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return new Map(
    [...files].map((file) => {
      const found = readFileSync(join(dist, file), 'utf8').match(MODULE_CLASS) ?? [];
      return [file, new Set(found.map((name) => name.slice(1)))];
    }),
  );
}

/** The style files of a page's chunks and of all their imports, imports first. */
export function filesFor(
  body: string,
  manifest: Styles,
  classes: ReadonlyMap<string, Set<string>>,
): string[] {
  const worn = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const isWorn = (file: string) => worn.some((name) => classes.get(file)?.has(name));
  const keys = Object.entries(manifest).filter(([, { css = [] }]) => css.some(isWorn));
  return filesOf(
    keys.map(([key]) => key),
    manifest,
  );
}

/** The files of chunks and of all their imports, imports first. */
export function filesOf(keys: readonly string[], manifest: Styles): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const take = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) take(imported);
    for (const file of [...(chunk.css ?? []), chunk.file]) files.add(file);
  };
  keys.forEach(take);
  return [...files];
}

/** The files of the words that a page in a language needs to hydrate. English ones are in the pages' scripts. */
export function wordsFor(language: Language, path: string, manifest: Styles): string[] {
  if (language === 'en') return [];
  const [game] = /(?<=^\/how-to-play\/).+/.exec(path) ?? [];
  return filesOf(
    [
      `src/app/language/words-${language}.ts`,
      `src/text/${language}${path}.ts`,
      ...(path.startsWith('/embed/') ? [`src/text/${language}/embed.ts`] : []),
      ...(path === '/embed/daily' ? [`src/text/${language}/puzzles.ts`] : []),
      ...(path === '/strategies' ? [`src/variants/page-words-${language}.ts`] : []),
      ...(game ? [`src/variants/${game}/words/${language}-guide.ts`] : []),
      ...(game === 'online' ? [`src/text/${language}/online-guide.ts`] : []),
      ...(game === 'cube' ? [`src/variants/3d/words/${language}-proof.ts`] : []),
    ],
    manifest,
  );
}

/** The words of index.html, and of embed.html, for visitors without scripts. */
const NO_SCRIPT = {
  de: 'Die Spiele brauchen JavaScript. Die Anleitungen, Fragen und Strategien kannst du ohne lesen.',
  es: 'Los juegos necesitan JavaScript. Las guías, las preguntas y las estrategias se pueden leer sin él.',
} as const;
const NO_SCRIPT_IN_EMBED = {
  de: 'Das Brett braucht JavaScript.',
  es: 'El tablero necesita JavaScript.',
} as const;

const isEmbedShell = (shell: string): boolean => /<html\b[^>]*\sdata-embed/.test(shell);

/** The shell of boards for other sites' pages: embed.html with the scripts and style sheets of the site's own. */
export function embedShell(embed: string, site: string): string {
  if (!isEmbedShell(embed)) throw new Error('embed.html has no data-embed');
  const loads = site.match(
    /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
  );
  if (!loads) throw new Error('index.html loads nothing');
  return embed.replace('</head>', () => `  ${loads.join('\n    ')}\n  </head>`);
}

const translateShell = (shell: string, language: Language): string =>
  language === 'en'
    ? shell
    : shell
        .replace('<html lang="en"', `<html lang="${language}"`)
        .replace(
          /(<noscript id="noscript">)[^<]*/,
          `$1${(isEmbedShell(shell) ? NO_SCRIPT_IN_EMBED : NO_SCRIPT)[language]}`,
        );

const UNSCRIPTED =
  '<noscript><link rel="stylesheet" href="/dark.css" media="(prefers-color-scheme: dark)"></noscript>';

const EMPTY_ROOT = '<div id="root"></div>';

/**
 * The HTML of a page: the build's own with its head and body filled in. What it needs at once
 * is requested before what it needs `later`.
 */
export function pageHtml(
  shell: string,
  page: Drawn,
  files: readonly string[],
  later: readonly string[] = [],
): string {
  if (!shell.includes(EMPTY_ROOT)) throw new Error('the shell has no empty #root');
  const isNew = (file: string): boolean => !shell.includes(`"/${file}"`);
  const links = [...new Set(files)]
    .filter(isNew)
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
  const soon = later
    .filter((file) => isNew(file) && !files.includes(file) && file.endsWith('.js'))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`);
  const bare = translateShell(shell, page.language)
    .replaceAll(/\s*<meta\s+data-head\b[^>]*>/g, '')
    .replace(/\s*<title>[^<]*<\/title>/, '');
  return bare
    .replace(
      '</head>',
      () => `  ${[page.head, ...links, ...soon, UNSCRIPTED].join('\n    ')}\n  </head>`,
    )
    .replace(EMPTY_ROOT, () => `<div id="root" data-page="${page.address}">${page.body}</div>`);
}

/**
 * The dark colours for pages without a script, which use the light theme's attribute: the dark block of
 * tokens.css under the light one's name.
 */
export function darkSheet(sheet: string): string {
  const block = /\[data-theme='dark'\] (\{[^}]*\})/.exec(sheet)?.[1];
  if (block === undefined) throw new Error('tokens.css has no block of dark colours');
  const pictures = ':root .only-light { display: none; } :root .only-dark { display: revert; }';
  return `:root[data-theme='light'] ${block}\n:root[data-theme='light'] { background: var(--page); }\n${pictures}\n`;
}
