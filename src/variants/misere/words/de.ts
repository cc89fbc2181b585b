import { fullBoard, inWords, takeTurns } from '../../../text/de/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Misère',
  tagline: 'Umgekehrt',
  description: 'Drei in einer Reihe verlieren. Überlass das den anderen.',
  room: 'Wer eine Reihe vollendet, verliert. Überlass das den anderen.',
};

const danger = (lines: number): string =>
  lines === 1 ? 'Gefahr! 1 Reihe ist fast voll!' : `Gefahr! ${lines} Reihen sind fast voll!`;

export const words: Translation<typeof english> = {
  title: 'Misère-Tic-Tac-Toe',
  options: { size: 'Brett', 'size 3': '3×3', 'size 4': '4×4' },
  rules: ({ size }) => [
    takeTurns,
    `${inWords(size)} eigene Zeichen in einer Reihe verlieren: Die andere Seite gewinnt.`,
    fullBoard,
  ],
  banner: {
    victory: 'Sieg in Misère',
    stalemate: 'Patt in Misère',
    details: {
      'person-wins': 'Die KI hat eine Reihe gemacht, deshalb gewinnst du.',
      'bot-wins': 'Du hast eine Reihe gemacht, deshalb verlierst du.',
      'seat-wins': 'Die andere Seite hat eine Reihe gebildet und verliert.',
    },
  },
  own: {
    aim: (size) => `${inWords(size)} in einer Reihe verlieren.`,
    danger,
    spoken: danger,
  },
};
