import type { TranslatedCard } from '../../../text/words.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const fullBoard = 'Un tablero lleno sin línea es un empate.';
const turns = 'Por turnos, cada uno pone su marca en una casilla vacía.';
const inWords: Readonly<Record<number, string>> = { 3: 'Tres', 4: 'Cuatro', 5: 'Cinco' };

export const card: TranslatedCard = {
  name: 'Misère',
  difficulty: 'Lógica inversa',
  description: 'Tres en línea pierden. Haz que las complete el otro.',
  room: 'Quien completa una línea pierde. Haz que la complete otra persona.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe Misère',
  options: { size: 'Tablero', 'size 3': '3×3', 'size 4': '4×4' },
  rules: ({ size }) => [
    turns,
    `${inWords[size] ?? ''} marcas propias en línea pierden: gana la otra persona.`,
    fullBoard,
  ],
  banner: { victory: 'Victoria en Misère', stalemate: 'Tablas en Misère' },
  own: {
    danger: (lines) =>
      lines === 1
        ? '¡Peligro! ¡1 línea casi completa!'
        : `¡Peligro! ¡${lines} líneas casi completas!`,
  },
};
