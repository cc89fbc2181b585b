import type { GameWords } from '../../../text/words.ts';

const fullBoard = 'A full board without a line is a tie.';

/** What is said beside its board. */
export const words = {
  title: 'Multiplayer Tic Tac Toe',
  options: {},
  rules: ({ size, length }: { size: 3 | 4 | 5; length: 'full' | 3 }) => [
    'Take turns. Each player has their own symbol.',
    length === 'full'
      ? `Fill a row, column or diagonal with ${size} of your own marks to win.`
      : 'Three of your own marks in a row win: across, down or diagonal.',
    fullBoard,
  ],
  banner: { tie: "It's a tie!", draw: "It's a tie!", friends: 'Pass the device on.' },
} satisfies GameWords;
