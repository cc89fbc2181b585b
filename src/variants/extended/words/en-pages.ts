import type { PageWords } from '../../../text/words.ts';

/** What pages say of it besides its board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Extended Tic Tac Toe: four in a row on 4x4',
    description:
      'A board of four by four and four in a row to win. Play extended tic-tac-toe in 3D against an AI of three levels or a friend. Free, no account.',
    tags: ['4x4 tic tac toe', 'four in a row', 'extended tic tac toe'],
  },
  related: ['classic', 'infinite', 'multiplayer'],
  questions: [
    {
      question: 'Does three in a row count?',
      answer: 'No. On four rows it takes four, on five rows five.',
    },
    {
      question: 'Who wins with best play?',
      answer: 'Nobody: both sizes are a tie.',
    },
    {
      question: 'How is a win forced, then?',
      answer:
        'By two lines that meet in one empty cell. Fill it last, and there are two threats at once.',
    },
  ],
} satisfies PageWords;
