import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe Ultimate: nueve tableros en uno',
    description:
      'Cada jugada decide en qué tablero pequeño sigue la partida. Juega al Tic Tac Toe Ultimate en 3D contra la IA o con otra persona. Gratis, sin cuenta.',
    tags: ['ultimate tic tac toe', 'súper tic tac toe', 'nueve tableros'],
  },
  questions: [
    {
      question: '¿Dónde puedo jugar?',
      answer:
        'En el tablero pequeño que ocupa el lugar de la casilla que tu rival acaba de tomar. Si ese tablero está terminado, eliges cualquiera que siga abierto.',
    },
    {
      question: '¿Qué vale un tablero pequeño empatado?',
      answer: 'Nada. No forma parte de ninguna línea de tres tableros.',
    },
    {
      question: '¿Hay una apertura ganadora?',
      answer:
        'No se conoce ninguna. El juego no está resuelto, y esa es una buena razón para jugarlo.',
    },
    {
      question: '¿Puedo jugar con un amigo?',
      answer: 'Sí, cambia de rival junto al tablero o crea una sala en línea.',
    },
  ],
  strategy: {
    title: 'Estrategias de Ultimate',
    lead: 'Nadie lo ha resuelto. Gana quien controla dónde se hace la jugada siguiente.',
    tips: [
      {
        title: 'Mira adónde envías a tu rival',
        description:
          'Antes de tomar una casilla, mira el tablero al que lleva. La mejor casilla de un tablero pequeño vale poco si a cambio entrega otro tablero.',
      },
      {
        title: 'No cedas la jugada libre',
        description:
          'Una casilla en el lugar de un tablero terminado deja al rival jugar donde quiera. Cuenta una jugada libre como medio tablero y no la regales por menos.',
      },
      {
        title: 'Piensa en líneas grandes',
        description:
          'Un tablero pequeño vale tanto como las líneas grandes abiertas en las que está. El del centro está en cuatro; uno que no está en ninguna no vale nada, y es un buen sitio para esperar.',
      },
      {
        title: 'Cierra casillas',
        description:
          'Con dos tableros en línea, tu rival no puede usar ninguna casilla que te envíe al tercero. Cierra tantas casillas que tenga que usar una de ellas.',
      },
    ],
  },
};
