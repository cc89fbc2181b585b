import type { PageWords } from '../../../text/word-types.ts';

/** Page copy outside the board: search engines, and the questions below the game. */
export const pages = {
  head: {
    title: 'Classic Tic Tac Toe: play free on a 3D board',
    description:
      'Three in a row on the board everyone knows. Play classic tic-tac-toe against a friend or an AI that plays at your level. Free, no ads, no account.',
    tags: ['classic tic tac toe', 'three in a row', 'tic tac toe vs AI'],
  },
  related: ['ultimate', 'misere', 'wild'],
  questions: [
    {
      question: 'Can X always win at classic?',
      answer:
        'No. With best play, every game is a tie, whatever the first move. Every win comes from a mistake.',
    },
    {
      question: 'What is the best first move?',
      answer:
        'All nine hold the tie. A corner sets the most traps: seven of the eight answers to it lose. The centre leaves four losing answers.',
    },
    {
      question: 'How do I stop a fork?',
      answer:
        'Make a threat that your opponent has to answer before they can fork, or take the cell where their two lines meet.',
    },
    {
      question: 'How strong are the levels?',
      answer:
        'Easy plays half of its moves at random, Medium three in ten, Hard none. Hard never loses here.',
    },
  ],
  strategy: {
    title: 'Classic strategies',
    lead: 'Two careful players always tie. These tips help you win when your opponent isn’t careful.',
    tips: [
      {
        title: 'Win, block, fork',
        difficulty: 'Beginner',
        effectiveness: 'Essential',
        description:
          'Each turn, do the first of these that you can: finish your own line, stop theirs, make two threats at once, make a move after which they can’t, take the centre, take a corner. If you never skip a step, you never lose.',
      },
      {
        title: 'Take the centre',
        difficulty: 'Beginner',
        effectiveness: 'High',
        description:
          'Four of the eight lines run through it, three through a corner, two through an edge. If your opponent opens in a corner, it is the only answer that holds the tie.',
      },
      {
        title: 'Open in a corner',
        difficulty: 'Intermediate',
        effectiveness: 'Very High',
        description:
          'Seven of the eight answers to a corner lose by force, compared with four to the centre. Against people, the corner is the better trap.',
      },
      {
        title: 'Opposite corners',
        difficulty: 'Advanced',
        effectiveness: 'Very High',
        description:
          'Take two opposite corners with their mark in the centre between them. If they answer in a corner, you fork. If they do this to you, play an edge.',
      },
    ],
  },
} satisfies PageWords;
