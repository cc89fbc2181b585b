/** The Spanish words of the first load. */
import { translateText } from '../../text/es/all.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { translatePages } from './translate-pages.ts';

export { translatedGame } from '../../variants/game-words-es.ts';

export function translateSite(): void {
  translateText();
  lazyTranslations.pages = translatePages(() => import('../../variants/page-words-es.ts'));
}
