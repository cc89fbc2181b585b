import type { Translation } from '../../../text/translation.ts';
import type { pages as english } from './en-pages.ts';

export const pages: Translation<Omit<typeof english, 'related'>> = {
  head: {
    title: 'Tic Tac Toe cuántico: marcas en dos sitios a la vez',
    description:
      'Pon dos marcas enlazadas, cierra un ciclo y mira cómo colapsa el tablero. Juega gratis contra una IA que busca de verdad o entre dos.',
    tags: ['tic tac toe cuántico', 'entrelazamiento', 'juego de superposición'],
  },
  questions: [
    {
      question: '¿Tengo que saber física?',
      answer:
        'No. Un turno pone una marca en dos casillas; un ciclo de marcas enlazadas hace que alguien elija dónde están de verdad.',
    },
    {
      question: '¿Quién elige cuando se cierra un ciclo?',
      answer: 'Quien no lo cerró. También hace la jugada siguiente.',
    },
    {
      question: '¿Y si los dos consiguen una línea a la vez?',
      answer: 'La línea cuyo número mayor es más bajo gana un punto entero; la otra, medio punto.',
    },
    {
      question: '¿Puede X forzar la victoria?',
      answer: 'Sí, por medio punto, y solo si abre en dos esquinas opuestas.',
    },
  ],
};
