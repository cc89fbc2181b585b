import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardOf, gameIds } from '../../variants/menu.ts';
import { playIds } from './metadata.ts';
import type { Tag } from './head-subject.ts';

const SITE = 'https://ttt.example';
const PATHS = [
  [
    '/',
    '/faq',
    '/strategies',
    '/puzzles',
    '/daily',
    '/stats',
    '/privacy',
    '/print',
    '/embed',
    '/no-such-page',
  ],
  playIds.flatMap((id) => [`/${id}`, `/how-to-play/${id}`]),
  gameIds.map((id) => `/analysis/${id}`),
  gameIds.filter((id) => cardOf(id).lesson).map((id) => `/lesson/${id}`),
].flat();
const languages = {
  de: () => import('../language/words-de.ts'),
  es: () => import('../language/words-es.ts'),
};

const title = (tags: readonly Tag[]) => tags.find(({ tag }) => tag === 'title')?.text ?? '';
const meta = (tags: readonly Tag[], name: string) =>
  tags.find(({ attributes }) => (attributes['name'] ?? attributes['property']) === name)
    ?.attributes['content'] ?? '';
const links = (tags: readonly Tag[], rel: string) =>
  tags
    .filter(({ tag, attributes }) => tag === 'link' && attributes['rel'] === rel)
    .map(({ attributes }) => attributes);
const hrefOf = (tags: readonly Tag[]) => links(tags, 'canonical')[0]?.['href'];

beforeEach(() => {
  vi.resetModules();
});

describe.each(['de', 'es'] as const)('%s', (language) => {
  test('LANG-02: every page has its title and description in the language, at the language’s address', async () => {
    const { headFor } = await import('./head.ts');
    const { headWords } = await import('../../text/head.ts');
    const english = PATHS.map((path) => headFor(path, '', SITE));
    const { translateSite, translatedGame } = await languages[language]();
    translateSite();
    (await import('../../variants/menu.ts')).translateGames(translatedGame);
    const { lazyTranslations } = await import('../../text/lazy-translations.ts');
    await lazyTranslations.head?.(headWords);
    await lazyTranslations.pages?.();
    const titles = new Set<string>();
    for (const [at, path] of PATHS.entries()) {
      const tags = headFor(path, '', SITE);
      const before = english[at] ?? [];
      titles.add(title(tags));
      expect(title(tags), path).not.toBe(title(before));
      expect(title(tags).length, path).toBeLessThan(70);
      expect(meta(tags, 'description'), path).not.toBe(meta(before, 'description'));
      expect(meta(tags, 'description').length, path).toBeLessThan(170);
      expect(meta(tags, 'og:title'), path).toBe(title(tags));
      expect(meta(tags, 'DC.language'), path).toBe(language);
      const address = path === '/' ? '' : path;
      const isKnown = path !== '/no-such-page';
      expect(hrefOf(tags), path).toBe(isKnown ? `${SITE}/${language}${address}` : undefined);
      expect(meta(tags, 'og:url'), path).toBe(hrefOf(tags) ?? '');
      expect(links(tags, 'alternate'), path).toEqual(links(before, 'alternate'));
      const data = tags.find(({ tag }) => tag === 'script')?.text ?? '';
      expect(data, path).not.toMatch(/Board game|Web browser|"inLanguage":"en"/);
      expect(tags, path).toHaveLength(before.length);
    }
    // The not-found page shares the menu's head.
    expect(titles.size).toBe(PATHS.length - 1);
  });
});
