import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe cuántico: marcas en dos sitios a la vez',
    description:
      'Pon dos marcas enlazadas, cierra un ciclo y mira cómo colapsa el tablero. Juega gratis con otra persona o contra una IA que se anticipa.',
    tags: ['tic tac toe cuántico', 'entrelazamiento', 'juego de superposición'],
  },
  questions: [
    {
      question: '¿Tengo que saber física?',
      answer:
        'No. Un turno pone una marca en dos casillas; cuando las marcas enlazadas forman un ciclo, alguien elige dónde caen.',
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
      question: '¿Puede la X forzar la victoria?',
      answer: 'Sí, por medio punto, y solo si abre en dos esquinas opuestas.',
    },
  ],
  strategy: {
    title: 'Estrategias del cuántico',
    lead: 'Si nadie se equivoca, la X gana por medio punto. Lo demás es saber a quién le toca medir.',
    tips: [
      {
        title: 'Ten claro quién elige',
        description:
          'Quien cierra un ciclo le cede la elección a su rival. Ciérralo solo si los dos desenlaces te convienen.',
      },
      {
        title: 'Abre en esquinas opuestas',
        description:
          'De las 36 primeras jugadas solo ganan las dos parejas de esquinas opuestas. Todas las demás terminan en empate si nadie se equivoca.',
      },
      {
        title: 'Calcula los dos colapsos',
        description:
          'Un ciclo tiene exactamente dos desenlaces. Sigue cada uno por todo el ciclo y por todo lo que cuelga de él antes de añadir el último enlace.',
      },
      {
        title: 'Cuida tus números bajos',
        description:
          'Cuando un colapso da una línea a los dos, se lleva el punto entero la línea cuyo número mayor es más bajo. Ganan las líneas más antiguas.',
      },
    ],
  },
};
