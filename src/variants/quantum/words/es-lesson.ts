import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Elige dos casillas para tu primera jugada.',
    why: 'Tu X va a las dos.',
    seen: 'Tu X está en las dos casillas enlazadas. Al final se quedará solo en una.',
  },
  {
    ask: 'Cierra un ciclo.',
    why: 'Enlaza dos casillas que ya están conectadas.',
    seen: 'La O ha medido tu ciclo, y cada marca enlazada se ha quedado en una sola casilla.',
    missed: 'Todavía no hay ciclo. Elige dos de las casillas que ya tienen marcas.',
  },
  {
    ask: 'Mide el ciclo de modo que la X se quede con el centro.',
    why: 'Lo cerró la O, así que tú eliges dónde cae la O 4.',
    seen: 'La O 4 cayó donde dijiste, y la X 1 tuvo que ir al centro.',
    missed: 'Ahora el centro es de la O. Compara A y B antes de elegir.',
  },
  {
    ask: 'Mide de modo que ganes.',
    why: 'Ganan tres marcas clásicas en línea.',
    seen: '¡Tres X clásicas en línea! Si los dos completan una, gana la línea cuyo número mayor es más bajo.',
    missed: 'Así no hay línea de X. Prueba la otra casilla.',
  },
];
