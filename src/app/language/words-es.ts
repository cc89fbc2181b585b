/** The Spanish words of the first load. */
import { translateText } from '../../text/es/all.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import type { TranslatedGame } from '../../text/word-types.ts';
import { translatePages } from './translate-pages.ts';

const games = import.meta.glob<TranslatedGame>('../../variants/*/words/es.ts', { eager: true });

export const translatedGame = (id: string): TranslatedGame | undefined =>
  games[`../../variants/${id}/words/es.ts`];

export function translateSite(): void {
  translateText();
  lazyTranslations.pages = translatePages(() => import('../../variants/page-words-es.ts'));
}
