import type { SpokenCard } from '../../../text/words.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const fullBoard = 'Un tablero lleno sin línea es un empate.';

export const card: SpokenCard = {
  name: 'Cuántico',
  difficulty: 'Cuántico',
  description: 'Cada marca está en dos sitios, hasta que un ciclo la obliga a elegir.',
  room: 'Cada marca está en dos sitios, hasta que un ciclo la obliga a elegir.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe cuántico',
  options: {},
  rules: () => [
    'Un turno pone dos marcas enlazadas con un número en dos casillas distintas.',
    'Un enlace que cierra un ciclo se mide: la otra persona elige dónde cae la última marca, y todo lo enlazado le sigue.',
    'Ganan tres marcas clásicas en línea. Si los dos las completan a la vez, gana quien tenga el número mayor más bajo.',
    fullBoard,
  ],
  banner: { victory: 'Victoria cuántica', stalemate: 'Tablas cuánticas' },
};
