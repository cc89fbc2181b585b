import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe Misère: quien hace tres en línea pierde',
    description:
      'Todo al revés: quien completa tres en línea pierde. Juega al tic tac toe Misère en 3D con otra persona o contra una IA que se adapta a ti. Gratis.',
    tags: ['tic tac toe misère', 'tic tac toe al revés', 'evitar tres en línea'],
  },
  questions: [
    {
      question: '¿En qué se diferencia del clásico?',
      answer: 'Solo en el objetivo: quien completa tres en línea pierde.',
    },
    {
      question: '¿Cuál es la mejor primera jugada?',
      answer:
        'El centro. Es la única que mantiene el empate; responde a cada jugada en la casilla opuesta.',
    },
    {
      question: '¿Cómo gano?',
      answer:
        'Espera a que tu rival no abra en el centro. Contra una esquina, por ejemplo, gana cualquier casilla lateral.',
    },
  ],
};
