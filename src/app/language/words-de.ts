/** The German words of the first load. */
import { translateText } from '../../text/de/all.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { translatePages } from './translate-pages.ts';

export { translatedGame } from '../../variants/game-words-de.ts';

export function translateSite(): void {
  translateText();
  lazyTranslations.pages = translatePages(() => import('../../variants/page-words-de.ts'));
}
