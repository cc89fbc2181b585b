import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Toma una casilla y pon una O.',
    why: 'En el salvaje eliges X u O en cada turno.',
    seen: 'Puedes poner los dos símbolos, y tu rival también.',
    missed: 'Elegiste X. También se puede, pero esta vez prueba con una O.',
  },
  {
    ask: 'Gana con tres X.',
    why: 'La X es tuya: eres el jugador 1.',
    seen: 'Tres X en línea ganan para el jugador 1, las complete quien las complete.',
    missed: 'En la fila de arriba hay dos X. Pon la tercera.',
  },
  {
    ask: 'Detén la línea de O.',
    why: 'Tres O ganan para el jugador 2, aunque las completes tú.',
    seen: 'Con una X en el hueco, la línea ya no vale nada.',
    missed: 'Así no se detiene. Pon una X en el hueco.',
  },
  {
    ask: 'El mismo tablero, otra regla: gana ya.',
    why: 'Con «Quien completa la línea» gana quien pone la última marca.',
    seen: 'Has completado tres O, y con esta regla ganas tú.',
    missed: 'Completa tú la línea de O.',
  },
];
