import type { PageWords } from '../../../text/word-types.ts';

/** Page copy outside the board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Misère Tic Tac Toe: three in a row loses',
    description:
      'Everything is reversed: whoever completes three in a row loses. Play misère tic-tac-toe in 3D against a friend or an AI that plays at your level. Free.',
    tags: ['misere tic tac toe', 'reverse tic tac toe', 'avoid three in a row'],
  },
  related: ['classic', 'wild', 'extended'],
  questions: [
    {
      question: 'What is different from classic?',
      answer: 'Only the goal: whoever completes three in a row loses.',
    },
    {
      question: 'What is the best first move?',
      answer:
        'The centre. It is the only one that holds the tie; answer every move in the opposite cell.',
    },
    {
      question: 'How do I win?',
      answer:
        'Wait for your opponent to open anywhere but the centre. Against a corner, for example, any edge wins.',
    },
  ],
} satisfies PageWords;
