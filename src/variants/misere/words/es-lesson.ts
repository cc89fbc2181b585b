import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Juega, pero no completes tres X.',
    why: 'En Misère pierde quien hace una línea propia.',
    seen: 'Has evitado el hueco. Quien completa su propia línea pierde.',
    missed: 'Tres X en línea: en Misère acabas de perder.',
  },
  {
    ask: 'Deja abierto el hueco de la línea de la O.',
    why: 'Ahí solo puede perder la O.',
    seen: 'Ahora la O tiene que evitar esa casilla.',
    missed: 'El hueco está cerrado y la O ya no corre peligro. Déjale esa casilla.',
  },
  {
    ask: 'Déjale a la O solo jugadas que pierden.',
    why: '¿Qué casillas libres completarían una línea de O?',
    seen: 'La O tuvo que completar una línea y pierde. ¡Que tu rival se quede sin casillas seguras!',
    missed:
      'Así se salva la O. Toma la casilla tras la que cualquier jugada de la O completa una línea.',
  },
];
