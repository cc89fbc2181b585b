import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Toma el centro del nivel 2 o del 3.',
    why: 'Ganan tres en línea recta. Por ninguna casilla pasan más líneas que por estas dos.',
    seen: 'De aquí salen líneas por el nivel, hacia arriba y en diagonal a través de los niveles.',
    missed: 'Por esa casilla pasan menos líneas. Toma el centro del nivel 2 o del 3.',
  },
  {
    ask: 'Completa la línea del nivel más bajo.',
    why: 'Tus dos X están en el mismo nivel.',
    seen: 'Una línea en un solo nivel gana, como en el clásico.',
    missed: 'Tus dos X están en el nivel más bajo. Pon allí la tercera.',
  },
  {
    ask: 'Hacia arriba: gana encima de tus dos X.',
    why: 'Las líneas también atraviesan los niveles.',
    seen: 'Tres casillas una encima de otra son una línea.',
    missed: 'Sigue justo encima de tus dos X, un nivel más arriba.',
  },
  {
    ask: 'Gana en una diagonal a través de los niveles.',
    why: 'Tus X suben un nivel y van hacia la esquina opuesta.',
    seen: 'De esquina a esquina por el centro: eso también es una línea.',
    missed: 'Sigue igual: un nivel más arriba, en la esquina opuesta.',
  },
  {
    ask: 'Detén a la O.',
    why: 'La O tiene dos en una diagonal a través de los niveles.',
    seen: '¡Detenida! Antes de jugar, mira las líneas que atraviesan los niveles.',
    missed: 'La O gana ahora en el tercer nivel. Toma esa casilla.',
  },
];
