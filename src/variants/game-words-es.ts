/** Every game's words in Spanish. */
import type { TranslatedGame } from '../text/words.ts';

const files = import.meta.glob<TranslatedGame>('./*/words/es.ts', { eager: true });

export const translatedGame = (id: string): TranslatedGame | undefined =>
  files[`./${id}/words/es.ts`];
