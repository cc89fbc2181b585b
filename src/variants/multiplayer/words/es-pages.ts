import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe multijugador: de tres a seis en un dispositivo',
    description:
      'Tic tac toe para tres a seis personas alrededor de una pantalla, cada una con su forma y su color, en tableros de 3×3, 4×4 o 5×5. Gratis, sin cuenta.',
    tags: ['tic tac toe multijugador', 'juego para fiestas', 'de 3 a 6 jugadores'],
  },
  questions: [
    {
      question: '¿Cuántas personas pueden jugar?',
      answer: 'De tres a seis en un dispositivo, en tableros de 3×3, 4×4 o 5×5.',
    },
    {
      question: '¿Qué símbolos hay?',
      answer: 'X, O, triángulo, cuadrado, luna y rombo, en el orden de los jugadores.',
    },
    {
      question: '¿Por qué aparece un aviso al preparar la partida?',
      answer:
        'Con muchos jugadores en un tablero pequeño, algunos o todos no consiguen marcas suficientes para una línea completa. El aviso dice quién puede ganar todavía y qué ayuda.',
    },
    {
      question: '¿Podemos jugar en varios dispositivos?',
      answer: 'Sí: en una sala en línea caben hasta seis jugadores, según el juego.',
    },
  ],
};
