import type { GameWords } from '../../../text/words.ts';

const fullBoard = 'A full board without a line is a tie.';

/** The words beside its board. */
export const words = {
  title: 'Classic Tic Tac Toe',
  options: {},
  rules: () => [
    'Take turns placing your mark in an empty cell.',
    'Three of your marks in a row win: across, down or diagonal.',
    fullBoard,
  ],
} satisfies GameWords;
