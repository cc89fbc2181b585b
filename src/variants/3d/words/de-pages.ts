import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: '3D-Tic-Tac-Toe: ein Stapel aus vier Ebenen',
    description:
      'Drei in einer geraden Reihe durch vier Ebenen mit je neun Feldern, in jeder Richtung. Dreh das Brett in der Hand und spiel kostenlos gegen die KI oder zu zweit.',
    tags: ['3D-Tic-Tac-Toe', 'Tic-Tac-Toe auf Ebenen', '82 Gewinnreihen'],
  },
  questions: [
    {
      question: 'Wie viele Gewinnreihen gibt es?',
      answer:
        '82 auf vier Ebenen mit drei mal drei Feldern: 32 auf den Ebenen, 18 senkrecht nach unten, 24 schräg nach unten parallel zu einer Seitenwand und 8 von Ecke zu Ecke durch die Mitte.',
    },
    {
      question: 'Ist es ein Vorteil, zu beginnen?',
      answer:
        'Ja, ein entscheidender. Jedes Feld der beiden inneren Ebenen gewinnt zwingend mit dem vierten Zeichen.',
    },
    {
      question: 'Welche Eröffnung verliert?',
      answer:
        'Die Mitte der obersten oder der untersten Ebene. Nur eine Antwort schlägt sie: die Mitte der Ebene daneben.',
    },
    {
      question: 'Wie sehe ich alle Ebenen?',
      answer: 'Dreh den Stapel, zieh die Ebenen auseinander oder sieh dir eine einzeln an.',
    },
  ],
};
