import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe clásico: juega gratis en un tablero 3D',
    description:
      'Tres en línea en el tablero que todos conocen. Juega al tic tac toe clásico con otra persona o contra una IA que se adapta a ti. Gratis, sin anuncios, sin cuenta.',
    tags: ['tic tac toe clásico', 'tres en línea', 'tic tac toe contra la IA'],
  },
  questions: [
    {
      question: '¿Puede la X ganar siempre en el clásico?',
      answer:
        'No. Si nadie se equivoca, toda partida termina en empate, sea cual sea la primera jugada. Toda victoria nace de un error.',
    },
    {
      question: '¿Cuál es la mejor primera jugada?',
      answer:
        'Las nueve mantienen el empate. Una esquina pone más trampas: siete de las ocho respuestas pierden. Contra el centro pierden cuatro.',
    },
    {
      question: '¿Cómo evito una doble amenaza?',
      answer:
        'Amenaza tú, para que tu rival tenga que responder antes, o toma la casilla donde se cruzan sus dos líneas.',
    },
    {
      question: '¿Cómo juega la IA en cada nivel?',
      answer:
        'Fácil juega al azar la mitad de las veces, Media tres de cada diez, Difícil ninguna. Difícil nunca pierde aquí.',
    },
  ],
  strategy: {
    title: 'Estrategias del clásico',
    lead: 'Si los dos tienen cuidado, es un empate. Con estos consejos ganas cuando tu rival no lo tiene.',
    tips: [
      {
        title: 'Gana, bloquea, crea una doble amenaza',
        description:
          'En cada turno, haz lo primero que puedas de esto: completar tu línea, cortar la suya, crear dos amenazas a la vez, jugar de modo que tu rival no pueda crearlas, tomar el centro, tomar una esquina. Quien nunca se salta un paso nunca pierde.',
      },
      {
        title: 'Toma el centro',
        description:
          'Por él pasan cuatro de las ocho líneas; por una esquina, tres; por una casilla lateral, dos. Si tu rival abre en una esquina, es incluso la única jugada que aguanta.',
      },
      {
        title: 'Abre en una esquina',
        description:
          'Siete de las ocho respuestas a una esquina pierden sin remedio; al centro, solo cuatro de ocho. Contra personas, la esquina es la mejor trampa.',
      },
      {
        title: 'Esquinas opuestas',
        description:
          'Ocupa dos esquinas opuestas cuando la marca de tu rival esté en el centro: si responde en una esquina, creas una doble amenaza. Si te lo hacen a ti, juega en una casilla lateral.',
      },
    ],
  },
};
