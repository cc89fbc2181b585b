import type { GameWords } from '../../../text/word-types.ts';

export const words = {
  title: 'Gravity Tic Tac Toe',
  options: {},
  rules: () => [
    'Choose a column: your mark falls to its lowest free cell.',
    'Four of your marks in a row win: across, down or diagonal.',
  ],
  banner: { victory: 'Gravity Victory', stalemate: 'Gravity Stalemate' },
} satisfies GameWords;
