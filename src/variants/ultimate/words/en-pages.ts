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
  strategy: {
    title: 'Ultimate strategies',
    lead: 'No one has solved it. What wins is control over where the next move is made.',
    tips: [
      {
        title: 'Mind where you send',
        difficulty: 'Beginner',
        effectiveness: 'Essential',
        description:
          'Before you take a cell, look at the board it leads to. The best cell of a small board is worth little if it hands over another board.',
      },
      {
        title: 'Deny the free move',
        difficulty: 'Intermediate',
        effectiveness: 'Very High',
        description:
          'A cell in the place of a decided board lets them play anywhere. Count a free move as half a board, and don’t give it for less.',
      },
      {
        title: 'Think in big lines',
        difficulty: 'Intermediate',
        effectiveness: 'High',
        description:
          'A small board is worth the open big lines it lies on. The centre board lies on four; a board on no open line is worth nothing, and makes a fine place to wait.',
      },
      {
        title: 'Close the doors',
        difficulty: 'Expert',
        effectiveness: 'High',
        description:
          'With two boards in a line, every cell that sends you to the third is closed to them. Close enough such cells, and they have to open one.',
      },
    ],
  },
} satisfies PageWords;
