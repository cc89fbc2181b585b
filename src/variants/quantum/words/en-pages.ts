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
  strategy: {
    title: 'Quantum strategies',
    lead: 'X wins by half a point with best play. Everything else is knowing who gets to measure.',
    tips: [
      {
        title: 'Know who chooses',
        difficulty: 'Beginner',
        effectiveness: 'Essential',
        description:
          'Who closes a loop gives the other player the choice. Close one only when both ways out are good for you.',
      },
      {
        title: 'Open in opposite corners',
        difficulty: 'Intermediate',
        effectiveness: 'Very High',
        description:
          'Of the 36 first moves only the two pairs of opposite corners win. All others are ties with best play.',
      },
      {
        title: 'Count both collapses',
        difficulty: 'Advanced',
        effectiveness: 'Essential',
        description:
          'A loop has exactly two outcomes. Follow each around the loop and along everything that hangs on it, before you add the last link.',
      },
      {
        title: 'Guard your low numbers',
        difficulty: 'Expert',
        effectiveness: 'High',
        description:
          'When one collapse gives both players a line, the line whose highest number is lower scores the full point. Old marks win races.',
      },
    ],
  },
} satisfies PageWords;
