import { fullBoard, starterCanForce, swapRule } from '../../../text/es/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const starts = (board: keyof typeof stacks, centreClosed: boolean) =>
  board === '3x3x3' && centreClosed
    ? 'Entre dos y con el centro cerrado, quien juega segundo puede forzar la victoria.'
    : starterCanForce;
const stacks: Readonly<Record<string, readonly [length: string, lines: number, cells: number]>> = {
  '4x3x3': ['Tres', 82, 36],
  '3x3x3': ['Tres', 49, 27],
  '4x4x4': ['Cuatro', 76, 64],
};

export const card: TranslatedCard = {
  name: '3D',
  tagline: 'Dimensional',
  description: 'Cuatro niveles de 3×3. Las líneas atraviesan la torre.',
  room: 'Un cubo de niveles. Las líneas van en todas las direcciones.',
};

export const words: Translation<typeof english> = {
  title: 'Tic Tac Toe 3D',
  options: {
    board: 'Torre',
    'board 4x3x3': '4 de 3×3',
    'board 3x3x3': '3 de 3×3',
    'board 4x4x4': '4 de 4×4',
    centreClosed: 'Primera marca',
    'centreClosed false': 'Donde sea',
    'centreClosed true': 'No en el centro',
    swap: 'Regla del cambio',
    'swap false': 'No',
    'swap true': 'Sí',
  },
  rules: ({ board, centreClosed, swap }) => {
    const [length, lines, cells] = stacks[board] ?? ['', 0, 0];
    return [
      `${length} en línea recta ganan: en un nivel, en vertical o en diagonal a través de los niveles.`,
      `${lines} líneas en ${cells} casillas.${centreClosed ? ' La primera marca no puede ocupar una casilla central.' : ''}`,
      ...(swap ? [swapRule(board !== '4x4x4')] : [starts(board, centreClosed)]),
      fullBoard,
    ];
  },
  banner: { victory: 'Victoria en 3D', stalemate: 'Tablas en 3D' },
  own: {
    every: (levels) => `Los ${levels} niveles`,
    level: (level, levels) => `Nivel ${level} de ${levels}`,
    previous: 'Nivel anterior',
    next: 'Nivel siguiente',
    all: 'Todos los niveles',
    spread: 'Separar niveles',
    openLevel: 'Toca un nivel para jugar en él.',
    thumbnails: 'Niveles',
    flat: (level) => `Nivel ${level}`,
    refused: {
      title: 'El centro está cerrado',
      detail: 'La primera marca no puede ocupar una casilla central.',
    },
    proof: 'Así se resolvió el 4×4×4',
    lines: {
      title: 'Mostrar una línea ganadora',
      kinds: {
        horizontal: 'Horizontal',
        vertical: 'Vertical',
        diagonal: 'Diagonal',
        space: 'Diagonal 3D',
      },
      captions: {
        horizontal:
          'En un nivel, como en el clásico: filas, columnas y las dos diagonales. 32 líneas.',
        vertical: 'En vertical, por tres niveles contiguos. 18 líneas.',
        diagonal:
          'En diagonal por un plano vertical: un nivel más abajo, una casilla más allá. 24 líneas.',
        space: 'De una esquina a la opuesta, pasando por el centro del nivel intermedio. 8 líneas.',
      },
      diagram: 'Cuatro niveles de tres por tres. Se giran con las flechas del teclado.',
      left: 'Girar a la izquierda',
      right: 'Girar a la derecha',
      detail: 'Arrastra o usa los botones para mirar desde otro lado.',
    },
  },
};
