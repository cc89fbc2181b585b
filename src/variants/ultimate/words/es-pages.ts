import type { Translation } from '../../../text/translation.ts';
import type { pages as english } from './en-pages.ts';

export const pages: Translation<Omit<typeof english, 'related'>> = {
  head: {
    title: 'Tic Tac Toe Ultimate: nueve tableros en uno',
    description:
      'Cada jugada decide en qué tablero pequeño sigue la partida. Juega a Ultimate Tic Tac Toe en 3D contra la IA o entre dos. Gratis, sin cuenta.',
    tags: ['ultimate tic tac toe', 'súper tic tac toe', 'nueve tableros'],
  },
  questions: [
    {
      question: '¿Dónde puedo jugar?',
      answer:
        'En el tablero pequeño que ocupa el lugar de la casilla que tu rival acaba de tomar. Si ese tablero está decidido, eliges cualquiera que siga abierto.',
    },
    {
      question: '¿Qué vale un tablero pequeño empatado?',
      answer: 'Nada para nadie. No forma parte de ninguna línea de tres tableros.',
    },
    {
      question: '¿Hay una apertura ganadora?',
      answer:
        'No se conoce ninguna. El juego no está resuelto, y esa es una buena razón para jugarlo.',
    },
    {
      question: '¿Puedo jugar con un amigo?',
      answer: 'Sí, cambia de rival junto al tablero o abre una sala en línea.',
    },
  ],
};
