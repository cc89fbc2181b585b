import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Mehrspieler-Tic-Tac-Toe: zu dritt bis sechst an einem Gerät',
    description:
      'Tic-Tac-Toe für drei bis sechs rund um einen Bildschirm, alle mit eigener Form und Farbe, auf Brettern mit 3×3, 4×4 oder 5×5 Feldern. Kostenlos, ohne Konto.',
    tags: ['Mehrspieler-Tic-Tac-Toe', 'Partyspiel', '3 bis 6 Spieler'],
  },
  questions: [
    {
      question: 'Wie viele können spielen?',
      answer: 'Drei bis sechs an einem Gerät, auf 3×3, 4×4 oder 5×5 Feldern.',
    },
    {
      question: 'Welche Zeichen gibt es?',
      answer: 'X, O, Dreieck, Quadrat, Mondsichel und Raute, in der Reihenfolge der Spieler.',
    },
    {
      question: 'Warum kommt beim Einrichten eine Warnung?',
      answer:
        'Spielen viele auf einem kleinen Brett, bekommen einige oder alle nicht genug Zeichen für eine volle Reihe. In der Warnung steht, wer noch gewinnen kann und was hilft.',
    },
    {
      question: 'Können wir auf mehreren Geräten spielen?',
      answer: 'Ja: In einen Online-Raum passen je nach Spiel bis zu sechs Leute.',
    },
  ],
};
