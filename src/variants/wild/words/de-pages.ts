import type { Translation } from '../../../text/translation.ts';
import type { pages as english } from './en-pages.ts';

export const pages: Translation<Omit<typeof english, 'related'>> = {
  head: {
    title: 'Wildes Tic Tac Toe: X oder O in jedem Zug',
    description:
      'Wähle in jedem Zug neu zwischen X und O, und achte darauf, was du zurücklässt. Spiel es in 3D gegen die KI oder zu zweit. Kostenlos, ohne Konto.',
    tags: ['wildes Tic-Tac-Toe', 'X oder O wählen', 'Tic-Tac-Toe mit freier Wahl'],
  },
  questions: [
    {
      question: 'Wem gehört die Reihe, wenn ich das fremde Zeichen setze?',
      answer:
        'Im Normalfall der anderen Seite: Eine Reihe gewinnt für die Seite ihres Zeichens. Mit der Option „Wer sie macht“ gewinnt, wer sie vollendet.',
    },
    {
      question: 'Warum sollte ich je das andere Zeichen setzen?',
      answer:
        'Um eine Reihe zu verderben: Verschiedene Zeichen sind für niemanden eine Reihe. Und weil beide Zeichen dir gehören, wenn die Reihe für die Seite zählt, die sie macht.',
    },
    {
      question: 'Wer gewinnt, wenn beide vollkommen spielen?',
      answer:
        'Nach Zeichen niemand. Zählt, wer die Reihe macht, gewinnt die Seite, die beginnt, aber nur mit der Mitte.',
    },
  ],
};
