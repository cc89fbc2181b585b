import type { TranslatedPageWords } from '../../../text/word-types.ts';
import type { pages as english } from './en-pages.ts';

export const pages: TranslatedPageWords<typeof english> = {
  head: {
    title: 'Tic Tac Toe salvaje: X u O en cada turno',
    description:
      'Elige X u O en cada jugada y cuidado con lo que dejas atrás. Juega al tic tac toe salvaje en 3D contra la IA o con otra persona. Gratis, sin cuenta.',
    tags: ['tic tac toe salvaje', 'elegir X u O', 'tic tac toe a elección'],
  },
  questions: [
    {
      question: '¿De quién es la línea si pongo el símbolo del rival?',
      answer:
        'Normalmente, suya: una línea gana para el dueño de su símbolo. Con «Quien completa la línea», gana quien la completa.',
    },
    {
      question: '¿Para qué pondría el otro símbolo?',
      answer:
        'Para estropear una línea: con símbolos distintos no es de nadie. Y con «Quien completa la línea», los dos símbolos son tuyos.',
    },
    {
      question: '¿Quién gana si nadie se equivoca?',
      answer:
        'Con «El dueño del símbolo» es un empate. Con «Quien completa la línea» gana en 3×3 quien empieza, pero solo si abre en el centro; en 4×4 también es un empate.',
    },
  ],
};
