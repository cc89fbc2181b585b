import type { GameWords } from '../../../text/words.ts';

const fullBoard = 'A full board without a line is a tie.';

/** What is said beside its board. */
export const words = {
  title: 'Multiplayer Tic Tac Toe',
  options: {},
  rules: ({ size, length }: { size: 3 | 4 | 5; length: 'full' | 3 }) => [
    'Take turns around the table: each player has a symbol of their own.',
    length === 'full'
      ? `A full row, column or diagonal of ${size} marks of your own wins.`
      : 'Three of your own marks in a row win: across, down or diagonal.',
    fullBoard,
  ],
  banner: { tie: "It's a tie!", draw: "It's a tie!", friends: 'Pass the device on.' },
} satisfies GameWords;
