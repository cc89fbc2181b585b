import type { analysis } from '../analysis.ts';
import type { Translation } from '../translation.ts';
import { the } from './names.ts';

const inMoves = (moves: number): string => (moves === 1 ? 'en una jugada' : `en ${moves} jugadas`);

export const words: Translation<typeof analysis> = {
  title: (game) => `${game}: análisis`,
  toGame: (game) => `Volver a ${game}`,
  worths: 'Mostrar lo que vale cada jugada',
  wins: (moves) => (moves === 1 ? 'gana al instante' : `gana ${inMoves(moves)}`),
  winsHalf: (moves) =>
    moves === 1 ? 'gana al instante por medio punto' : `gana ${inMoves(moves)} por medio punto`,
  loses: (moves) => `pierde ${inMoves(moves)}`,
  ties: 'empata',
  holds: 'empata como mínimo',
  good: 'parece buena (estimación)',
  even: 'parece igualada (estimación)',
  bad: 'parece mala (estimación)',
  with: (symbol, worth) => `${symbol} ${worth}`,
  verdict: (symbol, worth) => `Con el mejor juego, ${the(symbol)} ${worth}.`,
  unknown: 'Todavía no se sabe quién gana.',
  working: 'Buscando…',
  exact: 'Todo lo que ves está demostrado.',
  partly: 'Donde hay un ~, es una estimación.',
  failed: 'El análisis se ha detenido. Ve a otra posición para volver a intentarlo.',
  back: 'Atrás',
  forward: 'Adelante',
  empty: 'Haz una jugada o sigue los valores del tablero.',
  branch: (ply, move) => `Otra jugada ${ply}: ${move}`,
  remove: (move) => `Quitar la variante con ${move}`,
  graph: 'Cómo fue la partida',
  graphHint: (first, second) =>
    `Por encima del centro va ganando ${the(first)}; por debajo, ${the(second)}.`,
  table: { move: 'Jugada', worth: 'Después' },
  won: (symbol) => `gana ${the(symbol)}`,
  tied: 'empate',
  better: (symbol) => `${the(symbol)} parece mejor (estimación)`,
  level: 'parece igualada (estimación)',
  unseen: 'aún sin analizar',
  clean: 'No consta que ninguna jugada regalara nada.',
  slips: (count) => (count === 1 ? 'Una jugada regaló algo.' : `${count} jugadas regalaron algo.`),
  share: 'Copiar un enlace a esta posición',
  again: (ply) => `Volver a intentarlo desde la jugada ${ply}`,
  playOn: 'Seguir jugando desde aquí',
  replace: {
    title: 'Tienes otra partida empezada',
    hint: 'Si juegas desde aquí, esa partida se pierde.',
    yes: 'Jugar desde aquí',
    no: 'Conservar mi partida',
  },
};
