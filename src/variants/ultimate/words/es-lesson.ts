import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Envía a la O al tablero central.',
    why: 'Tu casilla decide en qué tablero pequeño sigue la O.',
    seen: 'Tomaste una casilla central, así que la O tiene que jugar en el tablero central.',
    missed: 'Así la O va a otro tablero. Toma la casilla central de un tablero pequeño.',
  },
  {
    ask: 'Gana el tablero central.',
    why: 'Tres en línea ganan también un tablero pequeño.',
    seen: 'El tablero central es tuyo. Cuenta como una X grande.',
    missed: 'Completa tu línea de X en el tablero iluminado.',
  },
  {
    ask: 'Gana un segundo tablero.',
    why: 'La O te ha enviado a un tablero terminado, así que juegas donde quieras.',
    seen: 'Si te envían a un tablero terminado, juegas donde quieras. Lo has aprovechado.',
    missed: 'Mira el tablero inferior derecho: dos X esperan a la tercera.',
  },
  {
    ask: 'Gana la partida.',
    why: 'Bastan tres tableros pequeños en línea.',
    seen: 'Tres tableros tuyos en línea: has ganado toda la partida.',
    missed: 'Completa la fila de arriba en el tablero iluminado.',
  },
];
