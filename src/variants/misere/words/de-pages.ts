import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Misère-Tic-Tac-Toe: drei in einer Reihe verlieren',
    description:
      'Alles umgekehrt: Wer drei in einer Reihe vollendet, verliert. Spiel Misère-Tic-Tac-Toe in 3D zu zweit oder gegen eine KI, die sich dir anpasst. Kostenlos.',
    tags: ['Misère-Tic-Tac-Toe', 'umgekehrtes Tic-Tac-Toe', 'drei in einer Reihe vermeiden'],
  },
  questions: [
    {
      question: 'Was ist anders als in Klassisch?',
      answer: 'Nur das Ziel: Wer drei in einer Reihe vollendet, verliert.',
    },
    {
      question: 'Was ist der beste erste Zug?',
      answer:
        'Die Mitte. Nur sie hält das Unentschieden; antworte auf jeden Zug im gegenüberliegenden Feld.',
    },
    {
      question: 'Wie gewinne ich?',
      answer:
        'Warte, bis die andere Seite nicht in der Mitte beginnt. Gegen eine Ecke etwa gewinnt jedes Randfeld.',
    },
  ],
};
