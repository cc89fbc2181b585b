import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headFor } from './head.ts';
import { headHtml } from './head-page.ts';
import type { Tag } from './head-subject.ts';

const SITE = 'https://ttt.example';
const GAMES = [
  ['classic', 'ultimate', '3d', 'quantum', 'extended'],
  ['misere', 'wild', 'infinite', 'multiplayer', 'online'],
].flat();

const title = (tags: readonly Tag[]) => tags.find(({ tag }) => tag === 'title')?.text ?? '';
const meta = (tags: readonly Tag[], name: string) =>
  tags.find(({ attributes }) => (attributes['name'] ?? attributes['property']) === name)
    ?.attributes['content'];
const canonical = (tags: readonly Tag[]) =>
  tags.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];
const data = (tags: readonly Tag[]) =>
  JSON.parse(tags.find(({ tag }) => tag === 'script')?.text ?? 'null') as Record<
    string,
    unknown
  > | null;

describe('META-03 META-04: entries', () => {
  test('every game has an entry of its own', () => {
    const titles = GAMES.map((id) => title(headFor(`/${id}`, '', SITE)));
    expect(new Set([...titles, title(headFor('/', '', SITE))]).size).toBe(GAMES.length + 1);
  });

  test('the menu and any other key share the default entry', () => {
    const menu = title(headFor('/', '', SITE));
    for (const search of ['?view=menu', '?view=chess', '?view=constructor', '?inspect'])
      expect(title(headFor('/', search, SITE))).toBe(menu);
    expect(title(headFor('/no-such-page', '', SITE))).toBe(menu);
  });

  test.each(['/faq', '/strategies', ...GAMES.map((id) => `/how-to-play/${id}`)])(
    '%s has its own title and description',
    (path) => {
      const tags = headFor(path, '', SITE);
      expect(title(tags)).not.toBe(title(headFor('/', '', SITE)));
      expect(meta(tags, 'description')?.length).toBeGreaterThan(60);
      expect(canonical(tags)).toBe(`${SITE}${path}`);
    },
  );
});

describe('EMB-11: boards in other sites’ pages', () => {
  test.each([...GAMES.filter((id) => id !== 'online'), 'daily'])(
    'the embed of %s is not indexed, and names the page of its own',
    (id) => {
      for (const site of [SITE, '']) {
        const tags = headFor(`/embed/${id}`, '?level=hard', site);
        expect(meta(tags, 'robots')).toBe('noindex');
        expect(canonical(tags)).toBe(`${site}/${id}`);
        expect(title(tags)).toBe(title(headFor(`/${id}`, '', site)));
        expect(data(tags)).toBeNull();
        expect(tags.some(({ attributes }) => attributes['hreflang'])).toBe(false);
      }
    },
  );

  test('that of an unknown game has no page of its own', () => {
    for (const path of ['/embed/chess', '/embed/online', '/embed/faq', '/embed/classic/more']) {
      const tags = headFor(path, '', SITE);
      expect([meta(tags, 'robots'), canonical(tags)], path).toEqual(['noindex', undefined]);
    }
  });

  test('the page that makes them is indexed', () => {
    const tags = headFor('/embed', '', SITE);
    expect(meta(tags, 'robots')).toMatch(/^index/);
    expect(canonical(tags)).toBe(`${SITE}/embed`);
    expect(title(tags)).not.toBe(title(headFor('/', '', SITE)));
  });
});

