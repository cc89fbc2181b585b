import type { GameWords } from '../../../text/word-types.ts';

/** The words beside its board. */
export const words = {
  title: 'Classic Tic Tac Toe',
  options: {},
  // Not from `rule-phrases.ts`: the first board would load the other games' sentences, too.
  rules: () => [
    'Take turns placing your mark in an empty cell.',
    'Three of your marks in a row win: across, down or diagonal.',
    'A full board without a line is a tie.',
  ],
} satisfies GameWords;
