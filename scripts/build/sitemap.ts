/** The files for search engines: robots.txt and the sitemap. */

/** The files by name. A sitemap's addresses must be absolute: without the site's own (VITE_SITE_URL) there is none. */
export const searchFiles = (
  site: string,
  paths: readonly string[],
): Readonly<Record<string, string>> => ({
  'robots.txt': robots(site),
  ...(site !== '' && { 'sitemap.xml': sitemap(site, paths) }),
});

function sitemap(site: string, paths: readonly string[]): string {
  const pages = paths.map((path) => `  <url><loc>${escape(`${site}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
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
