import { fullBoard, starterCanForce, swapRule } from '../../../text/rule-phrases.ts';
import type { GameWords } from '../../../text/word-types.ts';

const starts = (board: keyof typeof stacks, centreClosed: boolean) =>
  board === '3x3x3' && centreClosed
    ? 'With two players and a closed centre, the second player can force a win.'
    : starterCanForce;
const stacks = {
  '4x3x3': { length: 'Three', lines: 82, cells: 36 },
  '3x3x3': { length: 'Three', lines: 49, cells: 27 },
  '4x4x4': { length: 'Four', lines: 76, cells: 64 },
};

/** The words beside its board. */
export const words = {
  title: '3D Tic Tac Toe',
  options: {
    board: 'Stack',
    'board 4x3x3': '4 of 3×3',
    'board 3x3x3': '3 of 3×3',
    'board 4x4x4': '4 of 4×4',
    centreClosed: 'First mark',
    'centreClosed false': 'Anywhere',
    'centreClosed true': 'Not the centre',
    swap: 'Swap rule',
    'swap false': 'Off',
    'swap true': 'On',
  },
  rules: ({
    board,
    centreClosed,
    swap,
  }: {
    board: keyof typeof stacks;
    centreClosed: boolean;
    swap: boolean;
  }) => [
    `${stacks[board].length} in a straight line wins: along a level, straight down, or diagonally through the levels.`,
    `${stacks[board].lines} lines on ${stacks[board].cells} cells.${centreClosed ? ' The first mark may not take a centre cell.' : ''}`,
    ...(swap ? [swapRule(board !== '4x4x4')] : [starts(board, centreClosed)]),
    fullBoard,
  ],
  banner: { victory: '3D Victory', stalemate: '3D Stalemate' },
  own: {
    every: (levels: number) => `All ${levels} levels`,
    level: (level: number, levels: number) => `Level ${level} of ${levels}`,
    previous: 'Previous level',
    next: 'Next level',
    all: 'All levels',
    spread: 'Spread levels',
    /** On a small screen, before the first move. */
    openLevel: 'Tap a level to play on it.',
    thumbnails: 'Levels',
    flat: (level: number) => `Level ${level}`,
    refused: {
      title: 'The centre is closed',
      detail: 'The first mark may not take a centre cell.',
    },
    /** The button in the guide that leads to the page of the proof. */
    proof: 'Read how 4×4×4 is solved',
    /** The labels of the guide's stack of lines, which can be turned. */
    lines: {
      title: 'Show a winning line',
      kinds: {
        horizontal: 'Horizontal',
        vertical: 'Vertical',
        diagonal: 'Diagonal',
        space: '3D diagonal',
      },
      captions: {
        horizontal:
          'Along one level, as in classic: rows, columns and the two diagonals. 32 lines.',
        vertical: 'Straight down through three adjacent levels. 18 lines.',
        diagonal: 'Diagonally down in a vertical plane: one level down, one cell across. 24 lines.',
        space:
          'From a corner, through the middle of the next level, to the opposite corner. 8 lines.',
      },
      diagram: 'Four levels of three by three. Turn it with the arrow keys.',
      left: 'Turn left',
      right: 'Turn right',
      detail: 'Drag it or use the buttons to see it from another side.',
    },
  },
} satisfies GameWords;
