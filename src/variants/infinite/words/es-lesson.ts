import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Juega en el borde del tablero.',
    why: 'Empieza con cinco filas de cinco casillas.',
    seen: 'El tablero ha crecido donde jugaste. Siempre hay sitio.',
    missed: 'Se puede, pero el tablero solo crece donde juegas en su borde.',
  },
  {
    ask: 'Detén a la O.',
    why: 'Ganan cinco en línea, y la O tiene cuatro con un extremo abierto.',
    seen: 'Cerrada por los dos extremos, una línea de cuatro es inofensiva.',
    missed: 'La O gana ahora en el extremo abierto. Toma esa casilla.',
  },
  {
    ask: 'Haz cuatro en línea con los dos extremos abiertos.',
    why: 'Tus tres X tienen sitio a ambos lados.',
    seen: 'La O solo puede cerrar un extremo de tus cuatro.',
    missed: 'Pon la cuarta X justo al lado de tus tres.',
  },
  {
    ask: 'Gana en el extremo abierto.',
    why: 'El otro lo ha cerrado la O.',
    seen: 'Cinco en línea: ganas.',
    missed: 'La quinta X va en el extremo abierto de tu línea.',
  },
];
