import type { PageWords } from '../../../text/words.ts';

/** What pages say of it besides its board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Ultimate Tic Tac Toe: nine boards in one',
    description:
      'Each move picks the small board where the other plays next. Play ultimate tic-tac-toe in 3D against an AI or a friend. Free, no account.',
    tags: ['ultimate tic tac toe', 'super tic tac toe', 'nine boards'],
  },
  related: ['classic', 'quantum', '3d'],
  questions: [
    {
      question: 'Where may I play?',
      answer:
        'In the small board that has the place of the cell your opponent just took. If that board is decided, you choose any open one.',
    },
    {
      question: 'What does a tied small board count?',
      answer: 'Nothing for anybody. It belongs to no line of three boards.',
    },
    {
      question: 'Is there a winning opening?',
      answer: 'None is known. The game has not been solved, which is a good reason to play it.',
    },
    {
      question: 'Can I play against a friend?',
      answer: 'Yes, change the opponent beside the board, or open a room online.',
    },
  ],
} satisfies PageWords;
