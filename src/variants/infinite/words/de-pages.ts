import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Unendliches Tic-Tac-Toe: ein Brett, das wächst',
    description:
      'Spiel am Rand, und das Brett wächst: Fünf in einer Reihe gewinnen, und es gibt immer noch mehr Platz. Kostenlos in 3D gegen die KI oder zu zweit.',
    tags: ['unendliches Tic-Tac-Toe', 'fünf in einer Reihe', 'wachsendes Brett'],
  },
  questions: [
    {
      question: 'Wie groß kann das Brett werden?',
      answer:
        'Bis zu hundert Felder je Seite. Jedes Zeichen am Rand fügt dort eine Zeile oder Spalte an.',
    },
    {
      question: 'Warum fünf in einer Reihe?',
      answer:
        'Mit drei gewinnt, wer beginnt, schon mit dem dritten Zeichen, mit vier spätestens mit dem sechsten. Mit fünf weiß es niemand.',
    },
    {
      question: 'Was ist Kompakt?',
      answer: 'Die kleine Fassung: ein 3×3-Brett, das nie wächst, und drei in einer Reihe.',
    },
  ],
};
