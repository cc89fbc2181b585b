import type { SpokenCard } from '../../../text/words.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const fullBoard = 'Un tablero lleno sin línea es un empate.';

export const card: SpokenCard = {
  name: 'Cuántico',
  difficulty: 'Cuántico',
  description: 'Cada marca está en dos sitios hasta que un ciclo la fija en uno.',
  room: 'Cada marca está en dos sitios hasta que un ciclo la fija en uno.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe cuántico',
  options: {},
  rules: () => [
    'Cada turno pone dos marcas enlazadas con el mismo número en dos casillas distintas.',
    'Cuando un enlace cierra un ciclo, la otra persona lo mide: elige dónde cae la última marca, y todas las enlazadas la siguen.',
    'Ganan tres marcas clásicas en línea. Si los dos completan una línea a la vez, gana la línea cuyo número mayor es más bajo.',
    fullBoard,
  ],
  banner: { victory: 'Victoria cuántica', stalemate: 'Tablas cuánticas' },
};
