import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Spiel am Rand des Bretts.',
    why: 'Es beginnt mit fünf Zeilen zu fünf Feldern.',
    seen: 'Das Brett ist dort gewachsen, wo du gespielt hast. Platz ist immer da.',
    missed: 'Das ist erlaubt, aber das Brett wächst nur, wo du am Rand spielst.',
  },
  {
    ask: 'Halt O auf.',
    why: 'Fünf in einer Reihe gewinnen, und O hat vier mit einem offenen Ende.',
    seen: 'An beiden Enden geschlossen sind vier in einer Reihe harmlos.',
    missed: 'O gewinnt als Nächstes am offenen Ende. Nimm dieses Feld.',
  },
  {
    ask: 'Mach vier in einer Reihe, an beiden Enden offen.',
    why: 'Deine drei X haben auf beiden Seiten Platz.',
    seen: 'O kann nur ein Ende deiner vier schließen.',
    missed: 'Setz ein viertes X direkt neben deine drei.',
  },
  {
    ask: 'Gewinne am offenen Ende.',
    why: 'Das andere hat O geschlossen.',
    seen: 'Fünf in einer Reihe: Du gewinnst.',
    missed: 'Das fünfte X gehört an das offene Ende deiner Reihe.',
  },
];
