import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe 3D: una torre de cuatro niveles',
    description:
      'Tres en línea recta a través de cuatro niveles de nueve casillas, en cualquier dirección. Gira el tablero y juega gratis contra la IA o con otra persona.',
    tags: ['tic tac toe 3D', 'tic tac toe por niveles', '82 líneas ganadoras'],
  },
  questions: [
    {
      question: '¿Cuántas líneas ganadoras hay?',
      answer:
        '82 en cuatro niveles de tres por tres: 32 en los niveles, 18 verticales, 24 diagonales en un plano vertical y 8 de esquina a esquina por el centro.',
    },
    {
      question: '¿Es una ventaja empezar?',
      answer:
        'Sí, una decisiva. Cualquier casilla de los dos niveles interiores gana de forma forzada con la cuarta marca.',
    },
    {
      question: '¿Qué apertura pierde?',
      answer:
        'El centro del nivel más alto o del más bajo. Solo lo vence una respuesta: el centro del nivel contiguo.',
    },
    {
      question: '¿Cómo veo todos los niveles?',
      answer: 'Gira la torre, separa los niveles o mira uno solo.',
    },
  ],
};
