import { fullBoard, lineWins } from '../../../text/es/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Ampliado',
  tagline: 'Estratégico',
  description: 'Un tablero de 4×4 y cuatro en línea para ganar.',
  room: 'Un tablero más grande y una línea completa para ganar.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe ampliado',
  options: { size: 'Tablero', 'size 4': '4×4', 'size 5': '5×5' },
  rules: ({ size }) => [
    `El tablero tiene ${size} filas de ${size} casillas.`,
    lineWins(size),
    fullBoard,
  ],
  banner: { victory: 'Victoria ampliada', stalemate: 'Tablas ampliadas' },
};
