import { fullBoard, lineWins, takeTurns } from '../../../text/es/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Clásico',
  tagline: 'Fácil de dominar',
  description: 'Tres en línea en el tablero que todos conocen.',
  room: 'Tres en línea en el tablero que todos conocen.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe clásico',
  options: {},
  rules: () => [takeTurns, lineWins(3), fullBoard],
};
