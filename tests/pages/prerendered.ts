/** The site's prerendered pages, read without a browser. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { isBuilt } from '../../scripts/build/site-build.ts';

const DIST = 'dist';

// `npm test` builds first; a run of one file would test an older build.
if (!isBuilt()) throw new Error('dist/ is older than its sources: npm run build');

const isEmbed = (address: string): boolean => /^(?:\/[a-z]{2})?\/embed\/./.test(address);

const all: readonly string[] = readdirSync(DIST, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => basename(file) === 'index.html')
  .map((file) => `/${dirname(file).replaceAll('\\', '/').replace(/^\.$/, '')}`);

/** The addresses of all prerendered pages. */
export const addresses = all.filter((address) => !isEmbed(address));

/** The addresses of boards for other sites' pages. */
export const embeds = all.filter(isEmbed);

/** A page's file as a host answers with it: its language's not-found page for unknown addresses, or the embeds'. */
export function fileOf(address: string): string {
  const [, language = ''] = /^\/(de|es)(?=\/|$)/.exec(address) ?? [];
  const file = join(DIST, address, 'index.html');
  return readFileSync(
    existsSync(file) ? file : join(DIST, language, isEmbed(address) ? 'embed' : '', '404.html'),
    'utf8',
  );
}

type Page = {
  readonly document: Document;
  readonly main: Element;
  readonly footer: Element;
  /** The page's structured data of a type. */
  readonly dataOf: (type: string) => Record<string, unknown> | undefined;
};

/** Reading a page takes longer than most tests. */
const pages = new Map<string, Page>();

/** A page before its script runs. */
export function readPage(address: string): Page {
  const known = pages.get(address);
  if (known) return known;
  const { document } = new JSDOM(fileOf(address)).window;
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (each) => JSON.parse(each.textContent ?? '') as Record<string, unknown>,
  );
  // Without scripts the body contains only words.
  for (const script of document.body.querySelectorAll('script')) script.remove();
  const main = document.querySelector('main');
  const footer = document.querySelector('footer');
  if (!main || !footer) throw new Error(`${address} has no main part or no footer`);
  const page: Page = {
    document,
    main,
    footer,
    dataOf: (type) => data.find((each) => each['@type'] === type),
  };
  pages.set(address, page);
  return page;
}

/** An element's text, with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The texts of all elements that match. */
export const textsIn = (root: ParentNode, selector: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map(textOf);

/** The addresses of the links in a part of a page. */
export const linksIn = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** A part of a page by its heading or label. */
export function regionOf(document: Document, name: string): Element {
  const region = [...document.querySelectorAll('section, nav')].find((each) => {
    const label = document.getElementById(each.getAttribute('aria-labelledby') ?? '');
    return (label ? textOf(label) : each.getAttribute('aria-label')) === name;
  });
  if (!region) throw new Error(`there is no part called ${name}`);
  return region;
}

/** The names of the pictures in a part of a page. */
export const picturesIn = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('[role="img"], img')].map(
    (each) => each.getAttribute('aria-label') ?? each.getAttribute('alt') ?? '',
  );

/** An attribute of a tag in a page's head. */
export const headOf = (document: Document, selector: string, attribute: string): string | null =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