describe('META-01 META-02: canonical links', () => {
  test.each(GAMES)('a view of the home page is the route of %s', (id) => {
    const view = headFor('/', `?view=${id}`, SITE);
    expect(canonical(view)).toBe(`${SITE}/${id}`);
    expect(view).toEqual(headFor(`/${id}`, '', SITE));
  });

  test('canonical links have no query and no trailing slash', () => {
    expect(canonical(headFor('/online/', '?room=ABCDEF', SITE))).toBe(`${SITE}/online`);
  });

  test('ALL-13: without the site’s address links are relative, and tags that need absolute URLs are left out', () => {
    for (const path of ['/', '/classic', '/how-to-play/classic', '/faq', '/no-such-page']) {
      const tags = headFor(path, '', '');
      expect(canonical(tags)).toBe(path === '/no-such-page' ? undefined : path);
      expect(meta(tags, 'twitter:card')).toBe('summary');
      const names = ['og:url', 'og:image', 'og:image:alt', 'og:image:width', 'twitter:image'];
      for (const name of [...names, 'twitter:image:alt', 'DC.identifier'])
        expect(meta(tags, name), `${path} ${name}`).toBeUndefined();
      expect(data(tags)?.['image']).toBeUndefined();
    }
  });

  test('with the site’s address, links and previews are absolute, and the pictures exist', () => {
    for (const path of ['/', '/faq', ...GAMES.flatMap((id) => [`/${id}`, `/how-to-play/${id}`])]) {
      const tags = headFor(path, '', SITE);
      const picture = meta(tags, 'og:image') ?? '';
      expect(picture).toMatch(/^https:\/\/ttt\.example\/share\/[a-z0-9-]+\.jpg$/);
      expect(existsSync(`public${new URL(picture).pathname}`), picture).toBe(true);
      expect([meta(tags, 'twitter:image'), data(tags)?.['image']]).toEqual([picture, picture]);
      expect(meta(tags, 'twitter:card')).toBe('summary_large_image');
      expect(meta(tags, 'og:url')).toBe(`${SITE}${path}`);
      expect(meta(tags, 'DC.identifier')).toBe(`${SITE}${path}`);
    }
  });

  test.each(['', SITE])(
    'LANG-07: every page names its address in each language, at “%s”',
    (site) => {
      const others = (path: string) =>
        headFor(path, '', site)
          .filter(({ attributes }) => attributes['rel'] === 'alternate')
          .map(({ attributes }) => [attributes['hreflang'], attributes['href']]);
      expect(others('/')).toEqual([
        ['en', `${site}/`],
        ['de', `${site}/de`],
        ['es', `${site}/es`],
        ['x-default', `${site}/`],
      ]);
      expect(others('/how-to-play/3d/')).toEqual([
        ['en', `${site}/how-to-play/3d`],
        ['de', `${site}/de/how-to-play/3d`],
        ['es', `${site}/es/how-to-play/3d`],
        ['x-default', `${site}/how-to-play/3d`],
      ]);
      expect(others('/no-such-page')).toEqual([]);
    },
  );

  test.each(['/no-such-page', '/how-to-play/chess', '/classic/more'])(
    '%s is not to be indexed',
    (path) => {
      const tags = headFor(path, '', SITE);
      expect(meta(tags, 'robots')).toBe('noindex');
      expect(canonical(tags)).toBeUndefined();
    },
  );
});

describe('META-05 to META-12: fields', () => {
  const FIELDS = [
    ['description', 'keywords', 'author', 'date', 'last-modified', 'section', 'tags'],
    ['revisit-after', 'geo.region', 'geo.placename', 'DC.title', 'DC.creator', 'DC.subject'],
    ['DC.date', 'DC.language', 'theme-color', 'application-name', 'mobile-web-app-capable'],
    ['apple-mobile-web-app-capable', 'og:type', 'og:url', 'og:image', 'twitter:card'],
  ].flat();

  test.each(['/', ...GAMES.map((id) => `/${id}`)])('%s has every field', (path) => {
    const tags = headFor(path, '', SITE);
    for (const field of FIELDS) expect(meta(tags, field), field).toBeTruthy();
    expect(meta(tags, 'version')).toBe('2.1');
    expect(title(tags).length).toBeLessThan(70);
    expect(meta(tags, 'description')?.length).toBeLessThan(170);
  });

  test.each(GAMES)('META-09 META-10: %s has no rating', (id) => {
    const about = data(headFor(`/${id}`, '', SITE));
    expect(about?.['@type']).toContain('VideoGame');
    expect(about?.['url']).toBe(`${SITE}/${id}`);
    expect(JSON.stringify(about)).not.toMatch(/aggregateRating|ratingValue|review/i);
  });
});

test('HTML keeps quotes and brackets in their places', () => {
  const tags: readonly Tag[] = [
    { tag: 'meta', attributes: { name: 'a', content: '"<&' } },
    { tag: 'title', attributes: {}, text: 'a < b' },
  ];
  expect(headHtml(tags)).toBe(
    '<meta name="a" content="&quot;&lt;&amp;" data-head>\n    <title data-head>a &lt; b</title>',
  );
});
