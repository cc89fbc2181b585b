import { fullBoard } from '../../../text/es/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Cuántico',
  tagline: 'Cuántico',
  description: 'Cada marca está en dos sitios hasta que un ciclo la fija en uno.',
  room: 'Cada marca está en dos sitios hasta que un ciclo la fija en uno.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe cuántico',
  options: {},
  rules: () => [
    'Cada turno pone dos marcas enlazadas con el mismo número en dos casillas distintas.',
    'Cuando un enlace cierra un ciclo, tu rival lo mide: elige dónde cae la última marca, y todas las enlazadas la siguen.',
    'Ganan tres marcas clásicas en línea. Si los dos completan una línea a la vez, gana la línea cuyo número mayor es más bajo.',
    fullBoard,
  ],
  banner: { victory: 'Victoria cuántica', stalemate: 'Tablas cuánticas' },
  own: {
    show: 'Mostrar entrelazamiento',
    hide: 'Ocultar entrelazamiento',
    second: 'Ahora elige la segunda casilla.',
    closes: 'Esto cierra un ciclo: lo medirá tu rival.',
    title: 'Hace falta una medición cuántica',
    cyclic: '¡Entrelazamiento cíclico!',
    cyclicDetail: (symbol, number) => `La ${symbol} ${number} cerró un ciclo de marcas enlazadas.`,
    identical: '¡Estados cuánticos idénticos!',
    identicalDetail: (symbol, number) =>
      `La ${symbol} ${number} unió dos casillas que ya estaban enlazadas.`,
    collapse: '¡Colapso cuántico!',
    collapseDetail: (marks) => `${marks} marcas se volvieron clásicas.`,
    choose: (chooser, symbol, number) =>
      `${chooser} dónde cae la ${symbol} ${number}. Todas las marcas enlazadas la siguen.`,
    you: 'Eliges',
    player: (symbol) => `El jugador ${symbol} elige`,
    chose: (chooser, place, symbol, number) =>
      `La ${chooser} eligió ${place} para la ${symbol} ${number}.`,
    option: (letter, place) => `${letter}: ${place}`,
    lands: (symbol, number, place) => `${symbol} ${number} → ${place}`,
    measure: (letter) => `Medir ${letter}`,
    undecided: 'Elige A o B',
    open: 'Medir ahora',
    look: 'Primero mirar el tablero',
    invalid: 'Jugada no válida',
    classical: '¡No se puede jugar en casillas con marcas clásicas!',
    same: '¡Las dos marcas no pueden ir en la misma casilla!',
    steps: {
      previous: 'Paso anterior',
      next: 'Paso siguiente',
      at: (step, steps) => `Paso ${step} de ${steps}`,
    },
  },
};
