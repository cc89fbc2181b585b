import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Toma una casilla y pon una X.',
    why: 'Eliges X u O en cada turno. Tres X ganan para el jugador 1 y tres O para el jugador 2.',
    seen: 'Una línea es de su símbolo, la complete quien la complete. Una X en una fila de O la anula.',
    missed: 'Elegiste O. Se puede, pero tres O ganan para el jugador 2.',
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
