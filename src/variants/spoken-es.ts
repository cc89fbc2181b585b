/** Every game's words in Spanish. */
import type { Spoken } from '../text/words.ts';

const files = import.meta.glob<Spoken>('./*/words/es.ts', { eager: true });

export const spoken = (id: string): Spoken | undefined => files[`./${id}/words/es.ts`];
