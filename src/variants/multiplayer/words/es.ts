import { fullBoard } from '../../../text/es/rule-phrases.ts';
import { the } from '../../../text/es/names.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Multijugador',
  tagline: 'Social',
  description: 'De tres a seis personas alrededor de una pantalla.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe multijugador',
  options: {},
  rules: ({ size, length }) => [
    'Se juega por turnos. Cada persona tiene su propio símbolo.',
    length === 'full'
      ? `Gana una fila, columna o diagonal completa de ${size} marcas propias.`
      : 'Ganan tres marcas propias en línea: horizontal, vertical o diagonal.',
    fullBoard,
  ],
  banner: {
    tieWithBot: '¡Empate!',
    tieBetweenFriends: '¡Empate!',
    friends: 'Pasa el dispositivo.',
  },
  own: {
    players: 'Número de jugadores',
    grid: 'Tamaño del tablero',
    length: 'Línea',
    'length full': 'Gana una línea completa',
    'length 3': 'Ganan tres en línea',
    name: (number) => `Jugador ${number}`,
    nameLabel: (number) => `Nombre del jugador ${number}`,
    start: 'Empezar',
    nobody: 'Con tantos jugadores nadie puede llenar una línea en este tablero.',
    only: (name) =>
      `Con tantos jugadores solo ${the(name)} puede llenar una línea en este tablero.`,
    some: (names) => `Con tantos jugadores solo ${names} pueden llenar una línea en este tablero.`,
    three: 'Con tres en línea pueden ganar más.',
    bigger: 'En un tablero más grande pueden ganar más.',
    started: '¡Empieza la partida!',
    startedDetail: (players, size) => `¡${players} jugadores en un tablero de ${size}x${size}!`,
  },
};
