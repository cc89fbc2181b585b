import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe con gravedad: marcas que caen',
    description:
      'Las marcas caen hasta la casilla libre más baja de su columna; cuatro en línea ganan.',
    tags: ['tic tac toe con gravedad'],
  },
  questions: [
    { question: '¿Dónde cae mi marca?', answer: 'En la casilla libre más baja de su columna.' },
    { question: '¿Cuántas en línea ganan?', answer: 'Cuatro: en fila, columna o diagonal.' },
    { question: '¿Cómo de grande es el tablero?', answer: 'Cinco filas de cinco casillas.' },
  ],
};
