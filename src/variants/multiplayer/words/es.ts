import type { SpokenCard } from '../../../text/words.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const fullBoard = 'Un tablero lleno sin línea es un empate.';

export const card: SpokenCard = {
  name: 'Multijugador',
  difficulty: 'Social',
  description: 'De tres a seis personas alrededor de una pantalla.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe multijugador',
  options: {},
  rules: ({ size, length }) => [
    'Se juega por turnos. Cada persona tiene su propio símbolo.',
    length === 'full'
      ? `Gana una fila, columna o diagonal completa de ${size} marcas propias.`
      : 'Ganan tres marcas propias en línea: en fila, en columna o en diagonal.',
    fullBoard,
  ],
  banner: { tie: '¡Empate!', draw: '¡Empate!', friends: 'Pasa el dispositivo.' },
};
