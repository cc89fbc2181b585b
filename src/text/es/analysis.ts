import type { analysis } from '../analysis.ts';
import type { Translation } from '../translation.ts';
import { the } from './names.ts';

const inSteps = (steps: number): string => (steps === 1 ? 'en un paso' : `en ${steps} pasos`);
const inMoves = (moves: number): string => (moves === 1 ? 'en una jugada' : `en ${moves} jugadas`);

export const words: Translation<typeof analysis> = {
  title: (game) => `${game}: análisis`,
  toGame: (game) => `Volver a ${game}`,
  worths: 'Mostrar lo que vale cada jugada',
  wins: (moves) => (moves === 1 ? 'gana al instante' : `gana ${inMoves(moves)}`),
  winsHalf: (moves) =>
    moves === 1 ? 'gana al instante por medio punto' : `gana ${inMoves(moves)} por medio punto`,
  loses: (moves) => `pierde ${inMoves(moves)}`,
  losesHalf: (moves) => `pierde ${inMoves(moves)} por medio punto`,
  steps: {
    wins: (steps) => (steps === 1 ? 'gana al instante' : `gana ${inSteps(steps)}`),
    winsHalf: (steps) =>
      steps === 1 ? 'gana al instante por medio punto' : `gana ${inSteps(steps)} por medio punto`,
    loses: (steps) => `pierde ${inSteps(steps)}`,
    losesHalf: (steps) => `pierde ${inSteps(steps)} por medio punto`,
  },
  step: 'Un paso es una jugada o una medición, de cualquiera de los dos.',
  swap: (worth) => `Quedarse con la marca: ${worth}.`,
  key: {
    '+3': 'gana en 3',
    '+3½': 'gana por medio punto',
    '=': 'empata',
    '−3': 'pierde en 3',
    '−3½': 'pierde por medio punto',
    '≥': 'empata o mejor',
    '~': 'estimación',
  },
  hidden: 'Adivina primero: ¿cuál es la mejor jugada?',
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
  proven: (count, all) => `${count} de ${all} jugadas demostradas.`,
  longer: 'Buscar más tiempo',
  failed: 'El análisis se ha detenido. Ve a otra posición para volver a intentarlo.',
  back: 'Atrás',
  forward: 'Adelante',
  empty: 'Haz una jugada o sigue los valores del tablero.',
  branch: (ply, move) => `Otra jugada ${ply}: ${move}`,
  remove: (move) => `Quitar la variante con ${move}`,
  graph: 'Cómo fue la partida',
  graphHint: (first, second) =>
    `Por encima del centro va ganando ${the(first)}; por debajo, ${the(second)}.`,
  graphSlips: 'Un signo encima indica quién regaló algo.',
  table: { move: 'Jugada', worth: 'Después', slip: 'Regalado' },
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
