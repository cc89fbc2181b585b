/** The files for search engines: robots.txt and the sitemap. */
import { pathIn } from '../../src/look/paths.ts';
import { LANGUAGES } from '../../src/look/languages.ts';

/** The files by name, from the English paths. A sitemap's addresses must be absolute: without the site's own (VITE_SITE_URL) there is none. */
export const searchFiles = (
  site: string,
  paths: readonly string[],
): Readonly<Record<string, string>> => ({
  'robots.txt': robots(site),
  ...(site !== '' && { 'sitemap.xml': sitemap(site, paths) }),
});

function sitemap(site: string, paths: readonly string[]): string {
  const link = (path: string) => escape(site + path);
  const pages = paths.flatMap((path) => {
    const versions = LANGUAGES.map((language) => [language, pathIn(language, path)] as const);
    const others = [...versions, ['x-default', path] as const].map(
      ([language, address]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${link(address)}"/>`,
    );
    return versions.flatMap(([, address]) => [
      '  <url>',
      `    <loc>${link(address)}</loc>`,
      ...others,
      '  </url>',
    ]);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    '  xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

/** Every page may be indexed; the paths of rooms are not pages. */
const robots = (site: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /functions/',
    'Disallow: /realtime/',
    ...(site === '' ? [] : [`Sitemap: ${site}/sitemap.xml`]),
    '',
  ].join('\n');

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
