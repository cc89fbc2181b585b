import type { quantum as english } from '../quantum.ts';
import type { Translation } from '../translation.ts';

/** Quantum's panel, dialog and notices, in Spanish. */
export const quantum: Translation<typeof english> = {
  show: 'Mostrar entrelazamiento',
  hide: 'Ocultar entrelazamiento',
  second: 'Ahora elige la segunda casilla.',
  closes: 'Esto cierra un ciclo: lo medirá la otra persona.',
  title: 'Hace falta una medición cuántica',
  cyclic: '¡Entrelazamiento cíclico!',
  cyclicHint: (symbol, number) => `${symbol} ${number} cerró un ciclo de marcas enlazadas.`,
  identical: '¡Estados cuánticos idénticos!',
  identicalHint: (symbol, number) =>
    `${symbol} ${number} unió dos casillas que ya estaban enlazadas.`,
  collapse: '¡Colapso cuántico!',
  collapseHint: (marks) => `${marks} marcas se volvieron clásicas.`,
  choose: (chooser, symbol, number) =>
    `${chooser} dónde cae ${symbol} ${number}. Todas las marcas enlazadas la siguen.`,
  you: 'Eliges',
  player: (symbol) => `El jugador ${symbol} elige`,
  option: (letter, place) => `${letter}: ${place}`,
  lands: (symbol, number, place) => `${symbol} ${number} → ${place}`,
  measure: (letter) => `Medir ${letter}`,
  undecided: 'Elige A o B',
  open: 'Medir ahora',
  look: 'Primero mirar el tablero',
  invalid: 'Jugada no válida',
  classical: '¡No se puede jugar en casillas con marcas clásicas!',
  same: '¡Las dos marcas no pueden ir en la misma casilla!',
  spooky: (symbol, number, row, column) =>
    `${symbol} ${number} enlazada con fila ${row}, columna ${column}`,
  mark: (symbol, number) => `${symbol} ${number}`,
  places: [
    'arriba a la izquierda',
    'arriba',
    'arriba a la derecha',
    'izquierda',
    'centro',
    'derecha',
    'abajo a la izquierda',
    'abajo',
    'abajo a la derecha',
  ],
};
