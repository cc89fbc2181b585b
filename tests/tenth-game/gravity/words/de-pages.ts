import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Schwerkraft-Tic-Tac-Toe: Zeichen, die fallen',
    description:
      'Zeichen fallen auf das unterste freie Feld ihrer Spalte, vier in einer Reihe gewinnen.',
    tags: ['Tic-Tac-Toe mit Schwerkraft'],
  },
  questions: [
    {
      question: 'Wo landet mein Zeichen?',
      answer: 'Auf dem untersten freien Feld seiner Spalte.',
    },
    {
      question: 'Wie viele in einer Reihe gewinnen?',
      answer: 'Vier: waagrecht, senkrecht oder diagonal.',
    },
    { question: 'Wie groß ist das Brett?', answer: 'Fünf Zeilen mit fünf Feldern.' },
  ],
};
