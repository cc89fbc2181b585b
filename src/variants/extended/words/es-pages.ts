import type { Translation } from '../../../text/translation.ts';
import type { pages as english } from './en-pages.ts';

export const pages: Translation<Omit<typeof english, 'related'>> = {
  head: {
    title: 'Tic Tac Toe ampliado: cuatro en línea en 4x4',
    description:
      'Un tablero de cuatro por cuatro y cuatro en línea para ganar. Juega en 3D contra una IA de tres niveles o entre dos. Gratis, sin cuenta.',
    tags: ['tic tac toe 4x4', 'cuatro en línea', 'tic tac toe ampliado'],
  },
  questions: [
    {
      question: '¿Cuentan tres en línea?',
      answer: 'No. Con cuatro filas hacen falta cuatro; con cinco filas, cinco.',
    },
    {
      question: '¿Quién gana con el mejor juego?',
      answer: 'Nadie: los dos tamaños son un empate.',
    },
    {
      question: 'Entonces, ¿cómo se fuerza una victoria?',
      answer:
        'Con dos líneas que se cruzan en una casilla vacía. Llénala al final y tendrás dos amenazas a la vez.',
    },
  ],
};
