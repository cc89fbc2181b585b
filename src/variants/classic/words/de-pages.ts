import type { Translation } from '../../../text/translation.ts';
import type { pages as english } from './en-pages.ts';

export const pages: Translation<Omit<typeof english, 'related'>> = {
  head: {
    title: 'Klassisches Tic Tac Toe: kostenlos auf einem 3D-Brett',
    description:
      'Drei in einer Reihe auf dem Brett, das alle kennen. Spiel klassisches Tic-Tac-Toe gegen eine KI in drei Stufen oder zu zweit. Kostenlos, ohne Werbung, ohne Konto.',
    tags: ['klassisches Tic-Tac-Toe', 'drei in einer Reihe', 'Tic-Tac-Toe gegen KI'],
  },
  questions: [
    {
      question: 'Kann X in Klassisch immer gewinnen?',
      answer:
        'Nein. Spielen beide vollkommen, endet jedes Spiel unentschieden, womit es auch beginnt. Ein Sieg ist immer der Fehler von jemandem.',
    },
    {
      question: 'Was ist der beste erste Zug?',
      answer:
        'Alle neun halten das Unentschieden. Eine Ecke stellt die meisten Fallen: Sieben der acht Antworten darauf verlieren. Gegen die Mitte verlieren vier.',
    },
    {
      question: 'Wie verhindere ich eine Zwickmühle?',
      answer:
        'Drohe selbst, damit die andere Seite erst darauf antworten muss, oder nimm das Feld, in dem sich ihre zwei Reihen treffen.',
    },
    {
      question: 'Wie stark sind die Stufen?',
      answer:
        'Leicht spielt die Hälfte seiner Züge zufällig, Mittel drei von zehn, Schwer keinen. Schwer verliert hier nie.',
    },
  ],
};
