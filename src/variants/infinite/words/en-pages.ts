import type { PageWords } from '../../../text/word-types.ts';

/** Page copy outside the board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Infinite Tic Tac Toe: a board that grows',
    description:
      'Play at the edge and the board grows: five in a row wins, and there is always more room. Free in 3D against an AI or a friend.',
    tags: ['infinite tic tac toe', 'five in a row', 'growing board'],
  },
  related: ['extended', 'classic', 'multiplayer'],
  questions: [
    {
      question: 'How large can the board get?',
      answer: 'Up to a hundred cells a side. Each mark at the edge adds a row or column there.',
    },
    {
      question: 'Why five in a row?',
      answer:
        'With three, the first player wins with the third mark; with four, by force within six marks. With five, nobody knows.',
    },
    {
      question: 'What is Compact?',
      answer: 'The small version: a 3×3 board that never grows, and three in a row.',
    },
  ],
} satisfies PageWords;
