import type { PageWords } from '../../../text/words.ts';

/** What pages say of it besides its board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Quantum Tic Tac Toe: marks in two places at once',
    description:
      'Place two linked marks, close a circle and see the board collapse. Play quantum tic-tac-toe free against an AI that really searches, or a friend.',
    tags: ['quantum tic tac toe', 'entanglement', 'superposition game'],
  },
  related: ['classic', 'wild', '3d'],
  questions: [
    {
      question: 'Do I need to know physics?',
      answer:
        'No. A turn puts one mark in two squares; a loop of linked marks makes somebody choose where they really are.',
    },
    {
      question: 'Who chooses when a loop closes?',
      answer: 'The player who did not close it. The same player also makes the next move.',
    },
    {
      question: 'What if both get a line at once?',
      answer:
        'The line whose highest number is lower wins a full point, the other scores half a point.',
    },
    {
      question: 'Can X force a win?',
      answer: 'Yes, by half a point, and only by opening in two opposite corners.',
    },
  ],
} satisfies PageWords;
