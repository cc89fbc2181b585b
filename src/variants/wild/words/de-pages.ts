import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Wildes Tic-Tac-Toe: X oder O in jedem Zug',
    description:
      'Wähle in jedem Zug neu zwischen X und O, und achte darauf, was du zurücklässt. Spiel es in 3D gegen die KI oder zu zweit. Kostenlos, ohne Konto.',
    tags: ['wildes Tic-Tac-Toe', 'X oder O wählen', 'Tic-Tac-Toe mit freier Wahl'],
  },
  questions: [
    {
      question: 'Wem gehört die Reihe, wenn ich das fremde Zeichen setze?',
      answer:
        'Normalerweise der anderen Seite: Eine Reihe gewinnt für die Seite, der ihr Zeichen gehört. Mit „Wer die Reihe vollendet“ zählt nur, wer sie vollendet.',
    },
    {
      question: 'Warum sollte ich je das andere Zeichen setzen?',
      answer:
        'Um eine Reihe zu verderben: Eine Reihe aus verschiedenen Zeichen gehört niemandem. Und mit „Wer die Reihe vollendet“ gehören dir beide Zeichen.',
    },
    {
      question: 'Wer gewinnt, wenn beide perfekt spielen?',
      answer:
        'Mit „Wem das Zeichen gehört“ endet es unentschieden. Mit „Wer die Reihe vollendet“ gewinnt auf 3×3, wer beginnt, aber nur mit der Mitte; auf 4×4 endet auch das unentschieden.',
    },
  ],
};
