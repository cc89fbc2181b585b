import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe infinito: un tablero que crece',
    description:
      'Juega en el borde y el tablero crece: cinco en línea ganan y siempre hay más sitio. Gratis en 3D contra la IA o con otra persona.',
    tags: ['tic tac toe infinito', 'cinco en línea', 'tablero que crece'],
  },
  questions: [
    {
      question: '¿Cuánto puede crecer el tablero?',
      answer:
        'Hasta cien casillas por lado. Cada marca en el borde añade allí una fila o una columna.',
    },
    {
      question: '¿Por qué cinco en línea?',
      answer:
        'Con tres, quien empieza gana ya con la tercera marca; con cuatro, de forma forzada con seis como mucho. Con cinco, nadie lo sabe.',
    },
    {
      question: '¿Qué es Compacto?',
      answer: 'La versión pequeña: un tablero de 3×3 que nunca crece y tres en línea.',
    },
  ],
};
