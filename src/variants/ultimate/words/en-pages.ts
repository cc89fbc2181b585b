import type { PageWords } from '../../../text/word-types.ts';

/** Page copy outside the board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Ultimate Tic Tac Toe: nine boards in one',
    description:
      'Each move picks the small board where your opponent plays next. Play ultimate tic-tac-toe in 3D against an AI or a friend. Free, no account.',
    tags: ['ultimate tic tac toe', 'super tic tac toe', 'nine boards'],
  },
  related: ['classic', 'quantum', '3d'],
  questions: [
    {
      question: 'Where may I play?',
      answer:
        'On the small board in the same place as the cell your opponent just took. If that board is finished, choose any open one.',
    },
    {
      question: 'What does a tied small board count for?',
      answer: 'Nothing. It counts towards no line of three boards.',
    },
    {
      question: 'Is there a winning opening?',
      answer: 'None is known. The game has not been solved, which is a good reason to play it.',
    },
    {
      question: 'Can I play against a friend?',
      answer: 'Yes. Change the opponent next to the board, or create a room online.',
    },
  ],
  strategy: {
    title: 'Ultimate strategies',
    lead: 'Nobody has solved it. You win by controlling where the next move is made.',
    tips: [
      {
        title: 'Watch where you send them',
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
          'A cell that sends them to a finished board lets them play anywhere. Count a free move as half a board, and don’t give it away for less.',
      },
      {
        title: 'Think in big lines',
        difficulty: 'Intermediate',
        effectiveness: 'High',
        description:
          'A small board is worth as much as the open big lines it lies on. The centre board lies on four. A board on no open line is worth nothing, so use it for waiting moves.',
      },
      {
        title: 'Close off cells',
        difficulty: 'Expert',
        effectiveness: 'High',
        description:
          'Once you own two boards in a line, they can’t use any cell that sends you to the third. Close off enough cells this way, and they have to use one.',
      },
    ],
  },
} satisfies PageWords;
