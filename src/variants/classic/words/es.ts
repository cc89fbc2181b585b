import type { TranslatedCard } from '../../../text/words.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const fullBoard = 'Si el tablero se llena sin ninguna línea, hay empate.';
const turns = 'Por turnos, cada uno pone su marca en una casilla vacía.';

export const card: TranslatedCard = {
  name: 'Clásico',
  difficulty: 'Fácil de dominar',
  description: 'Tres en línea en el tablero que todos conocen.',
  room: 'Tres en línea en el tablero que todos conocen.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe clásico',
  options: {},
  rules: () => [
    turns,
    'Ganan tres marcas tuyas en línea: horizontal, vertical o diagonal.',
    fullBoard,
  ],
};
