import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe ampliado: cuatro en línea en 4x4',
    description:
      'Un tablero de cuatro por cuatro y cuatro en línea para ganar. Juega en 3D con otra persona o contra una IA que se adapta a ti. Gratis, sin cuenta.',
    tags: ['tic tac toe 4x4', 'cuatro en línea', 'tic tac toe ampliado'],
  },
  questions: [
    {
      question: '¿Cuentan tres en línea?',
      answer: 'No. En 4×4 hacen falta cuatro; en 5×5, cinco.',
    },
    {
      question: '¿Quién gana si nadie se equivoca?',
      answer: 'Nadie: los dos tamaños terminan en empate.',
    },
    {
      question: 'Entonces, ¿cómo se fuerza una victoria?',
      answer:
        'Con dos líneas que se cruzan en una casilla vacía. Llénala al final y tendrás dos amenazas a la vez.',
    },
  ],
};
