import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Klassisches Tic-Tac-Toe: kostenlos auf einem 3D-Brett',
    description:
      'Drei in einer Reihe auf dem Brett, das alle kennen. Spiel klassisches Tic-Tac-Toe zu zweit oder gegen eine KI, die sich dir anpasst. Kostenlos, ohne Werbung, ohne Konto.',
    tags: ['klassisches Tic-Tac-Toe', 'drei in einer Reihe', 'Tic-Tac-Toe gegen KI'],
  },
  questions: [
    {
      question: 'Kann X in Klassisch immer gewinnen?',
      answer:
        'Nein. Spielen beide perfekt, endet jede Partie unentschieden, womit sie auch beginnt. Jeder Sieg entsteht aus einem Fehler.',
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
  strategy: {
    title: 'Strategien für Klassisch',
    lead: 'Passen beide auf, endet es unentschieden. Mit diesen Tipps gewinnst du, wenn die andere Seite nicht aufpasst.',
    tips: [
      {
        title: 'Gewinnen, blockieren, Zwickmühle',
        description:
          'Mach in jedem Zug das Erste, was möglich ist: die eigene Reihe vollenden, die fremde blockieren, zwei Drohungen zugleich aufstellen, so ziehen, dass die andere Seite das nicht kann, die Mitte nehmen, eine Ecke nehmen. Wer nie einen Schritt auslässt, verliert nie.',
      },
      {
        title: 'Nimm die Mitte',
        description:
          'Vier der acht Reihen gehen durch sie, drei durch eine Ecke, zwei durch ein Randfeld. Beginnt die andere Seite in einer Ecke, ist die Mitte sogar der einzige Zug, der hält.',
      },
      {
        title: 'Beginne in einer Ecke',
        description:
          'Sieben der acht Antworten auf eine Ecke verlieren zwingend, auf die Mitte nur vier. Gegen Menschen ist die Ecke die bessere Falle.',
      },
      {
        title: 'Gegenüberliegende Ecken',
        description:
          'Besetze zwei gegenüberliegende Ecken, wenn in der Mitte dazwischen das fremde Zeichen liegt: Antwortet die andere Seite in einer Ecke, stellst du eine Zwickmühle. Macht sie das mit dir, spiel auf ein Randfeld.',
      },
    ],
  },
};
