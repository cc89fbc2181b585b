import type { Translation } from '../../../text/translation.ts';
import type { pages as english } from './en-pages.ts';

export const pages: Translation<Omit<typeof english, 'related'>> = {
  head: {
    title: 'Tic Tac Toe clásico: juega gratis en un tablero 3D',
    description:
      'Tres en línea en el tablero que todos conocen. Juega al tic tac toe clásico contra una IA de tres niveles o entre dos. Gratis, sin anuncios, sin cuenta.',
    tags: ['tic tac toe clásico', 'tres en línea', 'tic tac toe contra la IA'],
  },
  questions: [
    {
      question: '¿Puede X ganar siempre en el clásico?',
      answer:
        'No. Con el mejor juego toda partida es un empate, sea cual sea la primera jugada. Una victoria es siempre el error de alguien.',
    },
    {
      question: '¿Cuál es la mejor primera jugada?',
      answer:
        'Las nueve mantienen el empate. Una esquina pone más trampas: siete de las ocho respuestas pierden. Contra el centro pierden cuatro.',
    },
    {
      question: '¿Cómo evito una doble amenaza?',
      answer:
        'Amenaza tú, para que la otra persona tenga que responder antes, o toma la casilla donde se cruzan sus dos líneas.',
    },
    {
      question: '¿Qué fuerza tienen los niveles?',
      answer:
        'Fácil juega al azar la mitad de las veces, Media tres de cada diez, Difícil ninguna. Difícil nunca pierde aquí.',
    },
  ],
};
