/** Every game's words in German. */
import type { TranslatedGame } from '../text/words.ts';

const files = import.meta.glob<TranslatedGame>('./*/words/de.ts', { eager: true });

export const translatedGame = (id: string): TranslatedGame | undefined =>
  files[`./${id}/words/de.ts`];
