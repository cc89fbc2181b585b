import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Quanten-Tic-Tac-Toe: Zeichen an zwei Orten zugleich',
    description:
      'Setz zwei verbundene Zeichen, schließ eine Schleife und sieh zu, wie das Brett kollabiert. Spiel kostenlos zu zweit oder gegen eine KI, die vorausdenkt.',
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
        'Ja, mit einem halben Punkt Vorsprung und nur mit einem Beginn in zwei gegenüberliegenden Ecken.',
    },
  ],
  strategy: {
    title: 'Strategien für Quanten',
    lead: 'Spielen beide perfekt, gewinnt X mit einem halben Punkt Vorsprung. Ansonsten musst du wissen, wer messen darf.',
    tips: [
      {
        title: 'Behalte im Blick, wer wählt',
        description:
          'Wer eine Schleife schließt, überlässt der anderen Seite die Wahl. Schließ nur eine, wenn beide Ausgänge gut für dich sind.',
      },
      {
        title: 'Beginne in gegenüberliegenden Ecken',
        description:
          'Von den 36 ersten Zügen gewinnen nur die beiden Paare gegenüberliegender Ecken. Alle anderen enden bei perfektem Spiel unentschieden.',
      },
      {
        title: 'Rechne beide Kollapse durch',
        description:
          'Eine Schleife hat genau zwei Ausgänge. Verfolge jeden rund um die Schleife und entlang allem, was daran hängt, bevor du die letzte Verbindung setzt.',
      },
      {
        title: 'Hüte deine kleinen Nummern',
        description:
          'Bringt ein Kollaps beiden eine Reihe, bekommt die den ganzen Punkt, deren höchste Nummer kleiner ist. Ältere Reihen gewinnen.',
      },
    ],
  },
};
