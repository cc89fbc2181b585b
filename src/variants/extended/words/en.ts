import { fullBoard, lineWins } from '../../../text/rule-phrases.ts';
import type { GameWords } from '../../../text/word-types.ts';

/** The words beside its board. */
export const words = {
  title: 'Extended Tic Tac Toe',
  options: { size: 'Board', 'size 4': '4×4', 'size 5': '5×5' },
  rules: ({ size }: { size: 4 | 5 }) => [
    `The board has ${size} rows of ${size}.`,
    lineWins(size),
    fullBoard,
  ],
  banner: { victory: 'Extended Victory', stalemate: 'Extended Stalemate' },
} satisfies GameWords;
