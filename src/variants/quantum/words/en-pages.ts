import type { PageWords } from '../../../text/word-types.ts';

/** Page copy outside the board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Quantum Tic Tac Toe: marks in two places at once',
    description:
      'Place two linked marks, close a loop and watch the board collapse. Play quantum tic-tac-toe free against a friend or an AI that thinks ahead.',
    tags: ['quantum tic tac toe', 'entanglement', 'superposition game'],
  },
  related: ['classic', 'wild', '3d'],
  questions: [
    {
      question: 'Do I need to know physics?',
      answer:
        'No. Each turn puts one mark in two squares. When linked marks form a loop, a player chooses where they land.',
    },
    {
      question: 'Who chooses when a loop closes?',
      answer: 'The player who didn’t close it. That player also moves next.',
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
    lead: 'With best play, X wins by half a point. The rest is knowing who gets to measure.',
    tips: [
      {
        title: 'Know who chooses',
        difficulty: 'Beginner',
        effectiveness: 'Essential',
        description:
          'Closing a loop gives your opponent the choice. Close one only when both outcomes are good for you.',
      },
      {
        title: 'Open in opposite corners',
        difficulty: 'Intermediate',
        effectiveness: 'Very High',
        description:
          'Of the 36 first moves only the two pairs of opposite corners win. All others are ties with best play.',
      },
      {
        title: 'Work out both collapses',
        difficulty: 'Advanced',
        effectiveness: 'Essential',
        description:
          'A loop has exactly two outcomes. Follow each one around the loop and through every linked mark before you add the last link.',
      },
      {
        title: 'Guard your low numbers',
        difficulty: 'Expert',
        effectiveness: 'High',
        description:
          'When one collapse gives both players a line, the line whose highest number is lower scores the full point. Older lines win.',
      },
    ],
  },
} satisfies PageWords;
