import type { GameWords } from '../../../text/words.ts';

const fullBoard = 'A full board without a line is a tie.';
const inWords: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five' };

/** The words beside its board. */
export const words = {
  title: 'Extended Tic Tac Toe',
  options: { size: 'Board', 'size 4': '4×4', 'size 5': '5×5' },
  rules: ({ size }: { size: 4 | 5 }) => [
    `The board has ${size} rows of ${size}.`,
    `${inWords[size]} of your marks in a row win: across, down or diagonal.`,
    fullBoard,
  ],
  banner: { victory: 'Extended Victory', stalemate: 'Extended Stalemate' },
} satisfies GameWords;
