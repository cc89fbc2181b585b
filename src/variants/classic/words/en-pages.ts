import type { PageWords } from '../../../text/words.ts';

/** What pages say of it besides its board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Classic Tic Tac Toe: play free on a 3D board',
    description:
      'Three in a row on the board everyone knows. Play classic tic-tac-toe against an AI of three levels or a friend. Free, no ads, no account.',
    tags: ['classic tic tac toe', 'three in a row', 'tic tac toe vs AI'],
  },
  related: ['ultimate', 'misere', 'wild'],
  questions: [
    {
      question: 'Can X always win at classic?',
      answer:
        'No. With best play every game is a tie, whatever the first move. A win is always somebody’s mistake.',
    },
    {
      question: 'What is the best first move?',
      answer:
        'All nine hold the tie. A corner sets the most traps: seven of the eight answers to it lose. The centre leaves four losing answers.',
    },
    {
      question: 'How do I stop a fork?',
      answer:
        'Make a threat of your own, so that the other player has to answer it before forking, or take the cell where their two lines meet.',
    },
    {
      question: 'How strong are the levels?',
      answer:
        'Easy plays half of its moves at random, Medium three in ten, Hard none. Hard never loses here.',
    },
  ],
} satisfies PageWords;
