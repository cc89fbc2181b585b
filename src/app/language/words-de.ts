/** The German words of the first load. */
import { translateText } from '../../text/de/all.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import type { TranslatedGame } from '../../text/word-types.ts';
import { translatePages } from './translate-pages.ts';

const games = import.meta.glob<TranslatedGame>('../../variants/*/words/de.ts', { eager: true });

export const translatedGame = (id: string): TranslatedGame | undefined =>
  games[`../../variants/${id}/words/de.ts`];

export function translateSite(): void {
  translateText();
  lazyTranslations.pages = translatePages(() => import('../../variants/page-words-de.ts'));
}
