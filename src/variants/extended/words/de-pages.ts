import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Erweitertes Tic-Tac-Toe: vier in einer Reihe auf 4x4',
    description:
      'Ein Brett mit vier mal vier Feldern, und vier in einer Reihe gewinnen. Spiel es in 3D zu zweit oder gegen eine KI, die sich dir anpasst. Kostenlos, ohne Konto.',
    tags: ['4x4 Tic-Tac-Toe', 'vier in einer Reihe', 'erweitertes Tic-Tac-Toe'],
  },
  questions: [
    {
      question: 'Zählen drei in einer Reihe?',
      answer: 'Nein. Auf 4×4 braucht es vier, auf 5×5 fünf.',
    },
    {
      question: 'Wer gewinnt, wenn beide perfekt spielen?',
      answer: 'Niemand: Beide Größen enden unentschieden.',
    },
    {
      question: 'Wie erzwinge ich dann einen Sieg?',
      answer:
        'Mit zwei Reihen, die sich in einem leeren Feld treffen. Besetze es zuletzt, und du drohst doppelt.',
    },
  ],
};
