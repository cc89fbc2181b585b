/** Every game's words in German. */
import type { Spoken } from '../text/words.ts';

const files = import.meta.glob<Spoken>('./*/words/de.ts', { eager: true });

export const spoken = (id: string): Spoken | undefined => files[`./${id}/words/de.ts`];
