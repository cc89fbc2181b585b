import { fullBoard, inWords, starterCanForce } from '../../../text/es/rule-phrases.ts';
import { toThe } from '../../../text/es/names.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

export const card: TranslatedCard = {
  name: 'Salvaje',
  tagline: 'Imprevisible',
  description: 'Pon una X o una O. Tú eliges, en cada turno.',
  room: 'Pon una X o una O. Tú eliges, en cada turno.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe salvaje',
  options: {
    winner: 'Quién gana',
    'winner owner': 'El dueño del símbolo',
    'winner maker': 'Quien completa la línea',
    size: 'Tablero',
    'size 3': '3×3',
    'size 4': '4×4',
  },
  rulesTitle: 'Reglas del salvaje',
  rules: ({ size, winner }) => [
    'Elige una casilla vacía y luego X u O para ella.',
    winner === 'owner'
      ? `${inWords(size)} símbolos iguales en línea ganan para su dueño, los complete quien los complete.`
      : `Quien completa ${inWords(size).toLowerCase()} símbolos iguales en línea gana, sea cual sea el símbolo.`,
    ...(size === 3 && winner === 'maker' ? [starterCanForce] : []),
    fullBoard,
  ],
  banner: {
    yourTurn: 'Te toca: elige X u O',
    turn: (name, seat) => `Le toca ${toThe(name)}${seat === 0 ? ': elige X u O' : ''}`,
    tieWithBot: '¡Empate!',
    victory: 'Victoria salvaje',
    stalemate: 'Tablas salvajes',
  },
};
