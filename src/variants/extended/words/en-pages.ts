import type { PageWords } from '../../../text/word-types.ts';

/** Page copy outside the board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Extended Tic Tac Toe: four in a row on 4x4',
    description:
      'A 4×4 board and four in a row to win. Play extended tic-tac-toe in 3D against a friend or an AI that plays at your level. Free, no account.',
    tags: ['4x4 tic tac toe', 'four in a row', 'extended tic tac toe'],
  },
  related: ['classic', 'infinite', 'multiplayer'],
  questions: [
    {
      question: 'Does three in a row count?',
      answer: 'No. On 4×4 it takes four, on 5×5 five.',
    },
    {
      question: 'Who wins with best play?',
      answer: 'Nobody: both sizes are a tie.',
    },
    {
      question: 'How do I win, then?',
      answer:
        'With two lines that cross in an empty cell. Fill it last to make two threats at once.',
    },
  ],
} satisfies PageWords;
