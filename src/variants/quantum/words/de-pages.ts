import type { Translation } from '../../../text/translation.ts';
import type { pages as english } from './en-pages.ts';

export const pages: Translation<Omit<typeof english, 'related'>> = {
  head: {
    title: 'Quanten-Tic-Tac-Toe: Zeichen an zwei Orten zugleich',
    description:
      'Setz zwei verbundene Zeichen, schließ eine Schleife und sieh zu, wie das Brett kollabiert. Spiel kostenlos gegen eine KI, die wirklich sucht, oder zu zweit.',
    tags: ['Quanten-Tic-Tac-Toe', 'Verschränkung', 'Spiel mit Superposition'],
  },
  questions: [
    {
      question: 'Muss ich etwas von Physik verstehen?',
      answer:
        'Nein. Ein Zug setzt ein Zeichen in zwei Felder; schließt sich eine Schleife aus verbundenen Zeichen, wählt jemand, wo sie wirklich liegen.',
    },
    {
      question: 'Wer wählt, wenn sich eine Schleife schließt?',
      answer: 'Die Seite, die sie nicht geschlossen hat. Sie macht auch den nächsten Zug.',
    },
    {
      question: 'Was, wenn beide zugleich eine Reihe haben?',
      answer:
        'Die Reihe, deren höchste Nummer kleiner ist, bekommt einen ganzen Punkt, die andere einen halben.',
    },
    {
      question: 'Kann X den Sieg erzwingen?',
      answer:
        'Ja, mit einem halben Punkt, und nur mit einem Beginn in zwei gegenüberliegenden Ecken.',
    },
  ],
};
