import { beforeEach, describe, expect, test, vi } from 'vitest';

const PARTS = import.meta.glob<Record<string, unknown>>([
  '../../text/*.ts',
  '!../../text/*.test.ts',
  '!../../text/translation.ts',
  '!../../text/rule-phrases.ts',
  '../../variants/*/card.ts',
  '../../variants/*/words/en.ts',
  '../../variants/*/words/en-pages.ts',
  '../../variants/*/words/en-guide.ts',
  '../../variants/*/words/en-lesson.ts',
]);
const languages = {
  de: () => import('./words-de.ts'),
  es: () => import('./words-es.ts'),
};

/** Loads a language, including the games' words. */
async function translateAll(language: keyof typeof languages): Promise<void> {
  const { translateSite, translatedGame } = await languages[language]();
  const { loadVariant, translateGames, gameIds } = await import('../../variants/menu.ts');
  translateSite();
  translateGames(translatedGame);
  await Promise.all(gameIds.map((id) => loadVariant(id)));
}

/** Names and single words may be the same in two languages. */
const isSentence = (words: string): boolean =>
  words
    .replaceAll(/tic tac toe/gi, '')
    .trim()
    .split(/\s+/).length > 3;

/** Every sentence of a catalogue, by its path. */
function sentencesOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return isSentence(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => sentencesOf(part, `${path}/${key}`));
}

async function sentences(): Promise<ReadonlyMap<string, string>> {
  const modules = await Promise.all(
    Object.entries(PARTS).map(async ([file, load]) => sentencesOf(await load(), file)),
  );
  return new Map(modules.flat());
}

beforeEach(() => {
  vi.resetModules();
});

describe.each(['de', 'es'] as const)('%s', (language) => {
  test('no sentence stays English once all words are loaded', async () => {
    const english = await sentences();
    await translateAll(language);
    const { lazyTranslations } = await import('../../text/lazy-translations.ts');
    await lazyTranslations.analysis?.((await import('../../text/analysis.ts')).analysis);
    await lazyTranslations.puzzles?.((await import('../../text/puzzles.ts')).puzzles);
    await lazyTranslations.stats?.((await import('../../text/stats.ts')).statsWords);
    await lazyTranslations.lessons?.((await import('../../text/lessons.ts')).lessons);
    await lazyTranslations.class?.((await import('../../text/class.ts')).classWords);
    await lazyTranslations.clip?.((await import('../../text/clip.ts')).clipWords);
    await lazyTranslations.embed?.((await import('../../text/embed.ts')).embedWords);
    await lazyTranslations.faq?.((await import('../../text/faq.ts')).faq);
    await lazyTranslations.print?.((await import('../../text/print.ts')).printWords);
    await lazyTranslations.privacy?.((await import('../../text/privacy.ts')).privacy);
    await lazyTranslations.givenNames?.((await import('../../text/given-names.ts')).givenNames);
    await lazyTranslations.head?.((await import('../../text/head.ts')).headWords);
    await lazyTranslations.matchText?.((await import('../../text/match-text.ts')).matchText);
    await lazyTranslations.related?.((await import('../../text/related.ts')).related);
    await lazyTranslations.tabletop?.((await import('../../text/xr.ts')).tabletop);
    await lazyTranslations.pages?.();
    await lazyTranslations.strategies?.((await import('../../text/strategies.ts')).strategies);
    const { guideRoute } = await import('../../pages/guide/GuidePage.tsx');
    const { gameIds } = await import('../../variants/menu.ts');
    await Promise.all([...gameIds, 'online' as const].map((id) => guideRoute(id)));
    const { lessonRoute } = await import('../../pages/lesson/LessonPage.tsx');
    const { cardOf } = await import('../../variants/menu.ts');
    await Promise.all(gameIds.filter((id) => cardOf(id).lesson).map((id) => lessonRoute(id)));
    const translated = await sentences();
    expect(english.size).toBeGreaterThan(500);
    const left = [...english].filter(([path, words]) => translated.get(path) === words);
    expect(left).toEqual([]);
  });

  test('doesn’t fetch a page’s words before the page needs them', async () => {
    const { faq } = await import('../../text/faq.ts');
    const english = faq.title;
    await translateAll(language);
    expect(faq.title).toBe(english);
    const { lazyTranslations } = await import('../../text/lazy-translations.ts');
    await lazyTranslations.faq?.(faq);
    expect(faq).toMatchObject({ lang: language });
    expect(faq.title).not.toBe(english);
  });
});
