import { fullBoard, lineWins, starterCanForce, swapRule } from '../../../text/es/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const toSides = {
  left: 'por la izquierda',
  right: 'por la derecha',
  up: 'por arriba',
  down: 'por abajo',
};

export const card: TranslatedCard = {
  name: 'Infinito',
  tagline: 'Sin fin',
  description: 'Cinco en línea en un tablero que crece por sus bordes.',
  room: 'El tablero crece allí donde se juega en su borde.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe infinito',
  options: {
    compact: 'Tablero',
    'compact false': 'Crece',
    'compact true': 'Compacto',
    length: 'En línea',
    'length 5': 'Cinco',
    'length 4': 'Cuatro',
    'length 3': 'Tres',
    start: 'Empieza con',
    'start 5': '5×5',
    'start 3': '3×3',
    swap: 'Regla del cambio',
    'swap false': 'No',
    'swap true': 'Sí',
  },
  rulesTitle: 'Reglas del infinito',
  rules: ({ length, start, compact, swap }) =>
    compact
      ? ['Compacto: un tablero de 3×3 que nunca crece.', lineWins(3), fullBoard]
      : [
          `El tablero empieza con ${start} filas de ${start} casillas. Una marca en su borde añade allí una fila o columna; una en una esquina añade las dos.`,
          lineWins(length),
          ...(swap ? [swapRule(true)] : length === 5 ? [] : [starterCanForce]),
        ],
  banner: {
    youWin: '¡Victoria infinita!',
    tieWithBot: '¡Tablas infinitas!',
    tieBetweenFriends: '¡Tablas infinitas!',
    details: {
      'person-wins': '¡Has conquistado el tablero infinito!',
      'bot-wins': '¡La IA dominó el juego infinito!',
      'seat-wins': '¡El tablero infinito está conquistado!',
      tie: '¡La partida terminó en empate!',
    },
  },
  own: {
    grew: (sides) => `El tablero creció ${sides.map((side) => toSides[side]).join(' y ')}.`,
    /** Steps from the middle of the start board; negative ones go down or left. */
    from: (up, right) =>
      [
        up === 0 ? '' : `${Math.abs(up)} ${up > 0 ? 'arriba' : 'abajo'}`,
        right === 0 ? '' : `${Math.abs(right)} ${right > 0 ? 'a la derecha' : 'a la izquierda'}`,
      ]
        .filter(Boolean)
        .join(', ') || 'centro',
  },
};
