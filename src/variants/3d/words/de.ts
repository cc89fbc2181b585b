import { fullBoard, starterCanForce, swapRule } from '../../../text/de/rule-phrases.ts';
import type { TranslatedCard } from '../../../text/word-types.ts';
import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en.ts';

const starts = (board: keyof typeof stacks, centreClosed: boolean) =>
  board === '3x3x3' && centreClosed
    ? 'Zu zweit und mit gesperrter Mitte kann, wer als Zweiter zieht, den Sieg erzwingen.'
    : starterCanForce;
const stacks: Readonly<Record<string, readonly [length: string, lines: number, cells: number]>> = {
  '4x3x3': ['Drei', 82, 36],
  '3x3x3': ['Drei', 49, 27],
  '4x4x4': ['Vier', 76, 64],
};

export const card: TranslatedCard = {
  name: '3D',
  tagline: 'Räumlich',
  description: 'Vier Ebenen mit 3×3 Feldern. Die Reihen gehen durch den Stapel.',
  room: 'Ein Würfel aus Ebenen. Die Reihen gehen in jede Richtung.',
};

export const words: Translation<typeof english> = {
  title: '3D-Tic-Tac-Toe',
  options: {
    board: 'Stapel',
    'board 4x3x3': '4 mit 3×3',
    'board 3x3x3': '3 mit 3×3',
    'board 4x4x4': '4 mit 4×4',
    centreClosed: 'Erstes Zeichen',
    'centreClosed false': 'Überall',
    'centreClosed true': 'Nicht in die Mitte',
    swap: 'Tauschregel',
    'swap false': 'Aus',
    'swap true': 'An',
  },
  rules: ({ board, centreClosed, swap }) => {
    const [length, lines, cells] = stacks[board] ?? ['', 0, 0];
    return [
      `${length} in einer geraden Reihe gewinnen: auf einer Ebene, senkrecht nach unten oder schräg durch die Ebenen.`,
      `${lines} Reihen auf ${cells} Feldern.${centreClosed ? ' Das erste Zeichen darf nicht in die Mitte.' : ''}`,
      ...(swap ? [swapRule(board !== '4x4x4')] : [starts(board, centreClosed)]),
      fullBoard,
    ];
  },
  banner: { victory: 'Sieg in 3D', stalemate: 'Patt in 3D' },
  own: {
    every: (levels) => `Alle ${levels} Ebenen`,
    level: (level, levels) => `Ebene ${level} von ${levels}`,
    previous: 'Vorige Ebene',
    next: 'Nächste Ebene',
    all: 'Alle Ebenen',
    spread: 'Auseinanderziehen',
    openLevel: 'Tippe auf eine Ebene, um dort zu spielen.',
    thumbnails: 'Ebenen',
    flat: (level) => `Ebene ${level}`,
    refused: {
      title: 'Die Mitte ist gesperrt',
      detail: 'Das erste Zeichen darf nicht in die Mitte.',
    },
    proof: 'So ist 4×4×4 gelöst',
    lines: {
      title: 'Eine Gewinnreihe zeigen',
      kinds: {
        horizontal: 'Waagrecht',
        vertical: 'Senkrecht',
        diagonal: 'Diagonal',
        space: '3D-Diagonale',
      },
      captions: {
        horizontal:
          'Auf einer Ebene wie im klassischen Spiel: Zeilen, Spalten und die beiden Diagonalen. 32 Reihen.',
        vertical: 'Senkrecht nach unten durch drei benachbarte Ebenen. 18 Reihen.',
        diagonal:
          'Schräg nach unten, parallel zu einer Seitenwand: eine Ebene tiefer, ein Feld weiter. 24 Reihen.',
        space:
          'Von einer Ecke durch die Mitte der nächsten Ebene zur gegenüberliegenden Ecke. 8 Reihen.',
      },
      diagram: 'Vier Ebenen mit drei mal drei Feldern. Drehbar mit den Pfeiltasten.',
      left: 'Nach links drehen',
      right: 'Nach rechts drehen',
      detail: 'Zieh am Stapel oder nutz die Pfeile, um ihn von einer anderen Seite zu sehen.',
    },
  },
};
