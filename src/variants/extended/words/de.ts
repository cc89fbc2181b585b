import { fullBoard, lineWins } from '../../../text/de/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Erweitert',
  tagline: 'Strategisch',
  description: 'Ein Brett mit 4×4 Feldern, vier in einer Reihe gewinnen.',
  room: 'Ein größeres Brett. Es gewinnt eine Reihe über das ganze Brett.',
};

export const words: Translation<typeof english> = {
  title: 'Erweitertes Tic-Tac-Toe',
  options: { size: 'Brett', 'size 4': '4×4', 'size 5': '5×5' },
  rules: ({ size }) => [
    `Das Brett hat ${size} Zeilen mit je ${size} Feldern.`,
    lineWins(size),
    fullBoard,
  ],
  banner: { victory: 'Erweiterter Sieg', stalemate: 'Erweitertes Patt' },
};
