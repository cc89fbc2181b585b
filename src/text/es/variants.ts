import type { Translation } from '../translation.ts';
import type { variants as english } from '../variants.ts';
import { menus } from './menus.ts';

const cards = menus.variants;
const fullBoard = 'Un tablero lleno sin línea es un empate.';
const turns = 'Por turnos, cada uno pone su marca en una casilla vacía.';
const inWords: Readonly<Record<number, string>> = { 3: 'Tres', 4: 'Cuatro', 5: 'Cinco' };
const stacks: Readonly<Record<string, readonly [length: string, lines: number, cells: number]>> = {
  '4x3x3': ['Tres', 82, 36],
  '3x3x3': ['Tres', 49, 27],
  '4x4x4': ['Cuatro', 76, 64],
};

/** Cards, rules and options of every variant, in Spanish. */
export const variants: Translation<typeof english> = {
  classic: {
    ...cards.classic,
    options: {},
    rules: () => [
      turns,
      'Ganan tres marcas tuyas en línea: en fila, en columna o en diagonal.',
      fullBoard,
    ],
  },
  ultimate: {
    ...cards.ultimate,
    options: {},
    rules: () => [
      'La casilla que tomas envía al rival al tablero pequeño del mismo lugar.',
      '¿Te envían a un tablero terminado? ¡Juega donde quieras!',
      'Ganan tres tableros pequeños en línea. Un tablero empatado no es de nadie.',
    ],
    words: {
      victory: 'Victoria en Ultimate',
      stalemate: 'Tablas en Ultimate',
      details: { tie: 'Todos los tableros pequeños están decididos y nadie tiene tres en línea.' },
    },
  },
  extended: {
    ...cards.extended,
    options: { size: 'Tablero', 'size 4': '4×4', 'size 5': '5×5' },
    rules: ({ size }) => [
      `El tablero tiene ${size} filas de ${size}.`,
      `Ganan ${inWords[size]?.toLowerCase() ?? ''} marcas tuyas en línea: en fila, en columna o en diagonal.`,
      fullBoard,
    ],
    words: { victory: 'Victoria ampliada', stalemate: 'Tablas ampliadas' },
  },
  '3d': {
    ...cards['3d'],
    options: {
      board: 'Torre',
      'board 4x3x3': '4 de 3×3',
      'board 3x3x3': '3 de 3×3',
      'board 4x4x4': '4 de 4×4',
      centreClosed: 'Primera marca',
      'centreClosed false': 'Donde sea',
      'centreClosed true': 'No en el centro',
    },
    rules: ({ board, centreClosed }) => {
      const [length, lines, cells] = stacks[board] ?? ['', 0, 0];
      return [
        `${length} en línea recta ganan: en un nivel, hacia abajo o en diagonal a través de los niveles.`,
        `${lines} líneas en ${cells} casillas.${centreClosed ? ' La primera marca no puede ocupar una casilla central.' : ''}`,
        fullBoard,
      ];
    },
    words: { victory: 'Victoria en 3D', stalemate: 'Tablas en 3D' },
  },
  quantum: {
    ...cards.quantum,
    options: {},
    rules: () => [
      'Un turno pone dos marcas enlazadas con un número en dos casillas distintas.',
      'Un enlace que cierra un ciclo se mide: la otra persona elige dónde cae la última marca, y todo lo enlazado le sigue.',
      'Ganan tres marcas clásicas en línea. Si los dos las completan a la vez, gana quien tenga el número mayor más bajo.',
      fullBoard,
    ],
    words: { victory: 'Victoria cuántica', stalemate: 'Tablas cuánticas' },
  },
  misere: {
    ...cards.misere,
    options: { size: 'Tablero', 'size 3': '3×3', 'size 4': '4×4' },
    rules: ({ size }) => [
      turns,
      `${inWords[size] ?? ''} marcas propias en línea pierden: gana la otra persona.`,
      fullBoard,
    ],
    words: { victory: 'Victoria en Misère', stalemate: 'Tablas en Misère' },
  },
  wild: {
    ...cards.wild,
    options: {
      winner: 'De quién es una línea',
      'winner owner': 'De su símbolo',
      'winner maker': 'De quien la hace',
      size: 'Tablero',
      'size 3': '3×3',
      'size 4': '4×4',
    },
    rulesTitle: 'Reglas del salvaje',
    rules: ({ size, winner }) => [
      'Elige una casilla vacía y luego X u O para ella.',
      winner === 'owner'
        ? `${inWords[size] ?? ''} símbolos iguales en línea ganan para quien tiene ese símbolo, los complete quien los complete.`
        : `Quien completa ${inWords[size]?.toLowerCase() ?? ''} símbolos iguales en línea gana, sea cual sea el símbolo.`,
      fullBoard,
    ],
    words: {
      yourTurn: 'Te toca: elige X u O',
      turn: (name, seat) => `Le toca a ${name}${seat === 0 ? ': elige X u O' : ''}`,
      tie: '¡Empate!',
      victory: 'Victoria salvaje',
      stalemate: 'Tablas salvajes',
    },
  },
  infinite: {
    ...cards.infinite,
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
    },
    rulesTitle: 'Reglas del infinito',
    rules: ({ length, start, compact }) =>
      compact
        ? [
            'Compacto: nueve casillas que nunca crecen.',
            'Ganan tres marcas tuyas en línea: en fila, en columna o en diagonal.',
            fullBoard,
          ]
        : [
            `El tablero empieza con ${start} filas de ${start}. Una marca en su borde añade allí una fila o columna; una esquina añade las dos.`,
            `Ganan ${inWords[length]?.toLowerCase() ?? ''} marcas tuyas en línea: en fila, en columna o en diagonal.`,
            'Arrastra con dos dedos, con el botón derecho o con Mayúsculas para moverte por el tablero.',
          ],
    words: {
      youWin: '¡Victoria infinita!',
      tie: '¡Tablas infinitas!',
      draw: '¡Tablas infinitas!',
      details: {
        'person-wins': '¡Has conquistado el tablero infinito!',
        'bot-wins': '¡La IA dominó el juego infinito!',
        'seat-wins': '¡El tablero infinito está conquistado!',
        tie: '¡La partida terminó en empate!',
      },
    },
  },
  multiplayer: {
    ...cards.multiplayer,
    options: {},
    rules: ({ size, length }) => [
      'Por turnos alrededor de la mesa: cada persona tiene su propio símbolo.',
      length === 'full'
        ? `Gana una fila, columna o diagonal completa de ${size} marcas propias.`
        : 'Ganan tres marcas propias en línea: en fila, en columna o en diagonal.',
      fullBoard,
    ],
    words: { tie: '¡Empate!', draw: '¡Empate!', friends: 'Pasa el dispositivo.' },
  },
};
