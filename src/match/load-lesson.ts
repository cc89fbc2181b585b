import { lazyTranslation } from '../text/lazy-translation.ts';
import { lazyTranslations } from '../text/lazy-translations.ts';
import { type LessonTranslations, lessons } from '../text/lessons.ts';
import type { Variant } from '../variants/variant.ts';

/** Loads a game's lesson with its words in the visitor's language; undefined for a game without one. */
export async function loadLesson(variant: Variant) {
  const [lesson] = await Promise.all([variant.lesson?.(), lazyTranslations.lessons?.(lessons)]);
  if (!lesson) return undefined;
  const translations: Readonly<Record<string, LessonTranslations['de']>> = lesson.translations;
  const load = translations[lessons.lang];
  if (load) await lazyTranslation(load)(lesson.words);
  return lesson;
}
