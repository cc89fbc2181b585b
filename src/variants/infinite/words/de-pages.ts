import type { Translation } from '../../../text/translation.ts';
import type { pages as english } from './en-pages.ts';

export const pages: Translation<Omit<typeof english, 'related'>> = {
  head: {
    title: 'Unendliches Tic Tac Toe: ein Brett, das wächst',
    description:
      'Spiel am Rand, und das Brett wächst: Fünf in einer Reihe gewinnen, und Platz ist immer noch mehr. Kostenlos in 3D gegen die KI oder zu zweit.',
    tags: ['unendliches Tic-Tac-Toe', 'fünf in einer Reihe', 'wachsendes Brett'],
  },
  questions: [
    {
      question: 'Wie groß kann das Brett werden?',
      answer: 'Hundert Felder je Seite. Jedes Zeichen am Rand fügt dort eine Reihe oder Spalte an.',
    },
    {
      question: 'Warum fünf in einer Reihe?',
      answer:
        'Mit dreien gewinnt die Seite, die beginnt, sofort, mit vieren zwingend in höchstens sechs Zeichen. Mit fünfen weiß es niemand.',
    },
    {
      question: 'Was ist Kompakt?',
      answer: 'Die kleine Fassung: neun Felder, die nie wachsen, und drei in einer Reihe.',
    },
  ],
};
