/** What is said of each variant: its card, its rules, its options and its own words in the banner. */
import { type Card, cards } from './cards.ts';
import type { VariantWords } from './words.ts';

export type VariantText = Card & {
  /** Labels by option, and by "option value". */
  readonly options: Readonly<Record<string, string>>;
  /** The title of the rules card, where it has one of its own. */
  readonly rulesTitle?: string;
  /** The rules card, with the options in force. */
  readonly rules: (options: never) => readonly string[];
  readonly words?: Partial<VariantWords>;
};

const fullBoard = 'A full board without a line is a tie.';
const inWords: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five' };

const stacks = {
  '4x3x3': { length: 'Three', lines: 82, cells: 36 },
  '3x3x3': { length: 'Three', lines: 49, cells: 27 },
  '4x4x4': { length: 'Four', lines: 76, cells: 64 },
};

export const variants = {
  classic: {
    ...cards.classic,
    options: {},
    rules: () => [
      'Take turns placing your mark in an empty cell.',
      'Three of your marks in a row win: across, down or diagonal.',
      fullBoard,
    ],
  },
  ultimate: {
    ...cards.ultimate,
    options: {},
    rules: () => [
      'The cell you take sends the other player to the small board in the same place.',
      'Sent to a finished board? Play anywhere!',
      'Three small boards in a row win the game. A tied board belongs to nobody.',
    ],
    words: {
      victory: 'Ultimate Victory',
      stalemate: 'Ultimate Stalemate',
      details: { tie: 'Every small board is decided, and nobody has three in a row.' },
    },
  },
  extended: {
    ...cards.extended,
    options: { size: 'Board', 'size 4': '4×4', 'size 5': '5×5' },
    rules: ({ size }: { size: 4 | 5 }) => [
      `The board has ${size} rows of ${size}.`,
      `${inWords[size]} of your marks in a row win: across, down or diagonal.`,
      fullBoard,
    ],
    words: { victory: 'Extended Victory', stalemate: 'Extended Stalemate' },
  },
  '3d': {
    ...cards['3d'],
    options: {
      board: 'Stack',
      'board 4x3x3': '4 of 3×3',
      'board 3x3x3': '3 of 3×3',
      'board 4x4x4': '4 of 4×4',
      centreClosed: 'First mark',
      'centreClosed false': 'Anywhere',
      'centreClosed true': 'Not the centre',
    },
    rules: ({ board, centreClosed }: { board: keyof typeof stacks; centreClosed: boolean }) => [
      `${stacks[board].length} in a straight line win: along a level, straight down, or diagonally through the levels.`,
      `${stacks[board].lines} lines on ${stacks[board].cells} cells.${centreClosed ? ' The first mark may not take a centre cell.' : ''}`,
      fullBoard,
    ],
    words: { victory: '3D Victory', stalemate: '3D Stalemate' },
  },
  quantum: {
    ...cards.quantum,
    options: {},
    rules: () => [
      'A turn places two linked marks with one number in two different squares.',
      'A link that closes a loop must be measured: the other player chooses where its last mark lands, and everything tied to it follows.',
      'Three classical marks in a row win. If both players get a line at once, the lower highest number wins.',
      'A full board without a line is a tie.',
    ],
    words: { victory: 'Quantum Victory', stalemate: 'Quantum Stalemate' },
  },
  misere: {
    ...cards.misere,
    options: { size: 'Board', 'size 3': '3×3', 'size 4': '4×4' },
    rules: ({ size }: { size: 3 | 4 }) => [
      'Take turns placing your mark in an empty cell.',
      `${inWords[size]} of your own marks in a row lose: the other player wins.`,
      fullBoard,
    ],
    words: { victory: 'Misere Victory', stalemate: 'Misere Stalemate' },
  },
  wild: {
    ...cards.wild,
    options: {
      winner: 'Who wins a line',
      'winner owner': 'Its symbol',
      'winner maker': 'Its maker',
      size: 'Board',
      'size 3': '3×3',
      'size 4': '4×4',
    },
    rulesTitle: 'Wild Rules',
    rules: ({ size, winner }: { size: 3 | 4; winner: 'owner' | 'maker' }) => [
      'Choose an empty cell, then X or O for it.',
      winner === 'owner'
        ? `${inWords[size]} of one symbol in a row win for the player of that symbol, whoever completed it.`
        : `Whoever completes ${inWords[size]?.toLowerCase()} of one symbol in a row wins, whichever symbol it is.`,
      fullBoard,
    ],
    words: {
      yourTurn: 'Your Turn - Choose X or O',
      turn: (name, seat) => (seat === 0 ? `${name}'s Turn - Choose X or O` : `${name}'s Turn`),
      tie: 'Tie!',
      victory: 'Wild Victory',
      stalemate: 'Wild Stalemate',
    },
  },
  infinite: {
    ...cards.infinite,
    options: {
      compact: 'Board',
      'compact false': 'Grows',
      'compact true': 'Compact',
      length: 'In a row',
      'length 5': 'Five',
      'length 4': 'Four',
      'length 3': 'Three',
      start: 'Starts with',
      'start 5': '5×5',
      'start 3': '3×3',
    },
    rulesTitle: 'Infinite Rules',
    rules: ({ length, start, compact }: { length: 5 | 4 | 3; start: 5 | 3; compact: boolean }) =>
      compact
        ? [
            'Compact: nine cells that never grow.',
            'Three of your marks in a row win: across, down or diagonal.',
            fullBoard,
          ]
        : [
            `The board starts with ${start} rows of ${start}. A mark on its edge adds a row or column there, a corner adds both.`,
            `${inWords[length]} of your marks in a row win: across, down or diagonal.`,
            'Drag with two fingers, the right button or Shift to move over the board.',
          ],
    words: {
      youWin: 'Infinite Victory!',
      tie: 'Infinite Stalemate!',
      draw: 'Infinite Stalemate!',
      details: {
        'person-wins': "You've conquered the infinite board!",
        'bot-wins': 'The AI mastered the infinite game!',
        'seat-wins': "They've conquered the infinite board!",
        tie: 'The game ended in a draw!',
      },
    },
  },
  multiplayer: {
    ...cards.multiplayer,
    options: {},
    rules: ({ size, length }: { size: 3 | 4 | 5; length: 'full' | 3 }) => [
      'Take turns around the table: each player has a symbol of their own.',
      length === 'full'
        ? `A full row, column or diagonal of ${size} marks of your own wins.`
        : 'Three of your own marks in a row win: across, down or diagonal.',
      fullBoard,
    ],
    words: { tie: "It's a tie!", draw: "It's a tie!", friends: 'Pass the device on.' },
  },
} satisfies Record<string, VariantText>;
