import { fullBoard, inWords, takeTurns } from '../../../text/rule-phrases.ts';
import type { GameWords } from '../../../text/word-types.ts';

/** The words beside its board. */
export const words = {
  title: 'Misère Tic Tac Toe',
  options: { size: 'Board', 'size 3': '3×3', 'size 4': '4×4' },
  rules: ({ size }: { size: 3 | 4 }) => [
    takeTurns,
    `${inWords(size)} of your own marks in a row lose: the other player wins.`,
    fullBoard,
  ],
  banner: {
    victory: 'Misere Victory',
    stalemate: 'Misere Stalemate',
    details: {
      'person-wins': 'The AI made a line, so you win.',
      'bot-wins': 'You made a line, so you lose.',
      'seat-wins': 'The other player made a line, so they lose.',
    },
  },
  own: {
    aim: (size: 3 | 4) => `${inWords(size)} in a row loses.`,
    danger: (lines: number) => `Danger! ${lines} line(s) nearly complete!`,
    /** The same for screen readers. */
    spoken: (lines: number) =>
      lines === 1 ? 'Danger! 1 line nearly complete!' : `Danger! ${lines} lines nearly complete!`,
  },
} satisfies GameWords;
