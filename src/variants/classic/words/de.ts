import { fullBoard, lineWins, takeTurns } from '../../../text/de/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Klassisch',
  tagline: 'Schnell gelernt',
  description: 'Drei in einer Reihe auf dem Brett, das alle kennen.',
  room: 'Drei in einer Reihe auf dem Brett, das alle kennen.',
};

export const words: Translation<typeof english> = {
  title: 'Klassisches Tic-Tac-Toe',
  options: {},
  rules: () => [takeTurns, lineWins(3), fullBoard],
};
